package tilth.scenes.agricola;

import static tilth.agricola.cards.Phrases.about;
import static tilth.agricola.cards.Phrases.aboutGood;
import static tilth.agricola.cards.Phrases.after;
import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.atLeast;
import static tilth.agricola.cards.Phrases.atMost;
import static tilth.agricola.cards.Phrases.by;
import static tilth.agricola.cards.Phrases.cardsOfAll;
import static tilth.agricola.cards.Phrases.cook;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.exactly;
import static tilth.agricola.cards.Phrases.fences;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.house;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.number;
import static tilth.agricola.cards.Phrases.onCard;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.steps;
import static tilth.agricola.cards.Phrases.takeFromCard;
import static tilth.agricola.cards.Phrases.times;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.cards.Phrases.yourCards;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.GRAIN;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.VEGETABLE;
import static tilth.agricola.goods.Goods.WILD_BOAR;
import static tilth.agricola.goods.Goods.WOOD;
import static tilth.scenes.agricola.Saying.card;
import static tilth.scenes.agricola.Saying.says;

import org.junit.jupiter.api.Test;
import tilth.agricola.board.Act;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;

/** How cards say what only a few of them do, by invented ones. */
class RareWordsTest {

    @Test
    void as_often_as_there_are_people() {
        says(
                card().whenPlayed(upTo(all(Measure.PEOPLE), oneOf(cook(SHEEP, 3), cook(CATTLE, 5)))),
                "When you play this card, you may do one of these: turn 1 sheep into 3 food or turn 1 "
                        + "cattle into 5 food (once for each person in your family).",
                "Quand vous jouez cette carte, vous pouvez faire une de ces choses : transformer 1 mouton "
                        + "en 3 repas ou transformer 1 bœuf en 5 repas (une fois pour chaque personne de votre "
                        + "famille).");
    }

    @Test
    void newborns_for_new_rooms() {
        says(
                card().at(Moment.ROOMS_BUILT, upTo(all(Measure.DONE), pay(1, FOOD, does(Act.once(Act.Kind.GROW))))),
                "Each time you build one or more rooms, you may pay 1 food to let your family grow, if "
                        + "there is room (once for each of them).",
                "Chaque fois que vous construisez une ou plusieurs pièces, vous pouvez payer 1 repas "
                        + "pour agrandir votre famille, s’il y a de la place (autant de fois qu’il y en a).");
    }

    @Test
    void trophies() {
        says(
                card().keeps(new Store.Bundle())
                        .ownsWhatLiesHere()
                        .at(
                                Moment.COOKED,
                                onlyIf(
                                        aboutGood(WILD_BOAR, CATTLE),
                                        upTo(all(Measure.DONE), new Effect.TakeCooked(Effect.Claim.SHARED))))
                        .scores(steps(onCard(WILD_BOAR), 2, 4, 6)),
                "Each time you cook wild boar or cattle, you may put an animal that was just cooked on "
                        + "this card (once for each of them). What lies on this card counts as yours, but you "
                        + "cannot spend it. At the end of the game, you get 1/2/3 bonus points for at least 2/4/6 "
                        + "wild boar on this card.",
                "Chaque fois que vous cuisinez des sangliers ou des bœufs, vous pouvez poser sur cette "
                        + "carte un animal qui vient d’être cuisiné (autant de fois qu’il y en a). Ce qui se "
                        + "trouve sur cette carte compte comme vôtre, mais vous ne pouvez pas le dépenser. À la "
                        + "fin de la partie, vous recevez 1/2/3 points bonus pour au moins 2/4/6 sangliers sur "
                        + "cette carte.");
    }

    @Test
    void food_in_rooms() {
        says(
                card().keeps(new Store.Bundle())
                        .at(
                                Moment.COOKED,
                                onlyIf(
                                        new Condition.AtFeeding().and(atMost(2, onCard(FOOD))),
                                        may(pay(1, FOOD, putOnCard(1, FOOD)))))
                        .scores(onCard(FOOD)),
                "While families are fed, each time you cook animals or vegetables, if this card has at "
                        + "most 2 food on it, you may put 1 food of yours on this card. At the end of the game, "
                        + "you get 1 bonus point for each food on this card.",
                "Pendant qu’on nourrit les familles, chaque fois que vous cuisinez des animaux ou des "
                        + "légumes, si cette carte porte au plus 2 repas, vous pouvez poser 1 repas à vous sur "
                        + "cette carte. À la fin de la partie, vous recevez 1 point bonus pour chaque repas sur "
                        + "cette carte.");
    }

