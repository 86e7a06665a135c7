package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** How refusals, moves, questions and events read. */
class WordsTest {

    private static final Game FINCA = Games.named("finca");
    private static final Game FARMERAMA = Games.named("farmerama");
    private static final Game CHINEUR = Games.named("chineur");
    private static final Game AGRICOLA = Games.named("agricola");
    private static final Words ENGLISH = Words.of(FINCA, Locale.ENGLISH);
    private static final Words FRENCH = Words.of(FINCA, Locale.FRENCH);
    private static final Locale DUTCH = Locale.of("nl");

    @Test
    @Rule("FIN-D2")
    void a_refusal_says_what_is_missing_and_which_rule_asks_for_it() {
        Refusal refusal = Refusal.of("FIN-D2", "missing", Map.of("tile", "arta", "fruit", "fig", "need", 3, "have", 1));
        assertThat(ENGLISH.refusal(refusal)).isEqualTo("Artà asks for 3 figs and you have 1. (FIN-D2)");
        assertThat(FRENCH.refusal(refusal)).isEqualTo("Artà demande 3 figues et vous en avez 1. (FIN-D2)");
    }

    @Test
    @Rule({"AGR-F2", "AGR-F4"})
    void a_refusal_says_what_the_missing_goods_are_for() {
        Words farming = Words.of(AGRICOLA, Locale.ENGLISH);
        Map<String, Object> reed = Map.of("good", "reed", "need", 2, "have", 1);
        assertThat(farming.refusal(Refusal.of("AGR-F2", "missing", reed)))
                .isEqualTo("You need 2 reed for a room and have 1. (AGR-F2)");
        assertThat(farming.sentence(Refusal.of("AGR-F4", "missing", reed)))
                .isEqualTo("You need 2 reed for renovating and have 1.");
        assertThat(Words.of(AGRICOLA, Locale.FRENCH).sentence(Refusal.of("AGR-F2", "missing", reed)))
                .isEqualTo("Il vous faut 2 roseaux pour une pièce et vous en avez 1.");
    }

    @Test
    void one_fig_is_not_figs() {
        assertThat(ENGLISH.term("fruit", "fig", 1)).isEqualTo("fig");
        assertThat(ENGLISH.term("fruit", "fig", 0)).isEqualTo("figs");
        assertThat(FRENCH.term("fruit", "fig", 0)).isEqualTo("figue");
        assertThat(FRENCH.term("fruit", "fig", 3)).isEqualTo("figues");
    }

    @Test
    void events_name_the_seat_and_count_the_fruits() {
        Happening harvested = happening(FINCA, "harvested");
        Event one = new Event(harvested, 0, Journal.EVERYONE, 5, 1, 0);
        Event three = new Event(harvested, 1, Journal.EVERYONE, 5, 3, 0);
        assertThat(ENGLISH.event(one)).isEqualTo("Red takes 1 fig.");
        assertThat(ENGLISH.event(three)).isEqualTo("Blue takes 3 figs.");
        assertThat(FRENCH.event(three)).isEqualTo("Bleu prend 3 figues.");
        assertThat(ENGLISH.preview(one)).isEqualTo("1 fig");
        assertThat(ENGLISH.event(new Event(happening(FINCA, "game-ended"), Seats.NOBODY, Journal.EVERYONE, 0, 0, 0)))
                .isEqualTo("The game ends.");
    }

    @Test
    void moves_and_questions_read_like_what_one_would_say() {
        assertThat(ENGLISH.move(FINCA.moves().read("deliver son-servera").getAsLong()))
                .isEqualTo("Deliver to Son Servera");
        assertThat(ENGLISH.move(FINCA.moves().read("use gust").getAsLong()))
                .isEqualTo("Play Gust: put a farmer on any blade");
        assertThat(FRENCH.question(FINCA.questions().read("land 7").getAsLong()))
                .isEqualTo("Bourrasque : choisissez où se pose le paysan de l’aile 7.");
    }

