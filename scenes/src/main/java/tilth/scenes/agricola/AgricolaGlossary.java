package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.scenes.Glossary;
import tilth.scenes.Words;

/** What the sentences of Agricola say about cards: their printed names, and what they do. */
public final class AgricolaGlossary implements Glossary {

    /** A space that a card has brought, by its number. */
    private static final String BROUGHT = "space-";

    // How a question about work is written: the part under way from 1 on, which parts are over, how often each was
    // done.
    private static final int PART_BITS = 3;
    private static final int COUNT_BITS = 4;
    private static final int BOTH = 3;

    @Override
    public String game() {
        return "agricola";
    }

    @Override
    public Map<String, String> names() {
        Map<String, String> names = new HashMap<>();
        Cards.all()
                .forEach(card ->
                        names.put("term.card." + card.word(), card.name().replace('\'', '’')));
        return names;
    }

    @Override
    public void addFacts(String key, Map<String, Object> facts, Words words) {
        switch (key) {
            case "question.work" -> addWork(facts, words);
            case "move.craft", "event.crafted" -> addCraft(facts);
            case "question.choose" -> addChoice(facts, words);
            case "question.pay" ->
                facts.put(
                        "thing",
                        new QuestionWords(words).thing(String.valueOf(facts.get("purchase")), number(facts, "count")));
            case "move.use" -> facts.put("what", new QuestionWords(words).uses(card(facts)));
            case "move.choose" -> facts.put("what", option(card(facts), number(facts, "choice"), words));
            case "move.trade" -> facts.put("what", trade(card(facts), number(facts, "choice"), words));
            case "refusal.needs-not-met" -> facts.put("needs", new CardWords(words).needs(card(facts)));
            case "event.card-played" ->
                facts.put("kind", card(facts).kind().name().toLowerCase(Locale.ROOT));
            default -> {}
        }
    }

    @Override
    public Optional<String> question(long question, long[] answers, Words words) {
        return new QuestionWords(words).of(question, answers);
    }

    private static Card card(Map<String, Object> facts) {
        return CardBook.card(String.valueOf(facts.get("card")));
    }

    private static void addChoice(Map<String, Object> facts, Words words) {
        Optional<Effect> asked = effect(card(facts), number(facts, "effect"));
        facts.put("must", asked.filter(Effect.May.class::isInstance).isPresent() ? 0 : 1);
        facts.put(
                "what",
                asked.map(effect -> effect instanceof Effect.May may ? may.effect() : effect)
                        .map(effect -> asked(effect, words))
                        .orElseGet(() -> words.label("act-card")));
    }

    /** What somebody is asked to do, or the things to choose among. */
    private static String asked(Effect effect, Words words) {
        CardWords cards = new CardWords(words);
        List<String> options = options(effect).stream()
                .map(QuestionWords::unconditional)
                .map(cards::deed)
                .toList();
        return options.isEmpty() ? cards.deed(effect) : words.either(options);
    }

    /** One of the things a card offers; by its number where it offers things more than once. */
    private static String option(Card card, int choice, Words words) {
        List<List<Effect>> offered = new ArrayList<>();
        if (!card.offers().isEmpty()) {
            offered.add(card.offers());
        }
        for (int number = 0; number < card.script().size(); number++) {
            List<Effect> options = options(card.script().at(number));
            if (!options.isEmpty() && !offered.contains(options)) {
                offered.add(options);
            }
        }
        boolean isClear = offered.size() == 1 && choice < offered.getFirst().size();
        return isClear
                ? new CardWords(words)
                        .deed(QuestionWords.unconditional(offered.getFirst().get(choice)))
                : words.label("option-number", Map.of("number", choice + 1));
    }

    /** What somebody chooses among, one by one or one of all; nothing for other effects. */
    private static List<Effect> options(Effect effect) {
        return switch (effect) {
            case Effect.OneOf one -> one.options();
            case Effect.EachOnce each -> each.options();
            case Effect.UpTo up -> options(up.each());
            case Effect.SpendTaken spend -> List.copyOf(spend.buys());
            default -> List.of();
        };
    }

    private static String trade(Card card, int choice, Words words) {
        return choice < card.anyTime().size()
                ? new CardWords(words).deed(card.anyTime().get(choice))
                : words.label("option-number", Map.of("number", choice + 1));
    }

    private static Optional<Effect> effect(Card card, int number) {
        return number < card.script().size() ? Optional.of(card.script().at(number)) : Optional.empty();
    }

    private static void addCraft(Map<String, Object> facts) {
        facts.put("good", Goods.WORDS.get(card(facts).craft().good()));
        facts.put("food", card(facts).craft().food());
    }

    private static void addWork(Map<String, Object> facts, Words words) {
        int parts = number(facts, "parts");
        int now = parts & (1 << PART_BITS) - 1;
        int over = parts >>> PART_BITS & BOTH;
        int done = number(facts, "done");
        facts.put("now", now);
        facts.put("times", now == 0 ? 0 : done >>> COUNT_BITS * (now - 1) & (1 << COUNT_BITS) - 1);
        facts.put("open", now > 0 && (over & ~(1 << now - 1)) == 0 ? 1 : 0);
        source(facts).ifPresent(card -> facts.put("source", card.word()));
        facts.put(
                "what",
                source(facts)
                        .flatMap(card -> granted(card, number(facts, "effect")))
                        .map(plan -> new PlanWords(words).of(plan))
                        .orElseGet(() -> words.label("act-card")));
    }

    private static int number(Map<String, Object> facts, String name) {
        return facts.get(name) instanceof Integer number ? number : 0;
    }

    /** The card that lets somebody do something, or has brought the space that does. */
    private static Optional<Card> source(Map<String, Object> facts) {
        String source = String.valueOf(facts.get("source"));
        if (!source.startsWith(BROUGHT)) {
            return CardBook.maybe(source);
        }
        int space = Integer.parseInt(source.substring(BROUGHT.length()));
        return Cards.bringingSpaces().stream().skip(space - Space.COUNT).findFirst();
    }

    /** What an effect of a card lets somebody do. */
    private static Optional<Plan> granted(Card card, int number) {
        return effect(card, number)
                .flatMap(effect -> effect instanceof Effect.Do act ? Optional.of(act.plan()) : Optional.empty());
    }
}
