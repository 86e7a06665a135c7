package tilth.scenes.web;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.BoardHtml.FLOWN_FROM;
import static tilth.scenes.web.BoardHtml.FLOWN_TO;
import static tilth.scenes.web.BoardHtml.ID;
import static tilth.scenes.web.BoardHtml.TARGET;
import static tilth.scenes.web.BoardHtml.USED;
import static tilth.scenes.web.BoardHtml.found;
import static tilth.scenes.web.BoardHtml.lit;
import static tilth.scenes.web.BoardHtml.litTags;
import static tilth.scenes.web.BoardHtml.tags;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.agricola.words.Happens;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;

/** The page of Agricola where hands of cards are dealt. */
class AgricolaHandSceneTest {

    private static final Game AGRICOLA = Games.named("agricola");
    private static final Words ENGLISH = Words.of(AGRICOLA, Locale.ENGLISH);
    private static final Words FRENCH = Words.of(AGRICOLA, Locale.FRENCH);
    private static final List<String> NAMES = List.of("Anna", "Bertrand", "Carmen", "Django", "Eve");
    private static final int MOST_GAMES = 60;
    private static final Set<String> MET =
            Set.of("play", "use", "choose", "trade", "place", "done", "build", "become-first");

    private static final Pattern HELD = Pattern.compile("<li id=\"hand-([^\"]*)\"");
    private static final Pattern OPEN = Pattern.compile("id=\"tray-([a-z]*)-[a-z]*\"[^>]* checked");
    private static final Pattern READ = Pattern.compile(" popovertarget=\"(large-[^\"]*)\"");

    private static Match match(int seats, long seed) {
        return match("revised", seats, seed);
    }

    private static Match match(String edition, int seats, long seed) {
        Map<String, String> options = Map.of("edition", edition, "cards", "full");
        return new Match(new Setup(AGRICOLA, seats, options, Seed.of(seed)));
    }

