package tilth.scenes.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.engine.Event;
import tilth.engine.Seats;
import tilth.scenes.Words;

/**
 * What a board is drawn with, besides the view of its game.
 *
 * @param awaitedSeats the seats that the game waits for, as a bit set
 * @param offers what the onlooker may do now
 * @param history what the onlooker saw happen so far, one list a move
 */
public record Picture(
        Words words,
        Onlooker onlooker,
        List<Sitting> sittings,
        int awaitedSeats,
        List<Offer> offers,
        List<List<Event>> history) {

    private static final int MOST_RECENT = 12;

    public Picture {
        sittings = List.copyOf(sittings);
        offers = List.copyOf(offers);
        history = List.copyOf(history);
    }

    /** The number of the first move since the onlooker's own last one; a watcher looks back one move a seat. */
    public int since() {
        if (onlooker.isWatcher()) {
            return Math.max(history.size() - sittings.size(), 0);
        }
        int move = history.size();
        while (move > 0 && !isOwn(history.get(move - 1))) {
            move--;
        }
        return move;
    }

    private boolean isOwn(List<Event> move) {
        return !move.isEmpty() && isOnlooker(move.getFirst().seat());
    }

    /** The numbers of the latest moves: those since the onlooker's own last one, and in any case the last of all. */
    public IntStream recent() {
        int first = Math.max(Math.min(since(), history.size() - 1), history.size() - MOST_RECENT);
        return IntStream.range(Math.max(first, 0), history.size());
    }

    /** What has happened lately, for those who listen. */
    public String told() {
        return String.join(
                " ",
                recent().boxed()
                        .flatMap(move -> words.events(history.get(move)).stream())
                        .toList());
    }

    public boolean isAsked(int seat) {
        return Seats.has(awaitedSeats, seat);
    }

    public boolean isOnlooker(int seat) {
        return onlooker.seat() == seat;
    }

    /** Who sits on a seat; a seat that nobody has taken goes by the name of its colour. */
    public Sitting sitting(int seat) {
        return sittings.stream()
                .filter(sitting -> sitting.seat() == seat)
                .findAny()
                .orElseGet(() -> new Sitting(seat, words.seat(seat), seat, false));
    }

    /** The class that gives a seat's things its colour. */
    public String css(int seat) {
        return "seat-" + sitting(seat).colour();
    }

    /** The symbol of the mark that goes with a seat's colour: whatever the colour says, the mark says too. */
    public String mark(int seat) {
        return Marks.of(sitting(seat).colour());
    }

    /** A thing on the board, lit if the onlooker may do something with it. */
    public Spot spot(String target, String what) {
        List<String> sentences = new ArrayList<>(List.of(what));
        List<Offer> here =
                offers.stream().filter(offer -> offer.target().equals(target)).toList();
        here.forEach(offer -> sentences.add(sentence(offer)));
        boolean can = !here.isEmpty();
        boolean aside = can && here.stream().allMatch(Offer::aside);
        return new Spot(target, String.join(". ", sentences), can, aside, false);
    }

    /** What the onlooker may do with nothing but a button. */
    public Spot button(Offer offer) {
        return new Spot(offer.target(), sentence(offer), true, offer.aside(), false);
    }

    private String sentence(Offer offer) {
        return offer.preview().isEmpty()
                ? offer.words()
                : words.label("offer", Map.of("move", offer.words(), "preview", offer.preview()));
    }
}
