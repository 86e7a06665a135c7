package tilth.scenes.web;

import java.util.List;
import tilth.engine.Event;

/**
 * One legal move as a page needs it.
 *
 * @param move the move as text, such as {@code move 3}
 * @param target the thing on the board that it touches, such as {@code blade:3}
 * @param words the move in words
 * @param preview what it would surely bring, in few words; empty where that goes without saying
 * @param foreseen what would surely happen
 * @param aside whether it is legal almost always and kept apart from the answers to the question
 */
public record Offer(String move, String target, String words, String preview, List<Event> foreseen, boolean aside) {

    public Offer {
        foreseen = List.copyOf(foreseen);
    }
}
