package tilth.server.table;

import java.util.List;
import java.util.stream.Collectors;
import tilth.engine.Seats;

/**
 * A fact as it stands in the log for ever: its kind, its seat and whatever goes with it. Kinds are never renamed, and what
 * an old house wrote is always read.
 *
 * @param what a name, a move, a number: what goes with the kind
 */
public record FactText(String kind, int seat, String what) {

    /** The kinds that stand in the talk of a table. */
    public static final List<String> TALK =
            List.of("SAY", "WATCHER_SAYS", "DEFAULT", "STAND_IN", "COME_BACK", "RESIGN");

    private static final String ON = "on";
    private static final String OFF = "off";

    public static FactText of(Fact fact) {
        return switch (fact) {
            case Fact.OfSeats ofSeats -> ofSeats(ofSeats);
            case Fact.OfTable ofTable -> ofTable(ofTable);
            case Fact.OfGame ofGame -> ofGame(ofGame);
            case Fact.OfConsent ofConsent -> ofConsent(ofConsent);
            case Fact.Unreadable unreadable -> new FactText(unreadable.kind(), unreadable.seat(), unreadable.what());
        };
    }

    private static FactText ofSeats(Fact.OfSeats fact) {
        return switch (fact) {
            case Fact.Sat sat -> new FactText("SIT", sat.seat(), sat.key() + "/" + sat.colour() + " " + sat.name());
            case Fact.KeyAdded added -> new FactText("KEY", added.seat(), added.key());
            case Fact.BotSat bot -> new FactText("BOT", bot.seat(), bot.spec());
            case Fact.Left left -> bare("LEAVE", left);
            case Fact.BotStoodIn bot -> new FactText("STAND_IN", bot.seat(), bot.spec());
            case Fact.CameBack back -> bare("COME_BACK", back);
            case Fact.Resigned resigned -> new FactText("RESIGN", resigned.seat(), resigned.spec());
            case Fact.ConfirmingSet set -> new FactText("CONFIRMING", set.seat(), onOrOff(set.on()));
        };
    }

    private static FactText ofTable(Fact.OfTable fact) {
        return switch (fact) {
            case Fact.OpenToAllSet set -> nobodys("OPEN_TO_ALL", onOrOff(set.on()));
            case Fact.PatienceSet set -> nobodys("PATIENCE", Integer.toString(set.seconds()));
            case Fact.AbsenceSet set -> nobodys("ABSENCE", Integer.toString(set.seconds()));
            case Fact.Rematched rematched -> nobodys("REMATCH", rematched.table());
            case Fact.Said said -> new FactText("SAY", said.seat(), said.text());
            case Fact.WatcherSaid said -> nobodys("WATCHER_SAYS", said.name() + "\n" + said.text());
        };
    }

    private static FactText ofGame(Fact.OfGame fact) {
        return switch (fact) {
            case Fact.Brought brought -> nobodys("BROUGHT", lines(brought.moves()));
            case Fact.Started started -> bare("START", started);
            case Fact.Moved moved -> new FactText("MOVE", moved.seat(), moved.move());
            case Fact.TurnEnded ended -> new FactText("TURN_END", ended.seat(), onOrOff(ended.inHand()));
            case Fact.AnsweredFor answered -> new FactText("DEFAULT", answered.seat(), answered.move());
            case Fact.TookBack back -> new FactText("BACK", back.seat(), Integer.toString(back.downTo()));
            case Fact.Confirmed confirmed -> bare("CONFIRM", confirmed);
        };
    }

    private static FactText ofConsent(Fact.OfConsent fact) {
        return switch (fact) {
            case Fact.AskedBack asked -> new FactText("ASK_BACK", asked.seat(), Integer.toString(asked.downTo()));
            case Fact.Agreed agreed -> bare("AGREE", agreed);
            case Fact.Refused refused -> bare("REFUSE", refused);
            case Fact.Withdrew withdrew -> bare("WITHDRAW", withdrew);
            case Fact.AskingRanOut ranOut -> bare("RUN_OUT", ranOut);
            case Fact.WishedToGoOn wished -> bare("WISH_GO_ON", wished);
            case Fact.WentOn wentOn -> nobodys("GO_ON", wentOn.from() + " " + wentOn.rulesVersion());
        };
    }

