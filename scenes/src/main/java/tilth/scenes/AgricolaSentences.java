package tilth.scenes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.CardView;
import tilth.agricola.AgricolaView.ClosingView;
import tilth.agricola.AgricolaView.ForecastView;
import tilth.agricola.AgricolaView.PastureView;
import tilth.agricola.AgricolaView.PlanView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.RoundView;
import tilth.agricola.AgricolaView.SpaceView;
import tilth.agricola.AgricolaView.SquareView;
import tilth.agricola.box.Components;
import tilth.scenes.agricola.CardBook;
import tilth.scenes.agricola.CardWords;
import tilth.scenes.agricola.LoadWords;
import tilth.scenes.agricola.PlanWords;

/** What stands on the table of Agricola, in words that every way to draw it shares. */
public final class AgricolaSentences {

    private final Words words;

    public AgricolaSentences(Words words) {
        this.words = words;
    }

    public String edition(AgricolaView view) {
        return words.label("edition-" + view.edition());
    }

    /** Which round it is, of how many, and in which stage. */
    public String round(AgricolaView view) {
        if (view.round() == 0) {
            return words.label("before-the-first-round");
        }
        RoundView round = view.rounds().get(view.round() - 1);
        return words.label(
                "round", Map.of("round", view.round(), "last", view.rounds().size(), "stage", round.stage()));
    }

    /** What a viewer remembers of cards that have left their hands: each packet handed on, and what was laid aside. */
    public List<String> remembered(AgricolaView view) {
        AgricolaView.DraftView draft = view.draft();
        if (draft == null) {
            return List.of();
        }
        List<String> remembered =
                new ArrayList<>(draft.handedOn().stream().map(this::handedOn).toList());
        if (!draft.laidAside().isEmpty()) {
            String cards = words.list(draft.laidAside().stream().map(this::card).toList());
            remembered.add(words.label("laid-aside", Map.of("cards", cards)));
        }
        return remembered;
    }

    private String handedOn(AgricolaView.HandedOnView packet) {
        List<String> back = packet.back();
        Map<String, Object> facts = Map.of(
                "seat", packet.to(),
                "count", packet.cards().size(),
                "kind", packet.kind(),
                "cards", words.list(packet.cards().stream().map(this::card).toList()),
                "back",
                        back == null
                                ? ""
                                : words.list(back.stream().map(this::card).toList()),
                "back-count", back == null ? 0 : back.size());
        return words.label(back == null ? "handed-on" : "handed-on-and-back", facts);
    }

    /** What happens in this part of a round, and whose turn it is. */
    public String phase(AgricolaView view) {
        Integer active = view.active();
        String phase = words.label("phase-" + view.phase());
        return active == null ? phase : words.label("turn-of", Map.of("seat", active, "phase", phase));
    }

    public String startPlayer(AgricolaView view) {
        return words.label("begins", Map.of("seat", view.firstSeat()));
    }

    /** The harvests to come, by the rounds they follow; nothing once the game is over. */
    public String harvests(AgricolaView view) {
        if (view.phase().equals("over")) {
            return "";
        }
        List<String> rounds = view.rounds().stream()
                .filter(round -> round.harvest() && round.round() >= view.round())
                .map(round -> Integer.toString(round.round()))
                .toList();
        return words.label("harvests", Map.of("count", rounds.size(), "rounds", words.list(rounds)));
    }

    /** The parts of the game that nobody could read off the rulebook. */
    public String reconstructed() {
        String parts = Components.BOX.reconstructed().stream()
                .map(kind -> words.label("part-" + kind))
                .distinct()
                .collect(Collectors.joining(", "));
        return words.label("reconstructed", Map.of("parts", parts));
    }

    /** One kind of good by number, such as "2 vegetables". */
    public String good(String good, int count) {
        return count + " " + words.term("good", good, count);
    }

    /** Goods by number, such as "2 wood, 1 reed"; nothing for none of any. */
    public String goods(Map<String, Integer> goods) {
        return goods.entrySet().stream()
                .filter(one -> one.getValue() > 0)
                .map(one -> good(one.getKey(), one.getValue()))
                .collect(Collectors.joining(", "));
    }

    public String space(String space) {
        return words.term("space", space);
    }

