package tilth.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.scenes.Catalogue;
import tilth.scenes.Catalogue.Entry;
import tilth.scenes.Lines;
import tilth.scenes.Words;
import tilth.scenes.web.Rulings;
import tilth.scenes.web.Rulings.Ruling;

/** Lists the cards of a game. */
@Command(name = "cards", description = "Lists the cards of a game, with what they do.")
final class CardsCommand implements Callable<Integer> {

    private final Desk desk;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game, such as agricola.")
    private String game = "";

    @Option(names = "--deck", paramLabel = "DECK", description = "Lists one deck only, such as A.")
    private String deck = "";

    @Mixin
    private Spoken spoken = new Spoken();

    @Mixin
    private Shown shown = new Shown();

    CardsCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        Game which = Games.named(game);
        Words words = spoken.words(which);
        List<Entry> cards = ofDeck(which, Catalogue.of(which).entries(words));
        if (shown.asJson()) {
            desk.say(Json.write(cards.stream().map(Listed::of).toList()));
        } else {
            Rulings rulings = Rulings.of(which.id(), words.language());
            cards.forEach(card -> desk.say(text(card, rulings, words)));
            tell(rulings, cards, words);
        }
        return Main.DONE;
    }

    /** The rulings on the cards of the list, each once: many speak of several cards. */
    private void tell(Rulings rulings, List<Entry> cards, Words words) {
        List<Ruling> told = rulings.all().stream()
                .filter(ruling -> cards.stream()
                        .anyMatch(card -> rulings.naming(card.id()).contains(ruling)))
                .toList();
        if (!told.isEmpty()) {
            desk.say(List.of(desk.ink().heading(words.label("terminal-rulings")), ""));
        }
        told.forEach(ruling -> {
            desk.say(Lines.wrap(ruling.id() + " ", ruling.question()));
            desk.say(paragraph(ruling.answer()));
            desk.say(List.of(""));
        });
    }

    private List<Entry> ofDeck(Game which, List<Entry> cards) {
        if (deck.isEmpty()) {
            return cards;
        }
        List<Entry> found = cards.stream()
                .filter(card -> card.deck().equalsIgnoreCase(deck))
                .toList();
        if (found.isEmpty()) {
            List<String> decks = cards.stream().map(Entry::deck).distinct().toList();
            throw new BadInput(
                    "%s has no deck \"%s\"; there are %s.".formatted(which.title(), deck, String.join(", ", decks)));
        }
        return found;
    }

    private List<String> text(Entry card, Rulings rulings, Words words) {
        List<String> lines = new ArrayList<>();
        String kind = words.label("catalogue-kind-" + card.kind());
        lines.add("%s %s (%s)".formatted(card.id(), desk.ink().heading(card.name()), kind));
        lines.addAll(desk.ink().quiet(paragraph(facts(card, words))));
        lines.addAll(paragraph(card.text()));
        lines.addAll(paragraph(card.passes() ? words.label("page-card-passes") : ""));
        lines.addAll(desk.ink().quiet(paragraph(ruled(rulings.naming(card.id()), words))));
        lines.add("");
        return lines;
    }

    /** Which rulings speak of a card; nothing for none. */
    private static String ruled(List<Ruling> rulings, Words words) {
        return rulings.isEmpty()
                ? ""
                : words.label(
                        "terminal-card-rulings",
                        Map.of(
                                "count",
                                rulings.size(),
                                "rulings",
                                String.join(
                                        ", ", rulings.stream().map(Ruling::id).toList())));
    }

    private static List<String> paragraph(String text) {
        return text.isEmpty() ? List.of() : Lines.wrap("  ", text);
    }

    private static String facts(Entry card, Words words) {
        String points =
                card.points() == 0 ? "" : Integer.toString(card.points()).replace('-', '−');
        return String.join(
                " · ",
                Stream.of(
                                fact("costs", card.cost(), words),
                                fact("needs", card.needs(), words),
                                fact("points", points, words),
                                fact("players", card.players() > 1 ? card.forPlayers() : "", words))
                        .flatMap(List::stream)
                        .toList());
    }

    private static List<String> fact(String name, String value, Words words) {
        return value.isEmpty()
                ? List.of()
                : List.of(words.label(
                        "terminal-card-fact",
                        Map.of("name", words.label("page-card-" + name).toLowerCase(Locale.ROOT), "value", value)));
    }

    /** One card, for programs. */
    private record Listed(
            String id,
            String deck,
            String kind,
            String name,
            String players,
            String cost,
            String needs,
            int points,
            boolean passes,
            String text) {

        static Listed of(Entry card) {
            return new Listed(
                    card.id(),
                    card.deck(),
                    card.kind(),
                    card.name(),
                    card.forPlayers(),
                    card.cost(),
                    card.needs(),
                    card.points(),
                    card.passes(),
                    card.text());
        }
    }
}
