package tilth.scenes.web.agricola;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.agricola.Farming.ENGLISH;
import static tilth.scenes.web.agricola.Farming.GAMES;
import static tilth.scenes.web.agricola.Farming.asked;
import static tilth.scenes.web.agricola.Farming.moves;
import static tilth.scenes.web.agricola.Farming.ownFarm;
import static tilth.scenes.web.agricola.Farming.picture;
import static tilth.scenes.web.agricola.Farming.playOn;
import static tilth.scenes.web.agricola.Farming.played;
import static tilth.scenes.web.agricola.Farming.reach;
import static tilth.scenes.web.agricola.Farming.start;
import static tilth.scenes.web.agricola.Farming.view;
import static tilth.scenes.web.agricola.Farming.yard;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SquareView;
import tilth.engine.Match;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Offers;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Scenes;
import tilth.scenes.web.Templates;

/** What a farm shows of its fences, fields, rooms and family. */
class FarmPictureTest {

    private static final Words FRENCH = Words.of(Farming.AGRICOLA, Locale.FRENCH);
    private static final int ALL_FENCES = 15;
    private static final Pattern ID = Pattern.compile("\\sid=\"([^\"]*)\"");
    private static final Pattern TARGET = Pattern.compile("\\sdata-target=\"([^\"]*)\"");
    private static final Pattern GHOST = Pattern.compile("\\sdata-ghost-for=\"([^\"]*)\"");
    private static final Pattern CHOSEN_BY = Pattern.compile("\\sfor=\"([^\"]*)\"");

    @Test
    void fences_stand_where_they_were_built() {
        int most = 0;
        for (int game = 1; game <= GAMES && most < ALL_FENCES; game++) {
            for (PlayerView player : view(played(game)).players()) {
                List<Rail> rails = yard(player).rails();
                assertThat(rails).doesNotHaveDuplicates().hasSize(ALL_FENCES - player.fencesLeft());
                for (SquareView square : player.squares()) {
                    assertThatItsFencesAre(square, rails);
                }
                most = Math.max(most, rails.size());
            }
        }
        assertThat(most).isGreaterThan(8);
    }

    private static void assertThatItsFencesAre(SquareView square, List<Rail> rails) {
        Place place = Place.of(square.square());
        Map<String, Rail> sides = Map.of(
                "n", new Rail(place.x(), place.y(), "lying"),
                "s", new Rail(place.x(), place.y() + 100, "lying"),
                "w", new Rail(place.x(), place.y(), "standing"),
                "e", new Rail(place.x() + 100, place.y(), "standing"));
        sides.forEach((way, rail) ->
                assertThat(rails.contains(rail)).isEqualTo(square.fences().contains(way)));
    }

    @Test
    void what_would_be_built_or_sown_stands_there_as_a_ghost() {
        Map<String, String> kinds = Map.of("plow", "field", "build-room", "room", "build-stable", "stable", "sow", "");
        for (String verb : kinds.keySet()) {
            Match match = reach((_, moves) -> moves.stream().anyMatch(move -> move.startsWith(verb)));
            FarmPicture farm = ownFarm(match);
            for (String move : moves(match)) {
                if (move.startsWith(verb)) {
                    String square = move.substring(move.lastIndexOf(' ') + 1);
                    assertThat(ghosts(farm, square))
                            .as(move)
                            .isSubsetOf("field", "room", "stable", "grain", "vegetable")
                            .isNotEmpty();
                }
            }
            assertThat(farm.yard().squares().stream()
                            .flatMap(square -> square.ghosts().stream())
                            .map(SquarePicture.Ghost::kind))
                    .as(verb)
                    .contains(verb.equals("sow") ? sown(match) : requireNonNull(kinds.get(verb)));
        }
    }

    private static List<String> ghosts(FarmPicture farm, String square) {
        return farm.yard().squares().stream()
                .filter(each -> each.square().square().equals(square))
                .flatMap(each -> each.ghosts().stream())
                .map(SquarePicture.Ghost::kind)
                .toList();
    }

    private static String sown(Match match) {
        return moves(match).stream()
                .filter(move -> move.startsWith("sow"))
                .map(move -> move.split(" ")[1])
                .findFirst()
                .orElseThrow();
    }

