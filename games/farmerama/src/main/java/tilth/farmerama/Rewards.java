package tilth.farmerama;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** What a garden object brings its winner at once. */
final class Rewards {

    private Rewards() {}

    @Rule({"FRM-G4", "FRM-X5"})
    static void give(FarmeramaPosition position, int seat, int object, Journal journal) {
        Reward reward = position.values().rewards[object];
        boolean usable = switch (reward.kind()) {
            case GOODS -> giveGoods(position, seat, reward.goods(), journal);
            case STAR -> true;
            case SOW -> Farming.canSow(position, seat) && ask(position, seat, Asks.OBJECT_SOW.bare());
            case HARVEST -> Farming.canHarvest(position, seat) && ask(position, seat, Asks.OBJECT_HARVEST.bare());
            case TURN ->
                PlayerWheel.isWayFree(position, seat) && ask(position, seat, Asks.OBJECT_TURN.with(reward.times()));
            case GOOD ->
                position.supply() != Basket.EMPTY && ask(position, seat, Asks.OBJECT_GOOD.with(reward.times()));
            case HOME -> Herd.anyOutside(position.herd(seat)) && ask(position, seat, Asks.OBJECT_HOME.bare());
        };
        if (!usable) {
            journal.note(Happens.REWARD_LOST, seat, object);
        }
    }

    private static boolean ask(FarmeramaPosition position, int seat, long question) {
        position.agenda().ask(seat, question);
        return true;
    }

    /** Gives what the supply still has of some goods, and says whether that was anything. */
    @Rule({"FRM-G4", "FRM-A11"})
    private static boolean giveGoods(FarmeramaPosition position, int seat, long goods, Journal journal) {
        boolean any = false;
        for (int good = 0; good < Basket.GOODS; good++) {
            int count = Math.min(Basket.count(goods, good), Basket.count(position.supply(), good));
            if (count > 0) {
                any = true;
                Farming.take(position, seat, good, count, journal);
            }
        }
        return any;
    }

    @Rule("FRM-X5")
    static void play(FarmeramaPosition position, int seat, long move, Journal journal) {
        int left = Verb.first(position.question(seat)) - 1;
        position.agenda().answered(seat);
        switch (Does.of(move)) {
            case SOW -> Farming.sow(position, seat, Verb.first(move), journal);
            case HARVEST -> Farming.harvest(position, seat, Verb.first(move), journal);
            case FETCH -> PlayerWheel.bringHome(position, seat, Verb.first(move), journal);
            case TURN -> {
                PlayerWheel.turn(position, seat, journal);
                if (left > 0 && PlayerWheel.isWayFree(position, seat)) {
                    position.agenda().ask(seat, Asks.OBJECT_TURN.with(left));
                }
            }
            case TAKE -> {
                Farming.take(position, seat, Verb.first(move), 1, journal);
                if (left > 0 && position.supply() != Basket.EMPTY) {
                    position.agenda().ask(seat, Asks.OBJECT_GOOD.with(left));
                }
            }
            case DONE -> journal.note(Happens.DONE, seat);
            case PLAY, PICK, USE, FEED, EXTEND, PUT_UNDER, SPEND, RESUME ->
                throw new IllegalArgumentException("an object does not let anybody do that");
        }
    }
}
