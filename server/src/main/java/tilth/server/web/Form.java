package tilth.server.web;

import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tilth.engine.BadInput;

/** What somebody filled into the form of a page. */
record Form(Context context) implements Fields {

    private static final String OPTION = "option.";

    @Override
    public String text(String field) {
        return Optional.ofNullable(context.formParam(field)).orElse("");
    }

    @Override
    public int number(String field) {
        String text = text(field);
        if (!text.matches("[0-9]{1,6}")) {
            throw new BadInput("\"%s\" must be a number.".formatted(field));
        }
        return Integer.parseInt(text);
    }

    @Override
    public boolean has(String field) {
        return context.formParam(field) != null;
    }

    /** What a new table has chosen. */
    Map<String, String> options() {
        Map<String, String> chosen = new TreeMap<>();
        context.formParamMap().forEach((field, values) -> {
            if (field.startsWith(OPTION) && !values.isEmpty()) {
                chosen.put(field.substring(OPTION.length()), values.getFirst());
            }
        });
        return chosen;
    }
}
