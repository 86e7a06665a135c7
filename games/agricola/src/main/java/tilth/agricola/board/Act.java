package tilth.agricola.board;

import java.util.List;
import tilth.agricola.goods.Goods;

/**
 * One thing a space or a card lets a player do: so many times at most, at which price, from some round on. What an occupation
 * costs depends on how many the player has: {@code foods} are the prices of the first, the second …, the last of them for all
 * further ones.
 */
public record Act(Kind kind, int most, long price, List<Integer> foods, int fromRound) {

    /** What can be done. */
    public enum Kind {
        /** Builds rooms, at the price of the house. */
        ROOM,
        STABLE,
        PLOW,
        SOW,
        /** Sows grain, one less on each field. */
        SOW_LESS,
        /** Sows vegetables only. */
        SOW_VEGETABLE,
        /** Sows vegetables, as many as have just come. */
        SOW_GOT,
        BAKE,
        /** Builds a major improvement. */
        MAJOR,
        /** Plays a minor improvement. */
        MINOR,
        /** Builds a major or plays a minor improvement. */
        MAJOR_OR_MINOR,
        OCCUPATION,
        RENOVATE,
        /** Renovates to the next material, whatever cards allow. */
        RENOVATE_NEXT,
        FENCE,
        /** Fences one square outside the pastures as a pasture, without wood. */
        FENCE_SQUARE,
        /** Fences the square of the stable that was just built as a pasture, without wood. */
        FENCE_STABLE,
        /** Builds the fences that a card has just fetched, without wood. */
        FENCE_FETCHED,
        /** Lays all fences around pastures anew, as many as there were. */
        MOVE_FENCES,
        /** Puts a fence on an unused square, which nothing else can use then. */
        FENCE_POST,
        /** Family growth with room. */
        GROW,
        /** Family growth even without room. */
        GROW_ANYWAY,
        /** Takes the start player's marker. */
        BECOME_FIRST,
        /** Takes one more grain off grain fields, one each. */
        REAP_GRAIN,
        /** Takes everything that lies on the space. */
        TAKE_ALL,
        /** Takes building resources of one's choice. */
        TAKE_RESOURCE,
        /** Takes reed or stone. */
        TAKE_REED_OR_STONE,
        /** Takes a sheep and 1 food, a wild boar, or cattle for 1 food. */
        TAKE_ANIMAL,
        /** Does one of the things that the card offers which is or brought the space. */
        CARD;

        /** Whether it can be broken off by another one and taken up again, as building is. */
        public boolean isBuilding() {
            return this == ROOM || this == STABLE;
        }

        public boolean playsCard() {
            return this == MAJOR || this == MINOR || this == MAJOR_OR_MINOR || this == OCCUPATION;
        }

        public boolean isSowing() {
            return this == SOW || this == SOW_LESS || this == SOW_VEGETABLE || this == SOW_GOT;
        }

        /** Whether squares are marked for it and then closed. */
        public boolean marksSquares() {
            return this == FENCE || this == FENCE_FETCHED || this == MOVE_FENCES;
        }

        /** Whether one square is enclosed alone. */
        public boolean enclosesSquare() {
            return this == FENCE_SQUARE || this == FENCE_STABLE;
        }

        /** Whether goods are given for it. */
        public boolean takesGoods() {
            return switch (this) {
                case ROOM, STABLE, RENOVATE, RENOVATE_NEXT, FENCE, SOW, SOW_LESS, SOW_VEGETABLE, SOW_GOT, BAKE -> true;
                case MAJOR, MINOR, MAJOR_OR_MINOR, OCCUPATION -> true;
                case FENCE_SQUARE,
                        FENCE_STABLE,
                        FENCE_FETCHED,
                        MOVE_FENCES,
                        FENCE_POST,
                        PLOW,
                        REAP_GRAIN,
                        GROW,
                        GROW_ANYWAY,
                        BECOME_FIRST -> false;
                case TAKE_ALL, TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL, CARD -> false;
            };
        }
    }

    /** As often as one likes. */
    public static final int ANY = 15;

    /** At the price the rules say. */
    public static final long USUAL = -1;

    public static Act once(Kind kind) {
        return upTo(1, kind);
    }

    public static Act upTo(int most, Kind kind) {
        return new Act(kind, most, USUAL, List.of(), 1);
    }

    public static Act any(Kind kind) {
        return upTo(ANY, kind);
    }

    /** Plays an occupation, for so much food if it is the first, the second … of the player. */
    public static Act occupation(Integer... foods) {
        return new Act(Kind.OCCUPATION, 1, USUAL, List.of(foods), 1);
    }

    public Act forWood(int each) {
        return new Act(kind, most, Goods.of(each, Goods.WOOD), foods, fromRound);
    }

    public Act free() {
        return new Act(kind, most, Goods.NOTHING, foods, fromRound);
    }

    public boolean isFree() {
        return price == Goods.NOTHING;
    }

    public Act from(int round) {
        return new Act(kind, most, price, foods, round);
    }

    /** The food an occupation costs somebody who has so many. */
    public int food(int occupations) {
        return foods.get(Math.min(occupations, foods.size() - 1));
    }
}