    @Test
    void goods_that_are_sold_from_a_card() {
        says(
                card().keeps(new Store.Bundle())
                        .whenPlayed(putOnCard(2, GRAIN).and(putOnCard(2, VEGETABLE)))
                        .atAnyTime(pay(2, FOOD, takeFromCard(1, GRAIN)), pay(3, FOOD, takeFromCard(1, VEGETABLE))),
                "When you play this card, you put 2 grain and 2 vegetables from the supply on this "
                        + "card. At any time, you may pay 2 food to take 1 grain from this card or pay 3 food to "
                        + "take 1 vegetable from this card.",
                "Quand vous jouez cette carte, vous posez 2 céréales et 2 légumes de la réserve "
                        + "générale sur cette carte. À tout moment, vous pouvez payer 2 repas pour prendre 1 "
                        + "céréale sur cette carte ou payer 3 repas pour prendre 1 légume sur cette carte.");
    }

    @Test
    void more_on_fields_just_sown() {
        says(
                card().at(Moment.SOWN, onlyIf(exactly(1, Measure.DONE), new Effect.SowMore(number(2)))),
                "Each time you sow, if it was exactly 1 field, you put 2 more of the same crop on each "
                        + "field just sown.",
                "Chaque fois que vous semez, si c’était exactement 1 champ, vous posez 2 de plus de la "
                        + "même culture sur chaque champ qui vient d’être semé.");
    }

    @Test
    void crafts_of_others() {
        says(
                card().whenPlayed(get(times(2, yourCards(Mark.JOINERY, Mark.WOODCRAFT)), WOOD))
                        .atAnybodys(
                                Moment.IMPROVEMENT_BUILT, onlyIf(about(Mark.BAKER, Mark.VILLAGE_WELL), get(1, FOOD)))
                        .atAnyTime(onlyIf(atLeast(1, cardsOfAll(Mark.WELL)), pay(2, WOOD, get(3, FOOD)))),
                "When you play this card, you get 2 wood for each joinery, Cabinetmaker, or Sawmill you "
                        + "have. Each time anybody builds a village well or a baking improvement, you get 1 food. "
                        + "At any time, if anybody has a well, you may exchange 2 wood for 3 food.",
                "Quand vous jouez cette carte, vous recevez 2 bois pour chaque menuiserie, « Ébéniste » "
                        + "ou « Scierie » que vous avez. Chaque fois que quelqu’un construit un puits du village "
                        + "ou un aménagement de boulangerie, vous recevez 1 repas. À tout moment, si quelqu’un a "
                        + "un puits, vous pouvez échanger 2 bois contre 3 repas.");
    }

    @Test
    void another_action_of_the_same_kind() {
        says(
                card().at(
                                Moment.IMPROVEMENT_BUILT,
                                may(once(
                                        Effect.Period.ACTION,
                                        onlyIf(
                                                by(Act.Kind.MINOR).and(new Condition.BySpace()),
                                                pay(1, FOOD, does(Act.once(Act.Kind.MINOR))))))),
                "Each time you build an improvement, if it was a space that let you play a minor "
                        + "improvement, you may pay 1 food to play a minor improvement (once an action).",
                "Chaque fois que vous construisez un aménagement, si c’est une case qui vous a permis "
                        + "de jouer un aménagement mineur, vous pouvez payer 1 repas pour jouer un aménagement "
                        + "mineur (une fois par action).");
    }

    @Test
    void back_into_the_hand() {
        says(
                card().at(Moment.BEFORE_PLAYED, get(4, FOOD)).whenPlayed(may(new Effect.BackToHand())),
                "Before you pay for this card, you get 4 food. When you play this card, you may take this "
                        + "card back into your hand.",
                "Avant de payer cette carte, vous recevez 4 repas. Quand vous jouez cette carte, vous "
                        + "pouvez reprendre cette carte en main.");
    }

    @Test
    void fences_elsewhere() {
        says(
                card().keeps(new Store.OneSpace())
                        .whenPlayed(new Effect.FenceOnSpace())
                        .rightAfterYouUse(new Spaces.Noted(), may(does(Act.any(Act.Kind.FENCE)))),
                "When you play this card, you put 1 of your fences on an action space of your choice, "
                        + "which is noted on this card. Right after each time you use the space noted on this "
                        + "card, you may build fences.",
                "Quand vous jouez cette carte, vous posez 1 de vos clôtures sur une case d’action de "
                        + "votre choix, notée sur cette carte. Chaque fois que vous venez d’utiliser la case "
                        + "notée sur cette carte, vous pouvez construire des clôtures.");
        says(
                card().keeps(new Store.Fences())
                        .whenPlayed(new Effect.FencesOnRounds(after(6, 10), 4))
                        .at(
                                Moment.ROUND_START,
                                new Effect.FetchFences(mayPay(
                                        2,
                                        FOOD,
                                        does(Act.upTo(4, Act.Kind.FENCE).free())))),
                "When you play this card, you put 4 of your fences on each of the round spaces 6 and 10 "
                        + "rounds from now. At the start of each round, you take back the fences that lie on the "
                        + "space of the round; then you may pay 2 food to build up to 4 fences at no cost.",
                "Quand vous jouez cette carte, vous posez 4 de vos clôtures sur chacune des cases de tour "
                        + "situées 6 et 10 tours plus loin. Au début de chaque tour, vous reprenez les clôtures qui "
                        + "se trouvent sur la case du tour ; ensuite, vous pouvez payer 2 repas pour construire "
                        + "jusqu’à 4 clôtures gratuitement.");
        says(
                card().at(Moment.STABLE_BUILT, mayPay(1, FOOD, does(Act.once(Act.Kind.FENCE_STABLE))))
                        .pays(Rebate.of(fences(), new Rebate.MoreFree(3))),
                "Each time you build a stable, you may pay 1 food to fence the square of that stable as a "
                        + "pasture without paying wood. Each time you build fences, you may build 3 more for nothing "
                        + "after the first.",
                "Chaque fois que vous construisez une étable, vous pouvez payer 1 repas pour clôturer la "
                        + "case de cette étable en pâturage sans payer de bois. Chaque fois que vous construisez des "
                        + "clôtures, vous pouvez en construire 3 de plus sans rien payer après la première.");
    }

