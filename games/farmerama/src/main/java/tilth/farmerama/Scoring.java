package tilth.farmerama;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;

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
        int best = -1;
        int winners = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            int rank = points(position, seat) << 8 | Basket.water(position.barn(seat));
            if (rank > best) {
                best = rank;
                winners = 0;
            }
            if (rank == best) {
                winners |= 1 << seat;
            }
        }
        return winners;
    }

    static ScoreSheet sheet(FarmeramaPosition position) {
        List<ScoreSheet.Line> lines = new ArrayList<>();
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            int kind = animal;
            lines.add(line(position, Words.PRODUCTS.get(animal), seat -> productStars(position, seat, kind)));
        }
        lines.add(line(position, "feed", seat -> feedStars(position, seat)));
        lines.add(line(position, "objects", seat -> objectStars(position, seat)));
        lines.add(line(position, "pastures", seat -> outsideStars(position, seat)));
        return new ScoreSheet(lines);
    }

    private static ScoreSheet.Line line(FarmeramaPosition position, String category, IntUnaryOperator stars) {
        return new ScoreSheet.Line(
                category,
                IntStream.range(0, position.seats()).map(stars).boxed().toList());
    }
}
