package tilth.scenes.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.goods.Goods;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.engine.Games;
import tilth.scenes.Words;

/** Questions that are told by their answers. */
class QuestionWordsTest {

    private static final QuestionWords ENGLISH = in(Locale.ENGLISH);
    private static final QuestionWords FRENCH = in(Locale.FRENCH);
    private static final long ROUND_START = Asks.REACT.with(Moment.ROUND_START.ordinal());

    private static final Words WORDS = Words.of(Games.named("agricola"), Locale.ENGLISH);

    private static QuestionWords in(Locale language) {
        return new QuestionWords(Words.of(Games.named("agricola"), language));
    }

    private static int card(String code) {
        return IntStream.range(0, Cards.all().size())
                .filter(number -> Cards.all().get(number).code().equals(code))
                .findAny()
                .orElseThrow();
    }

    private static long use(String code) {
        return Does.USE.with(card(code));
    }

    private static void asks(long question, String english, String french, long... answers) {
        assertThat(ENGLISH.of(question, answers)).hasValue(english);
        assertThat(FRENCH.of(question, answers)).hasValue(french);
    }

    @Test
    void meeting_place_asks_only_for_what_can_be_done_there() {
        long meeting = Asks.WORK.with(Space.MEETING_PLACE.ordinal(), 0, 0, 0);
        asks(
                meeting,
                "Meeting Place: become start player.",
                "Lieu de rencontre : devenez premier joueur.",
                Does.BECOME_FIRST.bare());
        asks(
                meeting,
                "Meeting Place: play a minor improvement.",
                "Lieu de rencontre : jouez un aménagement mineur.",
                Does.PLAY.with(card("A012")));
        asks(
                meeting,
                "Meeting Place: play a minor improvement, or say that you are done.",
                "Lieu de rencontre : jouez un aménagement mineur, ou dites que c’est tout.",
                Does.PLAY.with(card("E12")),
                Does.DONE.bare());
        assertThat(ENGLISH.of(meeting, new long[] {Does.BECOME_FIRST.bare(), Does.PLAY.with(card("A012"))}))
                .isEmpty();
    }

    @Test
    void one_card_is_named_with_what_it_would_do_now() {
        asks(
                ROUND_START,
                "The round begins. Handplow: you may plow 1 field.",
                "Le tour commence. Charrue à bras : vous pouvez labourer 1 champ.",
                use("A019"),
                Does.DONE.bare());
    }

    @Test
    void a_card_used_with_a_space_does_not_say_whether_before_or_after() {
        asks(
                Asks.REACT.with(Moment.USE.ordinal()),
                "The space is used. Assistant Tiller: you may plow 1 field.",
                "La case est utilisée. Aide-laboureur : vous pouvez labourer 1 champ.",
                use("B091"),
                Does.DONE.bare());
    }

    @Test
    void a_card_with_several_ways_is_named_once() {
        asks(
                ROUND_START,
                "The round begins. Handplow: you may plow 1 field.",
                "Le tour commence. Charrue à bras : vous pouvez labourer 1 champ.",
                Does.CHOOSE.with(0, card("A019")),
                Does.CHOOSE.with(1, card("A019")),
                Does.DONE.bare());
    }

    @Test
    void several_cards_are_all_named() {
        asks(
                ROUND_START,
                "The round begins: use Plow Driver, Groom, or Scholar, or say that you are done.",
                "Le tour commence : utilisez Meneur de charrue, Garçon d’écurie ou Érudit, ou dites que c’est tout.",
                use("A090"),
                use("B089"),
                use("B097"),
                Does.DONE.bare());
    }

    @Test
    void what_takes_more_than_a_line_is_left_to_the_card() {
        asks(
                Asks.REACT.with(Moment.TURN_END.ordinal()),
                "At the end of your turn: use Lasso, or say that you are done.",
                "À la fin de votre tour de jeu : utilisez Lasso, ou dites que c’est tout.",
                use("B024"),
                Does.DONE.bare());
    }

    @Test
    void where_no_card_can_be_used_it_says_what_can_be_done() {
        asks(
                ROUND_START,
                "The round begins: take your waiting animals now, or say that you are done.",
                "Le tour commence : prenez les animaux qui vous attendent, ou dites que c’est tout.",
                Does.COLLECT.bare(),
                Does.DONE.bare());
        asks(
                Asks.REACT.with(Moment.GAME_END.ordinal()),
                "The game ends: you may still turn goods into food or into others, or say that you are done.",
                "La partie s’achève : vous pouvez encore changer vos marchandises en repas ou en d’autres, ou dire que"
                        + " c’est tout.",
                Does.TRADE.with(card("B080"), 0),
                Does.DONE.bare());
    }

    @Test
    void a_payment_that_lacks_food_says_so() {
        long question = Asks.PAY.with(Purchase.OCCUPATION.ordinal(), card("B097"), 2);
        asks(
                question,
                "Scholar costs more food than you have: turn goods into food first.",
                "Érudit coûte plus de repas que vous n’en avez : transformez d’abord des marchandises.",
                Does.EAT.with(Goods.GRAIN));
        assertThat(ENGLISH.of(question, new long[] {Does.PAY.with(0), Does.EAT.with(Goods.GRAIN)}))
                .isEmpty();
    }

    @Test
    void other_questions_say_all_by_themselves() {
        assertThat(ENGLISH.of(Asks.PLACE.bare(), new long[] {Does.PASS.bare()})).isEmpty();
    }

    @Test
    void what_may_be_done_is_told_wherever_it_stands_in_a_card() {
        assertThat(ENGLISH.of(Asks.REACT.with(Moment.BROUGHT.ordinal()), new long[] {use("I234"), Does.DONE.bare()}))
                .hasValue("The space has brought its goods. Wood Buyer: you may pay 1 food to that player to take 1 "
                        + "wood of theirs.");
        assertThat(WORDS.move(use("K125"))).isEqualTo("Use Broom: play a minor improvement");
        assertThat(WORDS.move(use("I251")))
                .isEqualTo(
                        "Use Reed Buyer: pay 1 food to that player to take 1 reed of theirs, and they get 1 food from "
                                + "the supply");
    }

    @Test
    void what_is_chosen_is_told_without_what_it_depends_on() {
        assertThat(WORDS.move(Does.CHOOSE.with(0, card("K268")))).isEqualTo("Pieceworker: buy 1 wood for 1 food");
        assertThat(WORDS.move(Does.CHOOSE.with(1, card("K342"))))
                .isEqualTo("Animal Trainer: buy 1 wild boar for 2 food");
        assertThat(WORDS.question(Asks.CHOOSE.with(card("Z318"), 0)))
                .isEqualTo("Barbecue: choose one: turn 1 sheep into 3 food, turn 1 wild boar into 4 food, or turn 1 "
                        + "cattle into 5 food.");
    }
}
