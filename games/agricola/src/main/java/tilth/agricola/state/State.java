package tilth.agricola.state;

import org.jspecify.annotations.Nullable;
import tilth.agricola.board.Board;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.RebateList;
import tilth.agricola.cards.Traits;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Housing;
import tilth.agricola.goods.PriceList;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Terms;
import tilth.engine.Agenda;
import tilth.engine.AgendaPosition;
import tilth.engine.Digest;
import tilth.engine.MoveList;
import tilth.engine.Notation;
import tilth.engine.Position;
import tilth.engine.Purpose;
import tilth.engine.Rng;
import tilth.engine.Seed;

/**
 * Everything on the table in a game of Agricola, and what comes next. The chapters of the rules ask it, and they alone change
 * it. Chapters that lie below others reach them through the agenda only.
 */
public abstract class State extends AgendaPosition {

    private static final int AGENDA = 24;
    private static final int NO_CARD = 0xFFF;

    private AgricolaTable table;
    private final Board board = new Board(Terms.SPACE.words().size());
    private final Farmyards farms;
    private final Holdings holdings = new Holdings();
    private final Tableau tableau;
    private final Draft draft = new Draft();
    private final Occasions occasions;

    /** Where lots come from, which nobody knows: an imagined world has another seed. Only for decks that ask for it. */
    private Seed seed = Seed.OF_NO_GAME;

    /** How many lots have been drawn. */
    private int lots;

    /** Something that somebody has begun and must be able to finish. */
    private Owed owed = Owed.NOTHING;

    // Workbenches: filled anew whenever they are used, and no part of the position.
    private final Housing housing = new Housing();
    private final PriceList prices = new PriceList();
    private final RebateList rebates = new RebateList();
    private final MoveList bench = new MoveList();
    private @Nullable State tried;
    private boolean isTrial;
    private @Nullable Seen seen;

    /** What somebody has begun and must be able to finish, so that nothing may be offered that prevents it. */
    public enum Owed {
        NOTHING,
        /** The action of the space where a person was placed. */
        ACTION,
        /** The price of an occupation. */
        PRICE,
        /** An action that could not be done after all; nobody may be led here. */
        BROKEN
    }

    protected State(Notation moves, AgricolaTable table) {
        super(moves, AGENDA);
        this.table = table;
        boolean isStacking = !table.deck().with(Capability.SOWING_TWICE).isEmpty();
        farms = new Farmyards(Board.MOST_SEATS, isStacking ? Board.MOST_SEATS : 0, table.isSideBySide());
        tableau = new Tableau(table.deck(), table.seats());
        occasions = new Occasions(CardSet.length(table.deck().size()));
    }

    @Override
    public final void copyFrom(Position other) {
        super.copyFrom(other);
        State source = (State) other;
        table = source.table;
        board.copyFrom(source.board);
        farms.copyFrom(source.farms);
        holdings.copyFrom(source.holdings);
        tableau.copyFrom(source.tableau, table.deck(), table.seats());
        draft.copyFrom(source.draft);
        occasions.copyFrom(source.occasions);
        owed = source.owed;
        seed = source.seed;
        lots = source.lots;
    }

    @Override
    public final long digest() {
        long digest = farms.digest(board.digest(super.digest()));
        digest = draft.digest(occasions.digest(tableau.digest(holdings.digest(digest))));
        return seed.digest(Digest.add(digest, owed.ordinal() | lots << 8));
    }

    @Override
    public final int seats() {
        return table.seats();
    }

    public final AgricolaTable table() {
        return table;
    }

    public final Agenda agenda() {
        return agenda;
    }

    /** Spaces, round cards, people at work. */
    public final Board board() {
        return board;
    }

    /** What has been built and sown on every farmyard. */
    public final Farmyards farms() {
        return farms;
    }

    /** Goods, animals, families. */
    public final Holdings holdings() {
        return holdings;
    }

    /** The cards in front of the players and in their hands. */
    public final Tableau tableau() {
        return tableau;
    }

    /** The packets of cards out of which hands are taken before the first round. */
    public final Draft draft() {
        return draft;
    }

    /** What cards are reacting to. */
    public final Occasions occasions() {
        return occasions;
    }

    /** Whether this table or a card at it leaves something to chance. */
    public final boolean hasLots() {
        return table.dealing().isDrawing()
                || !table.deck().with(Capability.CHANCE).isEmpty();
    }

    /** What somebody has begun and must be able to finish. */
    public final Owed owed() {
        return owed;
    }

