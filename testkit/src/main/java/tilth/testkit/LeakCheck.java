package tilth.testkit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Rng;
import tilth.engine.Seats;
import tilth.engine.View;

/**
 * Checks that nobody is shown what they may not know, by dealing what they cannot see anew and looking for a difference.
 *
 * <p>In a world imagined for a viewer everything that viewer is shown must be the same: view, question, legal moves in
 * their order, reasons for refusals. Imagining must depend on nothing the viewer cannot see, so that the same chance
 * makes the same world of two that look alike. Worlds that look alike before and after a move that looks alike must
 * have sounded alike too. Where a move brings something hidden to light, worlds part, and no more can be asked: so a
 * thing told in an event must stay visible in the view, at least until the next move. In a game with secret moves, one
 * that neither view nor events tell from another must look like it too.
 */
public final class LeakCheck {

    /** Everything hidden from a viewer, one thing after the other. */
    @FunctionalInterface
    public interface Secrets {
        List<?> of(Position position, int viewer);
    }

    private static final int WORLDS = 4;
    private static final int MOST_MOVES = 16;
    private static final int DEALS = 64;

    private final Game game;
    private final Invariants invariants;
    private final Looks looks;
    private final MoveList offered = new MoveList();
    private long dealtAnew;

    public LeakCheck(Game game, Invariants invariants) {
        this.game = game;
        this.invariants = invariants;
        looks = new Looks(game);
    }

    /** How many imagined worlds differed from the true one; more than none if anything is ever hidden. */
    public long dealtAnew() {
        return dealtAnew;
    }

    /** Checks one position for every seat and a watcher. */
    public void check(Position truth, Rng rng) {
        for (int viewer = Seats.WATCHER; viewer < truth.seats(); viewer++) {
            List<Position> worlds = new ArrayList<>(List.of(truth));
            for (int i = 0; i < WORLDS; i++) {
                worlds.add(imagined(truth, viewer, rng));
            }
            checkWorlds(worlds, viewer, rng.nextLong());
            checkMoves(worlds, viewer);
        }
    }

    private static Position imagined(Position truth, int viewer, Rng rng) {
        Position world = truth.copy();
        world.imagine(viewer, rng);
        return world;
    }

    private void checkWorlds(List<Position> worlds, int viewer, long chance) {
        Position truth = worlds.getFirst();
        Looks.Look look = looks.of(truth, viewer);
        Position again = imagined(truth, viewer, new QuickRng(chance));
        for (Position world : worlds.subList(1, worlds.size())) {
            look.requireSame(looks.of(world, viewer));
            invariants.check(world);
            dealtAnew += world.digest() == truth.digest() ? 0 : 1;
            if (imagined(world, viewer, new QuickRng(chance)).digest() != again.digest()) {
                throw leak(viewer, "what is imagined depends on what is hidden");
            }
        }
    }

    private void checkMoves(List<Position> worlds, int viewer) {
        Map<Impression, List<Sequel>> heard = new HashMap<>();
        for (Position world : worlds) {
            for (int open = world.openSeats(); open != 0; open &= open - 1) {
                List<Sequel> sequels = checkMoves(world, Seats.first(open), viewer, heard);
                if (world.equals(worlds.getFirst())) {
                    drawSome(sequels, viewer, world.seats());
                }
            }
        }
    }

    /** What a viewer has of a move once it is played, but for the view and what was heard. */
    private record Impression(int seat, long seen) {}

    /**
     * What a viewer has of a move once it is played. A view is dear, and drawn where all else does not tell already that
     * there is no leak.
     */
    private static final class Sequel {

        private final Position next;
        private final int viewer;
        private final long seen;
        private final List<Event> events;
        private @Nullable View view;

        Sequel(Position next, int viewer, long seen, List<Event> events) {
            this.next = next;
            this.viewer = viewer;
            this.seen = seen;
            this.events = events;
        }

        View view() {
            View drawn = view;
            if (drawn == null) {
                drawn = next.view(viewer);
                view = drawn;
            }
            return drawn;
        }

        boolean looksLike(Sequel other) {
            return equals(other) || view().equals(other.view());
        }
    }

    /** In the true world every move can be shown to whoever comes next in a row of all viewers. */
    private static void drawSome(List<Sequel> sequels, int viewer, int seats) {
        for (int i = viewer - Seats.WATCHER; i < sequels.size(); i += 1 + seats) {
            sequels.get(i).view();
        }
    }

