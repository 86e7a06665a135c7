package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

/** What has become of one village since the scenario, or its last part, began. */
final class VillageOutcome {

    private final FincaStage stage;
    private final Place place;

    VillageOutcome(FincaStage stage, Place place) {
        this.stage = stage;
        this.place = place;
    }

    /** Some tiles were taken from the top, and this many are left, in their old order. */
    VillageOutcome tilesLeft(int count) {
        String fact = place.word() + "/stack";
        assertThat(stage.before(fact)).as(fact).startsWith(stage.now(fact));
        assertThat(stage.position().tilesLeft(place.ordinal()))
                .as("tiles left in %s", place.word())
                .isEqualTo(count);
        stage.claim(fact);
        return this;
    }

    VillageOutcome shows(String tile) {
        assertThat(TileWords.of(stage.position().topTile(place.ordinal())))
                .as("the tile face up in %s", place.word())
                .isEqualTo(TileWords.inOrder(tile));
        return this;
    }

    VillageOutcome isClosed() {
        tilesLeft(0);
        assertThat(stage.position().isClosed(place.ordinal()))
                .as("%s is closed", place.word())
                .isTrue();
        return this;
    }

    void unchanged() {
        assertThat(stage.surprises(place.word()))
                .as("what changed in %s", place.word())
                .isEmpty();
    }
}
