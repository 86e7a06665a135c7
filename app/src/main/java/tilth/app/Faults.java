package tilth.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import tilth.engine.RecordText;

/** Faults of our own: one sentence for whoever met it, and a capsule with all that is needed to look into it. */
final class Faults {

    private Faults() {}

    static int report(Throwable fault, Desk desk, String... arguments) {
        Throwable root = fault instanceof BrokenGame broken ? broken.fault() : fault;
        String name = root.getMessage() == null
                ? root.getClass().getSimpleName()
                : root.getClass().getSimpleName() + ", "
                        + root.getMessage().lines().findFirst().orElse("");
        desk.err().println("Tilth met a fault of its own (" + name + "); " + kept(fault, arguments));
        return Main.FAULT;
    }

    private static String kept(Throwable fault, String... arguments) {
        try {
            Path capsule = Files.createTempFile("tilth-fault-", ".txt");
            Files.writeString(capsule, capsule(fault, arguments));
            return "all that is needed to look into it is in " + capsule + ".";
        } catch (IOException unwritable) {
            return "what led to it could not be kept (" + unwritable.getMessage() + ").";
        }
    }

    private static String capsule(Throwable fault, String... arguments) {
        StringWriter text = new StringWriter();
        text.append("tilth ").append(String.join(" ", arguments)).append("\n\n");
        fault.printStackTrace(new PrintWriter(text, true));
        if (fault instanceof BrokenGame broken) {
            text.append('\n').append(RecordText.write(broken.record()));
        }
        return text.toString();
    }
}
