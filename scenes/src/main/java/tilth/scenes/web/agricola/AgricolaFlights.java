package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SpaceView;
import tilth.agricola.AgricolaView.SquareView;
import tilth.agricola.words.Happens;
import tilth.engine.Event;
import tilth.scenes.web.Flight;
import tilth.scenes.web.Picture;

/** What went from one place to another in a move: people walk to work and home again, goods fly to and from their owners. */
final class AgricolaFlights {

    private static final String FOOD = "food";

    /** The part of the house where everybody goes in and out; it is there from the start. */
    private static final String DOOR = "a3";

    private final AgricolaView view;
    private final int move;
    private final Trail trail;
    private final CardTrail cards;
    private final List<Flight> flights = new ArrayList<>();

    private AgricolaFlights(AgricolaView view, int move, Trail trail, int onlooker) {
        this.view = view;
        this.move = move;
        this.trail = trail;
        cards = new CardTrail(onlooker);
    }

    /** What went somewhere in the move with this number. */
    static List<Flight> of(AgricolaView view, int move, Picture picture) {
        List<List<Event>> history = picture.history();
        Trail trail = new Trail();
        history.subList(0, move).forEach(events -> events.forEach(trail::follow));
        AgricolaFlights all =
                new AgricolaFlights(view, move, trail, picture.onlooker().seat());
        for (Event event : history.get(move)) {
            all.walk(event);
            trail.follow(event);
            all.cards.follow(event);
            all.work(event);
            all.build(event);
            all.eat(event);
        }
        return List.copyOf(all.flights);
    }

    /** People on their way. */
    private void walk(Event event) {
        switch ((Happens) event.what()) {
            case PLACED -> come(event.seat(), fact(event, "space"), door(event.seat()));
            case MOVED -> come(event.seat(), fact(event, "space"), space(fact(event, "left")));
            case CAME_HOME -> view.players().forEach(this::comeHome);
            default -> {}
        }
    }

    private void come(int seat, String space, String from) {
        people(space)
                .filter(person -> person.seat() == seat)
                .limit(1)
                .forEach(person -> flights.add(Flight.piece(move, person.id(), from)));
    }

    private Stream<Standing> people(String space) {
        return view.spaces().stream()
                .filter(each -> each.space().equals(space))
                .map(SpaceView::people)
                .flatMap(seats -> IntStream.range(0, seats.size())
                        .mapToObj(i -> new Standing(Person.id(space, i), seats.get(i))));
    }

    private void comeHome(PlayerView player) {
        List<String> spaces = trail.spaces(player.seat());
        for (int person = 0; person < Math.min(spaces.size(), player.home()); person++) {
            flights.add(Flight.piece(move, "person-%d-%d".formatted(player.seat(), person), space(spaces.get(person))));
        }
    }

    /** What comes from spaces and round spaces. */
    private void work(Event event) {
        int seat = event.seat();
        String good = fact(event, "good");
        String own = FarmProspects.goods(seat, good);
        switch ((Happens) event.what()) {
            case TOOK -> fly(good, space(fact(event, "space")), own, event.second());
            case TOOK_LATER -> fly(good, space(fact(event, "space")), round(trail.round()), event.second());
            case GAINED_LATER -> fly(good, origin(seat), round(trail.round()), event.second());
            case GAINED -> fly(good, origin(seat), own, event.second());
            case RECEIVED -> fly(good, origin(seat), own, event.second());
            case PUT_BACK -> fly(good, own, space(fact(event, "space")), event.second());
            case PUT_ON_SPACE -> fly(good, origin(seat), space(fact(event, "space")), event.second());
            case PUT_ON_CARD -> fly(good, farm(seat), cards.table(seat, fact(event, "card")), event.second());
            case TOOK_FROM_CARD -> fly(good, cards.table(seat, fact(event, "card")), own, event.second());
            case FENCE_PUT -> fly("act-fence", farm(seat), space(fact(event, "space")), 1);
            case FENCES_SENT -> fly("act-fence", farm(seat), round(event.second()), event.first());
            case FENCES_FETCHED -> fly("act-fence", round(trail.round()), farm(seat), event.first());
            case REAPED_FROM -> fly("grain", farm(event.first()), FarmProspects.goods(seat, "grain"), 1);
            case SPREAD -> fly(good, "spaces", space(fact(event, "space")), event.second());
            case BOOKED -> fly("star", origin(seat), farm(seat), 1);
            case PAID -> fly(good, own, workplace(seat), event.second());
            case LET_GO -> fly(good, own, "spaces", event.second());
            case COLLECTED -> fly(good, round(trail.round()), own, event.second());
            case SCHEDULED -> fly(good, farm(seat), round(event.third()), event.second());
            case WITHDRAWN -> fly(good, round(event.third()), farm(seat), event.second());
            case BECAME_FIRST -> fly("act-first", workplace(seat), farm(seat), 1);
            case GREW -> fly("act-grow", workplace(seat), door(seat), 1);
            default -> {}
        }
    }

