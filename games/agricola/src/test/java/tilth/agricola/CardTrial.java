package tilth.agricola;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.agricola.goods.Goods;
import tilth.agricola.rounds.Rounds;
import tilth.agricola.state.Holdings;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Asks;
import tilth.engine.EventLog;
import tilth.engine.GameRecord;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;

/**
 * Random games of the full game in which some cards come onto the table from outside, with every check there is: laws of the
 * game and of its cards, a ledger of all that changes, and the same moves once more at the end.
 */
final class CardTrial {

    private static final int MOST_MOVES = 5_000;

    /** Plenty, so that games come to buildings and animals that chance alone hardly ever reaches. */
    private static final String PLENTY = "12 food 12 wood 8 clay 6 reed 6 stone 4 grain 3 vegetable";

    private final CardBox box;
    private final Agricola game = new Agricola();
    private final Invariants invariants = new Invariants(game, AgricolaInvariants::check);
    private final MoveList offered = new MoveList();
    private final AgricolaPosition before = (AgricolaPosition) game.blank();
    private long games;
    private long moves;

    CardTrial(CardBox box) {
        this.box = box;
    }

    long games() {
        return games;
    }

    long moves() {
        return moves;
    }

    /** A table of the full game on which nothing has happened yet. */
    AgricolaPosition table(int seats, long seed) {
        return (AgricolaPosition) game.start(new Setup(game, seats, box.options(), Seed.of(seed)));
    }

    /** Goods for everybody. */
    static void enrich(AgricolaPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            position.holdings().gain(seat, Scene.bundle(PLENTY));
        }
    }

    private static int slot(AgricolaPosition position, Card card) {
        Deck deck = position.table().deck();
        int slot = 0;
        while (deck.card(slot) != card) {
            slot++;
        }
        return slot;
    }

    /** Takes a card out of any hand, or back into the game. */
    private static void fetch(AgricolaPosition position, int slot) {
        for (int seat = 0; seat < position.seats(); seat++) {
            position.tableau().discard(seat, slot);
        }
        position.tableau().gone().remove(slot);
    }

    /**
     * Puts a card in front of a seat as if it had been played long ago; one that is passed on into the hand. Where somebody
     * has played it, it stays.
     */
    static void lay(AgricolaPosition position, int seat, Card card) {
        int slot = slot(position, card);
        if (position.tableau().owner(slot) >= 0) {
            return;
        }
        fetch(position, slot);
        if (card.isPassing()) {
            position.tableau().deal(seat, slot);
        } else {
            CardPlay.lay(position, seat, slot);
            position.tableau().settle();
            letGo(position, seat);
        }
    }

    /** Animals for which a card leaves no room went when it was played. */
    private static void letGo(AgricolaPosition position, int seat) {
        Holdings holdings = position.holdings();
        for (int animal = Goods.SHEEP; animal <= Goods.CATTLE; animal++) {
            while (holdings.count(seat, animal) > 0 && !isHoused(position, seat)) {
                holdings.lose(seat, Goods.of(1, animal));
            }
        }
    }

    private static boolean isHoused(AgricolaPosition position, int seat) {
        Holdings holdings = position.holdings();
        return Keeping.shelters(position, seat)
                .houses(
                        holdings.count(seat, Goods.SHEEP),
                        holdings.count(seat, Goods.WILD_BOAR),
                        holdings.count(seat, Goods.CATTLE));
    }

    /** Lets whoever is to place a person play a card first, for nothing, unless somebody has done so. */
    static void play(AgricolaPosition position, Card card) {
        play(position, card, Journal.SILENT);
    }

    static void play(AgricolaPosition position, Card card, Journal journal) {
        int seat = Seats.first(position.openSeats());
        int slot = slot(position, card);
        if (position.tableau().owner(slot) >= 0) {
            return;
        }
        fetch(position, slot);
        position.tableau().deal(seat, slot);
        position.agenda().answered(seat);
        Rounds.samePerson(position, seat);
        CardPlay.play(position, seat, slot, journal);
        position.goOn(journal);
    }

    /** Plays on until somebody places a person in a round or later, without a look. */
    void playTo(AgricolaPosition position, int round, QuickRng rng) {
        while (!position.isOver() && !(position.board().round() >= round && isPlacing(position))) {
            int seat = rng.oneOf(position.openSeats());
            position.moves(seat, offered);
            position.play(seat, offered.any(rng), Journal.SILENT);
        }
    }

    static boolean isPlacing(AgricolaPosition position) {
        int open = position.openSeats();
        return open != 0 && Asks.of(position.question(Seats.first(open))) == Asks.PLACE;
    }

    /** Plays to the end with every check; what breaks is told with how it came about. */
    void playOut(AgricolaPosition position, long chance, String about) {
        List<GameRecord.Turn> turns = new ArrayList<>();
        Position start = position.copy();
        try {
            invariants.check(position);
            playOut(position, new QuickRng(chance), turns);
            for (GameRecord.Turn turn : turns) {
                start.play(turn.seat(), turn.move(), Journal.SILENT);
            }
            Invariants.require(start.digest() == position.digest(), "the same moves lead somewhere else");
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError(
                    "%s, broken after %d moves, the last of them %s: %s at %s"
                            .formatted(about, turns.size(), last(turns), broken, frames(broken)),
                    broken);
        }
        games++;
        moves += turns.size();
    }

    private static List<String> frames(Throwable broken) {
        return Arrays.stream(broken.getStackTrace())
                .map(StackTraceElement::toString)
                .filter(frame -> frame.startsWith("tilth."))
                .limit(8)
                .toList();
    }

    private String last(List<GameRecord.Turn> turns) {
        return turns.stream()
                .skip(Math.max(0, turns.size() - 8))
                .map(turn -> turn.seat() + " " + game.moves().write(turn.move()))
                .toList()
                .toString();
    }

    private void playOut(AgricolaPosition position, QuickRng rng, List<GameRecord.Turn> turns) {
        while (!position.isOver()) {
            Invariants.require(turns.size() < MOST_MOVES, "the game does not come to an end");
            int seat = rng.oneOf(position.openSeats());
            long move = invariants.offers(seat).any(rng);
            turns.add(new GameRecord.Turn(seat, move));
            EventLog log = new EventLog();
            before.copyFrom(position);
            invariants.play(position, seat, move, log);
            Ledger.check(before, log.events(), position);
            invariants.check(position);
        }
    }
}
