package tilth.chineur;

import tilth.engine.Box;
import tilth.engine.Rule;

/** What is in the box, read once from {@code components.txt}. */
@Rule("CHI-S9")
public final class Components {

    /** Every row of the data file. */
    public static final Box BOX = Box.beside(Components.class);

    static final Values VALUES = new Values();

    private Components() {}
}
