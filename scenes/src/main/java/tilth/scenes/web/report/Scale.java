package tilth.scenes.web.report;

import java.util.ArrayList;
import java.util.List;

/** The numbers along an axis, and where each of them stands, in hundredths of its length. */
public record Scale(double low, double high) {

    private static final double[] ROUND_STEPS = {1, 2, 2.5, 5, 10};

    /** Where a number stands; what lies beyond the axis stands at its end. */
    public double at(double number) {
        double share = high == low ? 0.5 : (number - low) / (high - low);
        return Math.round(1e4 * Math.clamp(share, 0, 1)) / 100.0;
    }

    /** How long a stretch between two numbers is. */
    public double between(double from, double to) {
        return Math.round(100 * (at(to) - at(from))) / 100.0;
    }

    /** Round numbers along the axis, about so many. */
    public List<Double> ticks(int about) {
        double rough = (high - low) / about;
        if (rough <= 0) {
            return List.of(low);
        }
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = 10 * power;
        for (int i = ROUND_STEPS.length - 1; i >= 0; i--) {
            step = ROUND_STEPS[i] * power >= rough ? ROUND_STEPS[i] * power : step;
        }
        List<Double> ticks = new ArrayList<>();
        for (long i = (long) Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) {
            ticks.add(i * step);
        }
        return ticks;
    }
}
