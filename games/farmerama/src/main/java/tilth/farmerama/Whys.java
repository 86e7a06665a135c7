package tilth.farmerama;

import java.util.Map;
import java.util.Optional;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Target;

/** Says why something that is not offered may not be done, with the rule and nothing the asker does not know. */
final class Whys {

    private final FarmeramaPosition position;
    private final int seat;
    private final Asks asked;
    private final long work;

    private Whys(FarmeramaPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = Asks.of(position.question(seat));
        work = position.work(seat);
    }

    static Refusal refuse(FarmeramaPosition position, int seat, Target target) {
        if (position.isOver()) {
            return gameOver(position);
        }
        return position.isAsked(seat) ? new Whys(position, seat).refuse(target) : notAsked(position, seat);
    }

    @Rule({"FRM-R2", "FRM-E8", "FRM-L8"})
    private static Refusal gameOver(FarmeramaPosition position) {
        if (position.table().isSolo()) {
            return Refusal.of("FRM-L8", "game-over");
        }
        boolean capped = position.round() == position.table().roundCap();
        return Refusal.of(capped ? "FRM-E8" : "FRM-R2", "game-over");
    }

    @Rule({"FRM-C1", "FRM-G4", "FRM-A10", "FRM-A12"})
    private static Refusal notAsked(FarmeramaPosition position, int seat) {
        if (!position.isRevealed()) {
            return Refusal.of("FRM-C1", "cards-laid");
        }
        if (position.acting() == 0) {
            return Refusal.of("FRM-G4", "others-take-objects");
        }
        boolean waits = position.isInLine()
                && Awards.placeInLine(position, seat) > Awards.placeInLine(position, Seats.first(position.acting()));
        return waits ? Refusal.of("FRM-A12", "wait-in-line") : Refusal.of("FRM-A10", "done-for-good");
    }

    private Refusal refuse(Target target) {
        Optional<Refusal> refusal = switch (target.kind()) {
            case "card" -> target.in(Terms.CARD).map(this::refuseCard);
            case "object" -> target.in(Terms.OBJECT).map(this::refuseObject);
            case "field" -> target.in(Terms.FIELD).map(this::refuseField);
            case "good" -> target.in(Terms.GOOD).map(this::refuseGood);
            case "animal" -> target.in(Terms.ANIMAL).map(this::refuseAnimal);
            case Target.DO -> Optional.of(refuseVerb(target.word()));
            default -> Optional.empty();
        };
        return refusal.orElseGet(Whys::nothingHere);
    }

    @Rule({"FRM-C1", "FRM-C2", "FRM-A9", "FRM-L6"})
    private Refusal refuseCard(int card) {
        if (card == Terms.FACE_DOWN) {
            return nothingHere();
        }
        Map<String, Object> facts = Map.of("card", Terms.CARD.write(card));
        return switch (asked) {
            case CARD, SECOND_CARD, CHIEF_CARD -> Refusal.of("FRM-C2", "same-card-twice", facts);
            case ACT -> {
                if (position.table().isSolo()) {
                    yield Refusal.of("FRM-L6", "one-action-a-turn");
                }
                yield Work.has(work, Card.of(card))
                        ? Refusal.of("FRM-A9", "already-begun", facts)
                        : Refusal.of("FRM-C1", "not-played", facts);
            }
            case OBJECT, OBJECT_SOW, OBJECT_HARVEST, OBJECT_TURN, OBJECT_GOOD, OBJECT_HOME, REST, SOLO -> notNow();
        };
    }

    @Rule({"FRM-G1", "FRM-G3"})
    private Refusal refuseObject(int object) {
        return asked == Asks.OBJECT
                ? Refusal.of("FRM-G3", "not-open", Map.of("object", Terms.OBJECT.write(object)))
                : Refusal.of("FRM-G1", "no-object-now");
    }

