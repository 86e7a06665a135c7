package tilth.app.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Tables that were begun and stand still. */
public record Idle(URI server, String game, int tables, int seats, int movesEach) {

    /** Opens them, plays a little at each, and looks at each once more. */
    public void open() throws IOException {
        SplittableRandom chance = new SplittableRandom(tables);
        List<Driven> opened = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            try (Driven table = new Driven(server, game, seats, chance.split())) {
                for (int move = 0; move < movesEach; move++) {
                    table.play(table.look());
                }
                opened.add(table);
            }
        }
        for (Driven table : opened) {
            table.touch();
        }
    }
}
