package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import tilth.chineur.ChineurView;
import tilth.chineur.Cocorico;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;

/** The Cocorico zone: which of the eight tiles have been drawn. */
public record ZonePicture(ChineurView view, Picture picture) {

    public List<Place> places() {
        return Stream.of(Cocorico.values())
                .map(ZonePicture::word)
                .map(cocorico -> new Place(cocorico, isDrawn(cocorico), labelInZone(cocorico)))
                .toList();
    }

    private static String word(Cocorico cocorico) {
        return cocorico.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private boolean isDrawn(String cocorico) {
        return view.zone().contains(cocorico);
    }

    private String labelInZone(String cocorico) {
        return label(isDrawn(cocorico) ? "cocorico-drawn" : "cocorico-to-come", cocorico);
    }

    /** What a Cocorico tile is and does. */
    String label(String cocorico) {
        return label("cocorico", cocorico);
    }

    private String label(String key, String cocorico) {
        String effect = new ChineurPhrases(words()).cocoricoEffect(cocorico);
        return words().label(key, Map.of("cocorico", cocorico, "effect", effect));
    }

    /** Who drew the last of them; empty before the first. */
    public String last() {
        Integer last = view.lastDrawer();
        return last == null ? "" : words().label("zone-last", Map.of("seat", last));
    }

    private Words words() {
        return picture.words();
    }

    /** The place of one tile. */
    public record Place(String cocorico, boolean isDrawn, String label) {

        public String css() {
            return isDrawn ? "drawn" : "to-come";
        }
    }
}
