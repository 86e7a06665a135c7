package tilth.server.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.Locale;
import java.util.Map;

/** What every answer carries, and what is turned away before anybody looks at it. */
final class Guarding {

    /** What a page may load, and that it is what it says and tells no other site of its readers. */
    static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
                    + " frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "same-origin");

    private Guarding() {}

    static void check(Context context) {
        HEADERS.forEach(context::header);
        boolean changes =
                !context.method().equals(HandlerType.GET) && !context.method().equals(HandlerType.HEAD);
        if (changes && isFromElsewhere(context)) {
            throw new OtherSite();
        }
        // Such a body would be written to the disk before its length is known, and no page of ours sends one.
        String type = context.header("Content-Type");
        if (type != null && type.strip().toLowerCase(Locale.ROOT).startsWith("multipart/")) {
            throw new InParts();
        }
    }

    /** Over plain HTTP a browser says only where a form is from; programs say nothing of the kind. */
    private static boolean isFromElsewhere(Context context) {
        String site = context.header("Sec-Fetch-Site");
        if (site != null) {
            return !site.equals("same-origin") && !site.equals("none");
        }
        String origin = context.header("Origin");
        return origin != null && !isOurs(origin, String.valueOf(context.host()));
    }

    private static boolean isOurs(String origin, String host) {
        try {
            String from = URI.create(origin).getRawAuthority();
            return from != null && withoutPort(from).equalsIgnoreCase(withoutPort(host));
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }

    /** The ports that browsers leave out. */
    private static String withoutPort(String authority) {
        return authority.replaceFirst(":(80|443)$", "");
    }

    /** A request that another site made its reader send. */
    static final class OtherSite extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** A request with files in it. */
    static final class InParts extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
