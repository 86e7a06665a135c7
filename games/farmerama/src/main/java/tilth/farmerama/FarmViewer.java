package tilth.farmerama;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Rule;
import tilth.farmerama.FarmeramaView.AnimalView;
import tilth.farmerama.FarmeramaView.FieldView;
import tilth.farmerama.FarmeramaView.PlotView;
import tilth.farmerama.FarmeramaView.TurnView;

/** Shows one player's farmland, animals and wheel. */
final class FarmViewer {

    private final FarmeramaPosition position;
    private final Values values;
    private final int seat;
    private final long herd;
    private final long land;

    FarmViewer(FarmeramaPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        values = position.values();
        herd = position.herd(seat);
        land = position.land(seat);
    }

    List<PlotView> plots() {
        return IntStream.range(0, Land.PLOTS).mapToObj(this::plot).toList();
    }

    private PlotView plot(int plot) {
        int sector = Herd.sectorOver(herd, plot);
        int crop = values.crop[sector];
        return new PlotView(
                plot,
                sector,
                crop == Values.NOT_SOWN ? null : Terms.CROP.write(crop),
                crop == Values.NOT_SOWN,
                animalsWith(animal -> values.head[animal] == sector),
                values.pacifier == sector,
                sector == Values.BEFORE_THE_BAR,
                IntStream.range(0, Land.FIELDS_OF_A_PLOT)
                        .filter(place -> (values.fields[plot] >>> place & 1) != 0)
                        .mapToObj(place -> field(Land.field(plot, place)))
                        .toList(),
                animalsWith(animal -> Herd.plot(herd, animal) == plot));
    }

    private FieldView field(int field) {
        int crop = Land.crop(land, field);
        return new FieldView(
                Terms.FIELD.write(field),
                Land.hasScarecrow(field),
                crop == Land.NOTHING ? null : Terms.CROP.write(crop));
    }

    private static List<String> animalsWith(IntPredicate wanted) {
        return IntStream.range(0, Herd.ANIMALS)
                .filter(wanted)
                .mapToObj(Terms.ANIMAL::write)
                .toList();
    }

    List<AnimalView> animals() {
        return IntStream.range(0, Herd.ANIMALS).mapToObj(this::animal).toList();
    }

    private AnimalView animal(int animal) {
        int plot = Herd.plot(herd, animal);
        var cost = FarmeramaViewer.goods(values.cost[animal]);
        cost.values().removeIf(count -> count == 0);
        return new AnimalView(
                Terms.ANIMAL.write(animal),
                Words.PRODUCTS.get(animal),
                plot == Herd.STABLE ? null : (Integer) plot,
                cost,
                Herd.plotUnder(herd, values.head[animal]),
                turnsToHome(plot),
                Herd.products(herd, animal),
                Scoring.productStars(position, seat, animal),
                IntStream.of(values.track[animal]).boxed().toList(),
                values.outside[animal]);
    }

    private @Nullable Integer turnsToHome(int plot) {
        if (plot == Herd.STABLE) {
            return null;
        }
        int turns = values.pacifier - Herd.sectorOver(herd, plot);
        return turns > 0 ? turns : turns + Land.PLOTS;
    }

    @Rule({"FRM-W2", "FRM-P1"})
    TurnView turn() {
        int comingHome = Herd.plotUnder(Herd.turned(herd), values.pacifier);
        return new TurnView(
                PlayerWheel.canTurn(position, seat),
                PlayerWheel.isWayFree(position, seat),
                PlayerWheel.plotBeforeTheBar(position, seat),
                animalsWith(animal -> Herd.plot(herd, animal) == comingHome));
    }
}