    /** What comes to stand on a farm. */
    private void build(Event event) {
        int seat = event.seat();
        String square = farm(seat) + "-" + fact(event, "square");
        String card = fact(event, "card");
        switch ((Happens) event.what()) {
            case ROOM_BUILT -> fly("act-room", workplace(seat), square, 1);
            case STABLE_BUILT -> fly("act-stable", workplace(seat), square, 1);
            case PLOWED -> fly("act-plow", workplace(seat), square, 1);
            case POST_PUT -> fly("act-fence", farm(seat), square, 1);
            case SOWN, SOWN_LESS -> sow(seat, fact(event, "good"), fact(event, "field"));
            case FENCED -> fly("act-fence", workplace(seat), farm(seat), event.first());
            case RENOVATED -> fly(fact(event, "house"), workplace(seat), door(seat), 1);
            case CARD_PLAYED -> fly(CardTrail.symbol(card), cards.from(seat, card), cards.table(seat, card), 1);
            case CARD_PASSED -> fly(CardTrail.symbol(card), farm(cards.passer()), cards.hand(seat, card), 1);
            case CARD_TAKEN_BACK -> fly(CardTrail.symbol(card), cards.table(seat, card), cards.hand(seat, card), 1);
            case SOWN_MORE -> sow(seat, fact(event, "good"), fact(event, "field"));
            case SHIFTED -> shift(seat, fact(event, "from"), fact(event, "field"));
            case CARD_RETURNED -> fly(Improvements.symbol(card), farm(seat), MarketPicture.id(card), 1);
            default -> {}
        }
    }

    private void sow(int seat, String good, String field) {
        fly(good, FarmProspects.goods(seat, good), field(seat, field), 1);
    }

    /** What grows on a field came from another. */
    private void shift(int seat, String from, String to) {
        squares(seat, to)
                .map(SquareView::crop)
                .filter(Objects::nonNull)
                .forEach(crop -> fly(String.valueOf(crop), field(seat, from), field(seat, to), 1));
    }

    /** A field on the farm, or the farm for one on a card. */
    private String field(int seat, String field) {
        return squares(seat, field).findAny().isPresent() ? farm(seat) + "-" + field : farm(seat);
    }

    private Stream<SquareView> squares(int seat, String name) {
        return view.players().get(seat).squares().stream()
                .filter(square -> square.square().equals(name));
    }

    /** Harvests, food and young animals. */
    private void eat(Event event) {
        int seat = event.seat();
        String good = fact(event, "good");
        String food = FarmProspects.goods(seat, FOOD);
        switch ((Happens) event.what()) {
            case REAPED -> reap(seat, good, event.second());
            case BAKED -> fly(FOOD, FarmProspects.goods(seat, "grain"), food, event.second());
            case COOKED -> fly(FOOD, FarmProspects.goods(seat, good), food, event.third());
            case CRAFTED -> fly(FOOD, cards.table(seat, fact(event, "card")), food, event.second());
            case FED -> fly(FOOD, food, door(seat), event.first());
            case BRED -> fly(good, door(seat), FarmProspects.goods(seat, good), 1);
            default -> {}
        }
    }

    /** One crop off each field where it grew; the empty ones may have been such fields. */
    private void reap(int seat, String good, int count) {
        List<SquareView> fields = view.players().get(seat).squares().stream()
                .filter(square -> "field".equals(square.tile()))
                .toList();
        Stream.concat(
                        fields.stream().filter(field -> good.equals(field.crop())),
                        fields.stream().filter(field -> field.crop() == null))
                .limit(count)
                .forEach(field -> fly(good, farm(seat) + "-" + field.square(), FarmProspects.goods(seat, good), 1));
    }

    private static String fact(Event event, String name) {
        return event.facts().getOrDefault(name, "");
    }

    /** Where what a seat gets comes from: the card that brings it, else where it works. */
    private String origin(int seat) {
        String card = cards.working(seat);
        return card.isEmpty() ? workplace(seat) : card;
    }

    /** Where a seat works now, or at home. */
    private String workplace(int seat) {
        List<String> spaces = trail.spaces(seat);
        return spaces.isEmpty() ? farm(seat) : space(spaces.getLast());
    }

    private static String space(String space) {
        return "space-" + space;
    }

    private static String round(int round) {
        return "round-" + round;
    }

    private static String farm(int seat) {
        return "farm-" + seat;
    }

    private static String door(int seat) {
        return farm(seat) + "-" + DOOR;
    }

    private void fly(String symbol, String from, String to, int count) {
        if (count > 0) {
            flights.add(Flight.of(move, symbol, from, to, count));
        }
    }

    /** Somebody on a space, and whose family they are of. */
    private record Standing(String id, int seat) {}

    /** Where everybody has gone this round. */
    private static final class Trail {

        private final Map<Integer, List<String>> spaces = new HashMap<>();
        private int round;

        void follow(Event event) {
            switch ((Happens) event.what()) {
                case ROUND_BEGUN -> {
                    round = event.first();
                    spaces.clear();
                }
                case PLACED -> known(event.seat()).add(fact(event, "space"));
                case MOVED -> {
                    known(event.seat()).remove(fact(event, "left"));
                    known(event.seat()).add(fact(event, "space"));
                }
                default -> {}
            }
        }

        private List<String> known(int seat) {
            return spaces.computeIfAbsent(seat, _ -> new ArrayList<>());
        }

        List<String> spaces(int seat) {
            return spaces.getOrDefault(seat, List.of());
        }

        int round() {
            return round;
        }
    }
}
