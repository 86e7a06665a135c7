package tilth.bots.agricola;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Spaces;
import tilth.agricola.goods.Goods;

/** What cards are made of: when they do something, what they bring and allow, what they make cheaper. */
final class Makings {

    private static final int TIMES = 5;
    private static final int GOODS_AT = Moment.COUNT;
    private static final int ACTS_AT = GOODS_AT + TIMES * Goods.KINDS;
    private static final int PRICES_AT = ACTS_AT + Act.Kind.values().length;
    private static final int RIGHTS_AT = PRICES_AT + Purchase.values().length;
    private static final int BONUSES_AT = RIGHTS_AT + Deck.Capability.values().length;
    private static final int WORTHS_AT = BONUSES_AT + 2;
    private static final int SPACES_AT = WORTHS_AT + Moment.COUNT;

    /** How many things a card can be made of. */
    static final int KINDS = SPACES_AT + Space.COUNT;

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private static final float SOME = 3;
    private static final float SOME_AT_SPACE = 0.2f;
    private static final float AN_ACT = 0.6f;
    private static final int HALF_WAY = 7;

    private Deck deck = Deck.MAJORS;
    private Making[] makings = {};
    private final float[] sum = new float[KINDS];

    /** A fingerprint of the cards that were added up last. */
    private long summed;

    /** How much of which things one card is made of. */
    private static final class Making {
        private final int[] kinds;
        private final float[] amounts;

        Making(float[] found) {
            kinds = IntStream.range(0, KINDS).filter(kind -> found[kind] != 0).toArray();
            amounts = new float[kinds.length];
            for (int i = 0; i < kinds.length; i++) {
                amounts[i] = found[kinds[i]];
            }
        }

        void addTo(float[] sum) {
            for (int i = 0; i < kinds.length; i++) {
                sum[kinds[i]] += amounts[i];
            }
        }
    }

    /** A name for each of the things a card can be made of, for those who keep what was learnt about them. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        for (Moment moment : Moment.values()) {
            names.add("moment-" + moment);
        }
        for (int time = 0; time < TIMES; time++) {
            for (int good = 0; good < Goods.KINDS; good++) {
                names.add("good-" + time + "-" + good);
            }
        }
        for (Act.Kind act : Act.Kind.values()) {
            names.add("act-" + act);
        }
        for (Purchase purchase : Purchase.values()) {
            names.add("price-" + purchase);
        }
        for (Deck.Capability capability : Deck.Capability.values()) {
            names.add("right-" + capability);
        }
        names.add("bonus-always");
        names.add("bonus-if");
        for (Moment moment : Moment.values()) {
            names.add("worth-" + moment);
        }
        for (Space space : Space.values()) {
            names.add("space-" + space);
        }
        return names;
    }

    /** Adds up what some cards are made of. */
    float[] of(Deck other, CardSet cards) {
        if (deck != other || makings.length == 0) {
            deck = other;
            summed = 0;
            makings = new Making[deck.size()];
            for (int slot = 0; slot < makings.length; slot++) {
                makings[slot] = new Making(look(slot));
            }
        }
        long digest = 1;
        for (int slot = cards.first(); slot >= 0; slot = cards.next(slot)) {
            digest = digest * MIX + slot + 1;
        }
        if (digest != summed) {
            summed = digest;
            Arrays.fill(sum, 0);
            for (int slot = cards.first(); slot >= 0; slot = cards.next(slot)) {
                makings[slot].addTo(sum);
            }
        }
        return sum;
    }

    private float[] look(int slot) {
        Card card = deck.card(slot);
        float[] found = new float[KINDS];
        for (Hook hook : card.hooks()) {
            if (!hook.moment().isItsOwn()) {
                found[hook.moment().ordinal()] = 1;
                float before = brought(found);
                look(hook.effect(), time(hook.moment()), found);
                float brings = brought(found) - before;
                found[WORTHS_AT + hook.moment().ordinal()] += brings;
                for (long rest = spaces(hook.spaces()); rest != 0; rest &= rest - 1) {
                    found[SPACES_AT + Long.numberOfTrailingZeros(rest)] += SOME_AT_SPACE + brings;
                }
            }
        }
        for (Rebate rebate : card.rebates()) {
            for (Purchase purchase : Purchase.values()) {
                found[PRICES_AT + purchase.ordinal()] += rebate.purchases() >>> purchase.ordinal() & 1;
            }
        }
        for (Deck.Capability capability : Deck.Capability.values()) {
            found[RIGHTS_AT + capability.ordinal()] = deck.with(capability).has(slot) ? 1 : 0;
        }
        for (Bonus bonus : card.bonuses()) {
            found[BONUSES_AT + (bonus instanceof Bonus.Points ? 0 : 1)]++;
        }
        return found;
    }

