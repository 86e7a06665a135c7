package tilth.server.web;

import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tilth.engine.BadInput;

/** What somebody filled into the form of a page. */
record Form(Context context) implements Fields {

    private static final String OPTION = "option.";
    private static final String OWN = ".own";

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

    /** What a new table has chosen; a list of one's own counts before the value beside it. */
    Map<String, String> options() {
        Map<String, String> chosen = new TreeMap<>();
        context.formParamMap().forEach((field, values) -> {
            if (field.startsWith(OPTION) && !field.endsWith(OWN) && !values.isEmpty()) {
                String own = text(field + OWN);
                chosen.put(field.substring(OPTION.length()), own.isBlank() ? values.getFirst() : own);
            }
        });
        return chosen;
    }
}
