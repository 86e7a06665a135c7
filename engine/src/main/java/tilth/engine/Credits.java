package tilth.engine;

import java.util.List;

/** Who made a game. Tilth is not affiliated with any of them. */
public record Credits(List<String> designers, List<String> publishers, int year) {

    public Credits {
        designers = List.copyOf(designers);
        publishers = List.copyOf(publishers);
    }
}
