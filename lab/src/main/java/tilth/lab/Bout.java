package tilth.lab;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.engine.Digest;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.RecordText;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.engine.Setup;

/** One game between bots, by its number in a run. The specs are by seat. */
record Bout(int game, Setup setup, List<BotSpec> specs, long seed) {

    /** A game that has not ended after so many moves never will. */
    static final int MOST_MOVES = 20_000;

    Outcome play(Witness witness) {
        Match match;
        try {
            match = new Match(setup);
        } catch (RuntimeException fault) {
            return broken(new GameRecord(setup, List.of()), fault.toString());
        }
        try {
            return play(match, seated(), witness);
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            return broken(match.record(), fault.toString());
        }
    }

    private List<Bot> seated() {
        return IntStream.range(0, specs.size())
                .mapToObj(seat -> specs.get(seat).seat(setup.game(), botSeed(seat)))
                .toList();
    }

    private long botSeed(int seat) {
        return Digest.add(Digest.add(Digest.add(Digest.START, seed), game), seat);
    }

    private Outcome play(Match match, List<Bot> bots, Witness witness) {
        Position position = match.position();
        witness.begins();
        MoveList offered = new MoveList();
        while (!position.isOver()) {
            int seat = Seats.first(position.awaitedSeats());
            position.moves(seat, offered);
            if (offered.isEmpty()) {
                return broken(match.record(), "seat " + seat + " is asked and offered no move");
            }
            if (match.length() == MOST_MOVES) {
                return broken(match.record(), "the game has not ended after " + MOST_MOVES + " moves");
            }
            long move = bots.get(seat).choose(match.sight(seat));
            witness.answers(seat, position.question(seat), move);
            Optional<Refusal> refusal = match.play(seat, move, witness.journal());
            if (refusal.isPresent()) {
                return broken(
                        match.record(),
                        "seat " + seat + " chose a move refused by "
                                + refusal.get().rule());
            }
        }
        witness.ends(position);
        return new Outcome.Finished(
                match.length(),
                match.length() == 0 ? 0 : match.turn(0).seat(),
                position.winners(),
                IntStream.range(0, position.seats())
                        .map(position::score)
                        .boxed()
                        .toList(),
                match.record());
    }

    private Outcome broken(GameRecord record, String why) {
        return new Outcome.Broken(new Failure(game, why, RecordText.write(record)));
    }
}
