package tilth.scenes.web;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Map;

/** The templates of this module, compiled with it. Whatever they print is escaped. */
public final class Templates {

    private static final TemplateEngine ENGINE = TemplateEngine.createPrecompiled(
            null, ContentType.Html, Templates.class.getClassLoader(), "tilth.scenes.templates");

    private Templates() {}

    public static String fill(String template, Map<String, Object> with) {
        StringOutput page = new StringOutput();
        ENGINE.render(template, with, page);
        // French sets spaces inside its quotation marks, where a line must not break.
        return page.toString().replace("« ", "«\u00a0").replace(" »", "\u00a0»");
    }
}
