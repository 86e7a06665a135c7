package tilth.agricola.acts;

import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** The single acts: whether one can be done, what it offers, and doing it. */
final class Acting {

    private static final int CATTLE_PRICE = 1;

    private Acting() {}

    @Rule("AGR-W3")
    static boolean isPossible(State position, int seat, Act act, int source) {
        if (position.board().round() < act.fromRound() || isForbidden(position, seat, act.kind())) {
            return false;
        }
        return switch (act.kind()) {
            case ROOM -> Building.canBuildRoom(position, seat, act);
            case STABLE -> Building.canBuildStable(position, seat, act);
            case RENOVATE -> Building.renovations(position, seat) != 0;
            case RENOVATE_NEXT -> Building.canRenovateToNext(position, seat);
            case FENCE, FENCE_FETCHED -> Fencing.canFence(position, seat, act);
            case MOVE_FENCES -> Fencing.canMove(position, seat);
            case FENCE_POST -> Fencing.forPosts(position, seat) != 0;
            case FENCE_SQUARE -> Fencing.squares(position, seat) != 0;
            case FENCE_STABLE -> Fencing.stableJustBuilt(position, seat) != 0;
            case PLOW -> position.farms().plowable(seat) != 0;
            case SOW -> Sowing.canSow(position, seat);
            case SOW_LESS -> Sowing.canSow(position, seat, Goods.GRAIN);
            case SOW_VEGETABLE, SOW_GOT -> Sowing.canSow(position, seat, Goods.VEGETABLE);
            case REAP_GRAIN -> Gleaning.canReapMore(position, seat);
            case BAKE -> Bread.canBake(position, seat);
            case MAJOR, MINOR, MAJOR_OR_MINOR, OCCUPATION -> CardPlay.isPossible(position, seat, act, source);
            case GROW -> Growing.canGrow(position, seat);
            case GROW_ANYWAY -> Growing.canGrowAnyway(position, seat);
            case BECOME_FIRST -> position.board().firstSeat() != seat;
            case TAKE_ALL -> position.board().goods(source) != Goods.NOTHING;
            case TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL -> true;
            case CARD -> true;
        };
    }

    /** How often something can be done at most. */
    @Rule({"AGR-W4", "AGR-K117"})
    static int most(State position, Act act) {
        return act.kind() == Act.Kind.SOW_GOT ? position.occasions().count() : act.most();
    }

