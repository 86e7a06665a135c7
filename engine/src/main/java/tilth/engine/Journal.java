package tilth.engine;

/** Hears what happens while a move is played, as numbers, not sentences. */
public abstract class Journal {

    /** For those who do not care, bots above all. */
    public static final Journal SILENT = new Journal() {
        @Override
        public boolean isSilent() {
            return true;
        }

        @Override
        protected void enter(int seers, Happening what, int seat, int first, int second, int third) {}
    };

    /** Every seat and every watcher. */
    public static final int EVERYONE = -1;

    /** Whether nobody listens, so that nothing needs to be worked out for it. */
    public boolean isSilent() {
        return false;
    }

    protected abstract void enter(int seers, Happening what, int seat, int first, int second, int third);

    public final void note(Happening what, int seat) {
        enter(EVERYONE, what, seat, 0, 0, 0);
    }

    public final void note(Happening what, int seat, int first) {
        enter(EVERYONE, what, seat, first, 0, 0);
    }

    public final void note(Happening what, int seat, int first, int second) {
        enter(EVERYONE, what, seat, first, second, 0);
    }

    public final void note(Happening what, int seat, int first, int second, int third) {
        enter(EVERYONE, what, seat, first, second, third);
    }

    /** Notes what only some seats may know. */
    public final void noteTo(int seers, Happening what, int seat, int first, int second, int third) {
        enter(seers, what, seat, first, second, third);
    }
}
