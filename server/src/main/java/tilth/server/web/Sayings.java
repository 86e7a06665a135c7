package tilth.server.web;

import io.javalin.http.Context;
import java.util.List;
import tilth.engine.BadInput;
import tilth.engine.Rule;
import tilth.scenes.Words;
import tilth.scenes.web.TablePage;
import tilth.server.table.Chair;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Table;

/** What stands in the talk of a table: what somebody said, or what all should know of a seat. */
final class Sayings {

    /** So much of it stands beside a table; whoever wants to read more asks for it. */
    private static final int LATEST = 50;

    private Sayings() {}

    @Rule("SRV-7")
    static List<Entry> latest(Table table) {
        List<Entry> talk = table.talk();
        return talk.subList(Math.max(0, talk.size() - LATEST), talk.size());
    }

    /** The place in the log that a reader has got to, going back. */
    static int before(Context context, int otherwise) {
        String asked = context.queryParam("before");
        if (asked == null) {
            return otherwise;
        }
        if (!asked.matches("[0-9]{1,9}")) {
            throw new BadInput("\"before\" is the number of an entry.");
        }
        return Integer.parseInt(asked);
    }

    static TablePage.Said said(Table table, Entry entry, Seating seating) {
        Fact fact = entry.fact();
        if (fact instanceof Fact.WatcherSaid(String name, String text)) {
            return new TablePage.Said("", "", name, text);
        }
        int speaker = fact.seat();
        return new TablePage.Said(
                seating.css(speaker), seating.mark(speaker), name(table, entry, seating), of(fact, seating.words()));
    }

    /** Who spoke, by the name they had: as all call them, unless somebody or something else plays there now. */
    private static String name(Table table, Entry entry, Seating seating) {
        int speaker = entry.fact().seat();
        Chair chair = table.chair(speaker);
        String name = table.personAt(speaker, entry.seq());
        return chair.isPlayedByPerson() && chair.name().equals(name) ? seating.name(speaker) : name;
    }

    static String of(Fact fact, Words words) {
        return switch (fact) {
            case Fact.Said said -> said.text();
            case Fact.AnsweredFor _ -> words.label("page-answered-for");
            case Fact.BotStoodIn _ -> words.label("page-bot-stood-in");
            case Fact.CameBack _ -> words.label("page-came-back");
            case Fact.Resigned _ -> words.label("page-resigned");
            default -> "";
        };
    }
}
