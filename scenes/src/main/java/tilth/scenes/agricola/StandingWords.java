package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Baking;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSpace;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Craft;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Prize;
import tilth.agricola.cards.Sharing;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;

/** What a card is and allows as long as it lies in front of somebody, a sentence each. */
record StandingWords(Speech speech, Card card) {

    /** What lies on the card, or what it is. */
    List<String> store() {
        return switch (card.store()) {
            case Store.Field field -> List.of(field(field.plots()), crop(field.crop()));
            case Store.Tiles tiles -> List.of(speech.say("store-tiles", "count", tiles.count()));
            case Store.Pile pile ->
                List.of(speech.say(
                        "store-pile",
                        "goods",
                        speech.and(pile.goods().stream()
                                .map(good -> speech.words().term("good", Goods.WORDS.get(good)))
                                .toList())));
            case Store.None _, Store.Bundle _, Store.Noted _, Store.Rounds _, Store.Tally _, Store.Booked _ ->
                List.of();
            case Store.OneSpace _, Store.Fences _, Store.Seats _ -> List.of();
        };
    }

    private String field(int plots) {
        return plots == 1 ? speech.say("store-field") : speech.say("store-plots", "count", plots);
    }

    private String crop(Crop crop) {
        return speech.say("store-field", crop);
    }

    List<String> lodgings() {
        boolean isEach = card.lodgings().size() > 1 && card.lodgings().stream().allMatch(StandingWords::isForOneKind);
        List<String> lodgings = new ArrayList<>(
                isEach
                        ? List.of(each())
                        : card.lodgings().stream().map(this::lodging).toList());
        if (card.isGrowingLikePastures()) {
            lodgings.add(speech.say("houses-growing"));
        }
        return lodgings;
    }

    private static boolean isForOneKind(Lodging lodging) {
        return lodging.isOnCard()
                && Integer.bitCount(lodging.species()) == 1
                && lodging.count() instanceof Count.Printed;
    }

    /** Room for so many of each of several kinds. */
    private String each() {
        return speech.say(
                "houses-each",
                "animals",
                speech.and(card.lodgings().stream()
                        .map(lodging -> {
                            int good = Goods.SHEEP + Integer.numberOfTrailingZeros(lodging.species());
                            return new GainWords(speech).amount(lodging.count(), good);
                        })
                        .toList()));
    }

    private String lodging(Lodging lodging) {
        String animals = speech.or(speech.species(lodging.species()));
        int number = lodging.count() instanceof Count.Printed printed ? printed.number() : 0;
        return switch (lodging.where()) {
            case PEOPLE -> speech.say("houses-people", "count", number);
            case HOUSE -> speech.say("houses-animals", "animals", animals(lodging.count()));
            case NO_HOUSE -> speech.say("houses-none");
            case PASTURE -> speech.say("houses-in-pastures", "count", number);
            case FLOCK -> speech.say("houses-flocks", "count", number);
            case STABLE -> speech.say("houses-in-stables", "count", number);
            case ONE_STABLE -> speech.say("houses-in-one-stable", "count", number);
            case MIXED_PASTURES -> speech.say("houses-mixed-pastures");
            case SMALL_PASTURE -> speech.say("houses-in-small-pastures", "count", number);
            case HERD ->
                speech.say(
                        "houses-herd",
                        "count",
                        number,
                        "animals",
                        animals,
                        "kinds",
                        Integer.bitCount(lodging.species()));
            case MIX ->
                speech.say(
                        "houses-mix",
                        "count",
                        number,
                        "animals",
                        animals,
                        "kinds",
                        Integer.bitCount(lodging.species()));
        };
    }

    private String animals(Count count) {
        return new CountWords(speech).of(count, number -> speech.say("animals", "count", number));
    }

    /** What its owner may do that others may not, and what they may not do any more. */
    List<String> rights() {
        List<String> rights = new ArrayList<>();
        if (card.isOpenToAll()) {
            rights.add(speech.say("open-to-all"));
        }
        rights.addAll(sharings());
        if (card.isOwningWhatLiesHere()) {
            rights.add(speech.say("owns"));
        }
        if (card.leaps() != 0) {
            rights.add(speech.say("leaps", "materials", speech.materials(card.leaps())));
        }
        for (int kind : Speech.bits(card.forbids())) {
            rights.add(
                    speech.say("forbids", "what", new PlanWords(speech.words()).of(Act.any(Act.Kind.values()[kind]))));
        }
        if (card.isShifting()) {
            rights.add(speech.say("shifts"));
        }
        if (card.isSowingTwice()) {
            rights.add(speech.say("sows-twice"));
        }
        if (card.isKeepingVegetables()) {
            rights.add(speech.say("vegetables-stay"));
        }
        if (card.isCrowding()) {
            rights.add(speech.say("crowds", "lead", new ConditionWords(speech).lead(card.crowdsWhen())));
        }
        if (card.isSparingUnused()) {
            rights.add(speech.say("spares-unused"));
        }
        for (String space : new SpaceWords(speech).names(card.tollSpaces())) {
            int toll = card.toll(Long.numberOfTrailingZeros(card.tollSpaces()));
            rights.add(speech.say("toll-on", "space", space, "count", toll));
        }
        rights.addAll(order());
        return rights;
    }

