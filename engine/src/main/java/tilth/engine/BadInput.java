package tilth.engine;

/** Something from outside that cannot be used, with one sentence that says why. Nothing has changed. */
public final class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BadInput(String sentence) {
        super(sentence);
    }

    public BadInput(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** The sentence for whoever sent it. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
