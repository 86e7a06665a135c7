package tilth.finca;

import java.util.Locale;

/** The ten villages, in the order of {@link Terms#VILLAGE}. */
enum Place {
    ALCUDIA,
    ARTA,
    SON_SERVERA,
    VILAFRANCA,
    INCA,
    ANDRATX,
    PALMA,
    LLUCMAJOR,
    CAMPOS,
    FELANITX;

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