    /** What a space lets its user do or take, apart from what lies there. */
    public String does(AgricolaView view, String space) {
        PlanView plan = view.plans().get(space);
        return plan == null ? "" : new PlanWords(words).of(plan);
    }

    /** What lies on a space and what is added each round; nothing where goods never lie. */
    public String lies(SpaceView space) {
        if (space.refill().isEmpty()) {
            return goods(space.goods());
        }
        String lies = space.goods().isEmpty() ? words.label("nothing") : goods(space.goods());
        return words.label("lies", Map.of("goods", lies, "refill", goods(space.refill())));
    }

    /** What one finds on a space: what lies there and what it does besides. */
    public String offer(AgricolaView view, SpaceView space) {
        return joined(List.of(lies(space), does(view, space.space())));
    }

    /** Several sayings in one; those that are empty are left out. */
    public String joined(List<String> sayings) {
        return sayings.stream()
                .filter(saying -> !saying.isEmpty())
                .reduce((one, other) -> words.label("both", Map.of("one", one, "other", other)))
                .orElse("");
    }

    /** A stage with its rounds, such as "2: rounds 5–7". */
    public String stage(AgricolaView view, int stage) {
        List<Integer> rounds = view.rounds().stream()
                .filter(round -> round.stage() == stage)
                .map(RoundView::round)
                .toList();
        return words.label(
                "stage",
                Map.of("stage", stage, "first", rounds.getFirst(), "last", rounds.getLast(), "count", rounds.size()));
    }

    /** The round cards of a stage that are out, in their order, each with its round; nothing for none. */
    public String out(AgricolaView view, int stage) {
        List<String> cards = new ArrayList<>();
        for (RoundView round : view.rounds()) {
            String card = round.card();
            if (round.stage() == stage && card != null) {
                cards.add(round.round() + " " + space(card));
            }
        }
        return String.join(", ", cards);
    }

    /** The round cards of a stage that are to come, in no order; nothing for none. */
    public String toCome(AgricolaView view, int stage) {
        List<String> cards =
                view.toCome().get(stage - 1).stream().map(this::space).toList();
        return cards.isEmpty() ? "" : words.label("to-come", Map.of("count", cards.size(), "cards", words.list(cards)));
    }

    /** What waits on the round spaces for a seat, such as "1 food in round 8"; nothing for none. */
    public String waiting(AgricolaView view, int seat) {
        List<String> parts = new ArrayList<>();
        for (RoundView round : view.rounds()) {
            Map<String, Integer> goods = round.waiting().get(seat);
            if (goods != null) {
                parts.add(words.label("waiting", Map.of("goods", goods(goods), "round", round.round())));
            }
        }
        return String.join(", ", parts);
    }

    public String card(String card) {
        return words.term("card", card);
    }

    /** What a card does. */
    public String effect(String card) {
        return new CardWords(words).text(CardBook.card(card));
    }

    /** What a card costs, in each of its ways. */
    public String price(String card) {
        return new CardWords(words).price(CardBook.card(card));
    }

    /** The points printed on an improvement. */
    public String worth(CardView card) {
        return words.label("points-of", Map.of("points", card.points()));
    }

    /** What the squares marked for a pasture would take. */
    public String closing(ClosingView closing) {
        return words.label(
                closing.closed() ? "closing" : "closing-not-yet",
                Map.of("count", closing.fences(), "price", goods(closing.price())));
    }

    /** The ways to pay somebody can choose from; nothing for none. */
    public String payments(AgricolaView view) {
        return view.payments().isEmpty()
                ? ""
                : words.label(
                        "payments",
                        Map.of(
                                "ways",
                                joined(view.payments().stream().map(this::goods).toList())));
    }

    public String points(PlayerView player) {
        return words.label("points-of", Map.of("points", player.points()));
    }

