package tilth.server;

/** Somebody who would like to sit down: a name and the number of a colour. */
record Guest(String name, int colour) {

    Guest {
        name = name.strip();
    }
}
