package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;
import tilth.engine.Topic;

/** A game told again from its record, slowly and plainly, to check what a survey has counted. */
record Retold(List<Deed> deeds, List<Integer> firstTurns, String ending, int moves, Position end) {

    /** What happened to a seat in one of its turns; before the first turn of all that is turn 0 of nobody. */
    record Deed(Event event, int turn, boolean setUp) {}

    static Retold of(GameRecord record) {
        Game game = record.setup().game();
        Match match = new Match(record.setup());
        List<Deed> deeds = new ArrayList<>();
        List<Integer> turns = new ArrayList<>();
        String ending = TableReport.Ending.USUAL;
        for (GameRecord.Turn turn : record.turns()) {
            long question = match.position().question(turn.seat());
            if (turns.isEmpty() && game.study().round().isPresent()) {
                turns.addAll(everybody(turn.seat(), match.position().seats()));
            }
            if (game.study()
                    .beginsTurn(game.questions().verb(question), game.moves().verb(turn.move()))) {
                turns.add(turn.seat());
            }
            EventLog log = new EventLog();
            match.play(turn.seat(), turn.move(), log);
            for (Event event : log.seenBy(Seats.WATCHER)) {
                if (game.study().beginsTurn(event.what())) {
                    turns.add(event.seat());
                }
                if (game.study().round().filter(event.what()::equals).isPresent()) {
                    turns.addAll(everybody(0, match.position().seats()));
                }
                if (ending.equals(TableReport.Ending.USUAL)
                        && game.study().endings().contains(event.what())) {
                    ending = event.what().word();
                }
                int mine = (int)
                        turns.stream().filter(seat -> seat == event.seat()).count();
                deeds.add(new Deed(event, mine, turns.isEmpty()));
            }
        }
        return new Retold(deeds, turns, ending, record.turns().size(), match.position());
    }

    private static List<Integer> everybody(int first, int seats) {
        return IntStream.range(0, seats).mapToObj(i -> (first + i) % seats).toList();
    }

    int seats() {
        return end.seats();
    }

    int rounds() {
        return IntStream.range(0, seats())
                .map(seat ->
                        (int) firstTurns.stream().filter(other -> other == seat).count())
                .max()
                .orElse(0);
    }

    int best() {
        return IntStream.range(0, seats()).map(end::score).max().orElseThrow();
    }

    private double won(int seat) {
        return Seats.has(end.winners(), seat) ? 1.0 / Seats.count(end.winners()) : 0;
    }

    private int seatAt(int place) {
        return (firstTurns.getFirst() + place) % seats();
    }

    static void compare(TableReport table, List<Retold> games) {
        assertThat(table.games()).isEqualTo(games.size());
        assertThat(table.rounds().mean())
                .isCloseTo(mean(games.stream().mapToInt(Retold::rounds).toArray()), within(1e-9));
        assertThat(table.moves().mean())
                .isCloseTo(mean(games.stream().mapToInt(Retold::moves).toArray()), within(1e-9));
        assertThat(table.winnerPoints().mean())
                .isCloseTo(mean(games.stream().mapToInt(Retold::best).toArray()), within(1e-9));
        for (TableReport.Ending ending : table.endings()) {
            assertThat(ending.games())
                    .isEqualTo(games.stream()
                            .filter(game -> game.ending().equals(ending.ending()))
                            .count());
        }
        for (TableReport.Place place : table.places()) {
            double won = games.stream()
                    .mapToDouble(game -> game.won(game.seatAt(place.place() - 1)))
                    .sum();
            assertThat(place.winShare().share() * games.size()).isCloseTo(won, within(1e-9));
        }
        for (int i = 0; i < table.categories().size(); i++) {
            compare(table.categories().get(i), i, games);
        }
    }

    private static double mean(int... numbers) {
        return IntStream.of(numbers).average().orElse(0);
    }

    private static void compare(TableReport.Category category, int line, List<Retold> games) {
        List<Integer> winners = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (Retold game : games) {
            ScoreSheet.Line points = game.end().scoreSheet().lines().get(line);
            assertThat(points.category()).isEqualTo(category.category());
            for (int seat = 0; seat < game.seats(); seat++) {
                (Seats.has(game.end().winners(), seat) ? winners : others)
                        .add(points.points().get(seat));
            }
        }
        assertThat(category.winners().mean())
                .isCloseTo(mean(winners.stream().mapToInt(Integer::intValue).toArray()), within(1e-9));
        assertThat(category.others().mean())
                .isCloseTo(mean(others.stream().mapToInt(Integer::intValue).toArray()), within(1e-9));
    }

    static void compare(Topic topic, SurveyReport.Chapter chapter, List<Retold> games) {
        for (SurveyReport.Thing thing : chapter.things()) {
            List<List<Deed>> byGame = games.stream()
                    .map(game -> game.deeds().stream()
                            .filter(deed -> !deed.setUp() && deed.event().seat() != Seats.NOBODY)
                            .filter(deed -> is(topic, deed.event(), thing.thing()))
                            .toList())
                    .toList();
            assertThat(thing.timesPerGame().mean() * games.size())
                    .as(thing.thing())
                    .isCloseTo(byGame.stream().mapToInt(List::size).sum(), within(1e-9));
            assertThat(thing.games().share() * games.size())
                    .as(thing.thing())
                    .isCloseTo(
                            (double) byGame.stream()
                                    .filter(deeds -> !deeds.isEmpty())
                                    .count(),
                            within(1e-9));
            long did = byGame.stream()
                    .mapToLong(deeds -> deeds.stream()
                            .map(deed -> deed.event().seat())
                            .distinct()
                            .count())
                    .sum();
            assertThat(thing.advantage().did()).as(thing.thing()).isEqualTo(did);
            compareTurns(
                    thing,
                    byGame.stream()
                            .flatMap(List::stream)
                            .map(Deed::turn)
                            .sorted()
                            .toList());
        }
    }

    private static boolean is(Topic topic, Event event, String thing) {
        return topic.counted().contains(event.what())
                && (topic.kind() == Topic.Kind.DEEDS
                        ? event.what().word().equals(thing)
                        : topic.things().write(event.first()).equals(thing));
    }

    private static void compareTurns(SurveyReport.Thing thing, List<Integer> turns) {
        Spread.Quantiles found = thing.turns();
        if (found != null) {
            assertThat(found.min()).isEqualTo(turns.getFirst());
            assertThat(found.max()).isEqualTo(turns.getLast());
            assertThat(found.p50()).isEqualTo(turns.get((turns.size() - 1) / 2));
        }
    }
}
