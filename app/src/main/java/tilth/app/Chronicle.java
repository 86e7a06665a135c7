package tilth.app;

import java.util.ArrayList;
import java.util.List;
import tilth.engine.Event;
import tilth.scenes.Ink;
import tilth.scenes.Lines;
import tilth.scenes.Words;

/** Tells what happened in words, one paragraph for each turn, as one viewer may know it. */
record Chronicle(Words words, Ink ink, int viewer) {

    List<String> tell(List<Story.Chapter> chapters) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= chapters.size(); i++) {
            if (i == chapters.size()
                    || chapters.get(i).beginsTurn()
                    || chapters.get(i).seat() != chapters.get(from).seat()) {
                lines.addAll(paragraph(chapters.subList(from, i)));
                from = i;
            }
        }
        return lines;
    }

    private List<String> paragraph(List<Story.Chapter> turn) {
        Story.Chapter first = turn.getFirst();
        List<Event> events = turn.stream()
                .flatMap(chapter -> chapter.seenBy(viewer).stream())
                .toList();
        String sentences = String.join(" ", words.events(events));
        String heading = "%4d %s ".formatted(first.number(), ink.seat(first.seat(), Ink.mark(first.seat())));
        return sentences.isEmpty() ? List.of() : Lines.wrap(heading, sentences);
    }
}
