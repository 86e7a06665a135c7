package tilth.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.DraftView;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.agricola.AgricolaView.HandedOnView;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.hands.Recollection;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Terms;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Shows somebody the packet in their hands, what they have handed on, and what they have laid aside. */
@Rule({"AGR-D16", "AGR-D17", "AGR-D23"})
final class DraftViewer {

    private final State position;
    private final int viewer;

    private DraftViewer(State position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    static @Nullable DraftView draft(State position, int viewer) {
        return position.draft().isThere() && viewer != Seats.WATCHER ? new DraftViewer(position, viewer).draft() : null;
    }

    private DraftView draft() {
        boolean isAsked = position.isAsked(viewer) && Asks.of(position.question(viewer)) == Asks.PICK;
        long question = isAsked ? position.question(viewer) : Asks.PICK.with(0, 0);
        return new DraftView(Verb.first(question), Verb.second(question), packet(), handedOn(), laidAside(isAsked));
    }

    private List<HandCardView> packet() {
        MoveList offered = new MoveList();
        position.moves(viewer, offered);
        List<HandCardView> packet = new ArrayList<>();
        for (int i = 0; i < offered.size(); i++) {
            if (Does.of(offered.at(i)) == Does.PICK) {
                int slot = position.table().deck().slot(Verb.first(offered.at(i)));
                packet.add(HandViewer.card(position, viewer, slot, true));
            }
        }
        return packet;
    }

    private List<HandedOnView> handedOn() {
        List<HandedOnView> handedOn = new ArrayList<>();
        int to = Math.floorMod(viewer + position.table().edition().draftStep(), position.seats());
        for (Recollection.Packet packet : Recollection.handedOn(position, viewer)) {
            handedOn.add(new HandedOnView(
                    to, word(packet.kind()), words(packet.cards()), packet.isBack() ? words(packet.back()) : null));
        }
        return handedOn;
    }

    /** What somebody has laid aside or left over of a packet that nobody else has looked at. */
    @Rule("AGR-D23")
    private List<String> laidAside(boolean isStillTaking) {
        if (isStillTaking || position.table().dealing().handsOn()) {
            return List.of();
        }
        CardSet aside = position.draft().packet(viewer);
        List<Integer> slots = new ArrayList<>();
        for (int slot = aside.first(); slot >= 0; slot = aside.next(slot)) {
            slots.add(slot);
        }
        return words(slots);
    }

    private static String word(Card.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private List<String> words(List<Integer> slots) {
        return slots.stream()
                .map(slot -> Terms.CARD.write(position.table().deck().number(slot)))
                .toList();
    }
}
