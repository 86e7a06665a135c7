package tilth.agricola.work;

import java.util.List;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.cards.Effect;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** What a card offers to whoever uses it or the space it brought. */
@Rule("AGR-K5")
final class Offering {

    private Offering() {}

    static boolean isAnyPossible(AgricolaPosition position, int seat, int slot) {
        return choices(position, slot).stream().anyMatch(choice -> choice.isPossible(position, seat, slot));
    }

    static void add(AgricolaPosition position, int seat, int slot, MoveList into) {
        List<Effect> choices = choices(position, slot);
        for (int choice = 0; choice < choices.size(); choice++) {
            if (choices.get(choice).isPossible(position, seat, slot)) {
                into.add(Does.CHOOSE.with(choice, position.table().deck().number(slot)));
            }
        }
    }

    static void play(AgricolaPosition position, int seat, int slot, int choice, Journal journal) {
        journal.note(Happens.USED_CARD, seat, position.table().deck().number(slot));
        choices(position, slot).get(choice).happen(position, seat, slot, journal);
    }

    private static List<Effect> choices(AgricolaPosition position, int slot) {
        return position.table().deck().card(slot).offers();
    }
}
