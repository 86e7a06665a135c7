package tilth.server.people;

import java.util.Arrays;
import java.util.List;

/** What somebody can open: the hashes of the secrets they have with them. */
public record Keys(List<String> hashes) {

    public static final Keys NONE = new Keys(List.of());

    public Keys {
        hashes = List.copyOf(hashes);
    }

    /** The keys of somebody who shows these secrets. */
    public static Keys of(String... secrets) {
        return new Keys(Arrays.stream(secrets).map(Tokens::hash).toList());
    }

    /** Whether one of them fits any of these hashes. */
    public boolean open(Iterable<String> held) {
        for (String lock : held) {
            for (String key : hashes) {
                if (Tokens.same(lock, key)) {
                    return true;
                }
            }
        }
        return false;
    }
}
