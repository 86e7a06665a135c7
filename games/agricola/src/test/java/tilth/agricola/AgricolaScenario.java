package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilth.agricola.cards.Card;
import tilth.agricola.words.Follows;
import tilth.testkit.Scenario;
import tilth.testkit.Seated;

/**
 * Scenarios of Agricola: what is given, what players play, what then has changed.
 *
 * <p>A scenario is strict. Only moves that are offered can be played; and {@link #changed} must name everything that has
 * changed since the last look, and nothing else.
 */
@SuppressWarnings("MemberName") // players are called by their colours, in capitals like all pieces
abstract class AgricolaScenario extends Scenario<AgricolaPosition> {

    final Player RED = new Player(0);
    final Player GREEN = new Player(1);
    final Player BLUE = new Player(2);
    final Player YELLOW = new Player(3);
    final Player PURPLE = new Player(4);

    AgricolaScenario() {
        super(new Agricola(), AgricolaPosition.class, AgricolaInvariants::check);
    }

    @Override
    protected List<Player> players() {
        return List.of(RED, GREEN, BLUE, YELLOW, PURPLE);
    }

    @Override
    protected Map<String, String> facts(AgricolaPosition position) {
        return Facts.of(position);
    }

    /** Whom is asked what goes without saying. */
    @Override
    protected boolean goesWithoutSaying(String fact) {
        return fact.endsWith(" asked") || fact.equals("turn");
    }

    // Given.

    void given(Given... words) {
        Scene scene = new Scene();
        Arrays.stream(words).forEach(word -> word.layOut(scene));
        given(scene.build());
    }

    static Given players(int count) {
        return scene -> scene.seats = count;
    }

    static Given revised() {
        return option("edition", "revised");
    }

    static Given option(String name, String value) {
        return scene -> scene.options.put(name, value);
    }

    static Given round(int number) {
        return scene -> scene.round = Math.max(scene.round, number);
    }

    /** Round cards that are out. */
    static Given out(String... cards) {
        return scene -> scene.out.addAll(List.of(cards));
    }

    static Given holds(String space, String goods) {
        return scene -> scene.spaces.put(space, goods);
    }

    /** Goods on a card. */
    static Given onCard(String card, String goods) {
        return scene -> scene.kept.put(card, goods);
    }

    /** A number on a card. */
    static Given onCardNoted(String card, int number) {
        return scene -> scene.noted.put(card, number);
    }

    /** Cards that only tests know, at the table beside the improvements of the box. */
    static Given deck(Card... cards) {
        return scene -> scene.extraCards.addAll(List.of(cards));
    }

    /** The work is over; {@link #goOn} begins the harvest. */
    static Given beforeTheHarvest() {
        return scene -> scene.deeds.addAll(List.of(Follows.HARVEST, Follows.NEXT_ROUND));
    }

    /** The fields have been harvested; {@link #goOn} begins the feeding. */
    static Given beforeFeeding() {
        return scene -> scene.deeds.addAll(List.of(Follows.FEED, Follows.BREED, Follows.NEXT_ROUND));
    }

    /** Everybody is fed; {@link #goOn} begins the breeding. */
    static Given beforeBreeding() {
        return scene -> scene.deeds.addAll(List.of(Follows.BREED, Follows.NEXT_ROUND));
    }

    /** A round is over; {@link #goOn} begins the next one. */
    static Given beforeTheNextRound() {
        return scene -> scene.deeds.add(Follows.NEXT_ROUND);
    }

    /** One player, what they have and what they do. */
    final class Player extends Seated {

        final int seat;

        Player(int seat) {
            super(stage, COLOURS.get(seat));
            this.seat = seat;
        }

        Given toMove() {
            return scene -> scene.active = seat;
        }

        Given isFirst() {
            return scene -> scene.first = seat;
        }

        Given has(String goods) {
            return scene -> scene.goods.put(seat, goods);
        }

        Given farm(String drawing) {
            return scene -> scene.farms.put(seat, drawing);
        }

        /** Adults of the family. */
        Given people(int count) {
            return scene -> scene.people.put(seat, count);
        }

        /** People who can still be placed. */
        Given home(int count) {
            return scene -> scene.home.put(seat, count);
        }

        Given newborns(int count) {
            return scene -> scene.newborns.put(seat, count);
        }

        /** Somebody lives on a card and has not been placed. */
        Given lodges() {
            return scene -> scene.lodging.add(seat);
        }

        Given standsOn(String space) {
            return scene -> scene.standing.put(space, seat);
        }

        Given hasPlayed(String... cards) {
            return scene -> scene.cards.put(seat, List.of(cards));
        }

        /** Cards in the hand. */
        Given holds(String... cards) {
            return scene -> scene.hands.put(seat, List.of(cards));
        }

        /** Cards in the hand. */
        Given holdsInHand(String... cards) {
            return holds(cards);
        }

        Given hasBegged(int count) {
            return scene -> scene.begging.put(seat, count);
        }

        Given hasBooked(int points) {
            return scene -> scene.booked.put(seat, points);
        }

        Given awaits(int round, String goods) {
            return scene ->
                    scene.waiting.computeIfAbsent(seat, _ -> new HashMap<>()).put(round, goods);
        }

        /** Everything of this player that has changed since the last look. */
        void changed(String... changes) {
            changedFor(this, changes);
        }

        /** The verb of what they are asked. */
        @Override
        public void isAsked(String question) {
            assertThat(Facts.of(position())).containsEntry(this + " asked", question);
        }

        /** The points of a category. */
        int points(String category) {
            return position().scoreSheet().lines().stream()
                    .filter(line -> line.category().equals(category))
                    .findFirst()
                    .orElseThrow()
                    .points()
                    .get(seat);
        }

        AgricolaView.PlayerView view() {
            return ((AgricolaView) position().view(seat)).players().get(seat);
        }
    }
}
