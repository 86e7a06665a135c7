package tilth.server;

import java.nio.file.Path;

/** A real server in a process of its own, to be killed. */
final class KillableHouse {

    private KillableHouse() {}

    /** Takes a folder, and the address of a PostgreSQL database if it shall be one. */
    public static void main(String[] arguments) throws InterruptedException {
        Path folder = Path.of(arguments[0]);
        Server server = arguments.length > 1 ? Server.onDatabase(arguments[1], folder, 0) : Server.inFolder(folder, 0);
        System.out.println(server.port());
        Thread.currentThread().join();
    }
}
