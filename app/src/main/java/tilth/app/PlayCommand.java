package tilth.app;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilth.engine.Digest;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;

/** Plays one game, between bots or with people at the terminal. */
@Command(
        name = "play",
        description = {
            "Plays a game between bots and people.",
            "Seats are human, random, greedy, greedy:no-cards, search, search:1 to search:5, search:20ms,"
                    + " search:4000i."
        })
final class PlayCommand implements Callable<Integer> {

    /** The word for a seat held by a person. */
    static final String HUMAN = "human";

    private final Desk desk;

    @Mixin
    private Chosen chosen = new Chosen();

    @Option(names = "--seats", paramLabel = "A,B,…", description = "Who plays, such as human,greedy.")
    private String seats = "";

    @Option(names = "--seed", paramLabel = "SEED", description = "A number to play the same deal again.")
    private @Nullable String seed;

    @Option(names = "--record", paramLabel = "FILE", description = "Keeps the game in a file to replay.")
    private @Nullable String record;

    @Option(names = "--quiet", description = "Shows only how the game ended.")
    private boolean quiet;

    @Mixin
    private Spoken spoken = new Spoken();

    @Mixin
    private Shown shown = new Shown();

    PlayCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        List<String> names = Given.seats(seats);
        String seedText = seed == null ? freshSeed() : seed;
        Setup setup = new Setup(chosen.game(), names.size(), chosen.options(), Given.seed(seedText));
        List<Player> players = IntStream.range(0, names.size())
                .mapToObj(seat -> player(setup, seat, names.get(seat)))
                .toList();
        RecordFile file = record == null ? null : RecordFile.toWrite(record);
        Desk talk = shown.asJson() ? desk.aside() : desk;
        Words words = spoken.words(setup.game());
        ToldGame game = new ToldGame(setup, players, words, talk, log(names), file);
        ToldGame.End end = game.play();
        if (shown.asJson() && end != ToldGame.End.INPUT_ENDED) {
            desk.say(Json.write(PlayReport.of(game.story(), words, seedText, names)));
        }
        return end.exitCode();
    }

    /** JSON says it all, unless somebody has to be asked. */
    private ToldGame.Log log(List<String> names) {
        if (shown.asJson() && !names.contains(HUMAN)) {
            return ToldGame.Log.NOTHING;
        }
        return quiet ? ToldGame.Log.THE_END : ToldGame.Log.EVERYTHING;
    }

    private static String freshSeed() {
        byte[] bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private static Player player(Setup setup, int seat, String name) {
        return name.equals(HUMAN)
                ? new Player.AtTheTerminal()
                : new Player.Automatic(Given.bot(name).seat(setup.game(), botSeed(setup.seed(), seat)));
    }

    private static long botSeed(Seed seed, int seat) {
        long digest = Digest.add(Digest.add(Digest.START, seed.first()), seed.second());
        return Digest.add(Digest.add(Digest.add(digest, seed.third()), seed.fourth()), seat);
    }
}
