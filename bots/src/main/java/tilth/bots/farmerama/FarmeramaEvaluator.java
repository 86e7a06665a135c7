package tilth.bots.farmerama;

import tilth.bots.Evaluator;
import tilth.engine.Position;
import tilth.farmerama.Basket;
import tilth.farmerama.Card;
import tilth.farmerama.FarmeramaPosition;
import tilth.farmerama.Herd;
import tilth.farmerama.Land;
import tilth.farmerama.Values;
import tilth.farmerama.Work;

/** Judges Farmerama. */
public final class FarmeramaEvaluator implements Evaluator {

    /** Scratch: all worths. */
    public static float[] W = {
        0.5f, // 0 extra worth of the first token of a crop
        0.75f, // 1 falloff
        0.5f, // 2 extra of a stack ripe
        0.08f, // 3 loss per turn until ripe
        0.8f, // 4 first water
        0.8f, // 5 water falloff
        0.85f, // 6 share of step for animal about to come home
        0.05f, // 7 loss per turn
        0.3f, // 8 readiness share of step
        0.3f, // 9 block penalty per stack before the bar
        0.8f, // 10 turns of own wheel per own turn expected
        1.2f, // 11 special token
        12f, // 12 horizon of turns for goods
        1.0f, // 13 sowing left
        1.2f, // 14 harvest left
        0.5f, // 15 water left
        0.5f, // 16 feed share
        1.2f, // 17 seeds per good
        0.1f, // 18 visible scarecrow
        0.0f, // 19 step share per turns left
        2.0f, // 20 second-step discount for products to come
    };

    @Override
    public String game() {
        return "farmerama";
    }

    @Override
    public void estimate(Position position, float[] points) {
        FarmeramaPosition farm = (FarmeramaPosition) position;
        float turns = turnsLeft(farm);
        for (int seat = 0; seat < farm.seats(); seat++) {
            points[seat] = farm.score(seat) + (farm.isOver() ? 0 : promise(farm, seat, turns));
        }
    }

    private static float turnsLeft(FarmeramaPosition farm) {
        if (farm.seats() == 1) {
            return farm.values().soloTurns() - farm.round();
        }
        int objects = farm.pileEnd() - farm.drawn() + 1;
        return switch (farm.seats()) {
            case 2 -> objects * 2.4f;
            case 3 -> objects * 1.6f;
            default -> objects * 1.2f;
        };
    }