    /** About how many points what was found brings each time. */
    private static float brought(float[] found) {
        float sum = 0;
        for (int time = 0; time < TIMES; time++) {
            for (int good = 0; good < Goods.KINDS; good++) {
                float worth = SOME * found[GOODS_AT + time * Goods.KINDS + good] * GoodsWorth.of(1, good, HALF_WAY);
                sum += time == TIMES - 1 ? -worth : worth;
            }
        }
        for (int act = ACTS_AT; act < PRICES_AT; act++) {
            sum += AN_ACT * found[act];
        }
        return sum;
    }

    private static long spaces(Spaces spaces) {
        return switch (spaces) {
            case Spaces.Named named -> named.set() & (1L << Space.COUNT) - 1;
            case Spaces.Holding holding -> bringing(holding.good());
            case Spaces.Gathering gathering -> bringing(gathering.good());
            case Spaces.Growing _ -> Space.BASIC_WISH.bit() | Space.URGENT_WISH.bit() | Space.MODEST_WISH.bit();
            case Spaces.Above above -> above.space().bit();
            case Spaces.Any _, Spaces.Noted _, Spaces.NewestCard _ -> 0;
        };
    }

    private static long bringing(int good) {
        return switch (good) {
            case Goods.FOOD -> Space.FISHING.bit() | Space.TRAVELING_PLAYERS.bit();
            case Goods.WOOD -> Space.FOREST.bit() | Space.COPSE.bit() | Space.GROVE.bit();
            case Goods.CLAY -> Space.CLAY_PIT.bit() | Space.HOLLOW.bit();
            case Goods.REED -> Space.REED_BANK.bit() | Space.REED_POND.bit();
            case Goods.STONE -> Space.WESTERN_QUARRY.bit() | Space.EASTERN_QUARRY.bit();
            case Goods.SHEEP -> Space.SHEEP_MARKET.bit();
            case Goods.WILD_BOAR -> Space.PIG_MARKET.bit();
            case Goods.CATTLE -> Space.CATTLE_MARKET.bit();
            default -> 0;
        };
    }

    private static int time(Moment moment) {
        return moment.isHarvest() ? 0 : moment.isCalendar() ? 1 : moment.isAboutSpace() ? 2 : 3;
    }

    private static void look(Effect effect, int time, float[] found) {
        switch (effect) {
            case Effect.Get get ->
                found[GOODS_AT + time * Goods.KINDS + get.good()] +=
                        (get.count() instanceof Count.Printed printed ? printed.number() : 1) / SOME;
            case Effect.PutOnRounds put -> look(put.goods(), time, found);
            case Effect.Pay pay -> {
                look(pay.price(), TIMES - 1, found);
                look(pay.then(), time, found);
            }
            case Effect.OneOf one -> look(one.options(), time, found);
            case Effect.OnlyIf only -> look(only.effect(), time, found);
            case Effect.All all -> look(all.parts(), time, found);
            case Effect.May may -> look(may.effect(), time, found);
            case Effect.Anew anew -> look(anew.effect(), time, found);
            case Effect.Once once -> look(once.effect(), time, found);
            case Effect.UseUp use -> look(use.then(), time, found);
            case Effect.EachOnce each -> look(each.options(), time, found);
            case Effect.OncePerPlayer once -> look(once.effect(), time, found);
            case Effect.UpTo upTo -> look(upTo.each(), time, found);
            case Effect.WithCooked with -> look(with.then(), time, found);
            case Effect.FirstInRound first -> look(first.effect(), time, found);
            case Effect.Do does -> look(does.plan(), found);
            default -> {}
        }
    }

    private static void look(List<Effect> effects, int time, float[] found) {
        for (Effect effect : effects) {
            look(effect, time, found);
        }
    }

    private static void look(long goods, int time, float[] found) {
        for (int good = 0; good < Goods.KINDS; good++) {
            found[GOODS_AT + time * Goods.KINDS + good] += Goods.count(goods, good) / SOME;
        }
    }

    private static void look(Plan plan, float[] found) {
        for (int part = 0; part < plan.parts(); part++) {
            found[ACTS_AT + plan.act(part).kind().ordinal()] = 1;
        }
    }
}
