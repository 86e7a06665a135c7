package tilth.server.web;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * What the server itself says to a request that is too broken to reach a page; it is guarded as all pages are. The server
 * hangs up after it, so it says so: nobody sends the next request down a line that is about to close.
 */
final class OwnErrors extends ErrorHandler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Guarding.HEADERS.forEach((name, value) -> response.getHeaders().put(name, value));
        response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);
        return super.handle(request, response, callback);
    }
}