    @Test
    void winners_are_named_together() {
        assertThat(ENGLISH.outcome("won", List.of(1), 1)).isEqualTo("Blue wins with 1 point.");
        assertThat(ENGLISH.outcome("shared", List.of(0, 3), 45))
                .isEqualTo("Red and Green share the win with 45 points.");
        assertThat(FRENCH.outcome("shared", List.of(0, 3), 45))
                .isEqualTo("Rouge et Vert partagent la victoire avec 45 points.");
    }

    @Test
    @Rule("FRM-L8")
    void who_plays_alone_has_won_or_lost() {
        Match match = new Match(Setup.of(FARMERAMA, 1, Seed.of(1)));
        long done = FARMERAMA.moves().read("done").getAsLong();
        while (!match.position().isOver()) {
            match.play(0, done);
        }
        Words farming = Words.of(FARMERAMA, Locale.ENGLISH);
        assertThat(farming.outcome(match.position())).isEqualTo("Red has lost: 15 stars, and 150 were needed.");
        assertThat(farming.outcome("solo-won", List.of(0), 153))
                .isEqualTo("Red has won: 153 stars, and 150 were enough.");
        assertThat(ENGLISH.outcome("solo-lost", List.of(0), 3)).isEqualTo("Red loses with 3 points.");
    }

    @Test
    void a_language_nobody_has_written_falls_back_to_english() {
        assertThat(Words.of(FINCA, Locale.JAPANESE).seat(0)).isEqualTo("Red");
    }

    @Test
    void where_a_game_lacks_a_language_english_stands_in() {
        Game unwritten = Games.named("sheaves");
        Words words = Words.of(unwritten, DUTCH);
        assertThat(words.seat(0)).isEqualTo("Rood");
        assertThat(words.about()).isEqualTo(unwritten.title());
        Glossary empty = Glossary.of(FINCA);
        Map<String, String> sentences = Phrasebook.of("finca", Locale.of("eo"), empty);
        assertThat(sentences).isEqualTo(Phrasebook.of("finca", Locale.ENGLISH, empty));
    }

    @Test
    void every_language_counts_in_its_own_way() {
        Happening harvested = happening(FINCA, "harvested");
        Event one = new Event(harvested, 0, Journal.EVERYONE, 0, 1, 0);
        Event three = new Event(harvested, 1, Journal.EVERYONE, 0, 3, 0);
        assertThat(said(one))
                .containsExactly(
                        "Red takes 1 orange.",
                        "Rouge prend 1 orange.",
                        "Rood neemt 1 sinaasappel.",
                        "Rosso prende 1 arancia.");
        assertThat(said(three))
                .containsExactly(
                        "Blue takes 3 oranges.",
                        "Bleu prend 3 oranges.",
                        "Blauw neemt 3 sinaasappels.",
                        "Blu prende 3 arance.");
    }

    private static List<String> said(Event event) {
        return Words.LANGUAGES.stream()
                .map(language -> Words.of(FINCA, language).event(event))
                .toList();
    }

    @Test
    void a_narrow_column_gets_the_shorter_name() {
        Words words = Words.of(FINCA, DUTCH);
        assertThat(words.term("fruit", "orange")).isEqualTo("sinaasappel");
        assertThat(words.brief().term("fruit", "orange")).isEqualTo("sinaas");
        assertThat(words.brief().term("fruit", "fig")).isEqualTo("vijg");
    }

    @Test
    void an_animal_comes_with_its_article() {
        long move = FARMERAMA.moves().read("feed cow").getAsLong();
        assertThat(Words.LANGUAGES.stream()
                        .map(language -> Words.of(FARMERAMA, language).move(move)))
                .containsExactly("Feed the cow", "Nourrir la vache", "De koe voeren", "Foraggiare la mucca");
    }

    @Test
    void like_events_in_a_row_are_one_sentence() {
        List<Event> roll = List.of(
                chineur("rolled", 0, 2),
                chineur("harvested", 0, 1, 2),
                chineur("harvested", 0, 3, 1),
                chineur("harvested", 1, 0, 1),
                chineur("collective-yielded", Seats.NOBODY, 2, 0));
        assertThat(Words.of(CHINEUR, Locale.ENGLISH).events(roll))
                .containsExactly(
                        "Red rolls a 3.",
                        "Red harvests 2 eggs and 1 milk.",
                        "Blue harvests 1 meat.",
                        "Everybody gets 2 milk and 1 egg from EX3.");
        assertThat(Words.of(CHINEUR, Locale.FRENCH).events(roll.subList(1, 3)))
                .containsExactly("Rouge récolte 2 œufs et 1 lait.");
        assertThat(ENGLISH.events(List.of())).isEmpty();
    }