    @Rule({"FRM-S3", "FRM-A2", "FRM-A3", "FRM-A4"})
    private Refusal refuseField(int field) {
        int place = field % Land.FIELDS_OF_A_PLOT;
        if ((position.values().fields[Land.plotOf(field)] >>> place & 1) == 0) {
            return Refusal.of("FRM-S3", "no-such-field", Map.of("field", Terms.FIELD.write(field)));
        }
        return switch (asked) {
            case OBJECT_SOW -> refuseSowing(field);
            case OBJECT_HARVEST -> refuseHarvest(field);
            case ACT -> {
                boolean sows = Work.isUnderWay(work, Card.SOW) || Work.isUnderWay(work, Card.SEEDS);
                if (!sows && !Work.isUnderWay(work, Card.HARVEST)) {
                    yield Refusal.of("FRM-A9", "no-field-work");
                }
                if (Work.left(work) == 0) {
                    yield noneLeft();
                }
                yield sows ? refuseSowing(field) : refuseHarvest(field);
            }
            case CARD, SECOND_CARD, CHIEF_CARD, OBJECT, OBJECT_TURN, OBJECT_GOOD, OBJECT_HOME, REST, SOLO -> notNow();
        };
    }

    @Rule({"FRM-A3", "FRM-A11"})
    private Refusal refuseSowing(int field) {
        int crop = position.values().crop[Herd.sectorOver(position.herd(seat), Land.plotOf(field))];
        Map<String, Object> where = Map.of("field", Terms.FIELD.write(field));
        if (crop == Values.NOT_SOWN) {
            return Refusal.of("FRM-A3", "under-harvest", where);
        }
        if (Land.crop(position.land(seat), field) != Land.NOTHING) {
            return Refusal.of("FRM-A3", "not-empty", where);
        }
        Map<String, Object> what = Map.of("crop", Terms.CROP.write(crop));
        return Basket.count(position.barn(seat), crop) == 0
                ? Refusal.of("FRM-A3", "no-seed", what)
                : Refusal.of("FRM-A11", "no-crop-in-supply", what);
    }

    @Rule("FRM-A4")
    private Refusal refuseHarvest(int field) {
        boolean nothingGrows = Land.crop(position.land(seat), field) == Land.NOTHING;
        return Refusal.of(
                "FRM-A4", nothingGrows ? "nothing-grows" : "not-ripe", Map.of("field", Terms.FIELD.write(field)));
    }

    @Rule({"FRM-A2", "FRM-A5", "FRM-A11", "FRM-L7"})
    private Refusal refuseGood(int good) {
        Map<String, Object> what = Map.of("good", Terms.GOOD.write(good));
        boolean noneLeft = Basket.count(position.supply(), good) == 0;
        boolean spends = position.table().isSolo() && Herd.tokens(position.herd(seat)) > 0;
        if (spends || asked == Asks.OBJECT_GOOD) {
            return Refusal.of(spends ? "FRM-L7" : "FRM-A11", "none-in-supply", what);
        }
        if (asked != Asks.ACT || !Work.isUnderWay(work, Card.WATER) || good != Basket.WATER) {
            return position.table().isSolo()
                    ? Refusal.of("FRM-L7", "no-token")
                    : Refusal.of("FRM-A5", "not-taking", what);
        }
        return noneLeft && Work.left(work) > 0 ? Refusal.of("FRM-A11", "none-in-supply", what) : noneLeft();
    }

    private Refusal noneLeft() {
        return Refusal.of(
                "FRM-A2",
                "none-left",
                Map.of("card", Terms.CARD.write(Work.underWay(work).ordinal())));
    }

    @Rule({"FRM-A6", "FRM-A7", "FRM-X5"})
    private Refusal refuseAnimal(int animal) {
        Map<String, Object> who = Map.of("animal", Terms.ANIMAL.write(animal));
        if (asked == Asks.OBJECT_HOME) {
            return Refusal.of("FRM-X5", "in-stable", who);
        }
        if (asked != Asks.ACT || !Work.isUnderWay(work, Card.FEED)) {
            return asked == Asks.ACT ? Refusal.of("FRM-A6", "not-feeding") : notNow();
        }
        if (Herd.plot(position.herd(seat), animal) != Herd.STABLE) {
            return Refusal.of("FRM-A6", "outside", who);
        }
        return Basket.covers(position.barn(seat), position.values().cost[animal])
                ? pastureFull(animal)
                : missing(animal);
    }

    private Refusal pastureFull(int animal) {
        int plot = Herd.plotUnder(position.herd(seat), position.values().head[animal]);
        return Refusal.of(
                "FRM-A7", "pasture-full", Map.of("animal", Terms.ANIMAL.write(animal), "plot", Terms.PLOT.write(plot)));
    }

