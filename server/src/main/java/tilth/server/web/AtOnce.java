package tilth.server.web;

import io.javalin.http.Context;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.scenes.Words;
import tilth.server.house.Outcome;
import tilth.server.house.Wishes;
import tilth.server.people.Guest;

/** A game that begins with one click: the sender takes one seat of a new table, bots take the others. */
record AtOnce(Wishes wishes) {

    private static final int USUAL_LEVEL = 2;

    void play(Context context, Game game, String id, int seat) {
        Form form = new Form(context);
        String bot = "search:" + (form.has("level") ? form.number("level") : USUAL_LEVEL);
        Guest known = Guests.known(context);
        Guest guest = known.name().isEmpty() ? new Guest(nameless(context, game), known.colour()) : known;
        String key = Guests.key(context);
        must(wishes.playWithBots(id, Guests.caller(context, id), seat, guest, key, bot));
    }

    private static String nameless(Context context, Game game) {
        return Words.of(game, Guests.language(context)).label("page-you");
    }

    /** What a new table is asked for is granted, or makes no sense. */
    static void must(Outcome outcome) {
        if (outcome instanceof Outcome.Refused refused) {
            throw new BadInput("This cannot be had (" + refused.refusal().rule() + ").");
        }
    }
}
