package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Deck;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Every part of every card does something sooner or later in random games. */
@Rule("AGR-K1")
class CardDeedsTest {

    private static final int MOST_GAMES = 1_500;
    private static final int ONE_IN = 4;
    private static final List<Integer> RICH_ROUNDS = List.of(1, 5, 9, 12);

    /** Parts that never do anything, each with the reason why that is right. */
    private static final Map<String, String> NEVER = Map.of(
            "a120-clay-hut-builder ROOMS_BUILT 1", "no house becomes one of clay by another room",
            "b107-manservant ROOMS_BUILT 1", "no house becomes one of stone by another room",
            "b163-pastor RENOVATED 2", "nobody has more or fewer rooms after renovating");

    private final CardTrial trial = new CardTrial();
    private final MoveList offered = new MoveList();
    private final CardWatch watch = new CardWatch(trial.table(1, 0));

    @Test
    void every_part_of_every_card_does_something() {
        TreeSet<String> missing = new TreeSet<>();
        cards().forEach(card -> missing.addAll(CardWatch.parts(card)));
        assertThat(missing).hasSizeGreaterThan(cards().size()).containsAll(NEVER.keySet());
        missing.removeAll(NEVER.keySet());
        for (int number = 0; number < MOST_GAMES && !missing.isEmpty(); number++) {
            play(trial.table(1 + number % CardTrial.MOST_SEATS, number), new QuickRng(number));
            missing.removeAll(watch.done());
        }
        assertThat(missing).as("parts of cards that never did anything").isEmpty();
        assertThat(watch.done()).doesNotContainAnyElementsOf(NEVER.keySet());
    }

    private static List<Card> cards() {
        return Cards.all().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR && "AB".contains(card.deck()))
                .toList();
    }

    /** Cards that nobody holds are played by somebody, now and then, for nothing; and there is plenty of everything. */
    private void play(AgricolaPosition position, QuickRng rng) {
        watch.watch(position);
        int enriched = 0;
        while (!position.isOver()) {
            int seat = rng.oneOf(position.openSeats());
            if (RICH_ROUNDS.contains(position.board().round())
                    && enriched < position.board().round()) {
                CardTrial.enrich(position);
                enriched = position.board().round();
            }
            if (CardTrial.isPlacing(position) && rng.below(ONE_IN) == 0) {
                playAnother(position, rng);
                seat = Seats.first(position.openSeats());
            }
            position.moves(seat, offered);
            long move = offered.any(rng);
            watch.beforeMove(seat, move);
            position.play(seat, move, watch);
        }
        watch.atTheEnd();
    }

    private void playAnother(AgricolaPosition position, QuickRng rng) {
        Deck deck = position.table().deck();
        int slot = rng.below(deck.size());
        boolean isHeld = position.tableau().owner(slot) >= 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            isHeld |= position.tableau().hand(seat).has(slot);
        }
        if (!isHeld && deck.card(slot).kind() != Card.Kind.MAJOR) {
            CardTrial.play(position, deck.card(slot), watch);
        }
    }
}
