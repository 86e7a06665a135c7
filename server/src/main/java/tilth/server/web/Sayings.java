package tilth.server.web;

import tilth.scenes.Words;
import tilth.server.table.Fact;

/** What stands in the talk of a table: what somebody said, or what all should know of a seat. */
final class Sayings {

    private Sayings() {}

    static String of(Fact fact, Words words) {
        return switch (fact) {
            case Fact.Said said -> said.text();
            case Fact.AnsweredFor _ -> words.label("page-answered-for");
            case Fact.BotStoodIn _ -> words.label("page-bot-stood-in");
            case Fact.Resigned _ -> words.label("page-resigned");
            default -> "";
        };
    }
}
