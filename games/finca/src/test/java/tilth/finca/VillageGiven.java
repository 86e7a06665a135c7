package tilth.finca;

import java.util.Optional;
import java.util.OptionalInt;

/** What a scenario says about one village before it starts. */
final class VillageGiven implements Given {

    final Place place;
    private Optional<String> shown = Optional.empty();
    private Optional<String> hidden = Optional.empty();
    private Optional<String> fincaTile = Optional.empty();
    private OptionalInt height = OptionalInt.empty();

    VillageGiven(Place place) {
        this.place = place;
    }

    /** The print of its face-up tile. */
    VillageGiven shows(String tile) {
        shown = Optional.of(tile);
        return this;
    }

    /** The print of the tile right below. */
    VillageGiven hides(String tile) {
        hidden = Optional.of(tile);
        return this;
    }

    /** How many tiles its stack has, the face-up one included. Else as many as the tiles won leave it. */
    VillageGiven tilesLeft(int count) {
        height = OptionalInt.of(count);
        return this;
    }

    VillageGiven lastTile(String tile) {
        return shows(tile).tilesLeft(1);
    }

    VillageGiven closed() {
        return tilesLeft(0);
    }

    VillageGiven finca(String print) {
        fincaTile = Optional.of(print);
        return this;
    }

    Optional<String> top() {
        return shown;
    }

    Optional<String> below() {
        return hidden;
    }

    Optional<String> fincaTile() {
        return fincaTile;
    }

    OptionalInt height() {
        return height;
    }

    @Override
    public void layOut(Scene scene) {
        scene.say(this);
    }
}