    /** Whether a card of a seat forbids it. */
    @Rule("AGR-K3")
    static boolean isForbidden(State position, int seat, Act.Kind kind) {
        if (!position.has(seat, Capability.FORBIDDING)) {
            return false;
        }
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet forbidding = deck.with(Capability.FORBIDDING);
        for (int slot = played.first(forbidding); slot >= 0; slot = played.next(forbidding, slot)) {
            if ((deck.card(slot).forbids() >>> kind.ordinal() & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    static boolean serves(Does does, Act.Kind kind) {
        return switch (kind) {
            case ROOM -> does == Does.BUILD_ROOM;
            case STABLE -> does == Does.BUILD_STABLE;
            case RENOVATE, RENOVATE_NEXT -> does == Does.RENOVATE || does == Does.RENOVATE_TO;
            case FENCE, FENCE_FETCHED, MOVE_FENCES -> does == Does.MARK || does == Does.CLOSE;
            case FENCE_POST -> does == Does.PUT_FENCE;
            case FENCE_SQUARE, FENCE_STABLE -> does == Does.FENCE_SQUARE || does == Does.MARK || does == Does.CLOSE;
            case PLOW -> does == Does.PLOW;
            case SOW, SOW_LESS, SOW_VEGETABLE, SOW_GOT -> does == Does.SOW || does == Does.SOW_TWICE;
            case REAP_GRAIN -> does == Does.REAP;
            case BAKE -> does == Does.BAKE;
            case MAJOR, MINOR, MAJOR_OR_MINOR -> does == Does.BUILD || does == Does.PLAY;
            case OCCUPATION -> does == Does.PLAY || does == Does.DRAW;
            case GROW, GROW_ANYWAY -> does == Does.GROW || does == Does.MOVE_IN;
            case BECOME_FIRST -> does == Does.BECOME_FIRST;
            case TAKE_ALL, TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL -> does == Does.TAKE;
            case CARD -> does == Does.CHOOSE;
        };
    }

    static void add(State position, int seat, Act act, int source, MoveList into) {
        switch (act.kind()) {
            case ROOM -> addSquares(Does.BUILD_ROOM, position.farms().buildableRooms(seat), into);
            case STABLE -> addSquares(Does.BUILD_STABLE, position.farms().buildableStables(seat), into);
            case RENOVATE -> Building.addRenovations(position, seat, into);
            case RENOVATE_NEXT -> into.add(Does.RENOVATE.bare());
            case FENCE, FENCE_FETCHED -> Fencing.add(position, seat, act, into);
            case MOVE_FENCES -> Fencing.addMoving(position, seat, act, into);
            case FENCE_POST -> addSquares(Does.PUT_FENCE, Fencing.forPosts(position, seat), into);
            case FENCE_SQUARE -> addSquares(Does.FENCE_SQUARE, Fencing.squares(position, seat), into);
            case FENCE_STABLE -> addSquares(Does.FENCE_SQUARE, Fencing.stableJustBuilt(position, seat), into);
            case PLOW -> addSquares(Does.PLOW, position.farms().plowable(seat), into);
            case SOW -> Sowing.add(position, seat, into);
            case SOW_LESS -> Sowing.add(position, seat, Goods.GRAIN, into);
            case SOW_VEGETABLE, SOW_GOT -> Sowing.add(position, seat, Goods.VEGETABLE, into);
            case REAP_GRAIN -> Gleaning.addReaping(position, seat, into);
            case BAKE -> Bread.add(position, seat, into);
            case MAJOR, MINOR, MAJOR_OR_MINOR, OCCUPATION -> CardPlay.add(position, seat, act, source, into);
            case GROW, GROW_ANYWAY -> addGrowth(position, seat, into);
            case BECOME_FIRST -> into.add(Does.BECOME_FIRST.bare());
            case TAKE_ALL ->
                into.add(Does.TAKE.with(Goods.first(position.board().goods(source))));
            case TAKE_RESOURCE -> addResources(into);
            case TAKE_REED_OR_STONE -> {
                into.add(Does.TAKE.with(Goods.REED));
                into.add(Does.TAKE.with(Goods.STONE));
            }
            case TAKE_ANIMAL -> addAnimals(position, seat, into);
            // What a card offers is added where effects are carried out.
            case CARD -> {}
        }
    }

    private static void addSquares(Does does, int squares, MoveList into) {
        for (int rest = squares; rest != 0; rest &= rest - 1) {
            into.add(does.with(Integer.numberOfTrailingZeros(rest)));
        }
    }

    @Rule("AGR-B5")
    private static void addResources(MoveList into) {
        for (int good = Goods.WOOD; good <= Goods.STONE; good++) {
            into.add(Does.TAKE.with(good));
        }
    }

    /** Cattle cost 1 food; who has none may turn something into food first. */
    @Rule({"AGR-B9", "AGR-X1"})
    private static void addAnimals(State position, int seat, MoveList into) {
        into.add(Does.TAKE.with(Goods.SHEEP));
        into.add(Does.TAKE.with(Goods.WILD_BOAR));
        if (position.holdings().food(seat) >= CATTLE_PRICE) {
            into.add(Does.TAKE.with(Goods.CATTLE));
        } else {
            Exchanges.addFoods(position, seat, into);
        }
    }

    static void play(State position, int seat, Act act, int source, long move, Journal journal) {
        int first = Verb.first(move);
        switch (act.kind()) {
            case ROOM -> Building.buildRoom(position, seat, first, act, journal);
            case STABLE -> Building.buildStable(position, seat, first, act, journal);
            case FENCE, FENCE_FETCHED -> Fencing.play(position, seat, act, move, journal);
            case MOVE_FENCES -> Fencing.play(position, seat, act, move, Journal.SILENT);
            case FENCE_POST -> Fencing.putPost(position, seat, first, journal);
            case FENCE_SQUARE, FENCE_STABLE -> Fencing.encloseSquare(position, seat, first, journal);
            case PLOW -> Sowing.plow(position, seat, first, journal);
            case SOW, SOW_LESS, SOW_VEGETABLE, SOW_GOT -> {
                if (Does.of(move) == Does.SOW_TWICE) {
                    TwoStacks.sow(position, seat, act, first, journal);
                } else {
                    Sowing.sow(position, seat, act, first, Verb.second(move), journal);
                }
            }
            case REAP_GRAIN -> Gleaning.reapMore(position, seat, first, journal);
            case BAKE -> Bread.bake(position, seat, source, first, journal);
            case MAJOR, MINOR, MAJOR_OR_MINOR -> CardPlay.choose(position, seat, act, source, first, journal);
            case OCCUPATION -> {
                if (Does.of(move) == Does.DRAW) {
                    Lots.draw(position, seat, act, source, first, journal);
                } else {
                    CardPlay.choose(position, seat, act, source, first, journal);
                }
            }
            case RENOVATE, RENOVATE_NEXT -> Building.renovate(position, seat, material(position, seat, move), journal);
            case GROW, GROW_ANYWAY -> grow(position, seat, act, source, Does.of(move), journal);
            case BECOME_FIRST -> becomeFirst(position, seat, journal);
            case TAKE_ALL -> Gains.takeAll(position, seat, source, journal);
            case TAKE_RESOURCE, TAKE_REED_OR_STONE -> take(position, seat, source, Goods.of(1, first), journal);
            case TAKE_ANIMAL -> takeAnimal(position, seat, source, first, journal);
            case CARD -> CardPlay.chooseOffer(position, seat, Plans.slot(position, source), first, journal);
        }
    }

    private static int material(State position, int seat, long move) {
        return Does.of(move) == Does.RENOVATE_TO
                ? Verb.first(move)
                : position.farms().house(seat) + 1;
    }

    /** Does what leaves nothing to choose. */
    static void force(State position, int seat, Act act, int source, Journal journal) {
        if (act.kind() == Act.Kind.RENOVATE_NEXT) {
            Building.renovate(position, seat, position.farms().house(seat) + 1, journal);
        } else if (act.kind() == Act.Kind.RENOVATE) {
            int to = Integer.numberOfTrailingZeros(Building.renovations(position, seat));
            Building.renovate(position, seat, to, journal);
        } else {
            Does how = Growing.canBear(position, seat) ? Does.GROW : Does.MOVE_IN;
            grow(position, seat, act, source, how, journal);
        }
    }

    /** Goods from the supply, which a space brings or a card. */
    private static void take(State position, int seat, int source, long bundle, Journal journal) {
        if (source < Space.MOST) {
            Gains.bring(position, seat, bundle, journal);
        } else {
            Gains.gain(position, seat, Plans.slot(position, source), bundle, journal);
        }
    }

    private static void grow(State position, int seat, Act act, int source, Does how, Journal journal) {
        if (act.kind() == Act.Kind.GROW) {
            Growing.useUpCrowding(position, seat);
        }
        if (how == Does.MOVE_IN) {
            Growing.moveIn(position, seat, source, journal);
        } else {
            Growing.grow(position, seat, source, journal);
        }
    }

    /** A newborn comes into the game, or who lives on a card becomes one. */
    @Rule({"AGR-G1", "AGR-K105"})
    private static void addGrowth(State position, int seat, MoveList into) {
        if (Growing.canBear(position, seat)) {
            into.add(Does.GROW.bare());
        }
        if (Growing.canMoveIn(position, seat)) {
            into.add(Does.MOVE_IN.bare());
        }
    }

    /** Hands over the start player's marker, unless the seat has it already. */
    @Rule("AGR-B2")
    static void becomeFirst(State position, int seat, Journal journal) {
        if (position.board().firstSeat() != seat) {
            position.board().setFirstSeat(seat);
            journal.note(Happens.BECAME_FIRST, seat);
        }
    }

    @Rule("AGR-B9")
    private static void takeAnimal(State position, int seat, int source, int good, Journal journal) {
        switch (good) {
            case Goods.SHEEP ->
                take(position, seat, source, Goods.of(1, Goods.SHEEP) + Goods.of(1, Goods.FOOD), journal);
            case Goods.WILD_BOAR -> take(position, seat, source, Goods.of(1, Goods.WILD_BOAR), journal);
            default -> {
                position.holdings().lose(seat, CATTLE_PRICE, Goods.FOOD);
                journal.note(Happens.PAID, seat, Goods.FOOD, CATTLE_PRICE);
                take(position, seat, source, Goods.of(1, Goods.CATTLE), journal);
            }
        }
    }
}
