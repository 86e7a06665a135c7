package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tilth.scenes.web.Asset;

/** The first page is seen while the house is still looking through what it keeps. */
@Timeout(300)
class LettingInTest {

    private static final int A_WHILE_MILLISECONDS = 200;

    private final Door door;
    private final Client stranger;

    LettingInTest(@TempDir Path folder) {
        door = new Door(folder);
        stranger = Client.stranger(door.port());
    }

    @AfterEach
    void close() {
        door.close();
    }

    @Test
    void the_first_page_and_what_it_is_drawn_with_wait_for_nothing() {
        assertThat(stranger.get("/").status()).isEqualTo(200);
        for (Asset asset : Asset.all()) {
            assertThat(stranger.get(asset.path()).status()).as(asset.name()).isEqualTo(200);
        }
    }

    @Test
    void whoever_opens_a_table_waits_to_be_let_in() {
        CompletableFuture<Integer> opened = asked();
        assertThatThrownBy(() -> opened.get(A_WHILE_MILLISECONDS, TimeUnit.MILLISECONDS))
                .isInstanceOf(TimeoutException.class);
        door.rehearsal.goOn();
        assertThat(opened.join()).isEqualTo(201);
    }

    @Test
    void nobody_waits_for_a_house_that_gives_up() {
        CompletableFuture<Integer> opened = asked();
        door.rehearsal.giveUp();
        assertThat(opened.join()).isEqualTo(503);
    }

    private CompletableFuture<Integer> asked() {
        return CompletableFuture.supplyAsync(
                () -> stranger.post("/api/tables", "{\"game\":\"finca\"}").status());
    }
}
