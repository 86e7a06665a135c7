package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is on a card, and what the rules may ask it for. */
abstract class CardFacts {

    final String code;
    final String name;
    final Card.Kind kind;
    final String word;
    final List<Price> prices = new ArrayList<>(List.of(Price.FREE));
    final List<Hook> hooks = new ArrayList<>();
    final List<Effect> anyTime = new ArrayList<>();
    final List<Rebate> rebates = new ArrayList<>();
    final List<Lodging> lodgings = new ArrayList<>();
    final List<Bonus> bonuses = new ArrayList<>();
    final Script script = new Script();
    int players = 1;
    int marks;
    int points;
    boolean passes;
    boolean onlyIfItHelps;
    Condition needs = new Condition.Always();
    Cooking cooking = Cooking.NONE;
    Condition cooksWhen = new Condition.Always();
    Cooking cooksMore = Cooking.NONE;
    boolean cooksPairs;
    Baking baking = Baking.NONE;
    Craft craft = Craft.NONE;
    Prize prize = Prize.NONE;
    Store store = Store.NONE;
    CardSpace space = CardSpace.NONE;
    List<Effect> offers = List.of();
    final List<Sharing> sharings = new ArrayList<>();
    AsMinor asMinor = AsMinor.NONE;
    boolean ownsWhatLiesHere;
    int leaps;
    int forbids;
    boolean shifts;
    boolean lettingGoPays;
    boolean growsLikePastures;
    boolean company;
    boolean bannedAtTournaments;
    boolean hearsItself;
    boolean worksAtOnce;
    boolean feedsLast;
    boolean countsTwice;
    boolean forgives;
    int fullEaters;
    int twinsOf;
    int twinsFrom;
    int rests;
    boolean ordersRoundCards;
    int foodForDrawing;
    long tollSpaces;
    int toll;
    boolean vegetablesStay;
    boolean sowsTwice;
    boolean crowds;
    Condition crowdsWhen = new Condition.Always();
    boolean sitsOut;
    boolean sparesUnused;
    boolean usesEarly;
    boolean holdsUpGoods;
    boolean keepsOffspringHome;
    boolean openToAll;
    int calledBy;

    CardFacts(String code, String name, Card.Kind kind) {
        this.code = code;
        this.name = name;
        this.kind = kind;
        word = word(code, name, kind);
        marks = switch (kind) {
            case MAJOR -> Mark.IMPROVEMENT.bit();
            case MINOR -> Mark.IMPROVEMENT.bit() | Mark.MINOR.bit();
            case OCCUPATION -> 0;
        };
    }

    // What the rules ask for.

    public String code() {
        return code;
    }

    /** The printed name. */
    public String name() {
        return name;
    }

    /** Its word in moves and records: a major by its name, a card of the hand by its code too, for names come twice. */
    public String word() {
        return word;
    }

    private static String word(String code, String name, Card.Kind kind) {
        String plain =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", " ").strip();
        String slug = plain.replace(" s ", "s ").replace(' ', '-');
        return kind == Card.Kind.MAJOR ? slug : code.toLowerCase(Locale.ROOT) + "-" + slug;
    }

    /** The deck it belongs to. */
    public String deck() {
        return code.substring(0, 1);
    }

    public Card.Kind kind() {
        return kind;
    }

    public int players() {
        return players;
    }

    public boolean isHearingItself() {
        return hearsItself;
    }

    /** Whether it reacts already to the action that played it. */
    public boolean isWorkingAtOnce() {
        return worksAtOnce;
    }

    public boolean isForCompany() {
        return company;
    }

    public boolean isBannedAtTournaments() {
        return bannedAtTournaments;
    }

    /** Its prices, of which one is paid. */
    public List<Price> prices() {
        return prices;
    }

    public Condition needs() {
        return needs;
    }

    public int points() {
        return points;
    }

    public boolean isPassing() {
        return passes;
    }

    /** Whether it can only be played where what it does then can be done. */
    public boolean isOnlyIfItHelps() {
        return onlyIfItHelps;
    }

    public boolean isMarked(int anyOf) {
        return (marks & anyOf) != 0;
    }

    public List<Hook> hooks() {
        return hooks;
    }

    /** What it lets its owner do at any time. */
    public List<Effect> anyTime() {
        return anyTime;
    }

    /** Every effect it is made of, by number. */
    public Script script() {
        return script;
    }

    public List<Rebate> rebates() {
        return rebates;
    }

    public List<Lodging> lodgings() {
        return lodgings;
    }

    public List<Bonus> bonuses() {
        return bonuses;
    }

    public Cooking cooking() {
        return cooking;
    }

