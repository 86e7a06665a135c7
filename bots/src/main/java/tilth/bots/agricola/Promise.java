package tilth.bots.agricola;

import tilth.agricola.board.Stages;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;

/** What can still be made of a farm: of resources, of seeds and empty fields, of room for animals and for children. */
final class Promise {

    private static final Worth WOOD_ROOM = new Worth(0.057f, 0.447f);
    private static final Worth WOOD_FENCE = new Worth(0.38f, 0.306f);
    private static final Worth WOOD_MORE = new Worth(0.021f, 0.046f);
    private static final Worth CLAY_COOK = new Worth(0.77f, 0.624f);
    private static final Worth CLAY_HOUSE = new Worth(0.41f, 0.741f);
    private static final Worth CLAY_MORE = new Worth(0.09f, 0.133f);
    private static final Worth REED_ROOM = new Worth(0.52f, 0.644f);
    private static final Worth REED_HOUSE = new Worth(0.68f, 0.154f);
    private static final Worth REED_MORE = new Worth(0.11f, 0.218f);
    private static final Worth STONE_HOUSE = new Worth(0.41f, 0.65f);
    private static final Worth STONE_CARD = new Worth(0.28f, 0.52f);
    private static final Worth STONE_MORE = new Worth(0.058f, 0.013f);

    /** With fewer actions left than this, there is less and less time to use all that. */
    private static final Worth IN_TIME = new Worth(1.85f, 0.46f);

    private static final Worth FREE_ROOM = new Worth(1.22f, 1.225f);
    private static final Worth FREE_ROOM_ROUND = new Worth(0.79f, 0.474f);
    private static final Worth SECOND_ROOM = new Worth(0.68f, 0.31f);

    /** With fewer rounds left than this, nobody builds rooms for children. */
    private static final Worth ROOM_TIME = new Worth(0.069f, 2.46f);

    private static final Worth SEED_TO_SOW = new Worth(0.37f, 0.438f);
    private static final Worth FIELD_TO_SOW = new Worth(0.077f, 0.256f);
    private static final Worth SPARE_SEED = new Worth(0.088f, 0.21f);
    private static final Worth STALL = new Worth(0.053f, 0.098f);
    private static final Worth COOK = new Worth(3.04f, 0.87f);
    private static final Worth OVEN = new Worth(0.35f, 0.385f);

    /** What a tile where pastures should be costs, or a pasture elsewhere. */
    private static final Worth MISPLACED = new Worth(0.48f, 0.286f);

    private static final int ROOM_PRICE = 5;
    private static final int ROOM_REED = 2;
    private static final int MOST_WANTED = 2;
    private static final int FIREPLACE_PRICE = 3;
    private static final int CARD_STONE = 5;
    private static final int MANY_STALLS = 16;
    private static final int SOME = 3;
    private static final int MANY_ROUNDS = 8;

    private Promise() {}

    static float of(Homestead farm) {
        int left = Stages.ROUNDS - farm.round;
        float time = Math.min(1, (farm.home + farm.people * left) / IN_TIME.to(farm));
        int rooms = Integer.bitCount(farm.rooms);
        int wanted = left < ROOM_TIME.to(farm) ? 0 : Math.clamp(Holdings.MOST_PEOPLE - farm.beds(), 0, MOST_WANTED);
        float goods = wood(farm, wanted) + clay(farm, rooms, wanted) + reed(farm, wanted) + stone(farm, rooms);
        return time * (goods + crops(farm, left) + kitchen(farm))
                + children(farm, left)
                - (left > 0 ? misplaced(farm) : 0);
    }

    private static float wood(Homestead farm, int wanted) {
        int wood = farm.goods[Goods.WOOD];
        int forRooms = farm.house == Farmyards.WOODEN ? Math.min(wood, ROOM_PRICE * wanted) : 0;
        int forFences = Math.min(wood - forRooms, farm.fencesLeft());
        return WOOD_ROOM.to(farm) * forRooms
                + WOOD_FENCE.to(farm) * forFences
                + WOOD_MORE.to(farm) * (wood - forRooms - forFences);
    }

    private static float clay(Homestead farm, int rooms, int wanted) {
        int clay = farm.goods[Goods.CLAY];
        int toCook = farm.kitchen.cooked[Goods.SHEEP] == 0 ? Math.min(clay, FIREPLACE_PRICE) : 0;
        int used = farm.house == Farmyards.WOODEN ? rooms : farm.house == Farmyards.CLAY ? ROOM_PRICE * wanted : 0;
        int forHouse = Math.min(clay - toCook, used);
        return CLAY_COOK.to(farm) * toCook
                + CLAY_HOUSE.to(farm) * forHouse
                + CLAY_MORE.to(farm) * (clay - toCook - forHouse);
    }

    private static float reed(Homestead farm, int wanted) {
        int reed = farm.goods[Goods.REED];
        int forRooms = Math.min(reed, ROOM_REED * wanted);
        int forHouse = Math.min(reed - forRooms, Farmyards.STONE - farm.house);
        return REED_ROOM.to(farm) * forRooms
                + REED_HOUSE.to(farm) * forHouse
                + REED_MORE.to(farm) * (reed - forRooms - forHouse);
    }

    private static float stone(Homestead farm, int rooms) {
        int stone = farm.goods[Goods.STONE];
        int forHouse = farm.house == Farmyards.CLAY ? Math.min(stone, rooms) : 0;
        int forCards = Math.min(stone - forHouse, CARD_STONE);
        return STONE_HOUSE.to(farm) * forHouse
                + STONE_CARD.to(farm) * forCards
                + STONE_MORE.to(farm) * (stone - forHouse - forCards);
    }

    private static float crops(Homestead farm, int left) {
        int seeds = farm.goods[Goods.GRAIN] + farm.goods[Goods.VEGETABLE];
        int pairs = Math.min(seeds, farm.emptyFields);
        return Math.min(left, MANY_ROUNDS)
                * (SEED_TO_SOW.to(farm) * pairs
                        + FIELD_TO_SOW.to(farm) * Math.min(SOME, farm.emptyFields - pairs)
                        + SPARE_SEED.to(farm) * Math.min(SOME, seeds - pairs))
                / 4;
    }

    /** Room for animals, and what makes food of them and of grain. */
    private static float kitchen(Homestead farm) {
        return STALL.to(farm) * Math.min(farm.stalls.total(), MANY_STALLS)
                + (farm.kitchen.cooked[Goods.SHEEP] > 0 ? COOK.to(farm) : 0)
                + OVEN.to(farm) * farm.kitchen.bread(1);
    }

    private static float children(Homestead farm, int left) {
        int free = Math.min(farm.beds(), Holdings.MOST_PEOPLE) - farm.people;
        if (free <= 0 || left == 0) {
            return 0;
        }
        float one = FREE_ROOM.to(farm) + FREE_ROOM_ROUND.to(farm) * left;
        return free == 1 ? one : one * (1 + SECOND_ROOM.to(farm));
    }

    private static float misplaced(Homestead farm) {
        return MISPLACED.to(farm)
                * (Integer.bitCount((farm.rooms | farm.fields) & Grounds.PASTURE_LAND)
                        + Integer.bitCount(farm.enclosed & ~Grounds.PASTURE_LAND));
    }
}
