package tilth.scenes.agricola;

import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.goods.Goods;

/** Which drawing stands for what on a card. */
public final class CardSymbols {

    private CardSymbols() {}

    /** The picture of a card: of what it is called by others, else of its kind. */
    public static String of(Card card) {
        for (Mark mark : Mark.values()) {
            if (mark != Mark.IMPROVEMENT && card.isMarked(mark.bit())) {
                return mark == Mark.OVEN ? oven(card) : of(mark);
            }
        }
        return of(card.kind());
    }

    /** An oven looks like what most of it is made of. */
    private static String oven(Card card) {
        long price = card.prices().getFirst().goods();
        boolean isStone = Goods.count(price, Goods.STONE) > Goods.count(price, Goods.CLAY);
        return isStone ? "improvement-oven-stone" : "improvement-oven-clay";
    }

    static String of(Card.Kind kind) {
        return "kind-" + Speech.word(kind);
    }

    static String of(Mark mark) {
        return switch (mark) {
            case FIREPLACE, COOKING_HEARTH, WELL, JOINERY, POTTERY, BASKETRY -> "improvement-" + Speech.word(mark);
            case OVEN -> "improvement-oven-clay";
            case VILLAGE_WELL -> "improvement-well";
            case MANSION -> "act-room";
            case WOODCRAFT -> "improvement-joinery";
            case CLAYCRAFT -> "improvement-pottery";
            case REEDCRAFT -> "improvement-basketry";
            case BAKER -> "act-bake";
            case ARTIST, DANCER -> "kind-occupation";
            case MINOR -> "act-minor";
            case THATCHED -> "reed";
            case CLAY_PATH -> "clay";
            case PAVED_ROAD -> "stone";
            case CHIEF -> "act-occupation";
            case MATERIAL -> "wood";
            case FISHING_GEAR -> "icon-fish";
            case PLOW, JUMP_PLOW, HARROW, PUNNER, YOKE -> "act-plow";
            case IMPROVEMENT -> "act-major-or-minor";
        };
    }

    static String good(int good) {
        return Goods.WORDS.get(good);
    }

    static String material(int material) {
        return switch (material) {
            case 0 -> "room-wood";
            case 1 -> "room-clay";
            default -> "room-stone";
        };
    }

    static String of(Purchase purchase) {
        return switch (purchase) {
            case ROOM -> "act-room";
            case STABLE -> "act-stable";
            case FENCE -> "act-fence";
            case RENOVATION -> "act-renovate";
            case MAJOR -> "act-major";
            case MINOR -> "act-minor";
            case OCCUPATION -> "act-occupation";
            case TOLL -> "icon-others";
        };
    }

    static String of(Space space) {
        return switch (space) {
            case FARM_EXPANSION, ROOM_OR_PLAYERS -> "act-room";
            case MEETING_PLACE -> "act-first";
            case GRAIN_SEEDS -> "grain";
            case FARMLAND -> "act-plow";
            case SIDE_JOB -> "act-stable";
            case LESSONS, MORE_LESSONS -> "act-occupation";
            case DAY_LABORER -> "icon-person";
            case FOREST, COPSE, GROVE -> "tree";
            case CLAY_PIT, HOLLOW -> "clay";
            case REED_BANK, REED_POND -> "reed";
            case FISHING -> "icon-fish";
            case RESOURCE_MARKET, ONE_RESOURCE, TWO_RESOURCES, RESOURCES_OR_GROWTH -> "act-take-resource";
            case TRAVELING_PLAYERS -> "food";
            case ANIMAL_MARKET -> "act-take-animal";
            case MODEST_WISH, BASIC_WISH, URGENT_WISH -> "act-grow";
            case GRAIN_UTILIZATION, CULTIVATION -> "act-sow";
            case MAJOR_IMPROVEMENT -> "act-major";
            case SHEEP_MARKET -> "sheep";
            case FENCING -> "act-fence";
            case WESTERN_QUARRY, EASTERN_QUARRY -> "stone";
            case HOUSE_REDEVELOPMENT, FARM_REDEVELOPMENT -> "act-renovate";
            case VEGETABLE_SEEDS -> "vegetable";
            case PIG_MARKET -> "wild-boar";
            case CATTLE_MARKET -> "cattle";
        };
    }

    static String of(Measure measure) {
        return switch (measure) {
            case PEOPLE -> "icon-person";
            case WOODEN_ROOMS -> "room-wood";
            case BEGGING_CARDS -> "begging-card";
            case ROOMS, ROOMS_ADDED, STONE_ROOMS, OTHERS_WITHOUT_MORE_ROOMS -> "act-room";
            case OCCUPATIONS -> "act-occupation";
            case IMPROVEMENTS -> "act-major-or-minor";
            case ROUNDS_LEFT, ROUNDS_OVER -> "icon-round-space";
            case PLAYERS -> "icon-others";
            case FIELDS, FIELD_TILES, EMPTY_FIELDS -> "icon-field";
            case PLANTED_FIELDS -> "act-sow";
            case ANIMALS, SPECIES_MISSING -> "act-take-animal";
            case GRAIN_FIELDS, GRAIN_BAKED -> "grain";
            case VEGETABLE_FIELDS -> "vegetable";
            case PASTURES, FENCED_SQUARES -> "icon-pasture";
            case UNUSED_SQUARES -> "icon-square";
            case STABLES, UNFENCED_STABLES -> "act-stable";
            case FENCES_LEFT -> "act-fence";
            case OVENS -> "improvement-oven-clay";
            case NOTED -> "icon-noted";
            case RESOURCES_GOT -> "act-take-resource";
            case DONE -> "any";
            case SQUARES_FENCED_ANEW -> "icon-pasture";
            case OTHERS_THERE_BEFORE -> "icon-others";
            case PEOPLE_BEHIND -> "icon-person";
            case OTHERS_WITH_AS_MUCH_LAND -> "icon-square";
            case HARVEST_ROUND -> "harvest";
        };
    }

    static String of(Moment moment) {
        return switch (moment) {
            case PLAYED, BEFORE_PLAYED -> "act-card";
            case BEFORE_OCCUPATION, OCCUPATION_PLAYED -> "act-occupation";
            case IMPROVEMENT_BUILT -> "act-major-or-minor";
            case ROUND_START, WORK_START -> "icon-round-start";
            case USE, BROUGHT, USED, TURN_END -> "icon-person";
            case GOT -> "any";
            case NOBODY_HOME, RETURN_HOME, ALL_PLACED -> "icon-home";
            case ROOMS_BUILT -> "act-room";
            case STABLE_BUILT -> "act-stable";
            case RENOVATED -> "act-renovate";
            case PASTURES_BUILT -> "act-fence";
            case PLOWED -> "act-plow";
            case SOWN -> "act-sow";
            case BAKED -> "act-bake";
            case COOKED -> "improvement-cooking-hearth";
            case CRAFTED -> "harvest";
            case GREW -> "act-grow";
            case ROUND_END -> "icon-round-end";
            case FIELDS_START, FIELDS, FIELDS_END, FEEDING_START, HARVEST_END, REAPED_ALONE -> "harvest";
            case GAME_END -> "star";
        };
    }
}
