package tilth.server.web;

import java.util.List;
import tilth.server.house.Outcome;
import tilth.server.house.Wishes;
import tilth.server.people.Caller;

/** What can be asked of a table, by the last word of its address: on pages as a form, for programs as JSON. */
final class TableWishes {

    /** Carries a wish out with what goes with it. */
    interface Carried {
        Outcome out(String table, Caller caller, Fields fields);
    }

    /** The word of a wish in the address of a form, that of a program, and what is done. */
    record Wish(String page, String api, Carried carried) {

        private Wish(String word, Carried carried) {
            this(word, word, carried);
        }
    }

    private final Wishes wishes;

    TableWishes(Wishes wishes) {
        this.wishes = wishes;
    }

    List<Wish> all() {
        return List.of(
                new Wish("leave", (table, caller, fields) -> wishes.leave(table, caller, standIn(fields))),
                new Wish("free", (table, caller, fields) -> wishes.free(table, caller, fields.number("seat"))),
                new Wish("open", (table, caller, fields) -> wishes.openToAll(table, caller, fields.text("open"))),
                new Wish("start", (table, caller, _) -> wishes.start(table, caller)),
                new Wish("move", "moves", this::move),
                new Wish("undo", this::undo),
                new Wish("confirm", (table, caller, _) -> wishes.confirm(table, caller)),
                new Wish("confirming", this::confirming),
                new Wish("back", (table, caller, fields) -> wishes.askBack(table, caller, fields.number("downTo"))),
                new Wish("agree", (table, caller, _) -> wishes.agree(table, caller)),
                new Wish("refuse", (table, caller, _) -> wishes.refuse(table, caller)),
                new Wish("withdraw", (table, caller, _) -> wishes.withdraw(table, caller)),
                new Wish("stand-in", this::standIn),
                new Wish("come-back", (table, caller, _) -> wishes.comeBack(table, caller)),
                new Wish("go-on", (table, caller, _) -> wishes.goOn(table, caller)),
                new Wish("say", this::say));
    }

    private Outcome move(String table, Caller caller, Fields fields) {
        return wishes.move(table, caller, fields.number("seen"), fields.text("move"));
    }

    private Outcome undo(String table, Caller caller, Fields fields) {
        return wishes.undo(table, caller, fields.number("seen"), fields.number("downTo"));
    }

    private Outcome confirming(String table, Caller caller, Fields fields) {
        return wishes.confirming(table, caller, fields.text("confirming"));
    }

    private Outcome standIn(String table, Caller caller, Fields fields) {
        return fields.has("seat")
                ? wishes.standIn(table, caller, fields.number("seat"), standIn(fields))
                : wishes.standInForMe(table, caller, standIn(fields));
    }

    /** The bot that shall play for somebody: by its name, by its level as on pages, or the usual one. */
    private static String standIn(Fields fields) {
        if (fields.has("bot")) {
            return fields.text("bot");
        }
        return fields.has("level") ? "search:" + fields.number("level") : Wishes.STAND_IN;
    }

    private Outcome say(String table, Caller caller, Fields fields) {
        return wishes.say(table, caller, fields.text("name"), fields.text("text"));
    }
}
