package tilth.farmerama;

import static tilth.testkit.Scenario.COLOURS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilth.engine.Seats;

/** Everything on a table as words, so that two moments can be compared. */
final class Facts {

    private Facts() {}

    static Map<String, String> of(FarmeramaPosition position) {
        Map<String, String> facts = new LinkedHashMap<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            addPlayer(position, seat, COLOURS.get(seat) + " ", facts);
        }
        for (int good = 0; good < Basket.GOODS; good++) {
            facts.put("supply " + Words.GOODS.get(good), "" + Basket.count(position.supply(), good));
        }
        for (int place = 0; place < FarmeramaPosition.DISPLAY; place++) {
            int open = position.open(place);
            facts.put("display " + place, open == FarmeramaPosition.NO_OBJECT ? "-" : Terms.OBJECT.write(open));
        }
        facts.put("pile", "" + (position.pileEnd() - position.drawn()));
        facts.put("action wheel", "" + position.actionWheel());
        facts.put("first", COLOURS.get(position.firstSeat()));
        facts.put("round", "" + position.round());
        facts.put("in line", "" + position.isInLine());
        if (position.table().isSolo()) {
            addSolo(position.piles(), facts);
        }
        return facts;
    }

    private static void addPlayer(FarmeramaPosition position, int seat, String colour, Map<String, String> facts) {
        for (int good = 0; good < Basket.GOODS; good++) {
            facts.put(colour + Words.GOODS.get(good), "" + Basket.count(position.barn(seat), good));
        }
        for (int field = 0; field < Land.FIELDS; field++) {
            int crop = Land.crop(position.land(seat), field);
            facts.put(colour + Terms.FIELD.write(field), crop == Land.NOTHING ? "-" : Words.CROPS.get(crop));
        }
        long herd = position.herd(seat);
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            int plot = Herd.plot(herd, animal);
            facts.put(colour + Words.ANIMALS.get(animal), plot == Herd.STABLE ? "stable" : "" + plot);
            facts.put(colour + Words.PRODUCTS.get(animal), "" + Herd.products(herd, animal));
        }
        facts.put(colour + "wheel", "" + Herd.wheel(herd));
        facts.put(colour + "tokens", "" + Herd.tokens(herd));
        facts.put(
                colour + "garden",
                FarmeramaViewer.bits(position.garden(seat), Terms.OBJECT::write).toString());
        addWork(position, seat, colour, facts);
    }

    private static void addWork(FarmeramaPosition position, int seat, String colour, Map<String, String> facts) {
        long work = position.work(seat);
        facts.put(colour + "cards", cards(Work.cards(work)));
        facts.put(colour + "unused", cards(Work.unused(work)));
        boolean begun = position.acting() + position.resting() != 0 && Work.hasBegun(work);
        facts.put(colour + "card", begun ? Terms.CARD.write(Work.underWay(work).ordinal()) : "-");
        facts.put(colour + "left", begun ? "" + Work.left(work) : "-");
        boolean asked = Seats.has(position.openSeats(), seat);
        facts.put(colour + "asked", asked ? Farmerama.QUESTIONS.write(position.question(seat)) : "-");
    }

    private static String cards(int set) {
        List<String> cards = new ArrayList<>(FarmeramaViewer.bits(set, Terms.CARD::write));
        return cards.isEmpty() ? "-" : String.join("+", cards);
    }

    private static void addSolo(SoloPiles piles, Map<String, String> facts) {
        facts.put("turned up", piles.turnedUp() == SoloPiles.NO_CARD ? "-" : Terms.CARD.write(piles.turnedUp()));
        facts.put("solo pile", "" + piles.size());
        facts.put("reserve", "" + piles.reserveSize());
        facts.put("played", "" + (piles.played(0) + piles.played(1) + piles.played(2)));
    }
}
