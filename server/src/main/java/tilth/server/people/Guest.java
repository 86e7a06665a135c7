package tilth.server.people;

/** Somebody who would like to sit down: a name and the number of a colour. */
public record Guest(String name, int colour) {

    public Guest {
        name = name.strip();
    }
}
