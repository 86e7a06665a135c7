package tilth.agricola.edition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilth.agricola.board.Beginning;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.engine.Option;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Setup;

/**
 * What the number of players and the options of a table decide: the edition, the spaces (those there from the start,
 * those that share one tile, those that give goods, let one take what lies there or make one first, and the acts with which
 * their use can begin), the cards that can turn up, and how many of them everybody is dealt.
 */
public record AgricolaTable(
        int seats,
        Edition edition,
        boolean ordersCards,
        boolean allowsPassing,
        boolean goesThereAndBack,
        boolean isSideBySide,
        boolean upgradesByMinors,
        List<Plan> plans,
        long printed,
        long tile,
        long giving,
        long lettingTake,
        long makingFirst,
        List<Beginning> beginnings,
        Deck deck,
        Listeners listeners,
        Dealing dealing,
        List<Sort> sorts,
        int occupationsEach,
        int minorsEach) {

    @Rule("AGR-S1")
    static final Option EDITION = Option.of("edition", "classic", "revised");

    @Rule("AGR-B7")
    static final Option EXTRA_ACTIONS = Option.of("extra-actions", "off", "on");

    @Rule("AGR-B8")
    static final Option REED_POND = Option.of("reed-pond", "with-stone-and-wood", "reed-only");

    @Rule("AGR-W7")
    static final Option PASSING = Option.of("passing", "never", "allowed");

    @Rule("AGR-W9")
    static final Option FIRST_ROUND = Option.of("first-round", "in-turn", "there-and-back");

    @Rule("AGR-F17")
    static final Option BUILDING = Option.of("building", "anywhere", "side-by-side");

    @Rule("AGR-L3")
    static final Option SOLO_CARDS = Option.of("solo-cards", "by-edition", "shuffled", "chosen");

    @Rule("AGR-D1")
    static final Option CARDS = Option.of("cards", "none", "full");

    @Rule("AGR-D2")
    static final Option DECKS = Option.of(
            "decks", "both", "a", "b", "eik", "ei", "ek", "ik", "e", "i", "k", "eikz", "eiz", "ekz", "ikz", "ez", "iz",
            "kz");

    @Rule("AGR-M3")
    static final Option HEARTH = Option.of("hearth", "by-majors", "by-minors-too");

    @Rule("AGR-D12")
    static final Option MEETING_PLACE = Option.of("meeting-place", "marker-always", "and-or");

    /** New ones come last, so that random tables stay what they were. */
    public static final List<Option> OPTIONS = List.of(
            EDITION,
            EXTRA_ACTIONS,
            REED_POND,
            PASSING,
            SOLO_CARDS,
            CARDS,
            DECKS,
            HEARTH,
            Hands.BANNED,
            MEETING_PLACE,
            Dealing.HANDS,
            FIRST_ROUND,
            BUILDING);

    private static final int FOUR = 4;

    private static final Edition CLASSIC = new Classic();
    private static final Edition REVISED = new Revised();

    public static AgricolaTable of(Setup setup) {
        boolean isFull = setup.isChosen(CARDS, "full");
        Deck deck = edition(setup).deck(setup.chosen(DECKS), setup.seats());
        return of(setup, isFull ? Hands.allowed(deck, setup) : Deck.MAJORS);
    }

    /** Why hands cannot be dealt to so many from the decks and in the way that are chosen. */
    @Rule({"AGR-D4", "AGR-D15", "AGR-D24", "AGR-D25"})
    public static Optional<Refusal> refusal(int seats, Map<String, String> options) {
        if (!"full".equals(options.get(CARDS.name()))) {
            return Optional.empty();
        }
        Dealing dealing = Dealing.of(String.valueOf(options.get(Dealing.HANDS.name())));
        if (seats == 1 && dealing.handsOn()) {
            return Optional.of(Refusal.of("AGR-D15", "nobody-to-hand-on-to"));
        }
        Edition edition = edition(String.valueOf(options.get(EDITION.name())), seats);
        Deck deck = edition.deck(String.valueOf(options.get(DECKS.name())), seats);
        String banned = String.valueOf(options.get(Hands.BANNED.name()));
        int occupations = Hands.count(deck, Card.Kind.OCCUPATION, banned);
        int minors = Hands.count(deck, Card.Kind.MINOR, banned);
        if (dealing == Dealing.MIXED_PLAYERS && seats < FOUR) {
            return Optional.of(Refusal.of("AGR-D25", "mix-needs-four"));
        }
        boolean isEnough = Hands.sorts(Hands.allowed(deck, banned), seats, dealing).stream()
                .allMatch(sort -> sort.cards().size() >= seats * sort.each());
        if (dealing.isSorted() && !isEnough) {
            return Optional.of(Refusal.of("AGR-D24", "too-few-of-a-sort", Map.of("seats", seats)));
        }
        int needed = seats * (dealing.needsAll() ? dealing.dealt() : edition.smallestHand());
        return Math.min(occupations, minors) >= needed
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        "AGR-D4",
                        "deck-too-small",
                        Map.of("occupations", occupations, "minors", minors, "seats", seats, "needed", needed)));
    }

    /** The table with other cards than those of the box. */
    public static AgricolaTable of(Setup setup, Deck deck) {
        Edition edition = edition(setup);
        Dealing dealing = Dealing.of(setup.chosen(Dealing.HANDS));
        int occupations = Hands.size(deck, Card.Kind.OCCUPATION, setup.seats(), dealing);
        int minors = Hands.size(deck, Card.Kind.MINOR, setup.seats(), dealing);
        Layout layout = new Layout(
                setup.isChosen(REED_POND, "reed-only"),
                setup.isChosen(EXTRA_ACTIONS, "on"),
                setup.isChosen(MEETING_PLACE, "and-or"),
                setup.isChosen(CARDS, "full") && occupations + minors > 0);
        edition.lay(layout, setup.seats());
        layCardSpaces(layout, deck);
        List<Plan> plans = layout.plans();
        return new AgricolaTable(
                setup.seats(),
                edition,
                setup.seats() == 1 && ordersCards(setup, edition),
                setup.isChosen(PASSING, "allowed"),
                setup.isChosen(FIRST_ROUND, "there-and-back"),
                setup.isChosen(BUILDING, "side-by-side"),
                setup.isChosen(HEARTH, "by-minors-too"),
                plans,
                layout.printed(),
                layout.tile(),
                layout.which(plan -> plan.gets() != Goods.NOTHING),
                layout.which(Plan::letsTake),
                layout.which(Plan::makesFirst),
                Beginning.of(plans.subList(0, Space.COUNT)),
                deck,
                new Listeners(deck, plans),
                layout.hasHands() ? dealing : Dealing.DEALT,
                layout.hasHands() ? Hands.sorts(deck, setup.seats(), dealing) : List.of(),
                layout.hasHands() ? occupations : 0,
                layout.hasHands() ? minors : 0);
    }

    @Rule("AGR-K5")
    private static void layCardSpaces(Layout layout, Deck deck) {
        for (int slot = 0; slot < deck.size(); slot++) {
            Card card = deck.card(slot);
            if (card.space().isThere()) {
                layout.keepFor(deck.spaceOf(slot), card.space().plan());
            }
        }
    }

    /** The revised edition has no spaces for five players, who therefore always play the classic one. */
    @Rule({"AGR-S1", "AGR-S2"})
    private static Edition edition(String chosen, int seats) {
        return chosen.equals(REVISED.word()) && seats <= REVISED.mostSeats() ? REVISED : CLASSIC;
    }

    private static Edition edition(Setup setup) {
        return edition(setup.chosen(EDITION), setup.seats());
    }

    @Rule("AGR-L3")
    private static boolean ordersCards(Setup setup, Edition edition) {
        return switch (setup.chosen(SOLO_CARDS)) {
            case "shuffled" -> false;
            case "chosen" -> true;
            default -> edition.letsOrderCards();
        };
    }

    /** The cards that may have something to say when somebody uses a space: on the way, right after, at the end of the turn. */
    public CardSet listening(Moment moment, int space) {
        return listeners.at(moment, space);
    }

    public Plan plan(int space) {
        return plans.get(space);
    }

    /** The spaces of the board where a family can grow in a round, by any of what they let do. */
    @Rule("AGR-K91")
    public long growing(int round) {
        long growing = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            growing |= plan(space).letsGrow(round) ? 1L << space : 0;
        }
        return growing;
    }

    /** Whether players have hands of cards. */
    public boolean hasHands() {
        return occupationsEach + minorsEach > 0;
    }
}
