package tilth.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import tilth.engine.Setup;
import tilth.server.Server;

/** A server, a browser, and those who come in. */
final class House implements AutoCloseable {

    /** The part of the first page that is about Finca. */
    static final String FINCA = about("finca");

    private static final int MOST_RESTS = 20_000;
    private static final Locator.WaitForOptions GONE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

    private final Chromium chromium = new Chromium();
    private final Server server;
    private final List<Visitor> visitors = new ArrayList<>();

    House() {
        try {
            server = Server.inFolder(Files.createTempDirectory("tilth"), 0, 0);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static Browser.NewContextOptions desk() {
        return new Browser.NewContextOptions().setViewportSize(1280, 800);
    }

    static Browser.NewContextOptions phone() {
        return new Browser.NewContextOptions()
                .setViewportSize(360, 740)
                .setDeviceScaleFactor(2)
                .setIsMobile(true)
                .setHasTouch(true);
    }

    static Browser.NewContextOptions withoutScript() {
        return desk().setJavaScriptEnabled(false);
    }

    Visitor visitor(Browser.NewContextOptions options) {
        String address = "http://localhost:" + server.port();
        Visitor visitor = new Visitor(chromium.browser(), options, address, visitors.size() + 1);
        visitors.add(visitor);
        return visitor;
    }

    /** Opens a table whose deal is known; where it is. */
    String deal(Setup setup) {
        return "/tables/" + server.open(setup);
    }

    /** Somebody on the first seat of a table whose deal is known, with bots on all others, once it is their turn. */
    Visitor amongBots(Browser.NewContextOptions options, Setup setup) {
        Visitor ann = visitor(options);
        sit(ann, deal(setup), "Ann");
        for (int bots = 1; bots < setup.seats(); bots++) {
            Locator bot = ann.page().locator("form[action$='/bot']").first();
            bot.locator("select").selectOption("1");
            bot.locator("button").click();
            ann.page()
                    .locator("form[action$='/bot']")
                    .nth(setup.seats() - bots - 1)
                    .waitFor(GONE);
        }
        ann.page().locator("form[action$='/start'] button").click();
        ann.page().locator("#board").waitFor();
        for (int i = 0; i < MOST_RESTS && !ann.sees("#board .can"); i++) {
            ann.rest();
            if (!ann.sees("html.js")) {
                ann.page().reload();
            }
        }
        return ann;
    }

    /** The part of the first page that is about a game. */
    static String about(String game) {
        return "section:has(#game-" + game + ")";
    }

    /** Somebody with a browser of their own, who can act while others do. */
    Visitor apart(Browser.NewContextOptions options, Chromium own, int seed) {
        return new Visitor(own.browser(), options, "http://localhost:" + server.port(), seed);
    }

    /** Opens a table of Finca as the first visitor does, from the first page. */
    static String open(Visitor host, String name, int seats) {
        return open(host, "finca", name, seats);
    }

    static String open(Visitor host, String game, String name, int seats) {
        host.at("/");
        host.page().locator(about(game) + " .friends input[name=name]").fill(name);
        host.page().locator(about(game) + " .friends select[name=seats]").selectOption(Integer.toString(seats));
        host.page().locator(about(game) + " .friends button").click();
        host.page().waitForURL("**/tables/*");
        return host.page().url();
    }

    static void sit(Visitor guest, String table, String name) {
        guest.at(table);
        guest.page().locator(".sit input[name=name]").fill(name);
        guest.page().locator(".sit button").click();
        guest.page().locator(".place small").waitFor();
    }

    static void start(Visitor host) {
        host.page().locator("form[action$='/start'] button").click();
        host.page().locator("#drawer").waitFor();
    }

    @Override
    public void close() {
        visitors.forEach(Visitor::close);
        chromium.close();
        server.close();
    }
}
