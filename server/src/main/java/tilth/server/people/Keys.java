package tilth.server.people;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

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

    /** Each of them alone, in the order in which they are tried. */
    public Stream<Keys> each() {
        return hashes.stream().map(hash -> new Keys(List.of(hash)));
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
