package tilth.scenes.agricola;

import java.util.List;
import tilth.agricola.board.Space;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Spaces;
import tilth.agricola.goods.Goods;

/** The spaces and round spaces that cards speak of. */
record SpaceWords(Speech speech) {

    String name(Space space) {
        return speech.say("space", "space", space.word());
    }

    /** One of some spaces, after "you use". */
    String any(Spaces spaces) {
        return switch (spaces) {
            case Spaces.Any _ -> speech.say("space-any");
            case Spaces.Named named -> speech.or(names(named.set()));
            case Spaces.Gathering gathering -> speech.say("space-gathering", "good", Goods.WORDS.get(gathering.good()));
            case Spaces.Growing _ -> speech.say("space-growing");
            case Spaces.NewestCard _ -> speech.say("space-newest");
            case Spaces.Holding holding -> speech.say("space-holding", "good", Goods.WORDS.get(holding.good()));
            case Spaces.Noted _ -> speech.say("space-noted");
            case Spaces.Above above -> speech.say("space-above", "space", name(above.space()));
        };
    }

    /** All of some spaces, each for itself. */
    List<String> each(Spaces spaces) {
        return spaces instanceof Spaces.Named named ? names(named.set()) : List.of(any(spaces));
    }

    /** The names of a set of spaces. */
    List<String> names(long set) {
        return Speech.bits(set).stream()
                .filter(space -> space < Space.COUNT)
                .map(space -> name(Space.of(space)))
                .toList();
    }

    /** Where goods are put for later. */
    String rounds(RoundSpaces rounds) {
        return switch (rounds) {
            case RoundSpaces.Next next -> speech.say("rounds-next", "count", next.count());
            case RoundSpaces.After after ->
                speech.say("rounds-after", "count", after.rounds().size(), "rounds", list(after.rounds()));
            case RoundSpaces.At at ->
                speech.say("rounds-at", "count", at.rounds().size(), "rounds", list(at.rounds()));
            case RoundSpaces.Even _ -> speech.say("rounds-even");
            case RoundSpaces.Odd _ -> speech.say("rounds-odd");
            case RoundSpaces.All _ -> speech.say("rounds-all");
        };
    }

    /** Rounds that are noted on a card. */
    String noted(RoundSpaces rounds) {
        return switch (rounds) {
            case RoundSpaces.Next next -> speech.say("noted-next", "count", next.count());
            case RoundSpaces.After after ->
                speech.say("noted-after", "count", after.rounds().size(), "rounds", list(after.rounds()));
            case RoundSpaces.At at ->
                speech.say("noted-at", "count", at.rounds().size(), "rounds", list(at.rounds()));
            case RoundSpaces.Even _ -> speech.say("noted-even");
            case RoundSpaces.Odd _ -> speech.say("noted-odd");
            case RoundSpaces.All _ -> speech.say("noted-all");
        };
    }

    /** When rounds begin that are noted on a card. */
    String start(RoundSpaces rounds) {
        return switch (rounds) {
            case RoundSpaces.Next next -> speech.say("start-next", "count", next.count());
            case RoundSpaces.After after ->
                speech.say("start-after", "count", after.rounds().size(), "rounds", list(after.rounds()));
            case RoundSpaces.At at ->
                speech.say("start-at", "count", at.rounds().size(), "rounds", list(at.rounds()));
            case RoundSpaces.Even _ -> speech.say("start-even");
            case RoundSpaces.Odd _ -> speech.say("start-odd");
            case RoundSpaces.All _ -> speech.say("start-all");
        };
    }

    private String list(List<Integer> numbers) {
        return speech.numbers(numbers);
    }
}
