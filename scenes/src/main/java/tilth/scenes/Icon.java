package tilth.scenes;

/** One thing in a line of icons: a drawing, that of a space, or a few signs such as a number or an arrow. */
public record Icon(Kind kind, String name) {

    /** What it is. */
    public enum Kind {
        SYMBOL,
        SPACE,
        SIGN
    }

    public static final Icon ARROW = sign("→");
    public static final Icon OR = sign("/");
    public static final Icon TIMES = sign("×");
    public static final Icon GROWS = sign("↗");
    public static final Icon COLON = sign(":");

    public static Icon symbol(String name) {
        return new Icon(Kind.SYMBOL, name);
    }

    public static Icon space(String name) {
        return new Icon(Kind.SPACE, name);
    }

    public static Icon sign(String text) {
        return new Icon(Kind.SIGN, text);
    }

    public boolean isSign() {
        return kind == Kind.SIGN;
    }

    public boolean isSpace() {
        return kind == Kind.SPACE;
    }
}
