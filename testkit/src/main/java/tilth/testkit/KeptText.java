package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A text in the test resources that must stay as it is until somebody means to change it. */
public final class KeptText {

    private static final String REGENERATE = "tilth.regenerate";

    private final String name;
    private final Path file;

    public KeptText(String name) {
        this(Checkout.module().resolve("src/test/resources"), name);
    }

    KeptText(Path folder, String name) {
        this.name = name;
        file = folder.resolve(name);
    }

    /** Whether this run writes such texts anew instead of comparing. */
    static boolean isRegenerating() {
        return Boolean.getBoolean(REGENERATE);
    }

    Optional<String> text() {
        return Files.exists(file) ? Optional.of(Checkout.read(file)) : Optional.empty();
    }

    /** Fails unless the text kept is exactly this one, or keeps this one from now on if that is what is wanted. */
    public void verify(String now) {
        if (isRegenerating()) {
            keep(now);
        } else {
            compare(now);
        }
    }

    void compare(String now) {
        assertThat(now)
                .as(
                        "%s no longer fits what the code does. If that is meant, run the test once with -D%s=true,"
                                + " look at what changed in the file, and commit it",
                        name, REGENERATE)
                .isEqualTo(text().orElse("nothing kept so far"));
    }

    void keep(String now) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, now);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
