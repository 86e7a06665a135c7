package tilth.server.web;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import tilth.scenes.web.Asset;
import tilth.scenes.web.Scenes;

/** How pages are sent. */
final class Pages {

    private Pages() {}

    static void html(Context context, String page) {
        // Whoever comes back to a page wants to see how the table stands now.
        context.header("Cache-Control", "no-store")
                .contentType("text/html; charset=utf-8")
                .result(Guests.keepsSymbols(context) ? Scenes.keepingSymbols(page) : page);
    }

    /** Sends what a browser may keep for good. */
    static void keep(Context context, Asset asset) {
        context.header("Cache-Control", "public, max-age=31536000, immutable")
                .contentType(asset.type() + "; charset=utf-8")
                .result(asset.text());
    }

    static void toTable(Context context, String id) {
        context.redirect("/tables/" + id, HttpStatus.SEE_OTHER);
    }

    /** The address of this house as the sender knows it. */
    static String address(Context context) {
        String scheme = "https".equals(context.header("X-Forwarded-Proto")) ? "https" : context.scheme();
        return scheme + "://" + context.host();
    }
}
