package tilth.agricola;

import java.util.List;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSpaces;
import tilth.agricola.cards.Deck;
import tilth.engine.Option;
import tilth.engine.Rule;
import tilth.engine.Setup;

/**
 * What the number of players and the options of a table decide: the edition, the spaces (those there from the start, and
 * those that share one tile), and the cards.
 */
public record Table(
        int seats,
        Edition edition,
        boolean ordersCards,
        boolean allowsPassing,
        List<Plan> plans,
        long printed,
        long tile,
        Deck deck) {

    @Rule("AGR-S1")
    static final Option EDITION = Option.of("edition", "classic", "revised");

    @Rule("AGR-B7")
    static final Option EXTRA_ACTIONS = Option.of("extra-actions", "off", "on");

    @Rule("AGR-B8")
    static final Option REED_POND = Option.of("reed-pond", "with-stone-and-wood", "reed-only");

    @Rule("AGR-W7")
    static final Option PASSING = Option.of("passing", "never", "allowed");

    @Rule("AGR-L3")
    static final Option SOLO_CARDS = Option.of("solo-cards", "by-edition", "shuffled", "chosen");

    static final List<Option> OPTIONS = List.of(EDITION, EXTRA_ACTIONS, REED_POND, PASSING, SOLO_CARDS);

    private static final Edition CLASSIC = new Classic();
    private static final Edition REVISED = new Revised();

    static Table of(Setup setup) {
        return of(setup, Deck.MAJORS);
    }

    /** The table with other cards than those of the box. */
    static Table of(Setup setup, Deck deck) {
        Edition edition = edition(setup);
        Layout layout = new Layout(
                setup.option(REED_POND.name()).equals("reed-only"),
                setup.option(EXTRA_ACTIONS.name()).equals("on"));
        edition.lay(layout, setup.seats());
        layCardSpaces(layout, deck);
        return new Table(
                setup.seats(),
                edition,
                setup.seats() == 1 && ordersCards(setup, edition),
                setup.option(PASSING.name()).equals("allowed"),
                layout.plans(),
                layout.printed(),
                layout.tile(),
                deck);
    }

    @Rule("AGR-K5")
    private static void layCardSpaces(Layout layout, Deck deck) {
        for (int slot = 0; slot < deck.size(); slot++) {
            Card card = deck.card(slot);
            if (card.space().isThere()) {
                layout.keepFor(CardSpaces.number(card), card.space().plan());
            }
        }
    }

    /** The revised edition has no spaces for five players, who therefore always play the classic one. */
    @Rule({"AGR-S1", "AGR-S2"})
    private static Edition edition(Setup setup) {
        boolean isRevised = setup.option(EDITION.name()).equals(REVISED.word());
        return isRevised && setup.seats() <= REVISED.mostSeats() ? REVISED : CLASSIC;
    }

    @Rule("AGR-L3")
    private static boolean ordersCards(Setup setup, Edition edition) {
        return switch (setup.option(SOLO_CARDS.name())) {
            case "shuffled" -> false;
            case "chosen" -> true;
            default -> edition.letsOrderCards();
        };
    }

    public Plan plan(int space) {
        return plans.get(space);
    }

    public int next(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }
}
