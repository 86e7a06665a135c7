package tilth.bots.agricola;

import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;

/** How often things still happen to a player in the rounds that are left, as games of bots go. */
final class Pace {

    /** So many people a family has on average. */
    private static final float FAMILY = 2.5f;

    private static final int HARVESTS = Stages.CARDS.size();

    private Pace() {}

    /** How often one player who has a reason to uses a space in each round in which it is open. */
    private static float uses(Space space) {
        return switch (space) {
            case FARMLAND -> 0.23f;
            case GRAIN_SEEDS -> 0.2f;
            case FISHING -> 0.26f;
            case FOREST, GROVE, COPSE -> 0.37f;
            case CLAY_PIT, HOLLOW, REED_BANK, REED_POND -> 0.13f;
            case DAY_LABORER -> 0.33f;
            case SIDE_JOB, FARM_EXPANSION -> 0.05f;
            case LESSONS, MORE_LESSONS, MEETING_PLACE -> 0.12f;
            case TRAVELING_PLAYERS, RESOURCE_MARKET, ONE_RESOURCE, TWO_RESOURCES -> 0.15f;
            case ANIMAL_MARKET, MODEST_WISH, ROOM_OR_PLAYERS, RESOURCES_OR_GROWTH -> 0.1f;
            case SHEEP_MARKET, PIG_MARKET, CATTLE_MARKET, VEGETABLE_SEEDS -> 0.22f;
            case WESTERN_QUARRY, EASTERN_QUARRY, MAJOR_IMPROVEMENT -> 0.13f;
            case GRAIN_UTILIZATION, FENCING, HOUSE_REDEVELOPMENT -> 0.08f;
            case CULTIVATION, URGENT_WISH -> 0.4f;
            case BASIC_WISH, FARM_REDEVELOPMENT -> 0.04f;
        };
    }

    /** How often one player still uses one of some spaces after a round. */
    static float uses(long spaces, int round) {
        float times = 0;
        for (long rest = spaces; rest != 0; rest &= rest - 1) {
            int space = Long.numberOfTrailingZeros(rest);
            float often = space < Space.COUNT ? uses(Space.of(space)) : uses(Space.DAY_LABORER);
            times += often * roundsOpen(space, round);
        }
        return times;
    }

    /** For how many rounds after one a space is open; a round card comes in the middle of its stage. */
    private static float roundsOpen(int space, int round) {
        int left = Stages.ROUNDS - round;
        for (int stage = 1; space < Space.COUNT && stage <= HARVESTS; stage++) {
            if (Stages.CARDS.get(stage - 1).contains(Space.of(space))) {
                float middle = (Stages.lastRound(stage) + (stage == 1 ? 1 : Stages.lastRound(stage - 1) + 1)) / 2f;
                return Math.min(left, Stages.ROUNDS + 1 - middle);
            }
        }
        return left;
    }

    /** How many harvests are still to come after a round has begun. */
    static int harvests(int round) {
        return round == 0 ? HARVESTS : HARVESTS + 1 - Stages.of(round);
    }

    /** How often a moment still comes for one player, wherever that is. */
    static float times(Moment moment, int round) {
        int left = Stages.ROUNDS - round;
        float share = (float) left / Stages.ROUNDS;
        return switch (moment) {
            case PLAYED, BEFORE_PLAYED -> 1;
            case BEFORE_OCCUPATION, OCCUPATION_PLAYED -> 2f * share;
            case IMPROVEMENT_BUILT -> 5f * share;
            case ROUND_START, WORK_START, ALL_PLACED -> left;
            case RETURN_HOME, ROUND_END -> left + 1;
            case USE, BROUGHT, USED, TURN_END, GOT -> FAMILY * left;
            case NOBODY_HOME -> left / 2f;
            case ROOMS_BUILT -> 0.4f * share;
            case STABLE_BUILT, RENOVATED -> 0.9f * share;
            case PASTURES_BUILT -> 1.2f * share;
            case PLOWED -> 5f * share;
            case SOWN, COOKED -> 2f * share;
            case BAKED -> 0.5f * share;
            case GREW -> 1.5f * share;
            case CRAFTED -> harvests(round) / 2f;
            case FIELDS_START, FIELDS, FIELDS_END, FEEDING_START, HARVEST_END -> harvests(round);
            case GAME_END -> 1;
            case REAPED_ALONE -> share;
        };
    }

    /** How often one player still buys something. */
    static float purchases(Purchase purchase, int round) {
        float share = (float) (Stages.ROUNDS - round) / Stages.ROUNDS;
        return switch (purchase) {
            case ROOM -> 0.8f * share;
            case STABLE -> share;
            case FENCE -> 12f * share;
            case RENOVATION -> 0.9f * share;
            case MAJOR -> 2f * share;
            case MINOR, OCCUPATION -> 2f * share;
            case TOLL -> share;
        };
    }

    /** As often as this an act is of use to one player at most. */
    static float most(Act.Kind kind) {
        return switch (kind) {
            case ROOM, RENOVATE, RENOVATE_NEXT, GROW, GROW_ANYWAY -> 1.5f;
            case STABLE, FENCE, FENCE_SQUARE, FENCE_STABLE, FENCE_FETCHED, MOVE_FENCES -> 2;
            case PLOW, SOW, SOW_LESS, SOW_VEGETABLE, SOW_GOT, BAKE -> 3;
            case MAJOR, MINOR, MAJOR_OR_MINOR, OCCUPATION -> 3;
            case FENCE_POST -> 1;
            case BECOME_FIRST, REAP_GRAIN -> 4;
            case TAKE_ALL, TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL, CARD -> 6;
        };
    }
}
