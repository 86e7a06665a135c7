package tilth.scenes.agricola;

import java.util.List;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.scenes.Catalogue;
import tilth.scenes.Words;

/** The cards of Agricola: the major improvements, then deck by deck. */
public final class AgricolaCatalogue implements Catalogue {

    @Override
    public String game() {
        return "agricola";
    }

    @Override
    public List<Entry> entries(Words words) {
        CardWords cards = new CardWords(words);
        return Cards.all().stream().map(card -> entry(card, cards)).toList();
    }

    private static Entry entry(Card card, CardWords words) {
        return new Entry(
                card.code(),
                card.deck(),
                Speech.word(card.kind()),
                words.name(card),
                card.players(),
                CardWords.leastPlayers(card),
                words.price(card),
                words.needs(card),
                card.points(),
                card.isPassing(),
                words.text(card),
                CardSymbols.of(card),
                CardIcons.of(card));
    }
}
