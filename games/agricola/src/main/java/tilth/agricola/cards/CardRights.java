package tilth.agricola.cards;

import tilth.agricola.board.Act;
import tilth.agricola.board.Space;

/** What the owner of a card may do that others may not, or may do no more, in the words of a sheet. */
abstract class CardRights extends CardFacts {

    CardRights(String code, String name, Card.Kind kind) {
        super(code, name, kind);
    }

    abstract Card self();

    /** What lies on it counts as its owner's, though it cannot be spent. */
    public Card ownsWhatLiesHere() {
        ownsWhatLiesHere = true;
        return self();
    }

    /** Its owner may no longer do this. */
    public Card forbids(Act.Kind act) {
        forbids |= 1 << act.ordinal();
        return self();
    }

    /** Its owner may renovate to this material, whatever lies between. */
    public Card leapsTo(int material) {
        leaps |= 1 << material;
        return self();
    }

    /** At any time, its owner may move a crop from a field with several of them to an empty field. */
    public Card shiftsCrops() {
        shifts = true;
        return self();
    }

    /** With it, letting animals go or cooking them may be right although there is room. */
    public Card lettingGoMayPay() {
        lettingGoPays = true;
        return self();
    }

    /** Counts as two occupations wherever they are counted, but for the price of the next. */
    public Card countsTwice() {
        countsTwice = true;
        return self();
    }

    /** Its owner loses no points for parts of the farm or by cards. */
    public Card forgives() {
        forgives = true;
        return self();
    }

    /** Only so many people of its owner eat as much as usual; all others eat 1 food. */
    public Card hasFullEaters(int people) {
        fullEaters = people;
        return self();
    }

    /** So many animals of one kind have two young, if there is room for both. */
    public Card hasTwins(int animal, int parents) {
        twinsOf = animal;
        twinsFrom = parents;
        return self();
    }

    /** Its owner feeds their family after all others. */
    public Card feedsLast() {
        feedsLast = true;
        return self();
    }

    /** Its owner places nobody in these rounds. */
    public Card restsIn(int... rounds) {
        for (int round : rounds) {
            rests |= 1 << round;
        }
        return self();
    }

    /** Its owner chooses which of the round cards of a stage comes next. */
    public Card ordersRoundCards() {
        ordersRoundCards = true;
        return self();
    }

    /** Its owner may let another player draw the occupation that is played, and gets so much food before it is paid for. */
    public Card letsOthersDraw(int food) {
        foodForDrawing = food;
        return self();
    }

    /** Others who use a space of the board first pay so much food to its owner. */
    public Card asksTollOn(Space where, int food) {
        tollSpaces = where.bit();
        toll = food;
        return self();
    }

    /** What vegetables its owner harvests come from the supply, and those on fields stay. */
    public Card keepsVegetablesGrowing() {
        vegetablesStay = true;
        return self();
    }

    /** Each time its owner sows, they may pay 1 wood to sow two stacks of grain on one field. */
    public Card sowsTwice() {
        sowsTwice = true;
        return self();
    }

    /** Where something holds, the next growth of its owner's family that asks for room needs none. */
    public Card crowdsOnceIf(Condition condition) {
        crowds = true;
        crowdsWhen = condition;
        return self();
    }

    /** In the rounds noted on it, all others leave one of their offspring at home. */
    public Card keepsOffspringHome() {
        keepsOffspringHome = true;
        return self();
    }

    /** Everybody may do what it does, not its owner alone. */
    public Card isOpenToEverybody() {
        openToAll = true;
        return self();
    }

    /** Who holds it may play it for nothing as soon as another player plays an occupation with a mark. */
    public Card isCalledBy(Mark mark) {
        calledBy = mark.bit();
        Effect play = new Effect.May(new Effect.OnlyIf(new Condition.AboutMark(mark.bit()), new Effect.PlayItself()));
        return self().atOthers(Moment.OCCUPATION_PLAYED, play);
    }

    /** What spaces bring to all others comes to them only when everybody comes home. */
    public Card holdsUpGoods() {
        holdsUpGoods = true;
        return self();
    }

    /** Its owner may use round cards that lie face up before their round. */
    public Card usesRoundCardsEarly() {
        usesEarly = true;
        return self();
    }
}