    /** Where its owner may join others, by how many there may be. */
    private List<String> sharings() {
        Map<Integer, List<String>> spaces = new LinkedHashMap<>();
        for (Sharing sharing : card.sharings()) {
            spaces.computeIfAbsent(sharing.others(), _ -> new ArrayList<>())
                    .addAll(new SpaceWords(speech).each(sharing.spaces()));
        }
        List<String> sharings = new ArrayList<>();
        spaces.forEach((others, all) -> sharings.add(speech.say("shares", "spaces", speech.or(all), "count", others)));
        return sharings;
    }

    /** What it changes about the order of things. */
    private List<String> order() {
        List<String> order = new ArrayList<>();
        // Of what is done after the card that goes without saying.
        boolean isAboutTurn =
                card.hooks().stream().anyMatch(hook -> hook.moment().isAboutSpace());
        if (card.isWorkingAtOnce() && isAboutTurn) {
            order.add(speech.say("at-once"));
        }
        if (card.isFeedingLast()) {
            order.add(speech.say("feeds-last"));
        }
        if (card.isCountingTwice()) {
            order.add(speech.say("counts-twice"));
        }
        if (card.isForgiving()) {
            order.add(speech.say("forgives"));
        }
        if (card.fullEaters() > 0) {
            order.add(speech.say("full-eaters", "count", card.fullEaters()));
        }
        if (card.twinsFrom() > 0) {
            order.add(speech.say("twins", "animals", speech.goods(card.twinsOf()), "count", card.twinsFrom()));
        }
        if (card.isSittingOut()) {
            order.add(speech.say("sits-out"));
        }
        if (card.rests() != 0) {
            order.add(speech.say("rests", "rounds", new ConditionWords(speech).rounds(card.rests())));
        }
        if (card.isKeepingOffspringHome()) {
            order.add(speech.say("keeps-offspring"));
        }
        if (card.isOrderingRoundCards()) {
            order.add(speech.say("orders-round-cards"));
        }
        if (card.isHoldingUpGoods()) {
            order.add(speech.say("holds-up-goods"));
        }
        if (card.isUsingEarly()) {
            order.add(speech.say("uses-early"));
        }
        if (card.foodForDrawing() > 0) {
            order.add(speech.say("lets-others-draw", "food", card.foodForDrawing()));
        }
        return order;
    }

    /** A sentence after what it depends on, if anything. */
    private String opened(Condition when, String clause) {
        return when instanceof Condition.Always
                ? clause
                : speech.say("opening", "opening", new ConditionWords(speech).lead(when), "clause", clause);
    }

    /** What it makes of goods. */
    List<String> exchanges() {
        List<String> exchanges = new ArrayList<>();
        Cooking cooking = card.cooking();
        if (!cooking.equals(Cooking.NONE)) {
            exchanges.add(opened(card.cooksWhen(), speech.say("cooks", "rates", speech.and(rates(cooking)))));
        }
        if (!card.cooksMore().equals(Cooking.NONE)) {
            exchanges.add(speech.say("cooks-more", "rates", speech.and(more(card.cooksMore()))));
        }
        if (card.isCookingPairs()) {
            exchanges.add(speech.say("cooks-pairs"));
        }
        Baking baking = card.baking();
        if (!baking.equals(Baking.NONE)) {
            boolean isAny = baking.mostGrain() == Baking.ANY;
            exchanges.add(speech.say("bakes", "most", isAny ? 0 : baking.mostGrain(), "food", baking.foodEach()));
        }
        Craft craft = card.craft();
        if (!craft.equals(Craft.NONE)) {
            exchanges.add(speech.say(
                    "crafts", "count", craft.most(), "good", Goods.WORDS.get(craft.good()), "food", craft.food()));
        }
        return exchanges;
    }

    private List<String> rates(Cooking cooking) {
        return rates(cooking, "cooks-rate");
    }

    private List<String> more(Cooking cooking) {
        return rates(cooking, "cooks-more-rate");
    }