    private static float promise(FarmeramaPosition farm, int seat, float turns) {
        Values values = farm.values();
        long barn = farm.barn(seat);
        long herd = farm.herd(seat);
        long land = farm.land(seat);
        float future = Math.min(1, turns / W[12]);
        float promise = 0;
        for (int crop = 0; crop < Basket.CROPS; crop++) {
            promise += future * geometric(W[0], W[1], Basket.count(barn, crop));
        }
        int water = Basket.water(barn);
        promise += future * geometric(W[4], W[5], water);
        promise += future * stacks(values, herd, land);
        float wheelTurns = turns * W[10] + water;
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            int products = Herd.products(herd, animal);
            if (products < values.mostProducts(animal)) {
                int step = values.stars(animal, products + 1) - values.stars(animal, products);
                promise += animal(values, herd, barn, animal, step, wheelTurns, future);
            }
        }
        promise += future * W[11] * Herd.tokens(herd);
        promise += future * W[18] * farm.visibleScarecrows(seat);
        return promise + future * workLeft(farm, seat);
    }

    private static float animal(
            Values values, long herd, long barn, int animal, int step, float wheelTurns, float future) {
        int plot = Herd.plot(herd, animal);
        if (plot != Herd.STABLE) {
            int turns = values.pacifier() - Herd.sectorOver(herd, plot);
            turns = turns > 0 ? turns : turns + Land.PLOTS;
            float sure = Math.clamp(wheelTurns / turns - 0.5f, 0, 1);
            return sure * Math.max(0, step * (W[6] - W[7] * turns) - values.outside(animal));
        }
        long cost = values.cost(animal);
        float have = 0;
        float need = 0;
        for (int crop = 0; crop < Basket.CROPS; crop++) {
            int wanted = Basket.count(cost, crop);
            need += wanted;
            have += Math.min(wanted, Basket.count(barn, crop));
        }
        float ready = have / need;
        return future * W[8] * step * ready * ready;
    }

    private static float stacks(Values values, long herd, long land) {
        float worth = 0;
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            int plot = Herd.plotUnder(herd, sector);
            int stacks = Integer.bitCount(Land.stacksOn(land, plot));
            if (stacks == 0) {
                continue;
            }
            int unripe = 0;
            for (int at = sector; at < Land.PLOTS && values.crop(at) != Values.NOT_SOWN; at++) {
                unripe++;
            }
            worth += stacks * (W[2] - W[3] * unripe);
            if (sector == Land.PLOTS - 1) {
                worth -= stacks * W[9];
            }
        }
        return worth;
    }

    private static float geometric(float first, float falloff, int count) {
        float sum = 0;
        float worth = first;
        for (int i = 0; i < count && i < 12; i++) {
            sum += worth;
            worth *= falloff;
        }
        return sum;
    }

    private static float workLeft(FarmeramaPosition farm, int seat) {
        long work = farm.work(seat);
        float worth = 0;
        if (farm.isRevealed()) {
            if (Work.hasBegun(work)) {
                worth += worthOf(farm, seat, Work.underWay(work), Work.left(work));
            }
            for (int rest = Work.unused(work); rest != 0; rest &= rest - 1) {
                Card card = Card.of(Integer.numberOfTrailingZeros(rest));
                worth += worthOf(farm, seat, card, times(farm, card));
            }
        } else if (farm.seats() > 1) {
            for (int rest = Work.cards(work); rest != 0; rest &= rest - 1) {
                Card card = Card.of(Integer.numberOfTrailingZeros(rest));
                worth += worthOf(farm, seat, card, times(farm, card));
            }
        } else if (Work.hasBegun(work)) {
            worth += worthOf(farm, seat, Work.underWay(work), Work.left(work));
        }
        return worth;
    }

    private static float times(FarmeramaPosition farm, Card card) {
        if (!card.isOnTheWheel()) {
            return 1;
        }
        int wheel = farm.actionWheel();
        return (farm.values().high(wheel, card) + farm.values().low(wheel, card)) / 2f;
    }

    private static float worthOf(FarmeramaPosition farm, int seat, Card card, float times) {
        Values values = farm.values();
        long herd = farm.herd(seat);
        long land = farm.land(seat);
        long barn = farm.barn(seat);
        return switch (card) {
            case SOW -> W[13] * Math.min(times, sowable(values, herd, land, barn));
            case HARVEST -> W[14] * Math.min(times, ripe(values, herd, land));
            case WATER -> W[15] * times;
            case FEED -> W[16] * fed(values, herd, barn);
            case SEEDS -> {
                int missing = 0;
                for (int good = 0; good < Basket.GOODS; good++) {
                    missing += Basket.count(barn, good) == 0 ? 1 : 0;
                }
                yield W[17] * missing + W[13] * Math.min(1, sowable(values, herd, land, barn));
            }
        };
    }

    private static int sowable(Values values, long herd, long land, long barn) {
        int count = 0;
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            int crop = values.crop(sector);
            if (crop != Values.NOT_SOWN) {
                int plot = Herd.plotUnder(herd, sector);
                int free = values.fieldsOf(plot) - Integer.bitCount(Land.stacksOn(land, plot));
                count += Math.min(free, Basket.count(barn, crop));
            }
        }
        return count;
    }

    private static int ripe(Values values, long herd, long land) {
        int count = 0;
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            if (values.crop(sector) == Values.NOT_SOWN) {
                count += Integer.bitCount(Land.stacksOn(land, Herd.plotUnder(herd, sector)));
            }
        }
        return count;
    }

    private static float fed(Values values, long herd, long barn) {
        float worth = 0;
        long rest = barn;
        for (int animal = Herd.ANIMALS - 1; animal >= 0; animal--) {
            int products = Herd.products(herd, animal);
            if (Herd.plot(herd, animal) == Herd.STABLE
                    && products < values.mostProducts(animal)
                    && Basket.covers(rest, values.cost(animal))) {
                rest -= values.cost(animal);
                worth += values.stars(animal, products + 1) - values.stars(animal, products);
            }
        }
        return worth;
    }
}
