package tilth.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.engine.QuickRng;

class AdvantageTest {

    /** One game: which places did it, and what each won. */
    private record Game(int did, List<Long> won) {
        boolean did(int place) {
            return (did >> place & 1) != 0;
        }

        double share(int place) {
            return (double) won.get(place) / Credit.WHOLE;
        }
    }

    @Test
    void it_is_what_adding_up_game_by_game_would_give() {
        List<List<Game>> tables = List.of(games(2, 300, 1), games(4, 500, 2));
        Advantage found = Advantage.of(List.of(tally(2, tables.get(0)), tally(4, tables.get(1))));
        double[] slow = slowly(tables);
        assertThat(found.difference()).isCloseTo(slow[0], within(1e-12));
        assertThat((found.high() - found.low()) / 2 / Chance.Z).isCloseTo(slow[1], within(1e-12));
        assertThat(found.winShare() - found.winShareOtherwise()).isCloseTo(found.difference(), within(1e-12));
        assertThat(found.did() + found.didNot()).isEqualTo(300 * 2 + 500 * 4);
    }

    /** Chance decides who does it; who does wins a little more often, and some wins are shared. */
    private static List<Game> games(int seats, int count, long seed) {
        QuickRng rng = new QuickRng(seed);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int did = rng.below(1 << seats);
            int winner = rng.below(seats);
            winner = (did >> winner & 1) == 0 ? rng.below(seats) : winner;
            int winners = 1 << winner | (rng.below(5) == 0 ? 1 << rng.below(seats) : 0);
            games.add(new Game(
                    did,
                    IntStream.range(0, seats)
                            .mapToObj(seat -> Credit.of(winners, seat))
                            .toList()));
        }
        return games;
    }

    private static ThingTally tally(int seats, List<Game> games) {
        ThingTally tally = new ThingTally(seats);
        games.forEach(game -> tally.addGame(game.did(), Integer.bitCount(game.did()), array(game.won())));
        return tally;
    }

    private static long[] array(List<Long> won) {
        return won.stream().mapToLong(Long::longValue).toArray();
    }

    /** The gap and its standard error, with every seat and then every game looked at one after the other. */
    private static double[] slowly(List<List<Game>> tables) {
        double weights = 0;
        double gaps = 0;
        for (List<Game> games : tables) {
            for (int place = 0; place < games.getFirst().won().size(); place++) {
                double weight = weight(games, place);
                weights += weight;
                gaps += weight * (mean(games, place, true) - mean(games, place, false));
            }
        }
        double squares = 0;
        for (List<Game> games : tables) {
            for (Game game : games) {
                double pull = 0;
                for (int place = 0; place < game.won().size(); place++) {
                    boolean did = game.did(place);
                    double stray = game.share(place) - mean(games, place, did);
                    pull += (did ? 1 : -1) * weight(games, place) / count(games, place, did) * stray;
                }
                squares += pull * pull;
            }
        }
        return new double[] {gaps / weights, Math.sqrt(squares) / weights};
    }

    private static double weight(List<Game> games, int place) {
        double did = count(games, place, true);
        double didNot = count(games, place, false);
        return did * didNot / (did + didNot);
    }

    private static double count(List<Game> games, int place, boolean did) {
        return games.stream().filter(game -> game.did(place) == did).count();
    }

    private static double mean(List<Game> games, int place, boolean did) {
        return games.stream()
                .filter(game -> game.did(place) == did)
                .mapToDouble(game -> game.share(place))
                .average()
                .orElseThrow();
    }

    @Test
    void who_always_wins_with_it_is_ahead_by_everything() {
        ThingTally tally = new ThingTally(2);
        for (int i = 0; i < 100; i++) {
            int winner = i % 2;
            long[] won = {winner == 0 ? Credit.WHOLE : 0, winner == 1 ? Credit.WHOLE : 0};
            tally.addGame(1 << winner, 1, won);
        }
        Advantage found = Advantage.of(List.of(tally));
        assertThat(found.winShare()).isEqualTo(1);
        assertThat(found.winShareOtherwise()).isZero();
        assertThat(found.difference()).isEqualTo(1);
    }

    @Test
    void a_place_that_wins_more_often_is_no_advantage_of_the_thing() {
        ThingTally tally = new ThingTally(2);
        for (int i = 0; i < 400; i++) {
            // The first place wins three of four games and does it in four of five, whatever comes of it.
            long[] won = {i % 4 < 3 ? Credit.WHOLE : 0, i % 4 < 3 ? 0 : Credit.WHOLE};
            int did = (i / 4 % 5 < 4 ? 1 : 0) | (i / 4 % 5 == 0 ? 2 : 0);
            tally.addGame(did, 1, won);
        }
        assertThat(Advantage.of(List.of(tally)).difference()).isCloseTo(0, within(1e-9));
    }

    @Test
    void of_what_hardly_anybody_or_everybody_does_nothing_is_known() {
        ThingTally rare = new ThingTally(2);
        ThingTally common = new ThingTally(2);
        for (int i = 0; i < 500; i++) {
            rare.addGame(i < 19 ? 1 : 0, 1, new long[] {Credit.WHOLE, 0});
            common.addGame(0b11, 2, new long[] {Credit.WHOLE, 0});
        }
        assertThat(Advantage.of(List.of(rare)).known()).isFalse();
        assertThat(Advantage.of(List.of(common)).known()).isFalse();
        assertThat(Advantage.of(List.of(rare)).chance()).isEqualTo(1);
        assertThat(Advantage.of(List.of(rare)).did()).isEqualTo(19);
    }
}