    private static FactText bare(String kind, Fact fact) {
        return new FactText(kind, fact.seat(), "");
    }

    private static FactText nobodys(String kind, String what) {
        return new FactText(kind, Seats.NOBODY, what);
    }

    private static String onOrOff(boolean on) {
        return on ? ON : OFF;
    }

    private static String lines(List<Fact.Line> moves) {
        return moves.stream().map(line -> line.seat() + " " + line.move()).collect(Collectors.joining("\n"));
    }

    /** What it tells. One line that cannot be read breaks its own table and no other. */
    public Fact read() {
        try {
            return readKnown();
        } catch (IllegalArgumentException | IndexOutOfBoundsException damaged) {
            return new Fact.Unreadable(kind, seat, what);
        }
    }

    private Fact readKnown() {
        return switch (kind) {
            case "SIT" -> sat();
            case "KEY" -> new Fact.KeyAdded(seat, what);
            case "BOT" -> new Fact.BotSat(seat, what);
            case "LEAVE" -> new Fact.Left(seat);
            case "STAND_IN" -> new Fact.BotStoodIn(seat, what);
            case "COME_BACK" -> new Fact.CameBack(seat);
            case "RESIGN" -> new Fact.Resigned(seat, what);
            case "OPEN_TO_ALL" -> new Fact.OpenToAllSet(what.equals(ON));
            case "PATIENCE" -> new Fact.PatienceSet(Integer.parseInt(what));
            case "ABSENCE" -> new Fact.AbsenceSet(Integer.parseInt(what));
            case "START" -> new Fact.Started();
            case "REMATCH" -> new Fact.Rematched(what);
            default -> readPlay();
        };
    }

    private Fact readPlay() {
        return switch (kind) {
            case "BROUGHT" -> new Fact.Brought(what.lines().map(FactText::line).toList());
            case "MOVE" -> new Fact.Moved(seat, what);
            case "TURN_END" -> new Fact.TurnEnded(seat, what.equals(ON));
            case "DEFAULT" -> new Fact.AnsweredFor(seat, what);
            case "BACK" -> new Fact.TookBack(seat, Integer.parseInt(what));
            case "CONFIRM" -> new Fact.Confirmed(seat);
            case "CONFIRMING" -> new Fact.ConfirmingSet(seat, what.equals(ON));
            case "ASK_BACK" -> new Fact.AskedBack(seat, Integer.parseInt(what));
            case "AGREE" -> new Fact.Agreed(seat);
            case "REFUSE" -> new Fact.Refused(seat);
            case "WITHDRAW" -> new Fact.Withdrew(seat);
            case "RUN_OUT" -> new Fact.AskingRanOut();
            case "SAY" -> new Fact.Said(seat, what);
            case "WATCHER_SAYS" -> watcherSaid();
            case "WISH_GO_ON" -> new Fact.WishedToGoOn(seat);
            case "GO_ON" -> wentOn();
            default -> new Fact.Unreadable(kind, seat, what);
        };
    }

    private Fact sat() {
        int slash = what.indexOf('/');
        int space = what.indexOf(' ', slash);
        int colour = Integer.parseInt(what, slash + 1, space, 10);
        return new Fact.Sat(seat, what.substring(0, slash), colour, what.substring(space + 1));
    }

    private static Fact.Line line(String text) {
        int space = text.indexOf(' ');
        return new Fact.Line(Integer.parseInt(text, 0, space, 10), text.substring(space + 1));
    }

    private Fact watcherSaid() {
        int end = what.indexOf('\n');
        return new Fact.WatcherSaid(what.substring(0, end), what.substring(end + 1));
    }

    private Fact wentOn() {
        int space = what.indexOf(' ');
        return new Fact.WentOn(
                Integer.parseInt(what, 0, space, 10), Integer.parseInt(what, space + 1, what.length(), 10));
    }
}
