package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.goods.Goods;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Terms;
import tilth.engine.Verb;
import tilth.scenes.Words;

/** What is asked, said by the answers there are: which cards it is about and what they would do, or that food is short. */
record QuestionWords(Words words) {

    /** What is longer than a line is read on the button and on the card. */
    private static final int ONE_LINE = 105;

    /** The question in words; nothing where it says all by itself. */
    Optional<String> of(long question, long[] answers) {
        return switch (Asks.of(question)) {
            case REACT -> Optional.of(react(question, answers));
            case PAY -> isUnpayable(answers) ? Optional.of(makeFood(question)) : Optional.empty();
            case WORK -> meeting(question, answers);
            case CHOOSE -> sale(question, answers);
            case REVEAL, PLACE, KEEP, FEED, BREED, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> Optional.empty();
        };
    }

    /** Something up for sale: its owner is asked who gets it, anybody else whether to buy it. */
    private Optional<String> sale(long question, long[] answers) {
        Card card = Cards.all().get(Verb.first(question));
        if (!(card.script().at(Verb.second(question)) instanceof Effect.Sell sell)) {
            return Optional.empty();
        }
        Speech speech = new Speech(words);
        Map<String, Object> facts = Map.of(
                "card", name(card),
                "goods", speech.good(1, sell.good()),
                "price", speech.good(sell.price(), Goods.FOOD));
        return Optional.of(words.label(offers(Does.SELL_TO, answers) ? "sale-choose" : "sale-buy", facts));
    }

    /** Meeting Place, where only one of the two can be done: nobody becomes what they are, or plays what they cannot. */
    private Optional<String> meeting(long question, long[] answers) {
        boolean isMeeting = Terms.SOURCE.write(Verb.first(question)).equals(Space.MEETING_PLACE.word());
        boolean mayLead = offers(Does.BECOME_FIRST, answers);
        boolean mayPlay = offers(Does.PLAY, answers);
        boolean isOver = offers(Does.DONE, answers);
        if (!isMeeting || mayLead == mayPlay || mayLead && isOver) {
            return Optional.empty();
        }
        String place = words.term(Terms.SPACE.name(), Space.MEETING_PLACE.word());
        String play = isOver ? "meet-to-play-too" : "meet-to-play";
        return Optional.of(words.label(mayLead ? "meet-to-lead" : play, Map.of("place", place)));
    }

    private static boolean offers(Does what, long[] answers) {
        return LongStream.of(answers).anyMatch(answer -> Does.of(answer) == what);
    }

    private String react(long question, long[] answers) {
        Moment moment = Moment.of(Verb.first(question));
        List<Card> cards = LongStream.of(answers)
                .filter(answer -> Does.of(answer) == Does.USE || Does.of(answer) == Does.CHOOSE)
                .mapToObj(QuestionWords::card)
                .distinct()
                .toList();
        Map<String, Object> facts = Map.of(
                "moment", words.term(Terms.MOMENT.name(), Terms.MOMENT.write(moment.ordinal())),
                "cards", words.either(cards.stream().map(this::name).toList()),
                "what", cards.size() == 1 ? uses(cards.getFirst(), moment) : "");
        if (cards.isEmpty()) {
            return words.label(offers(Does.COLLECT, answers) ? "react-collect" : "react-exchange", facts);
        }
        String one = words.label("react-one", facts);
        return cards.size() == 1 && one.length() <= ONE_LINE ? one : words.label("react-some", facts);
    }

    private static Card card(long answer) {
        return Cards.all().get(Does.of(answer) == Does.CHOOSE ? Verb.second(answer) : Verb.first(answer));
    }

    private String name(Card card) {
        return words.term(Terms.CARD.name(), card.word());
    }

    /** What a card may be used for, at whatever moment. */
    String uses(Card card) {
        return uses(card.hooks());
    }

    private String uses(Card card, Moment moment) {
        return uses(
                card.hooks().stream().filter(hook -> hook.moment() == moment).toList());
    }

    /** What is offered can be done now, so that its conditions go without saying. */
    private String uses(List<Hook> hooks) {
        List<String> deeds = new ArrayList<>();
        for (Hook hook : hooks) {
            optional(hook.effect())
                    .map(may -> new CardWords(words).deed(unconditional(may.effect())))
                    .forEach(deeds::add);
        }
        List<String> different = deeds.stream().distinct().toList();
        return different.isEmpty() ? words.label("act-card") : words.either(different);
    }

    /** What may be let be, wherever it stands in an effect. */
    private static Stream<Effect.May> optional(Effect effect) {
        return effect instanceof Effect.May may
                ? Stream.of(may)
                : effect.inner().stream().flatMap(QuestionWords::optional);
    }

    /** An effect without what it depends on, which holds where it is offered. */
    static Effect unconditional(Effect effect) {
        return switch (effect) {
            case Effect.OnlyIf only -> unconditional(only.effect());
            case Effect.Once once -> unconditional(once.effect());
            default -> effect;
        };
    }

    private static boolean isUnpayable(long[] answers) {
        return LongStream.of(answers).allMatch(answer -> Does.of(answer).isAside());
    }

    private String makeFood(long question) {
        return words.label("pay-food-first", Map.of("thing", thing(question)));
    }

    private String thing(long question) {
        return thing(Terms.PURCHASE.write(Verb.first(question)), Verb.second(question));
    }

    /** What is paid for: a card by its name, anything else by what it is. */
    String thing(String purchase, int card) {
        return Purchase.of(Terms.PURCHASE.words().indexOf(purchase)).isCard()
                ? name(Cards.all().get(card))
                : words.term(Terms.PURCHASE.name(), purchase);
    }
}
