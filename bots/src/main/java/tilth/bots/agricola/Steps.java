package tilth.bots.agricola;

import tilth.agricola.board.Act;
import tilth.agricola.farm.Fields;
import tilth.agricola.farm.Rooms;
import tilth.agricola.farm.Stables;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;

/** Single things done on a {@link Homestead} where they usually are; each says whether it could be done. */
final class Steps {

    private static final int SOME_GRAIN = 2;

    private Steps() {}

    static boolean plow(Homestead farm) {
        int free = Fields.plowable(farm.rooms, farm.fields, farm.stables, farm.enclosed);
        if (free != 0) {
            farm.plow(Grounds.first(Grounds.FIELDS, free));
        }
        return free != 0;
    }

    /** Sows as much as there are fields for, vegetables first. */
    static boolean sow(Homestead farm) {
        boolean sows = false;
        while (farm.emptyFields > 0 && (farm.has(1, Goods.VEGETABLE) || farm.has(1, Goods.GRAIN))) {
            farm.sow(farm.has(1, Goods.VEGETABLE) ? Goods.VEGETABLE : Goods.GRAIN);
            sows = true;
        }
        return sows;
    }

    static boolean bake(Homestead farm) {
        int grain = Math.min(SOME_GRAIN, farm.goods[Goods.GRAIN]);
        boolean bakes = grain > 0 && farm.kitchen.bread(1) > 0;
        if (bakes) {
            farm.bake(grain);
        }
        return bakes;
    }

    static boolean stable(Homestead farm, long price) {
        int free = Stables.buildable(farm.rooms, farm.fields, farm.stables);
        boolean builds = free != 0 && farm.covers(price) && Integer.bitCount(farm.stables) < Stables.MOST;
        if (builds) {
            farm.buildStable(Grounds.first(Grounds.STABLES, free), price);
        }
        return builds;
    }

    static boolean room(Homestead farm, long price) {
        int free = Rooms.buildable(farm.rooms, farm.fields, farm.stables, farm.enclosed);
        boolean builds = free != 0 && farm.covers(price);
        if (builds) {
            farm.buildRoom(Grounds.first(Grounds.ROOMS, free), price);
        }
        return builds;
    }

    static boolean renovate(Homestead farm, long price) {
        boolean renovates = farm.covers(price);
        if (renovates) {
            farm.renovate(price);
        }
        return renovates;
    }

    static boolean grow(Homestead farm, Act.Kind kind) {
        int most = kind == Act.Kind.GROW ? Math.min(farm.beds(), Holdings.MOST_PEOPLE) : Holdings.MOST_PEOPLE;
        boolean grows = farm.people < most;
        if (grows) {
            farm.grow();
        }
        return grows;
    }

    static boolean becomeFirst(Homestead farm) {
        boolean isNew = !farm.isFirst;
        farm.isFirst = true;
        return isNew;
    }
}