    @Test
    void marked_squares_are_chosen_and_the_fences_they_need_are_seen_with_their_price() {
        int closings = 0;
        for (int game = 1; game <= GAMES && closings <= 20; game++) {
            Match match = start(2, game);
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                if (view(match).closing() != null) {
                    assertThatTheClosingIsSeen(match);
                    closings++;
                }
                playOn(match, rng);
            }
        }
        assertThat(closings).isGreaterThan(20);
    }

    private static void assertThatTheClosingIsSeen(Match match) {
        AgricolaView view = view(match);
        PlayerView player = view.players().stream()
                .filter(each -> each.squares().stream().anyMatch(SquareView::marked))
                .findAny()
                .orElseThrow();
        FarmPicture farm = FarmPicture.of(picture(match, player.seat(), List.of()), view, player.seat());
        int fences = requireNonNull(view.closing()).fences();
        assertThat(farm.yard().newRails()).hasSize(fences);
        assertThat(farm.closing()).startsWith(fences + " fence");
        for (SquarePicture square : farm.yard().squares()) {
            assertThat(requireNonNull(square.spot()).chosen())
                    .isEqualTo(square.square().marked());
        }
        int other = 1 - player.seat();
        assertThat(FarmPicture.of(picture(match, other, List.of()), view, other).closing())
                .isEmpty();
    }

    @Test
    void the_family_is_at_home_at_work_or_newborn() {
        Set<String> states = new TreeSet<>();
        for (int game = 1; game <= GAMES && states.size() < 4; game++) {
            Match match = start(2, game);
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                for (PlayerView player : view(match).players()) {
                    FarmPicture farm = FarmPicture.of(picture(match, 0, List.of()), view(match), player.seat());
                    assertThat(farm.family()).hasSize(player.people() + player.others());
                    assertThat(farm.yard().people()).hasSize(player.home());
                    states.addAll(farm.family());
                }
                playOn(match, rng);
            }
        }
        assertThat(states).containsExactlyInAnyOrder("home", "away", "newborn", "newborn away");
    }

    @Test
    void every_square_says_what_is_on_it() {
        Set<String> said = new TreeSet<>();
        for (int game = 1; game <= GAMES; game++) {
            for (PlayerView player : view(played(game)).players()) {
                yard(player).squares().forEach(square -> said.add(square.label().substring(4)));
            }
        }
        assertThat(said)
                .contains(
                        "unused meadow",
                        "stable",
                        "stable with 1 sheep",
                        "empty field",
                        "field with 2 grain",
                        "wooden room")
                .anyMatch(what -> what.matches("pasture of .* with [0-9]+ (sheep|wild boar|cattle), room for [0-9]+"));
    }

    @Test
    void every_room_under_the_sky_has_one_roof() {
        assertThat(Roof.over(List.of("a2", "a3"))).containsExactly(new Roof(0, 100, 1));
        assertThat(Roof.over(List.of("a1", "b1", "a2", "b2", "c2", "a3")))
                .containsExactly(new Roof(0, 0, 2), new Roof(200, 100, 1));
        assertThat(Roof.over(List.of("a2", "b2", "c2", "a3"))).containsExactly(new Roof(0, 100, 3));
        assertThat(Roof.over(List.of("b1", "a2", "b2", "c2", "a3")))
                .containsExactlyInAnyOrder(new Roof(100, 0, 1), new Roof(0, 100, 1), new Roof(200, 100, 1));
    }

    @Test
    void the_forecast_tells_whether_there_is_enough() {
        Set<String> verdicts = new TreeSet<>();
        for (int game = 1; game <= GAMES && verdicts.size() < 3; game++) {
            Match match = start(2, game);
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                ForecastPicture forecast = FarmPicture.of(picture(match, 0, List.of()), view(match), 0)
                        .forecast();
                if (forecast != null) {
                    verdicts.add(forecast.css());
                    assertThat(List.of(forecast.food(), forecast.most(), forecast.need()))
                            .allMatch(share -> share >= 0 && share <= 100)
                            .contains(100);
                }
                playOn(match, rng);
            }
        }
        assertThat(verdicts).containsExactlyInAnyOrder("fed", "cooking", "hungry");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 5})
    void a_farm_is_drawn_large_and_small_with_everything_named_once(int seats) {
        Match match = start(seats, seats);
        QuickRng rng = new QuickRng(seats);
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        while (!match.position().isOver()) {
            if (match.length() % 23 == 0) {
                assertThatItIsDrawn(match, asked(match), match.length() % 2 == 0 ? ENGLISH : FRENCH, drawn);
            }
            playOn(match, rng);
        }
        assertThat(found(TARGET, draw(match, Seats.WATCHER, ENGLISH))).isEmpty();
    }

    private static void assertThatItIsDrawn(Match match, int seat, Words words, Set<String> symbols) {
        List<Offer> offers = Offers.of(match.sight(seat), words);
        String farms = draw(match, seat, words);
        List<String> targets = offers.stream().map(Offer::target).distinct().toList();
        assertThat(found(ID, farms)).doesNotHaveDuplicates().doesNotContainAnyElementsOf(symbols);
        assertThat(found(TARGET, farms))
                .doesNotHaveDuplicates()
                .containsAll(targets.stream()
                        .filter(target -> target.matches("(square|good):.*|field:[a-e][1-3]"))
                        .toList());
        assertThat(found(GHOST, farms)).isSubsetOf(targets);
        assertThat(found(ID, farms)).containsAll(found(CHOSEN_BY, farms));
        assertThat(farms).doesNotContain("{", "null").contains("id=\"farm-%d-a1\"".formatted(seat));
    }

    /** All farms as a board has them: the onlooker's large, the others small. */
    private static String draw(Match match, int seat, Words words) {
        List<Offer> offers = seat == Seats.WATCHER ? List.of() : Offers.of(match.sight(seat), words);
        Picture picture = picture(match, seat, offers, words);
        StringBuilder farms = new StringBuilder();
        for (PlayerView player : view(match).players()) {
            String template = player.seat() == Math.max(seat, 0) ? "agricola/farm.jte" : "agricola/small.jte";
            farms.append(Templates.fill(template, Map.of("farm", FarmPicture.of(picture, view(match), player.seat()))));
        }
        return farms.toString();
    }

    @Test
    void its_stylesheet_touches_no_other_board() throws IOException {
        try (InputStream in = Scenes.class.getResourceAsStream("agricola-farm.css")) {
            assertThat(new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> line.matches("[.:#a-z].*")))
                    .isNotEmpty()
                    .allMatch(line -> line.matches("(\\.agricola|:where\\(\\.agricola\\)).*"));
        }
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