    private List<Sequel> checkMoves(Position world, int seat, int viewer, Map<Impression, List<Sequel>> heard) {
        Map<Long, Sequel> whileSecret = new HashMap<>();
        Map<List<Event>, List<Sequel>> traces = new HashMap<>();
        List<Sequel> sequels = new ArrayList<>();
        for (long move : someMoves(world, seat)) {
            Sequel sequel = sequel(world, seat, viewer, move);
            sequels.add(sequel);
            if (soundsOther(sequel, heard.computeIfAbsent(new Impression(seat, sequel.seen), _ -> new ArrayList<>()))) {
                throw leak(viewer, "the events tell apart what looks the same after " + written(sequel));
            }
            boolean othersStillChoose = (world.openSeats() & sequel.next.openSeats() & ~(1 << seat)) != 0;
            // Who waits may be handed what the move leaves.
            boolean isWaiting = viewer >= 0 && !Seats.has(world.openSeats(), viewer);
            if (othersStillChoose
                    && !isWaiting
                    && !whileSecret.computeIfAbsent(sequel.seen, _ -> sequel).looksLike(sequel)) {
                throw leak(viewer, "the view tells secret moves apart while others still choose");
            }
            if (world.hasSecretMoves()
                    && viewer != seat
                    && isSeenOnly(sequel, traces.computeIfAbsent(sequel.events, _ -> new ArrayList<>()))) {
                throw leak(viewer, "a move that leaves no trace is seen: " + written(sequel));
            }
        }
        return sequels;
    }

    private Sequel sequel(Position world, int seat, int viewer, long move) {
        long seen = world.seen(viewer, seat, move);
        checkSeen(world, viewer, seat, move, seen);
        EventLog log = new EventLog();
        Position next = world.copy();
        next.play(seat, move, log);
        return new Sequel(next, viewer, seen, log.seenBy(viewer));
    }

    private String written(Sequel sequel) {
        return game.moves().write(sequel.seen);
    }

    /** Whether other events were told of what looks the same. */
    private static boolean soundsOther(Sequel sequel, List<Sequel> others) {
        boolean soundsOther =
                others.stream().anyMatch(other -> !other.events.equals(sequel.events) && other.looksLike(sequel));
        others.add(sequel);
        return soundsOther;
    }

    /** Whether nothing but the move itself tells it from another of which the same was told. */
    private static boolean isSeenOnly(Sequel sequel, List<Sequel> others) {
        boolean isSeenOnly = others.stream().anyMatch(other -> other.seen != sequel.seen && other.looksLike(sequel));
        others.add(sequel);
        return isSeenOnly;
    }

    /** All moves of a seat, or every so many if it has very many. */
    private long[] someMoves(Position world, int seat) {
        world.moves(seat, offered);
        long[] moves = offered.toArray();
        int step = 1 + (moves.length - 1) / MOST_MOVES;
        return IntStream.range(0, moves.length)
                .filter(i -> i % step == 0)
                .mapToLong(i -> moves[i])
                .toArray();
    }

    private void checkSeen(Position world, int viewer, int seat, long move, long seen) {
        if ((viewer == seat || !world.hasSecretMoves()) && seen != move) {
            throw leak(viewer, "a move that is no secret is blotted out");
        }
        String text = game.moves().write(seen);
        if (game.moves().read(text).orElse(-1) != seen) {
            throw leak(viewer, "\"" + text + "\" is seen, but reads back as something else");
        }
    }

    /**
     * Checks that every single thing hidden from a viewer is dealt anew now and then. Only for secrets that the viewer
     * cannot work out.
     */
    public void checkSecrets(Position truth, Secrets secrets, Rng rng) {
        for (int viewer = Seats.WATCHER; viewer < truth.seats(); viewer++) {
            List<?> hidden = secrets.of(truth, viewer);
            BitSet varied = new BitSet();
            for (int deal = 0; deal < DEALS; deal++) {
                List<?> dealt = secrets.of(imagined(truth, viewer, rng), viewer);
                Invariants.require(dealt.size() == hidden.size(), "imagining changes how much is hidden");
                IntStream.range(0, dealt.size())
                        .filter(i -> !dealt.get(i).equals(hidden.get(i)))
                        .forEach(varied::set);
            }
            if (varied.cardinality() < hidden.size()) {
                int kept = varied.nextClearBit(0);
                throw leak(viewer, "secret " + kept + " is never dealt anew: " + hidden.get(kept));
            }
        }
    }

    static AssertionError leak(int viewer, String how) {
        return new AssertionError("leak to " + (viewer == Seats.WATCHER ? "a watcher" : "seat " + viewer) + ": " + how);
    }
}
