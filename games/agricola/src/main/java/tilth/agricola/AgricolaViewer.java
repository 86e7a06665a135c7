package tilth.agricola;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.ActView;
import tilth.agricola.AgricolaView.CardView;
import tilth.agricola.AgricolaView.ClosingView;
import tilth.agricola.AgricolaView.PlanView;
import tilth.agricola.AgricolaView.RoundView;
import tilth.agricola.AgricolaView.SpaceView;
import tilth.agricola.acts.Fencing;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.acts.Working;
import tilth.agricola.board.Act;
import tilth.agricola.board.Board;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.agricola.goods.PriceList;
import tilth.agricola.measure.FieldCards;
import tilth.agricola.pay.Paying;
import tilth.agricola.react.Depots;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Terms;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Shows a position without the order of the round cards to come and without the hands of others. */
final class AgricolaViewer {

    private final AgricolaPosition position;
    private final int viewer;
    private final Board board;

    AgricolaViewer(AgricolaPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer;
        board = position.board();
    }

    @Rule({"AGR-S6", "AGR-S7"})
    AgricolaView view() {
        boolean isWork = phase().equals("work");
        ScoreSheet sheet = position.scoreSheet();
        return new AgricolaView(
                position.table().edition().word(),
                position.table().hasHands() ? "full" : "none",
                phase(),
                board.round(),
                board.firstSeat(),
                isWork ? (Integer) board.active() : null,
                bits(board.open(), this::space),
                plans(),
                IntStream.rangeClosed(1, Stages.ROUNDS).mapToObj(this::round).toList(),
                Stages.CARDS.stream().map(this::toCome).toList(),
                IntStream.range(0, position.table().deck().size())
                        .filter(this::isShown)
                        .mapToObj(this::card)
                        .toList(),
                HandViewer.hand(position, viewer),
                HandViewer.gone(position),
                payments(),
                closing(),
                DraftViewer.draft(position, viewer),
                IntStream.range(0, position.seats())
                        .mapToObj(seat -> new FarmViewer(position, seat).player(sheet))
                        .toList());
    }

    private String phase() {
        if (position.isOver()) {
            return "over";
        }
        return switch (Asks.of(position.question(Seats.first(position.openSeats())))) {
            case PICK -> "draft";
            case MULLIGAN, CHANGE -> "changing";
            case EXCHANGE -> "work";
            case DRAW -> board.round() == 0 || !isSomebodyOut() ? "changing" : "work";
            case REVEAL -> "preparation";
            case FEED -> "feeding";
            case BREED -> "breeding";
            case PLACE -> "work";
            case REACT -> phase(Moment.of(Verb.first(position.question(Seats.first(position.openSeats())))));
            case WORK, PAY, KEEP, CHOOSE -> isSomebodyOut() ? "work" : "preparation";
        };
    }

    /** The phase a moment belongs to. */
    private String phase(Moment moment) {
        return switch (moment) {
            case FIELDS_START, FIELDS, FEEDING_START -> "feeding";
            case HARVEST_END, GAME_END -> "breeding";
            case RETURN_HOME, ROUND_END, NOBODY_HOME, ALL_PLACED -> "work";
            default -> isSomebodyOut() ? "work" : "preparation";
        };
    }

    /** Whether a space is in use, or people have not come home yet. */
    private boolean isSomebodyOut() {
        return board.inUse() != Board.NOWHERE || board.occupied() != 0;
    }

