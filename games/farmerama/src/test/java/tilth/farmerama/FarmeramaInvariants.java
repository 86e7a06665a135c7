package tilth.farmerama;

import static tilth.testkit.Invariants.require;

import tilth.engine.Position;
import tilth.engine.Seats;

/** What is in the box is on the table, all of it, once, in every position of Farmerama. */
final class FarmeramaInvariants {

    private FarmeramaInvariants() {}

    static void check(Position any) {
        FarmeramaPosition position = (FarmeramaPosition) any;
        checkGoods(position);
        checkFarms(position);
        checkCards(position);
        if (position.table().isSolo()) {
            checkPiles(position);
        } else {
            checkObjects(position);
            checkPhase(position);
        }
    }

    private static void checkGoods(FarmeramaPosition position) {
        Values values = position.values();
        for (int good = 0; good < Basket.GOODS; good++) {
            int count = Basket.count(position.supply(), good);
            require(count <= values.supply, "the supply is overdrawn");
            for (int seat = 0; seat < FarmeramaPosition.MOST_SEATS; seat++) {
                count += Basket.count(position.barn(seat), good);
                count += good == Basket.WATER ? 0 : Land.STACK * Land.stacksOf(position.land(seat), good);
            }
            boolean soloWater = good == Basket.WATER && position.table().isSolo();
            int all = soloWater ? values.soloWater + Basket.water(values.startBarn) : values.supply;
            require(count == all, "goods have come or gone");
        }
        require(position.supply() >>> 8 * Basket.GOODS == 0, "the supply has a sixth good");
    }

    private static void checkFarms(FarmeramaPosition position) {
        Values values = position.values();
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int plot = 0; plot < Land.PLOTS; plot++) {
                int stacks = Land.stacksOn(position.land(seat), plot);
                require((stacks & ~values.fields[plot]) == 0, "a stack lies beside the fields");
                int animals = Herd.animalsOn(position.herd(seat), plot);
                require(animals <= values.placesOnPasture, "a pasture is overcrowded");
            }
            for (int animal = 0; animal < Herd.ANIMALS; animal++) {
                int products = Herd.products(position.herd(seat), animal);
                require(products <= values.mostProducts(animal), "a marker stands above its track");
            }
            require(Herd.wheel(position.herd(seat)) < Land.PLOTS, "a wheel has turned too far");
            require(Herd.tokens(position.herd(seat)) <= values.mostTokens, "there are too many tokens");
            int beforeBar = Herd.plotUnder(position.herd(seat), Values.BEFORE_THE_BAR);
            require(
                    Herd.animalsOn(position.herd(seat), beforeBar) == 0,
                    "an animal stands where the bar comes next, past the pacifier");
        }
    }

    private static void checkCards(FarmeramaPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            int cards = Work.cards(position.work(seat));
            boolean mayHaveTwo = position.table().playsTwoCardsEach()
                    || position.table().hasChiefSheep() && seat == position.firstSeat();
            require(Integer.bitCount(cards) <= (mayHaveTwo ? 2 : 1), "somebody has played too many cards");
            require(
                    position.table().isSolo() || (Work.unused(position.work(seat)) & ~cards) == 0,
                    "a card is used that was not played");
        }
    }

    private static void checkObjects(FarmeramaPosition position) {
        long met = 0;
        int taken = 0;
        for (int at = 0; at < Components.OBJECTS; at++) {
            met |= 1L << position.object(at);
        }
        require(met == (1L << Components.OBJECTS) - 1, "an object is missing or doubled");
        long seen = 0;
        for (int at = 0; at < position.drawn(); at++) {
            seen |= 1L << position.object(at);
        }
        long found = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            found |= position.garden(seat);
            taken += Integer.bitCount(position.garden(seat));
        }
        for (int place = 0; place < FarmeramaPosition.DISPLAY; place++) {
            int open = position.open(place);
            found |= open == FarmeramaPosition.NO_OBJECT ? 0 : 1L << open;
            taken += open == FarmeramaPosition.NO_OBJECT ? 0 : 1;
        }
        require(found == seen && taken == position.drawn(), "an object turned up is in no place or in two");
        require(position.drawn() <= position.pileEnd(), "an object turned up that is not in the pile");
    }

    private static void checkPhase(FarmeramaPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            Asks asked = Seats.has(position.openSeats(), seat) ? Asks.of(position.question(seat)) : Asks.CARD;
            require((asked == Asks.ACT) == Seats.has(position.acting(), seat), "who acts is asked to act");
            require((asked == Asks.REST) == Seats.has(position.resting(), seat), "who rests may take it back");
        }
        require(position.resting() == 0 || position.acting() != 0, "somebody rests though nobody acts");
        require(!position.isInLine() || Seats.count(position.acting()) <= 1, "in line one acts at a time");
    }

    private static void checkPiles(FarmeramaPosition position) {
        SoloPiles piles = position.piles();
        int[] counts = new int[SoloPiles.FACES];
        for (int at = 0; at < piles.size(); at++) {
            counts[piles.card(at)]++;
        }
        for (int at = 0; at < piles.reserveSize(); at++) {
            counts[piles.reserveCard(at)]++;
        }
        for (int face = 0; face < SoloPiles.FACES; face++) {
            int turnedUp = piles.turnedUp() == face ? 1 : 0;
            require(counts[face] + piles.played(face) + turnedUp == 3, "solo cards have come or gone");
        }
        require(piles.knownAtBottom() <= piles.size(), "more cards are known than there are");
    }
}
