package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.CardView;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.words.Happens;
import tilth.engine.Event;
import tilth.engine.Refusal;
import tilth.scenes.AgricolaSentences;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** Draws the cards of hands and tables for one onlooker. */
final class CardPictures {

    private static final Set<Happens> DOING =
            Set.of(Happens.REACTED, Happens.USED_CARD, Happens.TRADED, Happens.CRAFTED);

    private final AgricolaView view;
    private final Picture picture;
    private final Set<String> active = new HashSet<>();

    CardPictures(AgricolaView view, Picture picture) {
        this.view = view;
        this.picture = picture;
        picture.recent().forEach(move -> picture.history().get(move).forEach(this::follow));
    }

    private void follow(Event event) {
        if (event.what() instanceof Happens what && DOING.contains(what)) {
            active.add(event.facts().getOrDefault("card", ""));
        }
    }

    /** The onlooker's hand: what can be played now first, and occupations before minor improvements. */
    List<MiniCard> hand() {
        return view.hand().stream()
                .map(this::held)
                .sorted(Comparator.comparing((MiniCard card) -> card.offers().isEmpty())
                        .thenComparing(card -> !card.face().kind().equals("occupation")))
                .toList();
    }

    /** The packet that the onlooker takes cards from, occupations first. */
    List<MiniCard> packet() {
        AgricolaView.DraftView draft = view.draft();
        return draft == null
                ? List.of()
                : draft.packet().stream()
                        .map(this::held)
                        .sorted(Comparator.comparing(card -> !card.face().kind().equals("occupation")))
                        .toList();
    }

    private MiniCard held(HandCardView held) {
        CardFace face = CardFace.of(held.card(), words());
        List<Offer> offers = offers(held.card());
        Refusal refusal = held.obstacle();
        MiniCard.Obstacle obstacle =
                refusal == null ? null : new MiniCard.Obstacle(words().sentence(refusal), refusal.rule());
        List<String> said = new ArrayList<>(List.of(printed(face)));
        said.add(held.prices().stream().allMatch(Map::isEmpty) ? words().label("costs-nothing") : costs(held.prices()));
        said.add(words().label("points-now", Map.of("count", held.points())));
        said.add(face.text());
        if (!face.needs().isEmpty()) {
            said.add(words().label("card-needs", Map.of("needs", face.needs())));
        }
        if (obstacle != null) {
            said.add(obstacle.sentence());
        }
        return new MiniCard(
                face,
                "hand-" + held.card(),
                obstacle == null ? "ready" : "blocked",
                picture.spot("card:" + held.card(), sentences(said)),
                offers,
                held.prices().stream().map(Heap::of).toList(),
                held.points(),
                Load.NOTHING,
                offers.isEmpty() ? obstacle : null);
    }

    private String costs(List<Map<String, Integer>> prices) {
        AgricolaSentences sentences = new AgricolaSentences(words());
        return words().label(
                        "price-is",
                        Map.of(
                                "goods",
                                words().either(prices.stream()
                                        .map(sentences::goods)
                                        .toList())));
    }

    /** The cards in front of a player, what can be used now first. */
    List<MiniCard> played(PlayerView player) {
        return view.improvements().stream()
                .filter(card -> player.cards().contains(card.card()) && isOwner(card, player.seat()))
                .map(card -> lying(card, player))
                .sorted(Comparator.comparing(
                        card -> card.spot() == null || !card.spot().can()))
                .toList();
    }

    /** The cards in the hand of another player that everybody has seen go there. */
    List<MiniCard> known(PlayerView player) {
        return player.hand().known().stream()
                .map(card -> CardFace.of(card, words()))
                .map(face -> new MiniCard(
                        face,
                        "known-%d-%s".formatted(player.seat(), face.card().word()),
                        "known",
                        null,
                        List.of(),
                        List.of(),
                        face.card().points(),
                        Load.NOTHING,
                        null))
                .toList();
    }

    private static boolean isOwner(CardView card, int seat) {
        Integer owner = card.owner();
        return owner != null && owner == seat;
    }

    private MiniCard lying(CardView card, PlayerView player) {
        CardFace face = CardFace.of(card.card(), words());
        Load load = Load.on(card, player, words());
        int points = player.cardPoints().getOrDefault(card.card(), card.points());
        List<String> said = new ArrayList<>(List.of(printed(face)));
        said.add(words().label("points-now", Map.of("count", points)));
        said.add(load.label());
        said.add(card.spent() ? words().label("held-spent") : "");
        said.add(face.text());
        boolean isOwn = picture.isOnlooker(player.seat());
        return new MiniCard(
                face,
                "card-%d-%s".formatted(player.seat(), card.card()),
                (card.spent() ? "spent" : "") + (active.contains(card.card()) ? MiniCard.GLOWS : ""),
                isOwn ? spot(card.card(), sentences(said)) : null,
                isOwn ? offers(card.card()) : List.of(),
                List.of(),
                points,
                load,
                null);
    }

    /** A card that is a field can be sown; one that trades is lit by its trade. */
    private Spot spot(String card, String label) {
        List<Offer> here = offers(card);
        boolean isTrading = here.size() == 1 && here.getFirst().move().startsWith("trade ");
        if (isTrading) {
            Offer trade = here.getFirst();
            return new Spot(trade.target(), label + ". " + trade.words(), true, true, false);
        }
        String field = "field:" + card;
        return picture.spot(isTouched(field) ? field : "card:" + card, label);
    }

    private boolean isTouched(String target) {
        return picture.offers().stream().anyMatch(offer -> offer.target().equals(target));
    }

    /** What can be done with a card now. */
    private List<Offer> offers(String card) {
        return picture.offers().stream()
                .filter(offer -> offer.target().equals("card:" + card)
                        || offer.target().equals("field:" + card)
                        || offer.move().startsWith("trade " + card + " "))
                .toList();
    }

    private static String printed(CardFace face) {
        return "%s, %s".formatted(face.name(), face.kindName());
    }

    private static String sentences(List<String> said) {
        StringBuilder all = new StringBuilder();
        for (String one : said.stream().filter(each -> !each.isEmpty()).toList()) {
            all.append(all.isEmpty() ? "" : " ").append(one).append(one.endsWith(".") ? "" : ".");
        }
        // What a click does is said after it, behind a full stop of its own.
        return all.substring(0, all.length() - 1);
    }

    private Words words() {
        return picture.words();
    }
}
