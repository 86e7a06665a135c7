package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;

/**
 * A card: its facts, and what the rules may ask it for. Written on a sheet as one sentence and never changed after that. The
 * rules know it by its capabilities, never by its name.
 */
public final class Card extends CardRights {

    /** What a card is. */
    public enum Kind {
        MAJOR(Purchase.MAJOR),
        MINOR(Purchase.MINOR),
        OCCUPATION(Purchase.OCCUPATION);

        private final Purchase purchase;

        Kind(Purchase purchase) {
            this.purchase = purchase;
        }

        public Purchase purchase() {
            return purchase;
        }
    }

    /** By the deck and the number in the code. */
    static final Comparator<Card> PRINTED_ORDER = Comparator.comparing(Card::deck)
            .thenComparing(card -> Integer.valueOf(card.code().substring(1)));

    Card(String code, String name, Kind kind) {
        super(code, name, kind);
    }

    @Override
    Card self() {
        return this;
    }

    // Its facts, in the words of a sheet.

    /** Only in games of at least so many players. */
    public Card from(int leastPlayers) {
        players = leastPlayers;
        return this;
    }

    /** Also reacts to its own being played, as to that of others. */
    public Card hearsItself() {
        hearsItself = true;
        return this;
    }

    /** Reacts already to the action that played it. */
    public Card worksAtOnce() {
        worksAtOnce = true;
        return this;
    }

    /** Of no use to somebody who plays alone. */
    public Card onlyInCompany() {
        company = true;
        return this;
    }

    /** Left out where people play in tournaments. */
    public Card bannedAtTournaments() {
        bannedAtTournaments = true;
        return this;
    }

    public Card costs(int count, int good) {
        return changePrice(prices.getLast().with(Goods.of(count, good)));
    }

    /** Costs something more for each of what is counted. */
    public Card costsForEach(Measure measure, long goods) {
        return changePrice(prices.getLast().withEach(measure, goods));
    }

    /** Costs that one hands back so many cards with a mark. */
    public Card costsReturning(int count, Mark mark) {
        return changePrice(prices.getLast().handingBack(count, mark));
    }

    private Card changePrice(Price price) {
        prices.set(prices.size() - 1, price);
        return this;
    }

    /** What follows is another price. */
    public Card or() {
        prices.add(Price.FREE);
        return this;
    }

    /** What has to hold when it is played. */
    public Card needs(Condition condition) {
        needs = needs instanceof Condition.Always ? condition : needs.and(condition);
        return this;
    }

    public Card worth(int victoryPoints) {
        points = victoryPoints;
        return this;
    }

    public Card is(Mark... what) {
        marks |= Mark.set(what);
        return this;
    }

    /** Goes to the hand of the next player once it has done what it does. */
    public Card passesLeft() {
        passes = true;
        return this;
    }

    // What it does.

    public Card when(Hook hook) {
        hooks.add(hook);
        script.add(hook.effect());
        store = store instanceof Store.None && script.has(Effect.Book.class) ? new Store.Booked() : store;
        return this;
    }

    /** Whatever its owner does or the calendar brings. */
    public Card at(Moment moment, Effect effect) {
        return when(new Hook(moment, Hook.Whose.OWN, Spaces.ANY, effect));
    }

    /** Whoever does it. */
    public Card atAnybodys(Moment moment, Effect effect) {
        return when(new Hook(moment, Hook.Whose.ANYBODYS, Spaces.ANY, effect));
    }

    /** Whatever others do. */
    public Card atOthers(Moment moment, Effect effect) {
        return when(new Hook(moment, Hook.Whose.OTHERS, Spaces.ANY, effect));
    }

    public Card whenPlayed(Effect effect) {
        return at(Moment.PLAYED, effect);
    }

    /** When played it has to do this; where that cannot be, it cannot be played. */
    public Card whenPlayedMust(Effect effect) {
        onlyIfItHelps = true;
        return whenPlayed(effect);
    }

    public Card eachTimeYouUse(Spaces spaces, Effect effect) {
        return when(new Hook(Moment.USE, Hook.Whose.OWN, spaces, effect));
    }

    /** Once a space has brought what it brings, before cards add to it. */
    public Card onceItHasBrought(Spaces spaces, Effect effect) {
        return when(new Hook(Moment.BROUGHT, Hook.Whose.OWN, spaces, effect));
    }

    public Card rightAfterYouUse(Spaces spaces, Effect effect) {
        return when(new Hook(Moment.USED, Hook.Whose.OWN, spaces, effect));
    }

    public Card atTheEndOfYourTurnOn(Spaces spaces, Effect effect) {
        return when(new Hook(Moment.TURN_END, Hook.Whose.OWN, spaces, effect));
    }

    public Card eachTimeAnybodyUses(Spaces spaces, Effect effect) {
        return when(new Hook(Moment.USE, Hook.Whose.ANYBODYS, spaces, effect));
    }

    public Card eachTimeAnotherUses(Spaces spaces, Effect effect) {
        return when(new Hook(Moment.USE, Hook.Whose.OTHERS, spaces, effect));
    }

    public Card rightAfterAnotherUses(Spaces spaces, Effect effect) {
        return when(new Hook(Moment.USED, Hook.Whose.OTHERS, spaces, effect));
    }

    /** A plow: so many times in the game, whoever plows a field on one of these spaces may plow so many more. */
    public Card plowsMore(int times, int fields, Space... spaces) {
        Effect more = new Effect.UseUp(Phrases.does(Act.upTo(fields, Act.Kind.PLOW)));
        return is(Mark.PLOW)
                .keeps(new Store.Tiles(times))
                .when(new Hook(Moment.PLOWED, Hook.Whose.OWN, Spaces.of(spaces), Phrases.may(Phrases.asPlow(more))));
    }

