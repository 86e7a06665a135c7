package tilth.lab;

import tilth.engine.Journal;
import tilth.engine.Position;

/** Somebody who looks on while a game is played. */
interface Witness {

    /** For games that nobody looks at. */
    Witness NOBODY = new Witness() {
        @Override
        public Journal journal() {
            return Journal.SILENT;
        }

        @Override
        public void begins() {}

        @Override
        public void answers(int seat, long question, long move) {}

        @Override
        public void ends(Position position) {}
    };

    /** Who hears what happens. */
    Journal journal();

    void begins();

    /** Sees a seat choose a move, just before it is played. */
    void answers(int seat, long question, long move);

    void ends(Position position);
}