    static <T> List<T> bits(long set, IntFunction<T> word) {
        List<T> words = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            words.add(word.apply(Long.numberOfTrailingZeros(rest)));
        }
        return words;
    }

    /** A bundle by the words of its goods. */
    static Map<String, Integer> goods(long bundle) {
        Map<String, Integer> goods = new LinkedHashMap<>();
        for (int good = 0; good < Goods.KINDS; good++) {
            if (Goods.count(bundle, good) > 0) {
                goods.put(Goods.WORDS.get(good), Goods.count(bundle, good));
            }
        }
        return goods;
    }

    private SpaceView space(int space) {
        return new SpaceView(
                Terms.space(space),
                goods(board.goods(space)),
                goods(position.table().plan(space).refill()),
                standing(space),
                (SpaceUse.free(position) >>> space & 1) != 0);
    }

    /** Whose people stand on a space, each person by its seat. */
    private List<Integer> standing(int space) {
        List<Integer> people = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            people.addAll(Collections.nCopies(board.standing(space, seat), seat));
        }
        return people;
    }

    private Map<String, PlanView> plans() {
        Map<String, PlanView> plans = new LinkedHashMap<>();
        for (int space = 0; space < Space.MOST; space++) {
            Plan plan = position.table().plan(space);
            boolean isOfCard = space >= Space.COUNT;
            if (plan.isThere() && (!isOfCard || (board.open() >>> space & 1) != 0)) {
                plans.put(Terms.space(space), plan(plan));
            }
        }
        return plans;
    }

    private static PlanView plan(Plan plan) {
        return new PlanView(
                goods(plan.refill()),
                goods(plan.gets()),
                plan.makesFirst(),
                word(plan.join()),
                IntStream.range(0, plan.parts())
                        .mapToObj(plan::act)
                        .map(act -> new ActView(
                                word(act.kind()),
                                act.most(),
                                act.price() == Act.USUAL ? 0 : Goods.count(act.price(), Goods.WOOD),
                                act.foods(),
                                act.fromRound()))
                        .toList());
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private RoundView round(int round) {
        Map<Integer, Map<String, Integer>> waiting = new LinkedHashMap<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (board.waiting(seat, round) != Goods.NOTHING) {
                waiting.put(seat, goods(board.waiting(seat, round)));
            }
        }
        return new RoundView(round, Stages.of(round), Stages.endsWithHarvest(round), revealed(round), waiting);
    }

    private @Nullable String revealed(int round) {
        boolean isOut = (board.open() >>> board.card(round) & 1) != 0;
        return isOut ? Space.of(board.card(round)).word() : null;
    }

    private List<String> toCome(List<Space> stage) {
        return stage.stream()
                .filter(card -> (board.open() & card.bit()) == 0)
                .map(Space::word)
                .toList();
    }

    /** Whether a card lies on the table: a major improvement, or one in front of somebody. */
    private boolean isShown(int slot) {
        return position.table().deck().card(slot).kind() == Card.Kind.MAJOR || owner(slot) != null;
    }

    private CardView card(int slot) {
        Card card = position.table().deck().card(slot);
        return new CardView(
                card.word(),
                card.kind().name().toLowerCase(Locale.ROOT),
                goods(card.prices().getFirst().goods()),
                card.points(),
                owner(slot),
                position.tableau().isSpent(Period.HARVEST, slot),
                kept(slot, card),
                pile(slot, card),
                rounds(slot, card),
                stacks(slot),
                card.store() instanceof Store.OneSpace && keptFor(slot) > 0
                        ? Terms.space((int) keptFor(slot) - 1)
                        : null);
    }

    private List<Integer> rounds(int slot, Card card) {
        return switch (card.store()) {
            case Store.Rounds _ -> bits(keptFor(slot) & -1L << board.round(), round -> round);
            case Store.Fences _ ->
                IntStream.rangeClosed(1, Stages.ROUNDS)
                        .filter(round -> Depots.waitingFences(position, slot, round) > 0)
                        .boxed()
                        .toList();
            case Store.None _, Store.Bundle _, Store.Field _, Store.Tiles _, Store.Pile _ -> List.of();
            case Store.Noted _, Store.OneSpace _, Store.Tally _, Store.Booked _, Store.Seats _ -> List.of();
        };
    }

    /** How much lies on each plot of a card with several of them. */
    private List<Integer> stacks(int slot) {
        Deck deck = position.table().deck();
        return IntStream.range(0, deck.plots(slot) > 1 ? deck.plots(slot) : 0)
                .map(plot -> goods(position.tableau().kept(deck.keptAt(slot) + plot)).values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .boxed()
                .toList();
    }

    private long keptFor(int slot) {
        return position.tableau().kept(position.table().deck().keptAt(slot));
    }

    private Map<String, Integer> kept(int slot, Card card) {
        return switch (card.store()) {
            case Store.Bundle _, Store.Tally _ -> goods(keptFor(slot));
            case Store.Field _ -> goods(FieldCards.crops(position, slot));
            case Store.Tiles _ -> Map.of("field-tile", (int) keptFor(slot));
            case Store.Noted _ -> Map.of("noted", (int) keptFor(slot));
            case Store.Seats _ -> Map.of("noted", Long.bitCount(keptFor(slot)));
            case Store.None _, Store.Pile _, Store.Rounds _, Store.Booked _, Store.OneSpace _, Store.Fences _ ->
                Map.of();
        };
    }

    private List<String> pile(int slot, Card card) {
        if (!(card.store() instanceof Store.Pile pile)) {
            return List.of();
        }
        int sold = owner(slot) == null ? 0 : (int) keptFor(slot);
        return pile.goods().stream().skip(sold).map(Goods.WORDS::get).toList();
    }

    private @Nullable Integer owner(int slot) {
        int owner = position.tableau().owner(slot);
        return owner < 0 ? null : (Integer) owner;
    }

    private List<Map<String, Integer>> payments() {
        int open = position.openSeats();
        if (open == 0 || Asks.of(position.question(Seats.first(open))) != Asks.PAY) {
            return List.of();
        }
        int seat = Seats.first(open);
        PriceList prices = Paying.list(position, seat, position.question(seat));
        return IntStream.range(0, prices.size())
                .mapToObj(way -> goods(prices.at(way)))
                .toList();
    }

    private @Nullable ClosingView closing() {
        int seat = 0;
        while (seat < position.seats() && position.farms().marked(seat) == 0) {
            seat++;
        }
        if (seat == position.seats()) {
            return null;
        }
        Act act = Working.fencing(position, seat);
        if (act == null) {
            return null;
        }
        long price = Fencing.price(position, seat, act);
        return new ClosingView(Fencing.marked(position, seat), goods(price), Fencing.canClose(position, seat, act));
    }
}