    /** Puts goods on the next so many round spaces, and notes them: they go with the card if it is handed back. */
    public Card fillsNextRounds(int rounds, int count, int good) {
        return keeps(new Store.Rounds()).whenPlayed(Phrases.onNextRounds(rounds, count, good));
    }

    /** Once in the game, as soon as something about houses holds. */
    public Card asSoonAs(Condition condition, Effect effect) {
        Effect once = new Effect.Once(Effect.Period.GAME, new Effect.OnlyIf(condition, effect));
        return whenPlayed(once).atAnybodys(Moment.ROOMS_BUILT, once).atAnybodys(Moment.RENOVATED, once);
    }

    /** At any time, each of these for itself. */
    public Card atAnyTime(Effect... effects) {
        for (Effect effect : effects) {
            anyTime.add(effect);
            script.add(effect);
        }
        return this;
    }

    public Card pays(Rebate rebate) {
        rebates.add(rebate);
        return this;
    }

    public Card houses(Lodging lodging) {
        lodgings.add(lodging);
        return this;
    }

    /** What gives pastures more room gives the card more room too. */
    public Card growsLikePastures() {
        growsLikePastures = true;
        return this;
    }

    /** Its owner may give these animals back, once in the game and all at once; each that is not given back costs a point. */
    @Rule("AGR-K113")
    public Card owes(int... animals) {
        List<Effect> backs = new ArrayList<>();
        for (int animal : animals) {
            backs.add(Phrases.mayPay(1, animal, Phrases.putOnCard(1, animal)));
        }
        return keeps(new Store.Bundle())
                .scores(new Bonus.ForMissing(Arrays.stream(animals).boxed().toList()))
                .atAnyTime(Phrases.once(Effect.Period.GAME, new Effect.All(List.copyOf(backs))));
    }

    public Card scores(Count count) {
        return scores(new Bonus.Points(count));
    }

    /** So many bonus points where something holds in the end. */
    public Card scoresIf(Condition condition, int points) {
        return scoresIf(condition, Phrases.number(points));
    }

    public Card scoresIf(Condition condition, Count points) {
        return scores(new Bonus.PointsIf(condition, points));
    }

    public Card scores(Bonus bonus) {
        bonuses.add(bonus);
        return this;
    }

    public Card cooks(Cooking rates) {
        cooking = rates;
        return this;
    }

    /** The same only where something holds. */
    public Card cooksIf(Condition condition, Cooking rates) {
        cooksWhen = condition;
        return cooks(rates);
    }

    /** What its owner cooks becomes so much more food. */
    public Card cooksMore(Cooking more) {
        cooksMore = more;
        return this;
    }

    /** Every two goods that its owner cooks or bakes in hearths at the same time become 1 food more. */
    public Card cooksPairs() {
        cooksPairs = true;
        return keeps(new Store.Noted());
    }

    public Card bakes(int mostGrain, int foodEach) {
        baking = new Baking(mostGrain, foodEach);
        return is(Mark.BAKER);
    }

    /** Once a harvest, one of a good becomes food. */
    public Card crafts(int good, int food) {
        craft = new Craft(good, food, 1);
        return this;
    }

    /** So many times a harvest, one of a good becomes food. */
    public Card craftsUpTo(int most, int good, int food) {
        craft = new Craft(good, food, most);
        return keeps(new Store.Noted());
    }

    /** When points are counted, so many of a good bring one, two and three bonus points. */
    public Card rewards(int good, int one, int two, int three) {
        prize = new Prize(good, one, two, three);
        return this;
    }

    public Card isField(Crop whatGrows) {
        return hasPlots(1, whatGrows);
    }

    /** Has so many plots, each of which is sown and harvested like a field. */
    public Card hasPlots(int count, Crop whatGrows) {
        return keeps(new Store.Field(whatGrows, count));
    }

    public Card keeps(Store what) {
        store = what;
        return this;
    }

    /** Its owner may use these spaces although so many other players stand there. */
    public Card shares(Spaces spaces, int others) {
        sharings.add(new Sharing(spaces, others));
        return this;
    }

    /** Its owner may build majors with one of these marks where a minor may be played. */
    public Card letsBuildAsMinor(Mark... which) {
        return letsBuildAsMinor(new Condition.Always(), which);
    }

    /** The same only where something holds. */
    public Card letsBuildAsMinor(Condition when, Mark... which) {
        asMinor = new AsMinor(Mark.set(which), when);
        return this;
    }

    /** Its owner takes no part in the next harvest. */
    public Card sitsOut() {
        sitsOut = true;
        return keeps(new Store.Noted()).whenPlayed(new Effect.Note(new Count.Counted(Measure.HARVEST_ROUND)));
    }

    /** Food on it makes up for unused squares when points are counted. */
    public Card sparesUnused() {
        sparesUnused = true;
        return keeps(new Store.Bundle());
    }

    /** Brings a space that is open to all. */
    public Card brings(Plan plan) {
        space = new CardSpace(plan, plan, 0);
        return this;
    }

    /** Lets its owner do something else on the space it brings. */
    public Card letsItsOwner(Plan plan) {
        space = new CardSpace(space.plan(), plan, space.toll());
        return this;
    }

    /** Others who use the space it brings first pay so much food to the owner. */
    public Card asksToll(int food) {
        space = new CardSpace(space.plan(), space.own(), food);
        return this;
    }

    /** What may be chosen from where a plan says that the card decides. */
    public Card offers(Effect... choices) {
        offers = List.of(choices);
        Arrays.stream(choices).forEach(script::add);
        return this;
    }
}
