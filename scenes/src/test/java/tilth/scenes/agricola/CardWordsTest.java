package tilth.scenes.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.book;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.plow;
import static tilth.agricola.cards.Phrases.your;
import static tilth.agricola.cards.Sheet.major;
import static tilth.agricola.cards.Sheet.minor;
import static tilth.agricola.cards.Sheet.occupation;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Phrases;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.RoundSpaces;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;
import tilth.scenes.Icon;

/** How cards speak, by invented ones. */
class CardWordsTest {

    private static final CardWords ENGLISH = CardWords.of(Locale.ENGLISH);
    private static final CardWords FRENCH = CardWords.of(Locale.FRENCH);

    private static Card card() {
        return occupation("X01", "Sample");
    }

    private static void says(Card card, String english, String french) {
        assertThat(ENGLISH.text(card)).isEqualTo(english);
        assertThat(FRENCH.text(card)).isEqualTo(french);
    }

    @Test
    void goods_on_top_of_those_of_a_space() {
        says(
                card().eachTimeYouUse(Spaces.of(Space.FISHING), get(1, FOOD).and(get(1, REED))),
                "Each time you use Fishing, you also get 1 food and 1 reed.",
                "Chaque fois que vous utilisez « Pêche », vous recevez aussi 1 repas et 1 roseau.");
    }

    @Test
    void a_condition_stands_before_what_may_be_done() {
        says(
                card().at(Moment.ROUND_START, may(onlyIf(house(Farmyards.STONE), pay(1, FOOD, plow())))),
                "At the start of each round, if you live in a stone house, you may pay 1 food to plow 1 field.",
                "Au début de chaque tour, si vous habitez une maison en pierre, vous pouvez payer 1 repas pour labourer"
                        + " 1 champ.");
    }

    @Test
    void what_is_bought_and_what_is_exchanged() {
        says(
                card().whenPlayed(mayPay(1, FOOD, get(2, GRAIN))).atAnyTime(pay(1, SHEEP, get(2, WOOD))),
                "When you play this card, you may buy 2 grain for 1 food. At any time, you may exchange 1 sheep for 2"
                        + " wood.",
                "Quand vous jouez cette carte, vous pouvez acheter 2 céréales pour 1 repas. À tout moment, vous pouvez"
                        + " échanger 1 mouton contre 2 bois.");
    }

    @Test
    void goods_that_come_for_each_of_something_are_told_together() {
        Count people = all(Measure.PEOPLE);
        says(
                card().whenPlayed(get(people, FOOD).and(book(people)).and(get(1, CLAY))),
                "When you play this card, you get 1 clay, plus 1 food and 1 bonus point, both for each person in your family.",
                "Quand vous jouez cette carte, vous recevez 1 argile, plus 1 repas et 1 point bonus, les deux pour chaque personne"
                        + " de votre famille.");
    }

    @Test
    void a_choice_of_deeds() {
        says(
                card().whenPlayed(oneOf(plow(), pay(2, WOOD, new Effect.Breed(3)))),
                "When you play this card, you do one of these: plow 1 field or pay 2 wood to let your "
                        + "sheep and wild boar breed.",
                "Quand vous jouez cette carte, vous faites une de ces choses : labourer 1 champ ou payer 2 bois pour"
                        + " laisser vos moutons et sangliers se reproduire.");
    }

    @Test
    void what_others_do() {
        says(
                card().eachTimeAnotherUses(Phrases.gathering(CLAY), once(Effect.Period.ROUND, get(1, CLAY))),
                "Each time another player uses a space where clay gathers, you get 1 clay (once a " + "round).",
                "Chaque fois qu’un autre joueur utilise une case où s’accumule de l’argile, vous "
                        + "recevez 1 argile (une fois par tour).");
    }

    @Test
    void rights_and_bans() {
        says(
                card().shares(Spaces.of(Space.FISHING), 2)
                        .letsBuildAsMinor(Mark.OVEN, Mark.WELL)
                        .forbids(Act.Kind.SOW),
                "Wherever you may play a minor improvement, you may build an oven or a well instead. "
                        + "You may use Fishing even if up to 2 other players are there. You can no longer sow "
                        + "fields.",
                "Partout où vous pouvez jouer un aménagement mineur, vous pouvez construire un four ou "
                        + "un puits à la place. Vous pouvez utiliser « Pêche » même si jusqu’à 2 autres joueurs "
                        + "s’y trouvent. Vous ne pouvez plus semer des champs.");
    }

    @Test
    void room_for_animals_on_the_card() {
        says(
                minor("X02", "Sty").houses(Lodging.forMix(6, 2)).houses(Lodging.forHerd(1, 3)),
                "This card holds up to 2 animals in any mix: wild boar or cattle. This card holds up to 3 sheep.",
                "Cette carte peut abriter jusqu’à 2 animaux mélangés : sangliers ou bœufs. Cette carte peut abriter"
                        + " jusqu’à 3 moutons.");
    }

