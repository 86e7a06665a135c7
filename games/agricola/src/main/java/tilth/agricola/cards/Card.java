package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.pay.Goods;
import tilth.agricola.pay.Purchase;
import tilth.agricola.pay.Rebate;

/**
 * A card: its facts, and what the rules may ask it for. Written on a sheet as one sentence and never changed after that. The
 * rules know it by its capabilities, never by its name.
 */
public final class Card {

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

    /** Something another card may ask to be handed back. */
    public enum Mark {
        NONE,
        FIREPLACE,
        OVEN
    }

    private final String code;
    private final String word;
    private final Kind kind;
    private final List<Hook> hooks = new ArrayList<>();
    private final List<Rebate> rebates = new ArrayList<>();
    private long price = Goods.NOTHING;
    private Mark mark = Mark.NONE;
    private Mark returns = Mark.NONE;
    private int points;
    private Cooking cooking = Cooking.NONE;
    private Baking baking = Baking.NONE;
    private Craft craft = Craft.NONE;
    private Reward reward = Reward.NONE;
    private Roof roof = Roof.NONE;
    private Bonus bonus = Bonus.NONE;
    private Crop crop = Crop.NONE;
    private Trade trade = Trade.NONE;
    private Plan grant = Plan.NONE;
    private Cost cost = Cost.NONE;
    private CardSpace space = CardSpace.NONE;
    private List<Effect> offers = List.of();
    private long joins;
    private int leaps;
    private int forbids;
    private boolean keepsGoods;
    private boolean tally;
    private boolean shifts;

    Card(String code, String word, Kind kind) {
        this.code = code;
        this.word = word;
        this.kind = kind;
    }

    // Its facts, in the words of a sheet.

    public Card costs(int count, int good) {
        price += Goods.of(count, good);
        return this;
    }

    /** Costs something more that depends on what is on the table. */
    public Card costs(Cost more) {
        cost = more;
        return this;
    }

    /** Its owner may use these spaces although others stand there. */
    public Card joinsOn(Space... spaces) {
        for (Space space : spaces) {
            joins |= space.bit();
        }
        return this;
    }

    /** Its owner may no longer do this. */
    public Card forbids(Act.Kind kind) {
        forbids |= 1 << kind.ordinal();
        return this;
    }

    /** Its owner may renovate to this material, whatever lies between. */
    public Card leapsTo(int material) {
        leaps |= 1 << material;
        return this;
    }

    /** At any time, its owner may move a crop from a field with several of them to an empty field. */
    public Card shiftsCrops() {
        shifts = true;
        return this;
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
        return this;
    }

    public Card is(Mark what) {
        mark = what;
        return this;
    }

    /** May be had for handing back a card with that mark instead of its price. */
    public Card orForReturning(Mark what) {
        returns = what;
        return this;
    }

    public Card worth(int victoryPoints) {
        points = victoryPoints;
        return this;
    }

    public Card cooks(Cooking rates) {
        cooking = rates;
        return this;
    }

    public Card bakes(int mostGrain, int foodEach) {
        baking = new Baking(mostGrain, foodEach);
        return this;
    }

    /** Once a harvest, one of a good becomes food. */
    public Card crafts(int good, int food) {
        craft = new Craft(good, food);
        return this;
    }

    /** When points are counted, so many of a good bring one, two and three bonus points. */
    public Card rewards(int good, int one, int two, int three) {
        reward = new Reward(good, one, two, three);
        return this;
    }

    public Card houses(Roof shelter) {
        roof = shelter;
        return this;
    }

    public Card scores(Bonus bonusPoints) {
        bonus = bonusPoints;
        return this;
    }

    public Card isField(Crop whatGrows) {
        crop = whatGrows;
        keepsGoods = true;
        return this;
    }

    /** At any time, one bundle becomes another. */
    public Card trades(long given, long got) {
        trade = new Trade(given, got);
        return this;
    }

    public Card pays(Rebate rebate) {
        rebates.add(rebate);
        return this;
    }

    /** What the card lets its owner do when one of its effects grants it. */
    public Card grants(Plan plan) {
        grant = plan;
        return this;
    }

    public Card keepsGoods() {
        keepsGoods = true;
        return this;
    }

    /** Counts what its owner gets in the work phase. */
    public Card countsGains() {
        tally = true;
        return keepsGoods();
    }

    public Card when(Hook hook) {
        hooks.add(hook);
        return this;
    }

    /** Says when and how, for what its owner does. */
    public Card at(Moment moment, Hook.Manner manner, Effect... choices) {
        return when(new Hook(moment, Hook.Whose.OWN, 0, manner, List.of(choices)));
    }

    public Card whenPlayed(Effect effect) {
        return at(Moment.PLAYED, Hook.Manner.AUTOMATIC, effect);
    }

    // What the rules ask for.

    public String code() {
        return code;
    }

    public String word() {
        return word;
    }

    public Kind kind() {
        return kind;
    }

    /** The printed price. */
    public long price() {
        return price;
    }

    /** What it costs a seat now, before other cards change that. */
    public long price(AgricolaPosition position, int seat) {
        return price + cost.price(position, seat);
    }

    /** The spaces its owner may use although others stand there. */
    public long joins() {
        return joins;
    }

    /** Kinds of acts its owner may not do, as a bit set. */
    public int forbids() {
        return forbids;
    }

    /** Materials its owner may renovate to although they are not the next, as a bit set. */
    public int leaps() {
        return leaps;
    }

    /** Whether its owner may move crops. */
    public boolean isShifting() {
        return shifts;
    }

    /** The space it brings. */
    public CardSpace space() {
        return space;
    }

    public List<Effect> offers() {
        return offers;
    }

    public Mark mark() {
        return mark;
    }

    /** What may be handed back instead of the price. */
    public Mark returns() {
        return returns;
    }

    public int points() {
        return points;
    }

    public Cooking cooking() {
        return cooking;
    }

    public Baking baking() {
        return baking;
    }

    public Craft craft() {
        return craft;
    }

    public Reward reward() {
        return reward;
    }

    public Roof roof() {
        return roof;
    }

    public Bonus bonus() {
        return bonus;
    }

    public Crop crop() {
        return crop;
    }

    public Trade trade() {
        return trade;
    }

    public Plan grant() {
        return grant;
    }

    public boolean isKeepingGoods() {
        return keepsGoods;
    }

    /** Whether it counts what its owner gets in the work phase. */
    public boolean isTally() {
        return tally;
    }

    public List<Hook> hooks() {
        return hooks;
    }

    public List<Rebate> rebates() {
        return rebates;
    }

    @Override
    public String toString() {
        return word;
    }
}
