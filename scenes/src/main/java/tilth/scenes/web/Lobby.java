package tilth.scenes.web;

import java.util.List;

/**
 * A table before its game starts.
 *
 * @param link the address of this page, for friends
 * @param openToAll whether everybody finds this table on the first page
 * @param host the name of whoever starts the game, if it is a person
 * @param mayStart whether the reader may
 * @param levels the levels of the bots, in words, the lowest first
 */
public record Lobby(
        List<Place> places,
        List<ColourChoice> colours,
        List<String> levels,
        String name,
        String link,
        boolean openToAll,
        String host,
        boolean mayStart) {

    public Lobby {
        places = List.copyOf(places);
        colours = List.copyOf(colours);
        levels = List.copyOf(levels);
    }

    /** A seat and who has it; nobody if the name is empty. Whether the reader may send that person away. */
    public record Place(int seat, String css, String mark, String name, boolean bot, boolean yours, boolean mayFree) {
        public boolean isFree() {
            return name.isEmpty();
        }
    }

    public boolean isFull() {
        return places.stream().noneMatch(Place::isFree);
    }
}
