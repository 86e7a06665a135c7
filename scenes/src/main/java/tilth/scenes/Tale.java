package tilth.scenes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilth.engine.Event;
import tilth.engine.Seats;

/** What has happened, told so that like things in a row are one sentence and what one player does goes on in it. */
record Tale(Words words) {

    private static final String ALSO = ".also";

    /** What happened, a sentence for each event or each row of like ones. */
    List<String> of(List<Event> events) {
        List<String> told = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= events.size(); i++) {
            if (i == events.size() || !areOneSentence(events.get(i - 1), events.get(i))) {
                List<Event> alike = events.subList(from, i);
                told.add(
                        from > 0 && goesOn(events.get(from - 1), alike.getFirst())
                                ? goingOn(told.removeLast(), alike)
                                : event(alike, ""));
                from = i;
            }
        }
        return told;
    }

    private boolean goesOn(Event event, Event next) {
        return event.seat() == next.seat() && words.has(sentence(next) + ALSO);
    }

    /** A sentence without its full stop, and what happened next. */
    private String goingOn(String said, List<Event> alike) {
        return said.substring(0, said.length() - 1) + ", " + event(alike, ALSO) + ".";
    }

    private boolean areOneSentence(Event event, Event next) {
        return event.what().equals(next.what()) && event.seat() == next.seat() && words.has(thing(next));
    }

    private static String sentence(Event event) {
        return "event." + event.what().word();
    }

    private static String thing(Event event) {
        return sentence(event) + ".thing";
    }

    private String event(List<Event> alike, String ending) {
        Event first = alike.getFirst();
        Map<String, Object> facts = facts(first);
        facts.put(
                "things",
                words.list(alike.stream()
                        .map(event -> words.say(thing(event), facts(event), ""))
                        .toList()));
        return words.say(sentence(first) + ending, facts, first.what().word() + " " + first.facts());
    }

    /** What will surely happen, in as few words as possible; nothing where it goes without saying. */
    String preview(Event event) {
        return words.say("preview." + event.what().word(), facts(event), "");
    }

    private Map<String, Object> facts(Event event) {
        int[] numbers = {event.first(), event.second(), event.third()};
        Map<String, Object> facts = new HashMap<>();
        for (int i = 0; i < event.what().operands().size(); i++) {
            Words.addFact(facts, event.what().operands().get(i), numbers[i]);
        }
        if (event.seat() != Seats.NOBODY) {
            facts.put("seat", event.seat());
        }
        words.explain(sentence(event), facts);
        return facts;
    }
}
