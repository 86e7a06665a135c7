package tilth.scenes.web.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Offers;
import tilth.scenes.web.Onlooker;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Sitting;

/** Games of Agricola in which somebody builds, sows and breeds, and the pictures of their farms. */
final class Farming {

    static final Game AGRICOLA = Games.named("agricola");
    static final Words ENGLISH = Words.of(AGRICOLA, Locale.ENGLISH);
    static final int GAMES = 40;

    private Farming() {}

    static Match start(int seats, long seed) {
        return new Match(new Setup(AGRICOLA, seats, Map.of("edition", "classic"), Seed.of(seed)));
    }

    /** A game that has come far. */
    static Match played(long seed) {
        Match match = start(2, seed);
        QuickRng rng = new QuickRng(seed);
        while (!match.position().isOver() && view(match).round() < 14) {
            playOn(match, rng);
        }
        return match;
    }

    /** The first position in which somebody is asked with a view and offers as wanted. */
    static Match reach(BiPredicate<AgricolaView, List<String>> wanted) {
        for (int game = 1; game <= GAMES; game++) {
            Match match = start(2, game);
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                if (wanted.test(view(match), moves(match))) {
                    return match;
                }
                playOn(match, rng);
            }
        }
        throw new AssertionError("no game comes there");
    }

    /** Somebody who mostly builds and keeps what there is, so that there is something to see. */
    static void playOn(Match match, QuickRng rng) {
        List<String> moves = moves(match);
        List<String> wished = new ArrayList<>(moves.stream()
                .filter(move ->
                        move.matches("(mark|close|keep|build|plow|sow|renovate|grow|bake|eat|cook|place .*(wish|fenc"
                                + "|market|seeds|farm|forest|pit|bank|util|improve|redev|cultiv)).*"))
                .toList());
        if (moves.contains("close")) {
            wished.removeIf(move -> !move.equals("close"));
        }
        List<String> any = wished.isEmpty() || rng.below(5) == 0 ? moves : wished;
        String move =
                any.stream().anyMatch(each -> each.startsWith("keep")) ? any.getLast() : any.get(rng.below(any.size()));
        assertThat(match.play(asked(match), AGRICOLA.moves().read(move).orElseThrow()))
                .isEmpty();
    }

    static int asked(Match match) {
        return Seats.first(match.position().openSeats());
    }

    static List<String> moves(Match match) {
        MoveList offered = new MoveList();
        match.position().moves(asked(match), offered);
        return AGRICOLA.moves().write(offered);
    }

    static FarmPicture ownFarm(Match match) {
        int seat = asked(match);
        return FarmPicture.of(picture(match, seat, Offers.of(match.sight(seat), ENGLISH)), view(match), seat);
    }

    static YardPicture yard(PlayerView player) {
        return yard(
                player,
                new Picture(ENGLISH, new Onlooker(Seats.WATCHER, Locale.ENGLISH), List.of(), 0, List.of(), List.of()));
    }

    static YardPicture yard(PlayerView player, Picture picture) {
        return new YardPicture(player, picture, new FarmProspects(picture.offers()));
    }

    static Picture picture(Match match, int seat, List<Offer> offers) {
        return picture(match, seat, offers, ENGLISH);
    }

    static Picture picture(Match match, int seat, List<Offer> offers, Words words) {
        List<Sitting> sittings = IntStream.range(0, match.position().seats())
                .mapToObj(each -> new Sitting(each, words.seat(each), each, each == 1))
                .toList();
        return new Picture(
                words,
                new Onlooker(seat, words.language()),
                sittings,
                match.position().awaitedSeats(),
                offers,
                List.of());
    }

    static AgricolaView view(Match match) {
        return (AgricolaView) match.position().view(Seats.WATCHER);
    }
}
