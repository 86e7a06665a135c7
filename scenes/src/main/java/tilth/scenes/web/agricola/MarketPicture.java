package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.CardView;
import tilth.scenes.AgricolaSentences;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The major improvements, those that somebody has built included. */
public record MarketPicture(AgricolaView view, Picture picture) {

    private static final String MAJOR = "major";

    public List<Improvement> improvements() {
        return view.improvements().stream()
                .filter(card -> card.kind().equals(MAJOR))
                .map(this::improvement)
                .toList();
    }

    private Improvement improvement(CardView card) {
        Integer owner = card.owner();
        Person builder = owner == null ? null : Person.of("", owner, picture);
        boolean isOwn = owner != null && picture.isOnlooker(owner);
        return new Improvement(
                card,
                words().brief().term("card", card.card()),
                text(card),
                builder,
                isOwn ? null : picture.spot("card:" + card.card(), label(card)));
    }

    /** An improvement to be read large, with what can be done with it now. */
    public MiniCard large(Improvement improvement) {
        String word = improvement.card().card();
        Spot spot = improvement.spot();
        return new MiniCard(
                CardFace.of(word, words()),
                improvement.id(),
                "",
                spot,
                spot == null
                        ? List.of()
                        : picture.offers().stream()
                                .filter(offer -> offer.target().equals(spot.target()))
                                .toList(),
                improvement.builder() == null ? List.of(improvement.price()) : List.of(),
                improvement.points(),
                Load.NOTHING,
                null);
    }

    /** What an improvement flies from and to. */
    static String id(String card) {
        return "market-" + card;
    }

    private String label(CardView card) {
        Integer owner = card.owner();
        String fate = owner == null
                ? words().label("price-is", Map.of("goods", new AgricolaSentences(words()).price(card.card())))
                : words().label("built-by", Map.of("seat", owner));
        String points = words().label("improvement-points", Map.of("points", card.points()));
        return "%s: %s %s. %s".formatted(words().brief().term("card", card.card()), text(card), points, fate);
    }

    private String text(CardView card) {
        return new AgricolaSentences(words()).effect(card.card());
    }

    private Words words() {
        return picture.words();
    }

    /**
     * One improvement.
     *
     * @param spot where it is built; nothing for one's own, which lie at one's farm
     */
    public record Improvement(
            CardView card,
            String name,
            String text,
            @Nullable Person builder,
            @Nullable Spot spot) {

        public String id() {
            return MarketPicture.id(card.card());
        }

        public String symbol() {
            return Improvements.symbol(card.card());
        }

        public List<Improvements.Rate> rates() {
            return Improvements.rates(card.card());
        }

        public List<Heap> price() {
            return Heap.of(card.price());
        }

        public int points() {
            return card.points();
        }

        public String css() {
            return builder == null ? "improvement" : "improvement built";
        }
    }
}
