package tilth.server.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps a folder for this process; the system lets go of it when the process ends, however it ends. */
final class FolderLock implements AutoCloseable {

    private final FileChannel file;

    private FolderLock(FileChannel file) {
        this.file = file;
    }

    static FolderLock of(Path folder) {
        try {
            SqliteFile.makeFolder(folder);
            FileChannel file =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isLocked(file)) {
                file.close();
                throw new IllegalStateException("another server has the folder " + folder + " open");
            }
            return new FolderLock(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static boolean isLocked(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException heldByThisProcess) {
            return false;
        }
    }

    /** Lets go of a folder that could not be used. */
    void release() {
        try {
            close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
