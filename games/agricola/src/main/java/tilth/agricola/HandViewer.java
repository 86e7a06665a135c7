package tilth.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.agricola.AgricolaView.HandView;
import tilth.agricola.acts.ActWhys;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.measure.Counts;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.words.Does;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Shows somebody their own hand, and of the others how many cards they hold. */
@Rule("AGR-D11")
final class HandViewer {

    private HandViewer() {}

    /** The cards in the hand of a viewer; a watcher has none. */
    static List<HandCardView> hand(State position, int viewer) {
        List<HandCardView> hand = new ArrayList<>();
        if (viewer == Seats.WATCHER) {
            return hand;
        }
        MoveList offered = new MoveList();
        position.moves(viewer, offered);
        CardSet held = position.tableau().hand(viewer);
        for (int slot = held.first(); slot >= 0; slot = held.next(slot)) {
            boolean isOffered =
                    offered.contains(Does.PLAY.with(position.table().deck().number(slot)));
            hand.add(card(position, viewer, slot, isOffered));
        }
        return hand;
    }

    static HandCardView card(State position, int seat, int slot, boolean isOffered) {
        Deck deck = position.table().deck();
        Card card = deck.card(slot);
        int food = card.kind() == Card.Kind.OCCUPATION ? food(position, seat) : 0;
        return new HandCardView(
                card.word(),
                card.kind().name().toLowerCase(Locale.ROOT),
                prices(position, seat, card, deck.number(slot), food),
                card.points(),
                card.isPassing(),
                isOffered,
                ActWhys.card(position, seat, slot, food).orElse(null));
    }

    private static List<Map<String, Integer>> prices(State position, int seat, Card card, int number, int food) {
        long price = Paying.price(position, seat, card.kind().purchase(), number, food);
        return List.of(AgricolaViewer.goods(price));
    }

    /** The food an occupation costs a seat: where it plays one just now, else on the cheaper space of lessons. */
    @Rule("AGR-D5")
    static int food(State position, int seat) {
        return ActWhys.occupationFood(position, seat).orElseGet(() -> foodForLessons(position, seat));
    }

    private static int foodForLessons(State position, int seat) {
        int occupations = Counts.occupationsPlayed(position, seat);
        int food = Integer.MAX_VALUE;
        for (Space space : List.of(Space.LESSONS, Space.MORE_LESSONS)) {
            Plan plan = position.table().plan(space.ordinal());
            if (plan.parts() > 0 && plan.act(0).kind() == Act.Kind.OCCUPATION) {
                food = Math.min(food, plan.act(0).food(occupations));
            }
        }
        return food == Integer.MAX_VALUE ? 0 : food;
    }

    /** How many cards a seat holds, and those of which everybody knows. */
    static HandView held(State position, int seat) {
        Deck deck = position.table().deck();
        CardSet hand = position.tableau().hand(seat);
        List<String> known = new ArrayList<>();
        CardSet all = position.tableau().known();
        for (int slot = hand.first(all); slot >= 0; slot = hand.next(all, slot)) {
            known.add(deck.card(slot).word());
        }
        return new HandView(hand.size(deck.with(Capability.OCCUPATION)), hand.size(deck.with(Capability.MINOR)), known);
    }

    /** The cards that have left the game for all to see. */
    @Rule("AGR-K28")
    static List<String> gone(State position) {
        List<String> gone = new ArrayList<>();
        CardSet cards = position.tableau().gone();
        for (int slot = cards.first(); slot >= 0; slot = cards.next(slot)) {
            gone.add(position.table().deck().card(slot).word());
        }
        return List.copyOf(gone);
    }
}
