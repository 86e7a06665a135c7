package tilth.bots.agricola;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Price;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;

/**
 * What cards say, cut into pieces that have a name each: when they do what, how much for what, on what condition. Cards that
 * say the same have the same pieces, whatever they are called.
 */
final class Sayings {

    /** The names of all pieces that the cards of all decks say, in their order. */
    static final List<String> NAMES = names();

    private static final float SOME = 3;
    private static final float MANY = 10;

    private final Map<String, Float> said = new HashMap<>();

    private Sayings() {}

    private static List<String> names() {
        Set<String> names = new TreeSet<>();
        Cards.all().forEach(card -> names.addAll(of(card)));
        return List.copyOf(names);
    }

    private static Set<String> of(Card card) {
        Sayings sayings = new Sayings();
        sayings.cut(card);
        return sayings.said.keySet();
    }

    /** How much of each piece a card says. */
    static float[] pieces(Card card) {
        Sayings sayings = new Sayings();
        sayings.cut(card);
        float[] pieces = new float[NAMES.size()];
        for (int place = 0; place < pieces.length; place++) {
            pieces[place] = sayings.said.getOrDefault(NAMES.get(place), 0f);
        }
        return pieces;
    }

    private void say(float amount, String... words) {
        said.merge(String.join("-", words), amount, Float::sum);
    }

    private void cut(Card card) {
        card.hooks().forEach(this::hook);
        card.anyTime().forEach(effect -> effect(effect, "any-time"));
        card.offers().forEach(effect -> effect(effect, "offers"));
        card.rebates().forEach(this::rebate);
        card.lodgings().forEach(this::lodging);
        card.bonuses().forEach(this::bonus);
        condition("needs", card.needs());
        price(card.prices().getFirst());
        if (card.points() != 0) {
            say(card.points() / SOME, "points");
        }
        if (!(card.store() instanceof Store.None)) {
            say(1, "store", card.store().getClass().getSimpleName());
        }
        kitchen(card);
        rights(card);
    }

    private void kitchen(Card card) {
        if (card.craft().most() > 0) {
            say(
                    card.craft().food() / SOME,
                    "crafts",
                    Goods.WORDS.get(card.craft().good()));
        }
        if (card.prize().one() > 0) {
            say(
                    card.prize().three() / MANY,
                    "prize",
                    Goods.WORDS.get(card.prize().good()));
        }
        if (card.baking().mostGrain() > 0) {
            say(
                    card.baking().foodEach() / SOME,
                    "bakes",
                    Integer.toString(card.baking().mostGrain()));
        }
        say(card.cooking(), "cooks");
        say(card.cooksMore(), "cooks-more");
        right("cooks-pairs", card.isCookingPairs());
        right("as-minor", card.asMinor().marks() != 0);
        right("shares", !card.sharings().isEmpty());
    }

    private void say(Cooking cooking, String what) {
        if (!cooking.equals(Cooking.NONE)) {
            say((cooking.vegetable() + cooking.sheep() + cooking.wildBoar() + cooking.cattle()) / MANY, what);
        }
    }

    private void rights(Card card) {
        right("leaps", card.leaps() != 0);
        right("forbids", card.forbids() != 0);
        right("counts-twice", card.isCountingTwice());
        right("forgives", card.isForgiving());
        right("full-eaters", card.fullEaters() != 0);
        right("twins-of-" + card.twinsOf(), card.twinsFrom() != 0);
        right("feeds-last", card.isFeedingLast());
        right("rests", card.rests() != 0);
        right("orders-rounds", card.isOrderingRoundCards());
        right("lets-draw", card.foodForDrawing() != 0);
        right("toll", card.tollSpaces() != 0);
        right("vegetables-stay", card.isKeepingVegetables());
        right("sows-twice", card.isSowingTwice());
        right("crowds", card.isCrowding());
        right("sits-out", card.isSittingOut());
        right("spares-unused", card.isSparingUnused());
        right("early", card.isUsingEarly());
        right("holds-up", card.isHoldingUpGoods());
        right("offspring-home", card.isKeepingOffspringHome());
        right("open", card.isOpenToAll());
        right("shifts", card.isShifting());
        right("letting-go-pays", card.isLettingGoPaying());
        right("like-pastures", card.isGrowingLikePastures());
        right("space", card.space().isThere());
        right("passes", card.isPassing());
    }