    @ParameterizedTest
    @CsvSource({
        "revised, 1",
        "revised, 2",
        "revised, 3",
        "revised, 4",
        "classic, 1",
        "classic, 2",
        "classic, 3",
        "classic, 4",
        "classic, 5"
    })
    void what_is_offered_is_lit_and_nothing_else(String edition, int seats) {
        Set<String> met = new TreeSet<>();
        for (int game = 1; game <= 6; game++) {
            Match match = match(edition, seats, game);
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                int seat = Seats.first(match.position().openSeats());
                boolean isNew = moves(match).stream()
                                .map(move -> move.replaceFirst(" .*", ""))
                                .filter(met::add)
                                .count()
                        > 0;
                if (isNew || match.length() % 40 == 0) {
                    assertThatOffersAreLit(match, seat, game % 2 == 0 ? ENGLISH : FRENCH);
                }
                playOn(match, rng);
            }
            assertThat(lit(draw(match, 0, ENGLISH))).isEmpty();
        }
        Set<String> wanted = new TreeSet<>(MET);
        wanted.removeIf(
                verb -> seats == 1 && Set.of("become-first", "choose", "trade").contains(verb)
                        || edition.equals("classic") && verb.equals("become-first"));
        assertThat(met).containsAll(wanted);
    }

    private static void assertThatOffersAreLit(Match match, int seat, Words words) {
        String board = draw(match, seat, words);
        List<Offer> offers = Offers.of(match.sight(seat), words);
        Set<String> targets = new TreeSet<>(offers.stream().map(Offer::target).toList());
        assertThat(new TreeSet<>(lit(board))).isEqualTo(targets);
        assertThat(found(ID, board)).doesNotHaveDuplicates();
        assertThat(found(ID, board)).containsAll(found(READ, board));
        assertThat(tags(board).filter(tag -> !tag.contains(" data-move=")).flatMap(tag -> found(TARGET, tag).stream()))
                .doesNotHaveDuplicates();
        assertThat(board).doesNotContain("{", "null");
        for (String tag : litTags(board).toList()) {
            assertThat(tag).contains("aria-label=\"").containsAnyOf("<button", "role=\"button\"");
        }
        for (Offer offer : offers) {
            assertThat(offer.words()).doesNotContain(offer.move());
        }
    }

    @ParameterizedTest
    @CsvSource({"revised, 4", "classic, 5"})
    void every_picture_on_the_board_is_drawn(String edition, int seats) {
        Set<String> symbols = new TreeSet<>(found(ID, Scenes.symbols()));
        for (int game = 1; game <= 8; game++) {
            Match match = match(edition, seats, game);
            QuickRng rng = new QuickRng(game);
            for (int moves = 0; moves < 150 && !match.position().isOver(); moves++) {
                playOn(match, rng);
            }
            for (int seat = 0; seat < seats; seat++) {
                assertThat(symbols)
                        .containsAll(found(USED, draw(match, seat, ENGLISH).replaceAll("href=\"#log\"", "")));
            }
        }
    }

    @Test
    void the_hand_is_there_with_what_stands_in_the_way_and_what_can_be_played_comes_first() {
        Match match = reach((_, moves) ->
                moves.stream().filter(move -> move.startsWith("play")).count() > 1);
        int seat = Seats.first(match.position().openSeats());
        AgricolaView view = (AgricolaView) match.position().view(seat);
        String board = draw(match, seat, ENGLISH);
        List<String> held = found(HELD, board);
        List<String> offered = view.hand().stream()
                .filter(HandCardView::offered)
                .map(HandCardView::card)
                .toList();
        assertThat(held).hasSameSizeAs(view.hand());
        assertThat(held.subList(0, offered.size())).containsExactlyInAnyOrderElementsOf(offered);
        assertThat(found(OPEN, board)).containsExactly("hand");
        assertThat(board.split("class=\"obstacle\"", -1).length - 1).isEqualTo((int) view.hand().stream()
                .filter(card -> card.obstacle() != null && !card.offered())
                .count());
    }

    @Test
    void others_and_watchers_see_no_hand() {
        Match match = match(2, 4);
        AgricolaView own = (AgricolaView) match.position().view(0);
        for (int seat : new int[] {1, Seats.WATCHER}) {
            String board = draw(match, seat, ENGLISH);
            own.hand().forEach(card -> assertThat(board).doesNotContain(card.card()));
        }
        assertThat(found(HELD, draw(match, Seats.WATCHER, ENGLISH))).isEmpty();
        assertThat(draw(match, 1, ENGLISH)).contains("7 occupations and 7 minor improvements in the hand");
    }

    @Test
    void the_tray_opens_on_what_is_asked() {
        Match using = reach((_, moves) -> moves.stream().anyMatch(move -> move.startsWith("use ")));
        String board = draw(using, Seats.first(using.position().openSeats()), ENGLISH);
        assertThat(found(OPEN, board)).containsExactly("played");
        assertThat(board).contains("id=\"choice-use-").contains("id=\"choice-done\"");
        Match building = reach((_, moves) -> moves.stream().anyMatch(move -> move.startsWith("build "))
                && moves.stream().noneMatch(move -> move.startsWith("play")));
        assertThat(found(OPEN, draw(building, Seats.first(building.position().openSeats()), ENGLISH)))
                .containsExactly("market");
    }

    @Test
    void a_card_that_acted_glows_and_what_it_brought_flies_from_it() {
        Match match = reachEvent(story -> story.stream().anyMatch(event -> event.what() == Happens.REACTED)
                && story.stream().anyMatch(event -> event.what() == Happens.GAINED));
        Event reacted = match.record().story().getLast().stream()
                .filter(event -> event.what() == Happens.REACTED)
                .findFirst()
                .orElseThrow();
        String id = "card-%d-%s".formatted(reacted.seat(), reacted.facts().get("card"));
        String board = draw(match, Seats.WATCHER, ENGLISH);
        assertThat(board).containsPattern("id=\"" + id + "\"[^>]*>\\s*<button[^>]* glows");
        assertThat(found(FLOWN_FROM, board)).contains(id);
    }

    @Test
    void a_passed_card_is_seen_to_go_to_the_neighbour() {
        Match match = reachEvent(story -> story.stream().anyMatch(event -> event.what() == Happens.CARD_PASSED));
        Event passed = match.record().story().getLast().stream()
                .filter(event -> event.what() == Happens.CARD_PASSED)
                .findFirst()
                .orElseThrow();
        String card = String.valueOf(passed.facts().get("card"));
        String own = draw(match, passed.seat(), ENGLISH);
        assertThat(found(FLOWN_TO, own)).contains("hand-" + card);
        assertThat(found(HELD, own)).contains(card);
        String other = draw(match, 1 - passed.seat(), ENGLISH);
        assertThat(found(FLOWN_TO, other)).contains("hand-of-" + passed.seat());
        assertThat(found(FLOWN_FROM, other)).contains("farm-" + (1 - passed.seat()));
        assertThat(other).contains("id=\"known-%d-%s\"".formatted(passed.seat(), card));
    }

    @Test
    void a_question_about_cards_names_the_moment_the_cards_and_what_they_would_do() {
        Match one = reach(
                (_, moves) -> moves.size() == 2 && moves.contains("use a090-plow-driver") && moves.contains("done"));
        int seat = Seats.first(one.position().openSeats());
        assertThat(ENGLISH.question(one.sight(seat)))
                .isEqualTo("The round begins. Plow Driver: you may pay 1 food to plow 1 field.");
        assertThat(FRENCH.question(one.sight(seat)))
                .isEqualTo("Le tour commence. Meneur de charrue : vous pouvez payer 1 repas pour labourer 1 champ.");
        assertThat(draw(one, seat, ENGLISH)).contains("<span>Use Plow Driver: pay 1 food to plow 1 field ");
    }

    @Test
    void a_question_about_paying_names_the_card_and_says_where_food_is_short() {
        Match paying = reach((_, moves) -> moves.stream().allMatch(move -> move.matches("(eat|cook) .*")));
        int seat = Seats.first(paying.position().openSeats());
        assertThat(ENGLISH.question(paying.sight(seat)))
                .endsWith(" costs more food than you have: turn goods into food first.");
    }

    @Test
    void a_number_noted_on_a_card_lies_on_it() {
        Match noted = reach((view, _) -> view.improvements().stream()
                .anyMatch(card -> card.owner() != null && card.card().startsWith("b099")));
        assertThat(draw(noted, Seats.WATCHER, ENGLISH))
                .contains("#icon-noted\"/></svg><b>")
                .contains(" noted");
    }

    @Test
    void the_score_sheet_tells_what_each_card_brings() {
        Match match = reach((view, _) -> view.players().getFirst().cardPoints().values().stream()
                        .filter(points -> points != 0)
                        .count()
                > 1);
        AgricolaView view = (AgricolaView) match.position().view(0);
        String board = draw(match, 0, FRENCH);
        view.players().getFirst().cardPoints().forEach((card, points) -> {
            if (points != 0) {
                assertThat(board).contains("<th scope=\"row\">" + FRENCH.term("card", card) + "</th>");
            }
        });
    }

    @Test
    void the_drawer_of_a_card_that_acted_glows_too() {
        Match match = reachEvent(
                story -> story.stream().anyMatch(event -> event.what() == Happens.REACTED && event.seat() == 0));
        assertThat(draw(match, 0, ENGLISH))
                .containsPattern("class=\"drawer-label [a-z]* *glows\" data-stands-for=\"tray-played\"");
    }

    @Test
    void rulings_stand_on_the_cards_they_name() {
        Match match = reach((view, _) -> view.improvements().stream()
                .anyMatch(card -> card.owner() != null && card.card().startsWith("a078")));
        assertThat(draw(match, Seats.WATCHER, ENGLISH))
                .contains("What comes by itself comes first", "href=\"/games/agricola/cards#A078\"");
        assertThat(draw(match, Seats.WATCHER, FRENCH))
                .contains("Ce qui vient de soi-même vient d’abord")
                .doesNotContain("What comes by itself");
    }

    private static Match reach(BiPredicate<AgricolaView, List<String>> wanted) {
        for (int game = 1; game <= MOST_GAMES; game++) {
            Match match = match(2, game);
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                if (wanted.test((AgricolaView) match.position().view(Seats.WATCHER), moves(match))) {
                    return match;
                }
                playOn(match, rng);
            }
        }
        throw new AssertionError("no game comes there");
    }

    private static Match reachEvent(java.util.function.Predicate<List<Event>> wanted) {
        for (int game = 1; game <= MOST_GAMES; game++) {
            Match match = match(2, game);
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                playOn(match, rng);
                if (wanted.test(match.record().story().getLast())) {
                    return match;
                }
            }
        }
        throw new AssertionError("nothing of the kind happens");
    }

    private static List<String> moves(Match match) {
        MoveList offered = new MoveList();
        match.position().moves(Seats.first(match.position().openSeats()), offered);
        return AGRICOLA.moves().write(offered);
    }

    /** Somebody who likes to play cards, so that there is something to see. */
    private static void playOn(Match match, QuickRng rng) {
        List<String> moves = moves(match);
        List<String> liked = moves.stream()
                .filter(move -> move.matches("(play|use|choose|trade|plow|sow|build).*"
                        + "|place (lessons|meeting|forest|clay|reed|grain|major|day).*"))
                .toList();
        List<String> wished = liked.isEmpty() || rng.below(3) == 0 ? moves : liked;
        String move = wished.get(rng.below(wished.size()));
        assertThat(match.play(
                        Seats.first(match.position().openSeats()),
                        AGRICOLA.moves().read(move).orElseThrow()))
                .isEmpty();
    }

    private static String draw(Match match, int seat, Words words) {
        return ScenePreview.board(match, seat, words, NAMES);
    }
}
