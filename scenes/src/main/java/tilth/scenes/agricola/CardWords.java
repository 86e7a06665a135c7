package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Price;
import tilth.agricola.goods.Goods;
import tilth.engine.Games;
import tilth.scenes.Words;

/** What stands on a card in one language. It is made from what the card does, so the two cannot disagree. */
public final class CardWords {

    private final Words words;
    private final Speech speech;

    public CardWords(Words words) {
        this.words = words;
        speech = new Speech(words);
    }

    public static CardWords of(Locale language) {
        return new CardWords(Words.of(Games.named("agricola"), language));
    }

    public String name(Card card) {
        return words.term("card", card.word());
    }

    /** What a card does, in sentences; nothing for one that is only worth points. */
    public String text(Card card) {
        StandingWords standing = new StandingWords(speech, card);
        List<String> sentences = new ArrayList<>(capital(standing.store()));
        sentences.addAll(new HookWords(speech, card).sentences());
        if (isPuttingOnRounds(card)) {
            sentences.add(speech.sentence(speech.say("get-from-rounds")));
        }
        if (!card.anyTime().isEmpty()) {
            sentences.add(new AnyTimeWords(speech).sentence(card.anyTime()));
        }
        sentences.addAll(new RebateWords(speech).sentences(card));
        Stream.of(standing.lodgings(), standing.rights(), standing.exchanges(), standing.space(), standing.bonuses())
                .forEach(said -> sentences.addAll(capital(said)));
        return String.join(" ", sentences);
    }

    private List<String> capital(List<String> said) {
        return said.stream().map(speech::sentence).toList();
    }

    private static boolean isPuttingOnRounds(Card card) {
        for (int number = 0; number < card.script().size(); number++) {
            if (card.script().at(number) instanceof Effect.PutOnRounds) {
                return true;
            }
        }
        return false;
    }

    /** What one of the effects of a card lets somebody do, after "you may". */
    public String deed(Effect effect) {
        return new EffectWords(speech).deed(effect);
    }

    /** What has to be there before a card may be played; nothing where it asks for nothing. */
    public String needs(Card card) {
        return new ConditionWords(speech).need(card.needs());
    }

    /** What a card costs by itself, in each of its ways; nothing where it is free. */
    public String price(Card card) {
        List<String> prices = card.prices().stream()
                .filter(price -> !price.isFree())
                .map(this::price)
                .toList();
        boolean areBundles = card.prices().stream()
                .anyMatch(price -> Speech.kinds(price.goods()).size() > 1);
        return prices.isEmpty() ? "" : areBundles ? speech.apart(prices) : speech.or(prices);
    }

    private String price(Price price) {
        List<String> parts = new ArrayList<>();
        if (price.goods() != Goods.NOTHING) {
            parts.add(speech.bundle(price.goods()));
        }
        if (price.each() != Goods.NOTHING) {
            parts.add(new CountWords(speech).each(speech.amounts(price.each()), 1, new Count.Counted(price.per())));
        }
        if (price.handedBack() > 0) {
            String marks = new ConditionWords(speech).marks(price.marks(), price.handedBack());
            parts.add(speech.say("hand-back", "marks", marks));
        }
        return speech.and(parts);
    }

    /** For how many players a card is, as it is printed, such as "3+". */
    public String players(Card card) {
        return card.players() + "+";
    }

    /** With how many players a card is dealt. */
    static int leastPlayers(Card card) {
        return card.isForCompany() ? Math.max(2, card.players()) : card.players();
    }

    /** What a card is. */
    public String kind(Card card) {
        return words.label("catalogue-kind-" + Speech.word(card.kind()));
    }

    /** What becomes of a card that is passed on; nothing for one that stays. */
    public String passing(Card card) {
        return card.isPassing() ? speech.sentence(speech.say("passes-left")) : "";
    }
}
