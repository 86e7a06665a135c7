package tilth.testkit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.engine.Term;
import tilth.engine.Verb;
import tilth.engine.View;

/** Everything a viewer of a position is shown, gathered so that two positions can be compared. */
final class Looks {

    private static final int SOME_NUMBERS = 6;

    private final Game game;
    private final List<String> targets;
    private final MoveList offered = new MoveList();

    Looks(Game game) {
        this.game = game;
        targets = targets(game);
    }

    /** Every target a move of the game can have, and one that none has. */
    static List<String> targets(Game game) {
        return Stream.concat(
                        game.moves().verbs().stream().flatMap(Looks::targets), Stream.of("nothing:here", "nothing"))
                .distinct()
                .toList();
    }

    private static Stream<String> targets(Verb verb) {
        if (verb.operands().isEmpty()) {
            return Stream.of("do:" + verb.word());
        }
        Term last = verb.operands().getLast();
        int values = last.words().isEmpty() ? SOME_NUMBERS : last.words().size();
        return IntStream.range(0, values).mapToObj(value -> last.name() + ":" + last.write(value));
    }

    /** What one viewer is shown. */
    record Look(
            int viewer,
            int open,
            View view,
            OptionalLong question,
            List<String> moves,
            OptionalLong byDefault,
            List<Optional<Refusal>> refusals) {

        void requireSame(Look other) {
            requireSame("seats that are asked", open, other.open);
            requireSame("view", view, other.view);
            requireSame("question", question, other.question);
            requireSame("legal moves", moves, other.moves);
            requireSame("default answer", byDefault, other.byDefault);
            requireSame("refusals", refusals, other.refusals);
        }

        private void requireSame(String what, Object here, Object there) {
            if (!here.equals(there)) {
                throw LeakCheck.leak(
                        viewer, "the %s would differ in another world:\n%s\n%s".formatted(what, here, there));
            }
        }
    }

    Look of(Position position, int viewer) {
        int open = position.openSeats();
        if (viewer == Seats.WATCHER) {
            return new Look(
                    viewer,
                    open,
                    position.view(viewer),
                    OptionalLong.empty(),
                    List.of(),
                    OptionalLong.empty(),
                    List.of());
        }
        position.moves(viewer, offered);
        return new Look(
                viewer,
                open,
                position.view(viewer),
                Seats.has(open, viewer) ? OptionalLong.of(position.question(viewer)) : OptionalLong.empty(),
                game.moves().write(offered),
                position.byDefault(viewer),
                position.whys(viewer, targets));
    }
}
