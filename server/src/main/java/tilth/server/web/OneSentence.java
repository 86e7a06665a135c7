package tilth.server.web;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import tilth.engine.BadInput;
import tilth.engine.Games;
import tilth.engine.Refusal;
import tilth.scenes.Words;
import tilth.scenes.web.MessagePage;
import tilth.server.house.Records;
import tools.jackson.databind.json.JsonMapper;

/** The answer to what cannot be done: one sentence, on a page of its own for people, as JSON for programs and scripts. */
final class OneSentence {

    private OneSentence() {}

    /** Says a sentence of the house in the reader's language. */
    static void say(Context context, HttpStatus status, String key, Map<String, Object> facts) {
        say(context, status, words(context).sentence(Refusal.of("", key, facts)));
    }

    /** Says what was wrong with what somebody sent: programs and those who read English hear it in full. */
    static void say(Context context, BadInput bad) {
        Words words = words(context);
        boolean isSaid = words.language().getLanguage().equals("en")
                || bad.refusedTable().isPresent();
        if (isSaid || !wantsPage(context)) {
            say(context, HttpStatus.BAD_REQUEST, Words.sentence(bad, words.language()));
            return;
        }
        boolean isRecord =
                context.path().startsWith(Records.LINK) || context.path().equals("/records");
        String sentence = words.sentence(Refusal.of("", isRecord ? "bad-record" : "bad-input", Map.of()));
        context.status(HttpStatus.BAD_REQUEST);
        Pages.html(context, new MessagePage(words, sentence, bad.sentence()).whole());
    }

    static void say(Context context, HttpStatus status, String sentence) {
        context.status(status);
        if (wantsPage(context)) {
            Pages.html(context, new MessagePage(words(context), sentence, "").whole());
        } else {
            context.contentType("application/json")
                    .result(JsonMapper.shared().writeValueAsString(Map.of("refused", sentence)));
        }
    }

    private static Words words(Context context) {
        return Words.of(Games.all().getFirst(), Guests.language(context));
    }

    private static boolean wantsPage(Context context) {
        String accepted = Optional.ofNullable(context.header("Accept")).orElse("");
        return accepted.contains("text/html") && !context.path().startsWith("/api/");
    }
}
