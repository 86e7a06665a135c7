package tilth.server.web;

import io.javalin.http.Context;
import java.util.Map;
import java.util.TreeMap;
import tilth.engine.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a program sends along. */
record JsonFields(JsonNode body) implements Fields {

    private static final int MISSING = -1;

    static JsonFields of(Context context) {
        try {
            return new JsonFields(JsonMapper.shared().readTree(context.body()));
        } catch (JacksonException broken) {
            throw new BadInput("The body of this request is not JSON.", broken);
        }
    }

    @Override
    public String text(String field) {
        return text(body.path(field));
    }

    /** A list or an object is no text; whatever needs one refuses the empty one. */
    private static String text(JsonNode value) {
        return value.isValueNode() ? value.asString("") : "";
    }

    /** A number; what is none is refused by whatever needs it. */
    @Override
    public int number(String field) {
        return number(field, MISSING);
    }

    int number(String field, int otherwise) {
        return body.path(field).isValueNode() ? body.path(field).asInt(otherwise) : otherwise;
    }

    @Override
    public boolean has(String field) {
        return body.has(field);
    }

    /** What a new table has chosen. */
    Map<String, String> options() {
        Map<String, String> options = new TreeMap<>();
        body.path("options").properties().forEach(option -> options.put(option.getKey(), text(option.getValue())));
        return options;
    }
}
