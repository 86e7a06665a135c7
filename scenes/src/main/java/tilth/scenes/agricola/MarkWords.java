package tilth.scenes.agricola;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Mark;

/** What cards call each other; where that would not tell a newcomer which ones are meant, by their names. */
record MarkWords(Speech speech) {

    /** Marks whose cards have no word in common. */
    private static final Set<Mark> NAMED = EnumSet.of(Mark.WOODCRAFT, Mark.CLAYCRAFT, Mark.REEDCRAFT, Mark.MATERIAL);

    /** One or several cards with some marks, such as "a fireplace or a cooking hearth". */
    String some(int set, int count) {
        return said(set, mark -> speech.say("mark", mark, "count", count, "names", names(mark)));
    }

    /** One of some cards after "each", or several of them after a number. */
    String counted(int set, int count) {
        return said(set, mark -> speech.say("counted-mark", mark, "count", count));
    }

    /** One of some cards that are bought, after "each". */
    String bought(int set) {
        return said(set, mark -> speech.say("bought-mark", mark, "names", names(mark)));
    }

    private String said(int set, Function<Mark, String> saying) {
        // A plow that jumps is a plow all the same.
        int plain = (set & Mark.PLOW.bit()) != 0 ? set & ~Mark.JUMP_PLOW.bit() : set;
        return speech.or(Speech.bits(plain).stream()
                .map(mark -> Mark.values()[mark])
                .flatMap(mark -> NAMED.contains(mark) ? cards(mark) : Stream.of(saying.apply(mark)))
                .toList());
    }

    private String names(Mark mark) {
        List<String> cards = cards(mark).toList();
        return cards.isEmpty() ? "" : speech.and(cards);
    }

    private Stream<String> cards(Mark mark) {
        return Cards.all().stream().filter(card -> card.isMarked(mark.bit())).map(this::name);
    }

    private String name(Card card) {
        return speech.say("card", "card", speech.words().term("card", card.word()));
    }
}
