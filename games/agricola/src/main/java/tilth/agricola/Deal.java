package tilth.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.box.Components;
import tilth.agricola.cards.CardSet;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.edition.Edition;
import tilth.agricola.edition.Sort;
import tilth.agricola.hands.Changing;
import tilth.agricola.hands.Drafting;
import tilth.agricola.hands.Redealing;
import tilth.agricola.words.Follows;
import tilth.engine.Journal;
import tilth.engine.Purpose;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.Setup;

/** Sets the table up: shuffles the round cards, draws the start player, gives out people, rooms and food. */
final class Deal {

    private static final Purpose ROUND_CARDS = Purpose.of("round-cards");
    private static final Purpose HANDS = Purpose.of("hands");
    private static final Purpose FIRST = Purpose.of("first");
    private static final int FAMILY = 2;
    private static final int ROOMS = Components.startRooms();

    private Deal() {}

    static AgricolaPosition deal(Setup setup, AgricolaTable table) {
        AgricolaPosition position = lay(table);
        position.setSeed(setup.seed());
        shuffleRoundCards(position, setup.seed().stream(ROUND_CARDS));
        dealHands(position, setup.seed().stream(HANDS));
        giveFood(position, table.seats() == 1 ? 0 : setup.seed().stream(FIRST).below(table.seats()));
        position.agenda().then(Follows.NEXT_ROUND.bare());
        if (table.dealing().isDraft()) {
            Drafting.goOn(position);
        } else if (table.dealing().laysAside()) {
            Changing.begin(position);
        }
        position.goOn(Journal.SILENT);
        return position;
    }

    /** The table before the first round, with the round cards in the order of their list. */
    @Rule({"AGR-S3", "AGR-S5"})
    static AgricolaPosition lay(AgricolaTable table) {
        AgricolaPosition position = new AgricolaPosition(table);
        for (int seat = 0; seat < table.seats(); seat++) {
            position.farms().settle(seat, ROOMS);
            position.holdings().begin(seat, FAMILY, 0);
        }
        position.board().open(table.printed());
        int round = 1;
        for (var stage : Stages.CARDS) {
            for (Space card : stage) {
                position.board().setCard(round++, card.ordinal());
            }
        }
        return position;
    }

    @Rule("AGR-S5")
    private static void shuffleRoundCards(AgricolaPosition position, Rng rng) {
        if (!position.table().ordersCards()) {
            Imagining.roundCards(position, rng);
        }
    }

    /** Everybody gets as many occupations and minors as the table says, or a packet of them; all others stay out of the game. */
    @Rule({"AGR-D1", "AGR-D4", "AGR-D15", "AGR-D24", "AGR-D25"})
    private static void dealHands(AgricolaPosition position, Rng rng) {
        AgricolaTable table = position.table();
        List<CardSet> piles = new ArrayList<>();
        for (Sort sort : table.sorts()) {
            CardSet pile = new CardSet(table.deck().size());
            pile.addAll(sort.cards());
            piles.add(pile);
        }
        boolean isDraft = table.dealing().isDraft();
        if (isDraft || table.dealing().laysAside()) {
            position.draft().begin(table.deck().size(), table.seats());
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            int origin = seat;
            IntConsumer to = isDraft
                    ? slot -> position.draft().put(origin, slot)
                    : slot -> position.tableau().deal(origin, slot);
            for (int sort = 0; sort < piles.size(); sort++) {
                Redealing.deal(
                        piles.get(sort),
                        piles.get(sort),
                        table.sorts().get(sort).each(),
                        rng,
                        to);
            }
        }
    }

    @Rule({"AGR-S4", "AGR-W9"})
    private static void giveFood(AgricolaPosition position, int first) {
        position.board().setFirstSeat(first);
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean isAhead = seat == first && !position.table().goesThereAndBack();
            position.holdings().begin(seat, FAMILY, Edition.startFood(position.seats(), isAhead));
        }
    }
}