    /** When its owner may cook with it. */
    public Condition cooksWhen() {
        return cooksWhen;
    }

    /** How much more food what its owner cooks becomes. */
    public Cooking cooksMore() {
        return cooksMore;
    }

    /** Whether its owner gets 1 food more for every two goods cooked or baked at the same time. */
    public boolean isCookingPairs() {
        return cooksPairs;
    }

    public Baking baking() {
        return baking;
    }

    public Craft craft() {
        return craft;
    }

    public Prize prize() {
        return prize;
    }

    public Store store() {
        return store;
    }

    /** How many things can lie on it, each of which is kept for itself. */
    public int places() {
        return switch (store) {
            case Store.None _ -> 0;
            case Store.Field field -> field.plots();
            default -> 1;
        };
    }

    /** The spaces that its owner may use although others stand there. */
    public List<Sharing> sharings() {
        return sharings;
    }

    /** The majors that count as minors for its owner. */
    public AsMinor asMinor() {
        return asMinor;
    }

    /** Whether goods that lie on it count as its owner's, though they cannot be spent. */
    public boolean isOwningWhatLiesHere() {
        return ownsWhatLiesHere;
    }

    /** Materials its owner may renovate to although they are not the next, as a bit set. */
    public int leaps() {
        return leaps;
    }

    /** Kinds of acts its owner may not do, as a bit set. */
    public int forbids() {
        return forbids;
    }

    public boolean isShifting() {
        return shifts;
    }

    public boolean isLettingGoPaying() {
        return lettingGoPays;
    }

    /** Whether what gives pastures more room gives it more room too. */
    public boolean isGrowingLikePastures() {
        return growsLikePastures;
    }

    public boolean isCountingTwice() {
        return countsTwice;
    }

    /** Whether its owner loses no points for parts of the farm or by cards. */
    public boolean isForgiving() {
        return forgives;
    }

    /** How many people of its owner eat as much as usual; 0 for all. */
    public int fullEaters() {
        return fullEaters;
    }

    /** The animal that has two young, if it does so from some number of parents on. */
    public int twinsOf() {
        return twinsOf;
    }

    /** From how many parents on there are two young; 0 for never. */
    public int twinsFrom() {
        return twinsFrom;
    }

    public boolean isFeedingLast() {
        return feedsLast;
    }

    /** The rounds in which its owner places nobody, a bit each. */
    public int rests() {
        return rests;
    }

    public boolean isOrderingRoundCards() {
        return ordersRoundCards;
    }

    /** The food its owner gets for letting somebody else draw an occupation; 0 if that cannot be. */
    public int foodForDrawing() {
        return foodForDrawing;
    }

    /** The food that others pay to its owner who use a space of the board; nothing on most. */
    public int toll(int ofSpace) {
        return (tollSpaces >>> ofSpace & 1) != 0 ? toll : 0;
    }

    /** The spaces of the board for whose use others pay its owner, as a bit set. */
    public long tollSpaces() {
        return tollSpaces;
    }

    /** Whether vegetables of its owner stay on fields when they are harvested. */
    public boolean isKeepingVegetables() {
        return vegetablesStay;
    }

    /** Whether its owner may sow two stacks of grain on one field. */
    public boolean isSowingTwice() {
        return sowsTwice;
    }

    /** Whether it lets a family grow once although there is no room. */
    public boolean isCrowding() {
        return crowds;
    }

    /** When it lets a family grow although there is no room. */
    public Condition crowdsWhen() {
        return crowdsWhen;
    }

    /** Whether it keeps its owner out of the harvest of the round that is noted on it. */
    public boolean isSittingOut() {
        return sitsOut;
    }

    /** Whether food on it makes up for unused squares. */
    public boolean isSparingUnused() {
        return sparesUnused;
    }

    /** Whether its owner may use round cards before their round that lie face up. */
    public boolean isUsingEarly() {
        return usesEarly;
    }

    /** Whether what spaces bring to all others comes to them only when everybody comes home. */
    public boolean isHoldingUpGoods() {
        return holdsUpGoods;
    }

    /** Whether all others leave one of their offspring at home in the rounds noted on it. */
    public boolean isKeepingOffspringHome() {
        return keepsOffspringHome;
    }

    /** Whether everybody may do what it does, not its owner alone. */
    public boolean isOpenToAll() {
        return openToAll;
    }

    /** The marks of an occupation that lets whoever holds this one play it for nothing, if another plays that one. */
    public int calledBy() {
        return calledBy;
    }

    /** The space it brings. */
    public CardSpace space() {
        return space;
    }

    public List<Effect> offers() {
        return offers;
    }

    @Override
    public String toString() {
        return word();
    }
}