    @Test
    void a_space_that_a_card_brings() {
        says(
                major("X03", "Inn")
                        .brings(Plan.getting(Goods.of(3, FOOD)))
                        .letsItsOwner(Plan.doing(Act.once(Act.Kind.CARD)))
                        .asksToll(1)
                        .offers(get(3, FOOD), book(2)),
                "This card is an action space for all: 3 food. There you yourself may get 3 food or 2 "
                        + "bonus points. Others who use it first pay you 1 food.",
                "Cette carte est une case d’action pour tous : 3 repas. Vous-même pouvez y recevoir 3 "
                        + "repas ou 2 points bonus. Les autres qui l’utilisent vous paient d’abord 1 repas.");
    }

    @Test
    void what_a_card_costs_and_asks_for() {
        Card card = minor("X04", "Kiln")
                .costs(2, CLAY)
                .costs(1, STONE)
                .or()
                .costsReturning(2, Mark.FIREPLACE)
                .needs(atMost(3, Measure.OCCUPATIONS))
                .needs(house(Farmyards.CLAY, Farmyards.STONE));
        assertThat(ENGLISH.price(card)).isEqualTo("2 clay and 1 stone, or 2 fireplaces handed back");
        assertThat(FRENCH.price(card)).isEqualTo("2 argiles et 1 pierre, ou 2 foyers à rendre");
        assertThat(ENGLISH.needs(card)).isEqualTo("at most 3 occupations and a clay or stone house");
        assertThat(FRENCH.needs(card)).isEqualTo("au plus 3 savoir-faire et une maison en argile ou en pierre");
        assertThat(ENGLISH.price(card())).isEmpty();
        assertThat(ENGLISH.needs(card())).isEmpty();
    }

    @Test
    void a_french_negation_has_both_its_words() {
        Card card = card().at(Moment.ROUND_END, onlyIf(exactly(0, Measure.PASTURES), get(1, WOOD)));
        assertThat(FRENCH.text(card))
                .isEqualTo("À la fin de chaque tour, si vous n’avez aucun pâturage, vous recevez 1 bois.");
    }

    @Test
    void an_effect_of_its_own_brings_its_sentence() {
        Card card = card().whenPlayed(may(new Riddle()));
        assertThat(ENGLISH.text(card)).contains("own.riddle");
        assertThat(CardIcons.of(card)).containsExactly(List.of(Icon.symbol("act-card")));
    }

    private record Riddle() implements Effect.Own {

        @Override
        public String word() {
            return "riddle";
        }
    }

    @ParameterizedTest
    @EnumSource(Moment.class)
    void every_moment_has_words_for_everybody(Moment moment) {
        for (Hook.Whose whose : Hook.Whose.values()) {
            assertThatItSpeaks(card().when(new Hook(moment, whose, Spaces.of(Space.FOREST), get(1, FOOD))));
            assertThatItSpeaks(card().when(new Hook(moment, whose, Spaces.ANY, onlyIf(rounds(12), get(1, FOOD)))));
        }
    }

    private static Condition rounds(int round) {
        return Phrases.inRounds(round);
    }

    @ParameterizedTest
    @EnumSource(Measure.class)
    void everything_that_is_counted_has_words(Measure measure) {
        Count count = all(measure);
        assertThatItSpeaks(card().scores(count));
        assertThatItSpeaks(card().scores(Phrases.oneForEach(2, count)));
        assertThatItSpeaks(card().scores(Phrases.steps(count, 2, 4)));
        assertThatItSpeaks(card().scores(new Count.Less(count, count)));
        assertThatItSpeaks(card().scores(new Bonus.ForMost(measure, 1)));
        for (int number = 0; number < 3; number++) {
            assertThatItSpeaks(card().whenPlayed(onlyIf(atLeast(number, count), get(1, FOOD))));
            assertThatItSpeaks(card().whenPlayed(onlyIf(atMost(number, count), get(1, FOOD))));
            assertThatItSpeaks(card().needs(exactly(number, count)).whenPlayed(plow()));
        }
    }