    @Test
    void what_belongs_to_a_seat_is_named_with_whoever_sits_there() {
        Words called = Words.of(CHINEUR, Locale.ENGLISH).calling(List.of("Ann", "1"));
        assertThat(called.move(CHINEUR.moves().read("steal 1-egg").getAsLong())).isEqualTo("Take 1 egg of 1");
        assertThat(called.move(CHINEUR.moves().read("seize meat-for-egg 0-3").getAsLong()))
                .isEqualTo("Take the meat tile (1 egg) on cell 3 of Ann");
        assertThat(called.event(chineur("stolen", 1, 1, 2))).isEqualTo("1 steals 2 eggs from Ann.");
        assertThat(called.question(CHINEUR.questions().read("steal-second 0").getAsLong()))
                .isEqualTo("Take a second resource of Ann.");
        assertThat(called.refusal(Refusal.of("CHI-A1", "not-your-turn", Map.of("seat", 0))))
                .isEqualTo("It is not your turn; Ann is to decide. (CHI-A1)");
    }

    @Test
    void what_happens_next_to_the_same_seat_goes_on_with_the_sentence() {
        Words farming = Words.of(AGRICOLA, Locale.ENGLISH);
        Event placed = agricola("placed", 0, 0);
        Event wood = agricola("paid", 0, 1, 5);
        Event reed = agricola("paid", 0, 3, 2);
        assertThat(farming.events(List.of(placed, agricola("room-built", 0, 5), wood, reed)))
                .containsExactly("Red uses Farm Expansion, builds a room on a2, pays 5 wood and 2 reed.");
        assertThat(farming.events(List.of(placed, agricola("paid", 1, 1, 5))))
                .containsExactly("Red uses Farm Expansion.", "Blue pays 5 wood.");
        assertThat(farming.events(List.of(wood))).containsExactly("Red pays 5 wood.");
    }

    private static Event agricola(String word, int seat, int... numbers) {
        return event(AGRICOLA, word, seat, numbers);
    }

    private static Event chineur(String word, int seat, int... numbers) {
        return event(CHINEUR, word, seat, numbers);
    }

    private static Event event(Game game, String word, int seat, int... numbers) {
        return new Event(
                happening(game, word), seat, Journal.EVERYONE, numbers[0], numbers.length > 1 ? numbers[1] : 0, 0);
    }

    private static Happening happening(Game game, String word) {
        return game.happenings().stream()
                .filter(what -> what.word().equals(word))
                .findAny()
                .orElseThrow();
    }

    @Test
    void makers_are_named_as_far_as_they_are_known() {
        assertThat(new Makers(ENGLISH).line())
                .isEqualTo("Ralf zur Linde, Wolfgang Sentker · Hans im Glück, Franjos · 2009");
        assertThat(new Makers(ENGLISH).told())
                .isEqualTo("By Ralf zur Linde and Wolfgang Sentker, 2009. Published by Hans im Glück and Franjos.");
        Makers author = new Makers(Words.of(CHINEUR, Locale.ENGLISH));
        assertThat(author.line())
                .isEqualTo("Cyril Meurier · given away to print and play under the licence CC BY-NC-ND 4.0; words and"
                        + " pictures here are ours");
        assertThat(author.told())
                .isEqualTo("By Cyril Meurier. Given away to print and play under the licence CC BY-NC-ND 4.0; the words"
                        + " and pictures here are ours.");
    }

    @Test
    void what_has_no_sentence_is_said_as_it_is_written() {
        assertThat(ENGLISH.refusal(Refusal.of("X-1", "unheard-of"))).isEqualTo("unheard-of {} (X-1)");
        assertThat(ENGLISH.category("luck")).isEqualTo("luck");
        assertThat(ENGLISH.term("blade", "7")).isEqualTo("7");
        assertThat(ENGLISH.seat(9)).isEqualTo("seat 9");
    }
}
