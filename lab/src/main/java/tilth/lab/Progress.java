package tilth.lab;

/** Hears of every game that is done, from whichever thread played it. */
@FunctionalInterface
public interface Progress {

    /** For those who do not care. */
    Progress UNSEEN = () -> {};

    void gameDone();
}
