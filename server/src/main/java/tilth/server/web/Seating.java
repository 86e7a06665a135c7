package tilth.server.web;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.scenes.Words;
import tilth.scenes.web.Marks;
import tilth.scenes.web.Sitting;
import tilth.server.house.Records;
import tilth.server.table.Chair;
import tilth.server.table.Table;

/** Who sits where, as everybody at the table calls them. */
record Seating(Words words, List<Sitting> sittings) {

    Seating {
        sittings = List.copyOf(sittings);
    }

    static Seating of(Table table, Locale language) {
        return of(table.game(), table.chairs(), table.colours(), language);
    }

    static Seating of(Game game, List<Chair> chairs, List<Integer> colours, Locale language) {
        Words words = Words.of(game, language);
        List<String> names = names(chairs, words, colours);
        List<Sitting> sittings = IntStream.range(0, names.size())
                .mapToObj(seat -> new Sitting(
                        seat,
                        names.get(seat),
                        colours.get(seat),
                        chairs.get(seat).isBot()))
                .toList();
        return new Seating(words.calling(names), sittings);
    }

    /** A game somebody brought along: its players go by their names or, where nobody is known, by their colours. */
    static Seating of(GameRecord record, Locale language) {
        Game game = record.setup().game();
        List<Chair> chairs = Records.chairs(record);
        if (!chairs.isEmpty()) {
            return of(game, chairs, chairs.stream().map(Chair::colour).toList(), language);
        }
        int seats = record.setup().seats();
        Words words = Words.of(game, language);
        return new Seating(
                words,
                IntStream.range(0, seats)
                        .mapToObj(seat -> new Sitting(seat, words.colour(seat), seat, false))
                        .toList());
    }

    /** Everybody's name; those who share one are told apart by their colours. */
    private static List<String> names(List<Chair> chairs, Words words, List<Integer> colours) {
        List<String> names = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (int seat = 0; seat < colours.size(); seat++) {
            String colour = words.colour(colours.get(seat));
            String name = name(chairs.get(seat), words, colour);
            names.add(known.add(name) ? name : name + " (" + colour + ")");
        }
        return names;
    }

    private static String name(Chair chair, Words words, String colour) {
        if (chair.isStoodIn()) {
            return words.label("page-stood-in", Map.of("name", chair.name()));
        }
        return chair.isFree() ? colour : chair.player().map(words::bot).orElse(chair.name());
    }

    String name(int seat) {
        return words.seat(seat);
    }

    String css(int seat) {
        return "seat-" + sittings.get(seat).colour();
    }

    String mark(int seat) {
        return Marks.of(sittings.get(seat).colour());
    }
}
