package tilth.chineur;

import java.util.List;

/** The words for the pieces, in the order of their numbers. */
final class Words {

    static final List<String> RESOURCES = List.of("meat", "egg", "wheat", "milk");
    static final List<String> KINDS = List.of("meat", "egg", "wheat", "milk", "theft");
    static final List<String> FITS = List.of("any", "resource", "theft");

    private Words() {}
}
