package tilth.agricola.measure;

import tilth.agricola.board.Act;

/** By which act a card was built or played, and whether a space let somebody do it or a card, packed into one number. */
public final class Acted {

    private static final int OF_SPACE = 0x80;

    private Acted() {}

    public static int bySpace(Act.Kind kind) {
        return byCard(kind) | OF_SPACE;
    }

    public static int byCard(Act.Kind kind) {
        return kind.ordinal();
    }

    static int kind(int acted) {
        return acted & ~OF_SPACE;
    }

    static boolean isOfSpace(int acted) {
        return (acted & OF_SPACE) != 0;
    }
}