    @Test
    void goods_on_a_space() {
        says(
                card().at(Moment.WORK_START, may(new Effect.PutOnSpace(Goods.of(1, FOOD)))),
                "At the start of each work phase, you may put 1 food from the supply on an action space "
                        + "of your choice.",
                "Au début de chaque phase de travail, vous pouvez poser 1 repas de la réserve générale "
                        + "sur une case d’action de votre choix.");
    }

    @Test
    void kitchens() {
        says(
                card().cooksIf(atLeast(1, Measure.OVENS), new Cooking(0, 2, 3, 4))
                        .cooksMore(new Cooking(1, 0, 0, 0))
                        .cooksPairs(),
                "If you have at least 1 oven, at any time, you may turn 1 sheep into 2 food, 1 wild "
                        + "boar into 3 food, and 1 cattle into 4 food. When you cook, you get 1 food more for "
                        + "each vegetable. For every 2 goods that you cook or bake at the same time with cooking "
                        + "improvements, you get 1 food.",
                "Si vous avez au moins 1 four, à tout moment, vous pouvez transformer 1 mouton en 2 "
                        + "repas, 1 sanglier en 3 repas et 1 bœuf en 4 repas. Quand vous cuisinez, vous recevez 1 "
                        + "repas de plus par légume. Pour chaque lot de 2 marchandises que vous cuisinez ou "
                        + "cuisez en même temps avec des aménagements de cuisine, vous recevez 1 repas.");
    }

    @Test
    void houses() {
        says(
                card().at(Moment.RENOVATED, get(new Count.Less(number(3), all(Measure.OTHERS_THERE_BEFORE)), STONE))
                        .letsBuildAsMinor(house(Farmyards.CLAY, Farmyards.STONE), Mark.POTTERY)
                        .atAnyTime(onlyIf(
                                house(Farmyards.WOODEN).and(new Condition.BetweenActions()),
                                does(Act.once(Act.Kind.RENOVATE)))),
                "Each time you renovate, you get 3 stone, less 1 for each other player whose house was "
                        + "made of this before. At any time, if you live in a wooden house and you are not in the "
                        + "middle of an action, you may renovate your house. If you live in a clay or stone "
                        + "house, wherever you may play a minor improvement, you may build a pottery instead.",
                "Chaque fois que vous rénovez, vous recevez 3 pierres, moins 1 pour chaque autre joueur "
                        + "dont la maison était déjà faite de ce matériau. À tout moment, si vous habitez une "
                        + "maison en bois et que vous n’êtes pas au milieu d’une action, vous pouvez rénover "
                        + "votre maison. Si vous habitez une maison en argile ou en pierre, partout où vous "
                        + "pouvez jouer un aménagement mineur, vous pouvez construire une poterie à la place.");
        says(
                card().at(
                                Moment.PASTURES_BUILT,
                                may(onlyIf(atLeast(1, Measure.SQUARES_FENCED_ANEW), pay(1, FOOD, get(2, SHEEP)))))
                        .letsBuildAsMinor(new Condition.UsingSpace(), Mark.IMPROVEMENT),
                "Each time you build fences, if you have fenced at least 1 unused square, you may buy 2 "
                        + "sheep for 1 food. If you are using a space, wherever you may play a minor improvement, "
                        + "you may build any major improvement instead.",
                "Chaque fois que vous construisez des clôtures, si vous avez clôturé au moins 1 case "
                        + "inutilisée, vous pouvez acheter 2 moutons pour 1 repas. Si vous utilisez une case, "
                        + "partout où vous pouvez jouer un aménagement mineur, vous pouvez construire n’importe "
                        + "quel aménagement majeur à la place.");
    }
}
