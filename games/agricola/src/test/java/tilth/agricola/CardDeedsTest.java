package tilth.agricola;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Every part of every card does something sooner or later in random games. */
@Rule("AGR-K1")
class CardDeedsTest {

    private static final int MOST_GAMES = 16_000;
    private static final int ONE_IN = 4;
    private static final List<Integer> RICH_ROUNDS = List.of(1, 5, 9, 12);

    /** Parts that never do anything, each with the reason why that is right. */
    private static final Map<CardBox, Map<String, String>> NEVER = Map.of(
            CardBox.REVISED,
            Map.of(
                    "a120-clay-hut-builder ROOMS_BUILT 1", "no house becomes one of clay by another room",
                    "b107-manservant ROOMS_BUILT 1", "no house becomes one of stone by another room",
                    "b163-pastor RENOVATED 2", "nobody has more or fewer rooms after renovating"),
            CardBox.CLASSIC,
            Map.ofEntries(
                    entry("k120-house-goat room", "it takes room away, so that no animal can live there"),
                    entry("e190-maid ROOMS_BUILT 1", "no house becomes one of clay by another room"),
                    entry("k298-shepherd-boy ROOMS_BUILT 1", "no house becomes one of stone by another room"),
                    entry("k276-constable points", "no random farm is without negative points"),
                    entry("i231-manservant ROOMS_BUILT 1", "no house becomes one of stone by another room"),
                    entry("i242-clay-hut-builder ROOMS_BUILT 1", "no house becomes one of clay by another room")));

    private final MoveList offered = new MoveList();

    @ParameterizedTest
    @EnumSource
    void every_part_of_every_card_does_something(CardBox box) {
        Set<String> never = NEVER.getOrDefault(box, Map.of()).keySet();
        CardTrial trial = new CardTrial(box);
        CardWatch watch = new CardWatch(trial.table(1, 0));
        TreeSet<String> missing = new TreeSet<>();
        box.dealt().forEach(card -> missing.addAll(CardWatch.parts(card)));
        assertThat(missing).hasSizeGreaterThan(box.dealt().size()).containsAll(never);
        missing.removeAll(never);
        for (int number = 0; number < MOST_GAMES && !missing.isEmpty(); number++) {
            play(trial.table(1 + number % box.mostSeats(), number), new QuickRng(number), watch);
            missing.removeAll(watch.done());
        }
        assertThat(missing).as("parts of cards that never did anything").isEmpty();
        assertThat(watch.done()).doesNotContainAnyElementsOf(never);
    }

    /** Cards that nobody holds are played by somebody, now and then, for nothing; and there is plenty of everything. */
    private void play(AgricolaPosition position, QuickRng rng, CardWatch watch) {
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
                playAnother(position, rng, watch);
                if (position.isOver()) {
                    break; // it keeps the last people at home
                }
                seat = Seats.first(position.openSeats());
            }
            position.moves(seat, offered);
            long move = offered.any(rng);
            watch.beforeMove(seat, move);
            position.play(seat, move, watch);
        }
        watch.atTheEnd();
    }

    private static void playAnother(AgricolaPosition position, QuickRng rng, CardWatch watch) {
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