    @ParameterizedTest
    @EnumSource(Purchase.class)
    void every_price_can_be_changed_in_words(Purchase purchase) {
        Rebate.Swap swap = Phrases.of(1, WOOD, 1, CLAY);
        for (Rebate.Change change : List.of(
                new Rebate.Base(Goods.of(1, WOOD)),
                new Rebate.OfHouse(2, Goods.of(1, REED)),
                new Rebate.OneSwap(List.of(swap, swap)),
                new Rebate.AnySwaps(swap),
                new Rebate.SwapAll(REED, Goods.of(1, WOOD)),
                new Rebate.Off(number(1), WOOD),
                new Rebate.OffOfChoice(2),
                new Rebate.FirstFree(1),
                new Rebate.EveryFree(3))) {
            Rebate rebate = Rebate.of(purchase.bit(), change);
            assertThatItSpeaks(card().pays(rebate));
            assertThatItSpeaks(card().pays(rebate.once(Effect.Period.HARVEST).when(house(Farmyards.CLAY))));
            assertThatItSpeaks(card().pays(rebate.becoming(Farmyards.STONE)));
        }
    }

    @ParameterizedTest
    @EnumSource(Mark.class)
    void every_mark_has_words(Mark mark) {
        Condition about = new Condition.AboutMark(mark.bit());
        assertThatItSpeaks(card().at(Moment.IMPROVEMENT_BUILT, onlyIf(about, get(1, FOOD))));
        assertThatItSpeaks(card().pays(Phrases.less(Phrases.majors(), 1, CLAY).forMarks(mark)));
        assertThatItSpeaks(major("X05", "Rebuilt").costsReturning(1, mark).whenPlayed(plow()));
    }

    @ParameterizedTest
    @EnumSource(Act.Kind.class)
    void every_act_has_words(Act.Kind kind) {
        assertThatItSpeaks(card().whenPlayed(may(Phrases.does(Act.once(kind).free()))));
        assertThatItSpeaks(card().forbids(kind));
    }

    @Test
    void the_rest_has_words_too() {
        for (RoundSpaces rounds : List.of(
                new RoundSpaces.Next(1),
                new RoundSpaces.Next(3),
                Phrases.after(4),
                Phrases.after(2, 5),
                Phrases.rounds(7),
                Phrases.rounds(5, 8),
                new RoundSpaces.Even(),
                new RoundSpaces.Odd(),
                new RoundSpaces.All())) {
            assertThatItSpeaks(card().whenPlayed(Phrases.onRounds(rounds, 1, FOOD)));
            assertThatItSpeaks(card().keeps(new Store.Rounds()).whenPlayed(new Effect.NoteRounds(rounds)));
        }
        for (Crop crop : Crop.values()) {
            assertThatItSpeaks(card().isField(crop));
        }
        for (Effect.Payee payee : Effect.Payee.values()) {
            assertThatItSpeaks(card().whenPlayed(may(new Effect.Pay(Goods.of(1, WOOD), payee, plow()))));
        }
        for (Condition condition : List.of(
                new Condition.Always(),
                new Condition.AtWork(),
                new Condition.InNotedRound(),
                new Condition.Housed(),
                Phrases.fromRound(9),
                new Condition.Occupied(Space.FOREST),
                new Condition.StandsOn(Space.FOREST),
                new Condition.RenovatedFrom(Farmyards.CLAY))) {
            assertThatItSpeaks(card().needs(condition).whenPlayed(onlyIf(condition, may(plow()))));
            assertThatItSpeaks(card().atAnyTime(onlyIf(condition, plow()), onlyIf(condition, get(1, FOOD))));
        }
        for (Count count : List.of(
                your(SHEEP),
                new Count.NewPastures(2, Count.Land.OPEN),
                new Count.ByHouse(1, 2, 3),
                Phrases.steps(your(SHEEP), 1, 3))) {
            assertThatItSpeaks(card().whenPlayed(get(count, WOOD).and(new Effect.Note(count))));
            assertThatItSpeaks(card().whenPlayed(new Effect.OthersGet(count, WOOD)));
        }
        for (Effect effect : List.of(
                new Effect.TakeTop(),
                new Effect.NewbornWorks(),
                new Effect.PlaceAgain(-1L),
                new Effect.PlaceAgain(Space.FOREST.bit()),
                new Effect.Breed(7),
                Phrases.useUp(plow()),
                Phrases.othersGet(1, FOOD))) {
            assertThatItSpeaks(card().whenPlayed(effect).at(Moment.SOWN, may(effect)));
            assertThatItSpeaks(card().whenPlayed(pay(1, FOOD, effect)));
        }
    }

    private static void assertThatItSpeaks(Card card) {
        for (CardWords words : List.of(ENGLISH, FRENCH)) {
            assertThat(words.text(card))
                    .matches("\\p{Lu}.*\\.|\\d.*\\.")
                    .doesNotContain("{", "}", "  ", " ,", "..", "si il")
                    .doesNotContainPattern("card\\.[a-z]");
            assertThat(words.price(card) + words.needs(card))
                    .doesNotContain("{", "  ")
                    .doesNotContainPattern("card\\.[a-z]");
        }
        assertThat(CardIcons.of(card)).isNotEmpty().hasSizeLessThanOrEqualTo(2);
    }
}
