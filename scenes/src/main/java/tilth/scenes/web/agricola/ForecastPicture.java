package tilth.scenes.web.agricola;

import java.util.Map;
import tilth.agricola.AgricolaView.ForecastView;
import tilth.scenes.Words;

/**
 * What the next harvest asks for, the food there is, and the food there could be.
 *
 * @param key the sentence that says so, to the owner or to others
 */
public record ForecastPicture(ForecastView forecast, String key, Words words) {

    private static final int WHOLE = 100;

    /** Whether the food is there, could be made, or would be missing: fed, cooking or hungry. */
    public String css() {
        if (forecast.food() >= forecast.need()) {
            return "fed";
        }
        return forecast.most() >= forecast.need() ? "cooking" : "hungry";
    }

    public String sentence() {
        return words.label(
                key,
                Map.of(
                        "round", forecast.round(),
                        "need", forecast.need(),
                        "food", forecast.food(),
                        "most", forecast.most()));
    }

    public String verdict() {
        return words.label("forecast-" + css(), Map.of("count", Math.max(forecast.need() - forecast.most(), 0)));
    }

    /** How far along the bar the food there is reaches, in hundredths. */
    public int food() {
        return share(forecast.food());
    }

    public int most() {
        return share(forecast.most());
    }

    public int need() {
        return share(forecast.need());
    }

    private int share(int food) {
        int whole = Math.max(Math.max(forecast.need(), forecast.most()), forecast.food());
        return whole == 0 ? 0 : WHOLE * food / whole;
    }
}