    /** Names the crop that lacks most. */
    private Refusal missing(int animal) {
        long cost = position.values().cost[animal];
        long barn = position.barn(seat);
        int worst = 0;
        for (int crop = 1; crop < Basket.CROPS; crop++) {
            if (lack(barn, cost, crop) > lack(barn, cost, worst)) {
                worst = crop;
            }
        }
        return Refusal.of(
                "FRM-A6",
                "missing",
                Map.of(
                        "animal", Terms.ANIMAL.write(animal),
                        "crop", Terms.CROP.write(worst),
                        "need", Basket.count(cost, worst),
                        "have", Basket.count(barn, worst)));
    }

    private static int lack(long barn, long cost, int crop) {
        return Basket.count(cost, crop) - Basket.count(barn, crop);
    }

    private Refusal refuseVerb(String word) {
        return switch (word) {
            case "turn" -> refuseTurn();
            case "extend" -> refuseExtension();
            case "put-under" -> refusePuttingUnder();
            case "resume" -> Refusal.of("FRM-A10", "not-done");
            case "done" -> refuseDone();
            default -> nothingHere();
        };
    }

    @Rule({"FRM-W1", "FRM-W2"})
    private Refusal refuseTurn() {
        if (asked != Asks.ACT && asked != Asks.SOLO) {
            return Refusal.of("FRM-W1", "not-acting");
        }
        if (Basket.water(position.barn(seat)) == 0) {
            return Refusal.of("FRM-W1", "no-water");
        }
        int plot = PlayerWheel.plotBeforeTheBar(position, seat);
        return Refusal.of("FRM-W2", "plot-not-empty", Map.of("plot", Terms.PLOT.write(plot)));
    }

    @Rule({"FRM-X3", "FRM-X4"})
    private Refusal refuseExtension() {
        if (!position.table().isExpert()) {
            return Refusal.of("FRM-X3", "experts-only");
        }
        if (asked != Asks.ACT || !Actions.mayExtend(position, work)) {
            boolean seeds = asked == Asks.ACT && Work.isUnderWay(work, Card.SEEDS);
            return Refusal.of(seeds ? "FRM-X4" : "FRM-X3", "nothing-to-extend");
        }
        if (Work.left(work) > 0) {
            return Refusal.of("FRM-X3", "some-left", Map.of("left", Work.left(work)));
        }
        return Refusal.of("FRM-X3", Basket.water(position.barn(seat)) == 0 ? "no-water" : "no-use");
    }

    @Rule({"FRM-L4", "FRM-L5"})
    private Refusal refusePuttingUnder() {
        if (!position.table().isSolo()) {
            return Refusal.of("FRM-L4", "solo-only");
        }
        if (asked != Asks.SOLO) {
            return Refusal.of("FRM-L4", "too-late");
        }
        return Herd.tokens(position.herd(seat)) == 0
                ? Refusal.of("FRM-L4", "no-token")
                : Refusal.of("FRM-L5", "last-card");
    }

    @Rule({"FRM-C1", "FRM-C2", "FRM-G4", "FRM-A10"})
    private Refusal refuseDone() {
        return switch (asked) {
            case CARD -> Refusal.of("FRM-C1", "choose-card");
            case SECOND_CARD -> Refusal.of("FRM-C2", "two-cards");
            case OBJECT, OBJECT_GOOD -> Refusal.of("FRM-G4", "no-refusing");
            case REST -> Refusal.of("FRM-A10", "already-done");
            case CHIEF_CARD, OBJECT_SOW, OBJECT_HARVEST, OBJECT_TURN, OBJECT_HOME, ACT, SOLO -> nothingHere();
        };
    }

    /** What has to come first. */
    @Rule({"FRM-C1", "FRM-G4", "FRM-A10", "FRM-L6"})
    private Refusal notNow() {
        return switch (asked) {
            case CARD, SECOND_CARD, CHIEF_CARD -> Refusal.of("FRM-C1", "choose-card");
            case OBJECT, OBJECT_SOW, OBJECT_HARVEST, OBJECT_TURN, OBJECT_GOOD, OBJECT_HOME ->
                Refusal.of("FRM-G4", "object-first");
            case REST -> Refusal.of("FRM-A10", "resume-first");
            case SOLO -> Refusal.of("FRM-L6", "choose-action");
            case ACT -> nothingHere();
        };
    }

    private static Refusal nothingHere() {
        return Refusal.of("FRM-A1", "nothing-to-do-here");
    }
}
