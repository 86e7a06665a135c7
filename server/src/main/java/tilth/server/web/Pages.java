package tilth.server.web;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/** How pages are sent. */
final class Pages {

    private Pages() {}

    static void html(Context context, String page) {
        // Whoever comes back to a page wants to see how the table stands now.
        context.header("Cache-Control", "no-store")
                .contentType("text/html; charset=utf-8")
                .result(page);
    }

    /** Sends what a browser may keep for a while. */
    static void keep(Context context, String type, String text) {
        context.header("Cache-Control", "max-age=300")
                .contentType(type + "; charset=utf-8")
                .result(text);
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
