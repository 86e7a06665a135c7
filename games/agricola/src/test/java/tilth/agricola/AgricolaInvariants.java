package tilth.agricola;

import static tilth.testkit.Invariants.require;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tilth.agricola.board.Board;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Deck;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fences;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Terms;
import tilth.engine.Position;
import tilth.engine.Seats;

/** What holds in every position of Agricola. */
final class AgricolaInvariants {

    private static final int SPACES = Terms.SPACE.words().size();
    private static final Set<Asks> ROOM_IS_SOUGHT = EnumSet.of(Asks.KEEP, Asks.WORK, Asks.PAY);

    private AgricolaInvariants() {}

    static void check(Position any) {
        AgricolaPosition position = (AgricolaPosition) any;
        checkBoard(position);
        CardInvariants.check(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            checkGoods(position, seat);
            checkFamily(position, seat);
            checkFarm(position, seat);
            checkAnimals(position, seat);
        }
    }

    private static void checkBoard(AgricolaPosition position) {
        Board board = position.board();
        long cards = 0;
        for (int round = 1; round <= Stages.ROUNDS; round++) {
            int card = board.card(round);
            require(Stages.CARDS.get(Stages.of(round) - 1).contains(Space.of(card)), "a card lies in a wrong stage");
            require((cards >>> card & 1) == 0, "a round card lies twice");
            cards |= 1L << card;
            boolean isOpen = (board.open() >>> card & 1) != 0;
            boolean isOut = round < board.round() || round == board.round() && !isAsked(position, Asks.REVEAL);
            boolean isEarly = isOpen
                    && round > board.round()
                    && position.tableau().isAnyPlayed(position.table().deck().with(Deck.Capability.EARLY));
            require(isOpen == isOut || isEarly, "a round card is out at the wrong time");
        }
        List<Plan> plans = position.table().plans();
        for (int space = 0; space < SPACES; space++) {
            boolean isOpen = (board.open() >>> space & 1) != 0;
            require(isOpen || board.goods(space) == Goods.NOTHING, "goods lie on a space that is not there");
            boolean isStocked = (board.stocked() >>> space & 1) != 0;
            require(isStocked == (board.goods(space) != Goods.NOTHING), "it is not known where goods lie");
            require(!isOpen || plans.get(space).isThere(), "a space is open that is not there");
            int people = 0;
            for (int seat = 0; seat < position.seats(); seat++) {
                people += board.standing(space, seat);
            }
            require(people > 0 == ((board.occupied() >>> space & 1) != 0), "a space is occupied by nobody");
        }
        long tile = position.table().tile() & board.occupied();
        require(Long.bitCount(tile) <= 1, "two people stand on one tile");
    }

    private static boolean isAsked(AgricolaPosition position, Asks asked) {
        int open = position.openSeats();
        return open != 0 && Asks.of(position.question(Seats.first(open))) == asked;
    }

    private static void checkGoods(AgricolaPosition position, int seat) {
        for (int good = 0; good < Goods.KINDS; good++) {
            require(position.holdings().count(seat, good) >= 0, "somebody owes goods");
        }
        require(position.holdings().begging(seat) >= 0, "somebody has been begged from");
    }

    private static void checkFamily(AgricolaPosition position, int seat) {
        Holdings holdings = position.holdings();
        int standing = 0;
        for (int space = 0; space < SPACES; space++) {
            standing += position.board().standing(space, seat);
        }
        int people = holdings.people(seat);
        require(people >= 2 && people <= Holdings.MOST_PEOPLE, "a family is too small or too large: " + people);
        // Who was born between two actions lies in no house and stands on no space.
        int somewhere = holdings.home(seat) + standing - holdings.others(seat);
        require(somewhere <= people && somewhere >= people - holdings.newborns(seat), "a person is lost");
        require(people + holdings.lodgers(seat) <= Holdings.MOST_PEOPLE, "more people are there than a player has");
        require(holdings.newborns(seat) <= people - 2, "more are newborn than can be");
    }

    private static void checkFarm(AgricolaPosition position, int seat) {
        Farmyards farms = position.farms();
        int rooms = farms.rooms(seat);
        int fields = farms.fields(seat);
        int stables = farms.stables(seat);
        int enclosed = farms.enclosed(seat);
        require((rooms & fields) == 0 && (stables & (rooms | fields)) == 0, "two things stand on one square");
        require((enclosed & (rooms | fields)) == 0, "a room or a field is enclosed");
        require(Yard.connected(rooms), "the house falls apart");
        require(fields == 0 || Yard.connected(fields), "the fields fall apart");
        require(Integer.bitCount(stables) <= Stables.MOST, "there are too many stables");
        require(Fences.count(farms.fences(seat)) <= Fences.MOST, "there are too many fences");
        require(enclosed == Pastures.enclosed(farms.fences(seat)), "pastures differ from their fences");
        require((farms.sown(seat) & ~fields) == 0, "something grows outside the fields");
        for (int rest = farms.twoStacks(seat); rest != 0; rest &= rest - 1) {
            int square = Integer.numberOfTrailingZeros(rest);
            require(farms.second(seat, square) <= farms.crops(seat, square), "the second stack is larger");
            require(!farms.growsVegetables(seat, square), "vegetables grow in two stacks");
        }
        int marked = farms.marked(seat);
        // Fields are marked while more is taken off them, squares without a tile while a pasture is planned.
        require((marked & (rooms | fields)) == 0 || (marked & ~fields) == 0, "a room or a field is marked");
        require(farms.marked(seat) == 0 || isAsked(position, Asks.WORK), "squares are marked for nothing");
    }

    private static void checkAnimals(AgricolaPosition position, int seat) {
        // Animals behind new fences find room when the whole action is done and paid for.
        boolean isChoosing =
                Seats.has(position.openSeats(), seat) && ROOM_IS_SOUGHT.contains(Asks.of(position.question(seat)));
        if (!isChoosing && !isHoused(position, seat)) {
            // Cards react to what was done while animals sought room, such as the cooking of one of them, before the
            // others find it.
            boolean isReacting = isAsked(position, Asks.REACT) || isAsked(position, Asks.CHOOSE);
            require(isReacting, "an animal has no room");
        }
    }

    private static boolean isHoused(AgricolaPosition position, int seat) {
        Holdings holdings = position.holdings();
        int sheep = holdings.count(seat, Goods.SHEEP);
        int boar = holdings.count(seat, Goods.WILD_BOAR);
        int cattle = holdings.count(seat, Goods.CATTLE);
        return (sheep | boar | cattle) == 0 || Keeping.shelters(position, seat).houses(sheep, boar, cattle);
    }
}
