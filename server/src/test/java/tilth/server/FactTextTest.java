package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.server.table.Fact;
import tilth.server.table.FactText;

/** What stands in a log is read as it was written, whoever wrote it. */
class FactTextTest {

    private static final List<Fact> ONE_OF_EACH = List.of(
            new Fact.Sat(1, "hash", 3, "Ann of the Hill"),
            new Fact.KeyAdded(1, "other"),
            new Fact.BotSat(0, "search:2"),
            new Fact.Left(0),
            new Fact.BotStoodIn(1, "search:2"),
            new Fact.CameBack(1),
            new Fact.Resigned(1, "search:2"),
            new Fact.OpenToAllSet(true),
            new Fact.PatienceSet(30),
            new Fact.AbsenceSet(60),
            new Fact.Brought(List.of(new Fact.Line(0, "place 3"), new Fact.Line(1, "deliver arta"))),
            new Fact.Started(),
            new Fact.Moved(0, "place 3"),
            new Fact.TurnEnded(0, true),
            new Fact.TurnEnded(0, false),
            new Fact.AnsweredFor(0, "place 3"),
            new Fact.TookBack(0, 41),
            new Fact.Confirmed(0),
            new Fact.ConfirmingSet(0, false),
            new Fact.AskedBack(0, 2),
            new Fact.Agreed(1),
            new Fact.Refused(1),
            new Fact.Withdrew(0),
            new Fact.AskingRanOut(),
            new Fact.Said(0, "hello\nyou"),
            new Fact.WatcherSaid("Zoe", "hello\nyou"),
            new Fact.Rematched("0123"),
            new Fact.WishedToGoOn(0),
            new Fact.WentOn(7, 2));

    @Test
    void every_fact_is_read_as_it_was_written() {
        for (Fact fact : ONE_OF_EACH) {
            assertThat(FactText.of(fact).read()).isEqualTo(fact);
        }
        assertThat(ONE_OF_EACH.stream().map(Fact::getClass).distinct()).hasSize((int) kinds(Fact.class) - 1);
    }

    private static long kinds(Class<?> fact) {
        return fact.isSealed()
                ? Arrays.stream(fact.getPermittedSubclasses())
                        .mapToLong(FactTextTest::kinds)
                        .sum()
                : 1;
    }

    @Test
    void what_cannot_be_read_is_kept_as_it_stands() {
        for (FactText text : List.of(
                new FactText("DANCE", 1, "tango"),
                new FactText("PATIENCE", -1, "long"),
                new FactText("SIT", 0, "nonsense"),
                new FactText("GO_ON", -1, "7"))) {
            assertThat(text.read()).isEqualTo(new Fact.Unreadable(text.kind(), text.seat(), text.what()));
            assertThat(FactText.of(text.read())).isEqualTo(text);
        }
    }
}
