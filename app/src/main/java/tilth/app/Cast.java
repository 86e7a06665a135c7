package tilth.app;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilth.engine.GameRecord;
import tilth.scenes.Words;

/** One of those who played a recorded game, for programs. */
record Cast(String name, String colour, boolean bot) {

    /** Who played, seat by seat; nobody where the record names none. Those who share a name are told apart by colours. */
    static List<Cast> of(GameRecord record, Words words) {
        List<Cast> cast = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (GameRecord.Player player : record.players()) {
            String colour = words.colour(player.colour());
            String name = player.isBot() ? words.bot(player.name()) : player.name();
            cast.add(new Cast(known.add(name) ? name : name + " (" + colour + ")", colour, player.isBot()));
        }
        return List.copyOf(cast);
    }

    /** The words of a game that calls its players by their names, where they are known. */
    static Words calling(List<Cast> cast, Words words) {
        return cast.isEmpty()
                ? words
                : words.calling(cast.stream().map(Cast::name).toList());
    }
}