    private void right(String word, boolean has) {
        if (has) {
            say(1, "right", word);
        }
    }

    private void price(Price price) {
        if (price.handedBack() != 0) {
            say(1, "costs-card");
        }
        for (int good = 0; good < Goods.KINDS; good++) {
            int count = Goods.count(price.goods(), good);
            if (count > 0) {
                say(count / SOME, "costs", Goods.WORDS.get(good));
            }
        }
    }

    private void hook(Hook hook) {
        String whose = hook.whose() == Hook.Whose.OWN ? "" : "-" + hook.whose();
        effect(hook.effect(), when(hook.moment()) + whose);
    }

    private static String when(Moment moment) {
        return moment == Moment.PLAYED ? "at-once" : moment.toString();
    }

    private void effect(Effect effect, String when) {
        switch (effect) {
            case Effect.Get get -> {
                say(printed(get.count()) / SOME, when, "get", Goods.WORDS.get(get.good()));
                count("get-for", get.count());
            }
            case Effect.Do does -> plan(does.plan(), when);
            case Effect.Book book -> count("book-for", book.points());
            case Effect.OnlyIf only -> condition("if", only.condition());
            case Effect.PutOnRounds put ->
                say(1, when, "put-on-rounds", put.rounds().getClass().getSimpleName());
            case Effect.Own own -> say(1, when, own.word());
            default -> say(1, when, effect.getClass().getSimpleName());
        }
        effect.inner().forEach(inner -> effect(inner, when));
    }

    private void plan(Plan plan, String when) {
        for (int part = 0; part < plan.parts(); part++) {
            String price = plan.act(part).isFree() ? "free" : "usual";
            say(1, when, "do", plan.act(part).kind().toString(), price);
        }
    }

    private static float printed(Count count) {
        return count instanceof Count.Printed printed ? printed.number() : 1;
    }

    private void count(String what, Count count) {
        switch (count) {
            case Count.Printed _ -> {}
            case Count.Counted counted -> say(1, what, counted.measure().toString());
            case Count.Owned owned -> say(1, what, "owned", Goods.WORDS.get(owned.good()));
            case Count.Each each -> count(what, each.of());
            case Count.Less less -> count(what, less.from());
            case Count.Steps steps -> count(what, steps.of());
            case Count.OwnedByAll _,
                    Count.Grown _,
                    Count.ByHouse _,
                    Count.NewPastures _,
                    Count.OnCard _,
                    Count.Marked _ -> say(1, what, count.getClass().getSimpleName());
        }
    }

    private void condition(String what, Condition condition) {
        switch (condition) {
            case Condition.Always _ -> {}
            case Condition.All all -> all.conditions().forEach(each -> condition(what, each));
            case Condition.AtLeast least -> {
                count(what + "-least", least.count());
                say(least.least() / SOME, what + "-least");
            }
            case Condition.AtMost most -> count(what + "-most", most.count());
            case Condition.Exactly exactly -> count(what + "-exactly", exactly.count());
            default -> say(1, what, condition.getClass().getSimpleName());
        }
    }

    private void rebate(Rebate rebate) {
        for (Purchase purchase : Purchase.values()) {
            if (rebate.isFor(purchase)) {
                say(
                        1,
                        "cheaper",
                        purchase.toString(),
                        rebate.change().getClass().getSimpleName());
            }
        }
        condition("cheaper-if", rebate.when());
    }

    private void lodging(Lodging lodging) {
        say(printed(lodging.count()) / SOME, "lodging", lodging.where().toString());
    }

    private void bonus(Bonus bonus) {
        String kind = bonus.getClass().getSimpleName();
        say(1, "bonus", kind);
        switch (bonus) {
            case Bonus.Points points -> count("bonus-for", points.count());
            case Bonus.PointsIf points -> {
                condition("bonus-if", points.condition());
                count("bonus-for", points.points());
            }
            case Bonus.ForMost most -> say(1, "bonus-for-most", most.of().toString());
            case Bonus.FullParts _,
                    Bonus.ForNoted _,
                    Bonus.ForSpotless _,
                    Bonus.ForMissing _,
                    Bonus.RoomyPastures _ -> {}
        }
    }
}