    private List<String> rates(Cooking cooking, String saying) {
        List<String> rates = new ArrayList<>();
        addRate(rates, saying, Goods.VEGETABLE, cooking.vegetable());
        addRate(rates, saying, Goods.SHEEP, cooking.sheep());
        addRate(rates, saying, Goods.WILD_BOAR, cooking.wildBoar());
        addRate(rates, saying, Goods.CATTLE, cooking.cattle());
        return rates;
    }

    private void addRate(List<String> rates, String saying, int good, int food) {
        if (food > 0) {
            rates.add(speech.say(saying, "good", Goods.WORDS.get(good), "food", food));
        }
    }

    /** The space that it brings. */
    List<String> space() {
        CardSpace space = card.space();
        if (!space.isThere()) {
            return List.of();
        }
        PlanWords plans = new PlanWords(speech.words());
        List<String> said = new ArrayList<>(List.of(brings(space.plan())));
        if (space.own() != space.plan()) {
            String own = card.offers().isEmpty() ? plans.of(space.own()) : offers();
            said.add(speech.say("brings-own", "plan", own));
        }
        if (space.toll() > 0) {
            said.add(speech.say("toll", "count", space.toll()));
        }
        return said;
    }

    /** What it offers, be it goods, points or anything else. */
    private String offers() {
        EffectWords effects = new EffectWords(speech);
        return card.offers().stream().allMatch(EffectWords::isGain)
                ? speech.say(
                        "get-one",
                        "goods",
                        speech.or(card.offers().stream()
                                .map(offer -> new GainWords(speech).all(List.of(offer)))
                                .toList()))
                : speech.or(card.offers().stream().map(effects::deed).toList());
    }

    private String brings(Plan plan) {
        return plan.refill() == Goods.NOTHING
                ? speech.say("brings", "plan", new PlanWords(speech.words()).of(plan))
                : speech.say("brings-gathering", "goods", speech.bundle(plan.refill()));
    }

    /** Points at the end. */
    List<String> bonuses() {
        List<String> bonuses = new ArrayList<>();
        own().ifPresent(points -> bonuses.add(speech.say("scores", "points", points)));
        card.bonuses().stream()
                .filter(bonus -> !(bonus instanceof Bonus.Points || bonus instanceof Bonus.PointsIf))
                .forEach(bonus -> bonuses.add(bonus(bonus)));
        Prize prize = card.prize();
        if (!prize.equals(Prize.NONE)) {
            String counts = "%d/%d/%d".formatted(prize.one(), prize.two(), prize.three());
            bonuses.add(speech.say("rewards", "counts", counts, "goods", speech.goods(prize.good())));
        }
        return bonuses;
    }

    private String bonus(Bonus bonus) {
        return switch (bonus) {
            case Bonus.Points points -> points(points);
            case Bonus.PointsIf points -> points(points);
            case Bonus.ForMost most -> forMost(most.of(), most.points());
            case Bonus.FullParts _ -> speech.say("scores-full-parts");
            case Bonus.ForNoted noted -> speech.say("scores-for-noted", "count", noted.points());
            case Bonus.ForSpotless spotless -> speech.say("scores-spotless", "count", spotless.points());
            case Bonus.ForMissing owed ->
                speech.say(
                        "costs-for-missing",
                        "goods",
                        speech.and(owed.goods().stream()
                                .map(good -> speech.words().term("good", Goods.WORDS.get(good), 1))
                                .toList()));
            case Bonus.RoomyPastures roomy -> speech.say("scores-roomy-pastures", "count", roomy.room());
        };
    }

    /** All points that only its owner gets. */
    private Optional<String> own() {
        List<Bonus> own = card.bonuses().stream()
                .filter(bonus -> bonus instanceof Bonus.Points || bonus instanceof Bonus.PointsIf)
                .toList();
        boolean areEither = own.size() == 2
                && own.getFirst() instanceof Bonus.PointsIf one
                && own.getLast() instanceof Bonus.PointsIf other
                && Parts.exclude(one.condition(), other.condition());
        String join = areEither ? "or-else" : "plus";
        return own.stream().map(this::points).reduce((one, other) -> speech.say(join, "one", one, "other", other));
    }

    private String points(Bonus bonus) {
        GainWords gains = new GainWords(speech);
        return switch (bonus) {
            case Bonus.Points points -> gains.points(points.count());
            case Bonus.PointsIf(Condition condition, Count points) ->
                speech.say(
                        "gain-if", "goods", gains.points(points), "lead", new ConditionWords(speech).lead(condition));
            default -> throw new IllegalArgumentException("not for the owner alone: " + bonus);
        };
    }

    private String forMost(Measure measure, int points) {
        return speech.say(
                "scores-for-most",
                "things",
                speech.say("plural", measure),
                "measure",
                Speech.word(measure).replace('-', '_'),
                "count",
                points);
    }
}