    /** Whether a card in front of a seat has a capability. */
    public final boolean has(int seat, Capability capability) {
        return tableau.mayHave(seat, Traits.of(capability))
                && tableau.played(seat).meets(table.deck().with(capability));
    }

    /** Whether a card in front of anybody has a capability. */
    public final boolean hasAnybody(Capability capability) {
        return tableau.mayAnyHave(Traits.of(capability))
                && tableau.isAnyPlayed(table.deck().with(capability));
    }

    /** Whether a card in front of a seat listens at a moment. */
    public final boolean hears(int seat, Moment moment) {
        return tableau.mayHave(seat, Traits.of(moment))
                && tableau.played(seat).meets(table.deck().listening(moment));
    }

    /** A workbench to find room for animals. */
    public final Housing housing() {
        return housing;
    }

    /** A workbench to find ways to pay. */
    public final PriceList prices() {
        return prices;
    }

    /** A workbench to gather what cards change about a price. */
    public final RebateList rebates() {
        return rebates;
    }

    /** A workbench for moves; whoever uses it is done with it before anybody else does. */
    public final MoveList bench() {
        return bench;
    }

    /** A workbench to remember what was looked at while looking ahead, with nothing on it. */
    public final Seen seen() {
        Seen bench = seen;
        if (bench == null) {
            bench = new Seen();
            seen = bench;
        }
        bench.clear();
        return bench;
    }

    /** A copy of this on which something can be tried; the next call overwrites it. */
    public final State tried() {
        State copy = tried;
        if (copy == null) {
            copy = (State) copy();
            copy.isTrial = true;
            tried = copy;
        } else {
            copy.copyFrom(this);
        }
        return copy;
    }

    /** Whether something is only tried here; what others decide about then turns out as badly as it can. */
    public final boolean isTrial() {
        return isTrial;
    }

    // Changes, for the chapters of the rules only.

    /** The next lot. */
    public final Rng chance(Purpose purpose) {
        return seed.stream(purpose, lots++);
    }

    /** Lets lots come from a seed, where cards ask for any. */
    public final void setSeed(Seed secret) {
        seed = hasLots() ? secret : seed;
    }

    public final void owe(Owed what) {
        owed = what;
    }

    /** Lets cards react to what a seat has done, before anything that is on the agenda now. */
    public final void announce(Moment moment, int actor) {
        announce(moment, actor, NO_CARD, 0, 0, 0);
    }

    /** The same about so many. */
    public final void announce(Moment moment, int actor, int count) {
        announce(moment, actor, NO_CARD, count, 0, 0);
    }

    /** The same about so many of something that was something else before, or is it still. */
    public final void announce(Moment moment, int actor, int count, int from) {
        announce(moment, actor, NO_CARD, count, from, 0);
    }

    /** Lets cards react to something about a card, so many of something, what was before, or the fences before. */
    public final void announce(Moment moment, int actor, int card, int count, int from, long fencesBefore) {
        if (moment.isItsOwn() || isHeard(moment) || isCalling(moment, card)) {
            occasions.open(Occasions.about(moment, actor, board.inUse(), card, count, from), fencesBefore);
            agenda.then(Follows.CLOSE.bare());
            agenda.then(Follows.FIRE.bare());
        }
    }

    /** Whether somebody might play a card out of turn for a card that was played. */
    public final boolean isCalling(Moment moment, int card) {
        return moment == Moment.OCCUPATION_PLAYED && table.deck().isCalling(card);
    }

    /** Whether a card in front of anybody may have something to say to a moment, at the space in use where it is about one. */
    public final boolean isHeard(Moment moment) {
        return tableau.mayAnyHave(Traits.of(moment)) && tableau.isAnyPlayed(listening(moment));
    }

    /** The cards that may have something to say to a moment, at the space in use where it is about one. */
    public final CardSet listening(Moment moment) {
        return moment.isAboutSpace()
                ? table.listening(moment, board.inUse())
                : table.deck().listening(moment);
    }

    /** Lets cards react later, when everything that comes onto the agenda from now on is done. */
    public final void announceLater(Moment moment, int actor) {
        if (!listening(moment).isEmpty()) {
            agenda.then(Follows.ANNOUNCE.with(actor, moment.ordinal()));
        }
    }

    /** Animals of a seat have to find room. */
    public final void house(int seat) {
        agenda.then(Follows.HOUSE.with(seat, 0));
    }
}
