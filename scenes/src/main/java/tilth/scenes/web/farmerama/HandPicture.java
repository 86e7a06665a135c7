package tilth.scenes.web.farmerama;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilth.farmerama.Card;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.WorkView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The onlooker's five action cards. */
public record HandPicture(PlayerView player, Cards cards, Picture picture) {

    private static final String FEED = "feed";

    public List<Held> held() {
        return Stream.of(Card.values())
                .map(card -> card.name().toLowerCase(Locale.ROOT))
                .map(this::held)
                .toList();
    }

    private Held held(String card) {
        Spot spot = picture.spot("card:" + card, what(card));
        return new Held(
                card,
                words().term("card", card),
                player.cards().contains(card) || isUnderWay(card) ? spot.choose() : spot,
                state(card),
                pair(card),
                isUnderWay(card) ? left() : "");
    }

    private @Nullable Pair pair(String card) {
        return Pair.now(cards, words()).stream()
                .filter(pair -> pair.card().equals(card))
                .findAny()
                .orElse(null);
    }

    private String what(String card) {
        Pair pair = pair(card);
        return pair == null ? words().term("card", card) : pair.label();
    }

    /** Whether it is still in the hand, laid, under way or used. */
    private String state(String card) {
        if (isUnderWay(card)) {
            return "under-way";
        }
        if (!player.cards().contains(card)) {
            return "in-hand";
        }
        boolean used = work().filter(work -> !work.unused().contains(card)).isPresent();
        return used ? "used" : "laid";
    }

    private boolean isUnderWay(String card) {
        return work().filter(work -> card.equals(work.card())).isPresent();
    }

    /** How often the card under way can still be used; feeding has no limit. */
    private String left() {
        return work().filter(work -> !FEED.equals(work.card()))
                .map(work -> words().label("times-left", Map.of("count", work.left())))
                .orElse("");
    }

    private Optional<WorkView> work() {
        return Optional.ofNullable(player.work());
    }

    private Words words() {
        return picture.words();
    }

    /** A card with what the action wheel shows for it, if it shows anything. */
    public record Held(
            String card,
            String name,
            Spot spot,
            String state,
            @Nullable Pair pair,
            String left) {}
}