    /** The points of a farm by category, without those that bring nothing. */
    public String score(PlayerView player) {
        return player.score().entrySet().stream()
                .filter(line -> line.getValue() != 0)
                .map(line -> words.category(line.getKey()) + " " + signed(line.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** A number of points with a true minus sign. */
    public static String signed(int points) {
        return points < 0 ? "−" + -points : Integer.toString(points);
    }

    /** What lies in the supply of a player, animals not included; a word for nothing. */
    public String supply(PlayerView player) {
        Map<String, Integer> goods = new LinkedHashMap<>(player.goods());
        goods.keySet().removeAll(List.of("sheep", "wild-boar", "cattle"));
        String held = goods(goods);
        return held.isEmpty() ? words.label("nothing") : held;
    }

    /** How many people there are, at home and newborn, and how many find room. */
    public String family(PlayerView player) {
        return words.label(
                "family",
                Map.of(
                        "people", player.people(),
                        "home", player.home(),
                        "newborns", player.newborns(),
                        "others", player.others(),
                        "room", player.roomForPeople()));
    }

    /** What the next harvest asks for, and what there is for it. */
    public String forecast(ForecastView forecast) {
        return words.label(
                forecast.food() >= forecast.need()
                        ? "forecast-enough"
                        : forecast.most() >= forecast.need() ? "forecast-possible" : "forecast-short",
                Map.of(
                        "round", forecast.round(),
                        "need", forecast.need(),
                        "food", forecast.food(),
                        "most", forecast.most()));
    }

    /** What a room and the next renovation cost. */
    public String prices(PlayerView player) {
        String room = words.label("room-costs", Map.of("price", goods(player.roomPrice())));
        return player.renovationPrice().isEmpty()
                ? room
                : room + ", " + words.label("renovation-costs", Map.of("price", goods(player.renovationPrice())));
    }

    public String house(PlayerView player) {
        return words.term("house", player.house());
    }

    /** The fences and stables a player can still build. */
    public String left(PlayerView player) {
        return words.label("left", Map.of("fences", player.fencesLeft(), "stables", player.stablesLeft()));
    }

    /** The begging cards of a player; nothing for none. */
    public String begging(PlayerView player) {
        return player.begging() == 0 ? "" : words.label("begging", Map.of("count", player.begging()));
    }

    /** A pasture with its animals and how many it holds, such as "c1, c2: 3 sheep of 4". */
    public String pasture(PastureView pasture) {
        String squares = String.join(" ", pasture.squares());
        return pasture.herds().isEmpty()
                ? words.label("pasture-empty", Map.of("squares", squares, "capacity", pasture.capacity()))
                : words.label(
                        "pasture",
                        Map.of("squares", squares, "animals", animals(pasture), "capacity", pasture.capacity()));
    }

    /** All animals of a pasture, such as "2 sheep". */
    public String animals(PastureView pasture) {
        return words.list(pasture.herds().stream()
                .map(herd -> good(herd.animal(), herd.count()))
                .toList());
    }

    /** Everywhere that animals live, and those that have found no room; nothing for no animals and no pastures. */
    public List<String> animals(PlayerView player) {
        List<String> places = new ArrayList<>();
        player.pastures().forEach(pasture -> places.add(pasture(pasture)));
        player.squares().stream()
                .filter(square -> square.animal() != null)
                .forEach(square -> places.add(words.label(
                        "stabled",
                        Map.of("square", square.square(), "animals", good(animal(square), square.animals())))));
        player.pets().forEach(pet -> places.add(words.label("pet", Map.of("animals", good(pet, 1)))));
        player.onCards()
                .forEach((card, animals) ->
                        places.add(words.label("on-card", Map.of("card", card, "animals", goods(animals)))));
        if (!player.outside().isEmpty()) {
            places.add(words.label("outside", Map.of("animals", goods(player.outside()))));
        }
        return places;
    }

    private static String animal(SquareView square) {
        String animal = square.animal();
        return animal == null ? "" : animal;
    }

    /** The cards in front of a player, with what lies on them; nothing for none. */
    public String cards(AgricolaView view, PlayerView player) {
        return joined(view.improvements().stream()
                .filter(card -> player.cards().contains(card.card()))
                .map(card -> inFront(card, player))
                .toList());
    }

    private String inFront(CardView card, PlayerView player) {
        String load = new LoadWords(words).of(card, player);
        String name = card(card.card());
        String with = load.isEmpty() ? name : words.label("card-with", Map.of("name", name, "goods", load));
        return card.spent() ? words.label("card-spent", Map.of("name", with)) : with;
    }

    /** The improvements a player could have now; nothing for none. */
    public String affordable(PlayerView player) {
        return player.affordable().stream().map(this::card).collect(Collectors.joining(", "));
    }
}
