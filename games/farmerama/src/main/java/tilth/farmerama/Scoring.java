package tilth.farmerama;

import java.util.ArrayList;
import java.util.List;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;

/** Stars and who has won. */
final class Scoring {

    private Scoring() {}

    @Rule({"FRM-E1", "FRM-E2", "FRM-E3", "FRM-E4"})
    static int points(FarmeramaPosition position, int seat) {
        int points = feedStars(position, seat) + objectStars(position, seat) + outsideStars(position, seat);
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            points += productStars(position, seat, animal);
        }
        return points;
    }

    @Rule("FRM-E1")
    static int productStars(FarmeramaPosition position, int seat, int animal) {
        return position.values().stars(animal, Herd.products(position.herd(seat), animal));
    }

    @Rule("FRM-E2")
    static int feedStars(FarmeramaPosition position, int seat) {
        return Basket.feed(position.barn(seat)) + Land.STACK * Land.stacks(position.land(seat));
    }

    @Rule("FRM-E3")
    static int objectStars(FarmeramaPosition position, int seat) {
        int stars = 0;
        for (int rest = position.garden(seat); rest != 0; rest &= rest - 1) {
            stars += stars(position.values(), Integer.numberOfTrailingZeros(rest));
        }
        return stars;
    }

    static int stars(Values values, int object) {
        return values.rewards[object].kind() == Reward.Kind.STAR ? values.starsOfObject : 0;
    }

    @Rule("FRM-E4")
    static int outsideStars(FarmeramaPosition position, int seat) {
        int stars = 0;
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            boolean outside = Herd.plot(position.herd(seat), animal) != Herd.STABLE;
            stars += outside ? position.values().outside[animal] : 0;
        }
        return stars;
    }

    @Rule({"FRM-E5", "FRM-L8"})
    static int winners(FarmeramaPosition position) {
        if (position.table().isSolo()) {
            return points(position, Solo.SEAT) >= position.values().soloGoal ? 1 << Solo.SEAT : 0;
        }
        return Seats.highest(position.seats(), seat -> points(position, seat) << 8 | Basket.water(position.barn(seat)));
    }

    static ScoreSheet sheet(FarmeramaPosition position) {
        int seats = position.seats();
        List<ScoreSheet.Line> lines = new ArrayList<>();
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            int kind = animal;
            lines.add(
                    ScoreSheet.Line.of(Words.PRODUCTS.get(animal), seats, seat -> productStars(position, seat, kind)));
        }
        lines.add(ScoreSheet.Line.of("feed", seats, seat -> feedStars(position, seat)));
        lines.add(ScoreSheet.Line.of("objects", seats, seat -> objectStars(position, seat)));
        lines.add(ScoreSheet.Line.of("pastures", seats, seat -> outsideStars(position, seat)));
        return new ScoreSheet(lines);
    }
}
