package tilth.scenes.agricola;

import static tilth.agricola.cards.Phrases.all;
import static tilth.agricola.cards.Phrases.does;
import static tilth.agricola.cards.Phrases.get;
import static tilth.agricola.cards.Phrases.may;
import static tilth.agricola.cards.Phrases.mayPay;
import static tilth.agricola.cards.Phrases.once;
import static tilth.agricola.cards.Phrases.oneOf;
import static tilth.agricola.cards.Phrases.onlyIf;
import static tilth.agricola.cards.Phrases.pay;
import static tilth.agricola.cards.Phrases.putOnCard;
import static tilth.agricola.cards.Phrases.upTo;
import static tilth.agricola.goods.Goods.CATTLE;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.SHEEP;
import static tilth.agricola.goods.Goods.VEGETABLE;
import static tilth.agricola.goods.Goods.WOOD;
import static tilth.scenes.agricola.Saying.card;
import static tilth.scenes.agricola.Saying.says;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Act;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Spaces;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;

/** How cards say what no other card does, by invented ones. */
class OddWordsTest {

    @Test
    void animals_that_several_cards_want() {
        says(
                card().keeps(new Store.Bundle())
                        .at(
                                Moment.COOKED,
                                upTo(
                                        all(Measure.DONE),
                                        oneOf(
                                                new Effect.TakeCooked(Effect.Claim.ALONE),
                                                new Effect.WithCooked(pay(1, WOOD, putOnCard(1, WOOD)))))),
                "Each time you cook animals or vegetables, you may do one of these: put an animal that "
                        + "was just cooked on this card, if no other card has it or put 1 wood of yours on this "
                        + "card, for an animal that no other card keeps for itself alone (once for each of them).",
                "Chaque fois que vous cuisinez des animaux ou des légumes, vous pouvez faire une de ces "
                        + "choses : poser sur cette carte un animal qui vient d’être cuisiné, si aucune autre "
                        + "carte ne l’a ou poser 1 bois à vous sur cette carte, pour un animal qu’aucune autre "
                        + "carte ne garde pour elle seule (autant de fois qu’il y en a).");
    }

    @Test
    void a_vegetable_on_a_card() {
        says(
                card().keeps(new Store.Bundle())
                        .whenPlayed(putOnCard(1, VEGETABLE))
                        .atAnyTime(new Effect.CookFromCard(VEGETABLE)),
                "When you play this card, you put 1 vegetable from the supply on this card. At any time, "
                        + "you may turn 1 vegetable on this card into food.",
                "Quand vous jouez cette carte, vous posez 1 légume de la réserve générale sur cette "
                        + "carte. À tout moment, vous pouvez transformer 1 légume de cette carte en repas.");
    }

    @Test
    void food_of_a_space() {
        says(
                card().eachTimeYouUse(
                                Spaces.of(Space.TRAVELING_PLAYERS),
                                may(new Effect.SpendTaken(
                                        FOOD,
                                        List.of(
                                                new Effect.Pay(Goods.of(2, FOOD), Effect.Payee.SUPPLY, get(1, SHEEP)),
                                                new Effect.Pay(
                                                        Goods.of(3, FOOD), Effect.Payee.SUPPLY, get(1, CATTLE)))))),
                "Each time you use Traveling Players, you may spend food that lay on the space, as much "
                        + "as you like: 2 food for 1 sheep or 3 food for 1 cattle.",
                "Chaque fois que vous utilisez « Spectacle », vous pouvez dépenser des repas qui se "
                        + "trouvaient sur la case, autant que vous voulez : 2 repas contre 1 mouton ou 3 repas "
                        + "contre 1 bœuf.");
    }

    @Test
    void the_start_of_the_work() {
        says(
                card().at(
                                Moment.WORK_START,
                                may(new Effect.Spread(WOOD, Space.FOREST, List.of(Space.CLAY_PIT, Space.FISHING)))),
                "At the start of each work phase, you may spread the wood on Forest evenly over Clay Pit "
                        + "and Fishing; what is left over stays.",
                "Au début de chaque phase de travail, vous pouvez répartir également sur « Carrière "
                        + "d’argile » et « Pêche » tout ce qu’il y a de bois sur « Forêt » ; le reste y demeure.");
        says(
                card().at(
                                Moment.WORK_START,
                                may(onlyIf(
                                        new Condition.AnotherIsFirst(),
                                        new Effect.Pay(
                                                Goods.of(1, FOOD),
                                                Effect.Payee.FIRST_PLAYER,
                                                new Effect.PlaceFirst())))),
                "At the start of each work phase, if another player is start player, you may pay 1 food "
                        + "to the start player to place the first person of the round.",
                "Au début de chaque phase de travail, si un autre joueur est premier joueur, vous pouvez "
                        + "payer 1 repas au premier joueur pour placer la première personne du tour.");
    }

    @Test
    void fields_at_the_harvest() {
        says(
                card().at(Moment.FEEDING_START, may(new Effect.HelpReap(2))),
                "In each harvest, before you feed your family, you may take 1 grain from a field of "
                        + "another player, who gets 2 food from the supply.",
                "À chaque récolte, avant de nourrir votre famille, vous pouvez prendre 1 céréale sur un "
                        + "champ d’un autre joueur, qui reçoit 2 repas de la réserve générale.");
        says(
                card().at(Moment.FIELDS_END, may(does(Act.any(Act.Kind.SOW_LESS)))),
                "In each harvest, after the fields and before feeding, you may sow grain, with 1 less "
                        + "on each field.",
                "À chaque récolte, après les champs et avant de nourrir les familles, vous pouvez semer "
                        + "des céréales, avec 1 de moins sur chaque champ.");
    }

    @Test
    void fences_and_houses() {
        says(
                card().atAnyTime(once(Effect.Period.STEP, does(Act.any(Act.Kind.MOVE_FENCES)))),
                "At any time, you may lay all fences of your pastures anew.",
                "À tout moment, vous pouvez reposer toutes les clôtures de vos pâturages.");
        says(
                card().whenPlayed(does(Act.once(Act.Kind.FENCE_POST))),
                "When you play this card, you have to put 1 of your fences on an unused square, which "
                        + "nothing else can use then.",
                "Quand vous jouez cette carte, vous devez poser 1 de vos clôtures sur une case "
                        + "inutilisée, que rien d’autre ne peut alors utiliser.");
        says(
                card().atAnyTime(does(Act.once(Act.Kind.RENOVATE_NEXT))),
                "At any time, you may renovate your house to the next material.",
                "À tout moment, vous pouvez rénover votre maison avec le matériau suivant.");
        says(
                card().keeps(new Store.Fences())
                        .at(
                                Moment.ROUND_START,
                                new Effect.FetchFences(mayPay(2, FOOD, does(Act.any(Act.Kind.FENCE_FETCHED))))),
                "At the start of each round, you take back the fences that lie on the space of the "
                        + "round; then you may pay 2 food to build these fences without paying wood.",
                "Au début de chaque tour, vous reprenez les clôtures qui se trouvent sur la case du tour "
                        + "; ensuite, vous pouvez payer 2 repas pour construire ces clôtures sans payer de bois.");
    }

    @Test
    void cards_by_lot() {
        says(
                card().whenPlayed(new Effect.DrawAnew(7).and(may(does(Act.once(Act.Kind.MINOR))))),
                "When you play this card, you put all minor improvements in your hand out of the game "
                        + "to draw 7 new ones and you may play a minor improvement.",
                "Quand vous jouez cette carte, vous mettez hors du jeu tous les aménagements mineurs de "
                        + "votre main pour en piocher 7 nouveaux et vous pouvez jouer un aménagement mineur.");
        says(
                card().letsOthersDraw(3),
                "Instead of choosing an occupation to play, you may let another player draw one from "
                        + "your hand; then you first get 3 food and have to play it, and take a begging card for "
                        + "each food you lack.",
                "Au lieu de choisir le savoir-faire à jouer, vous pouvez en laisser tirer un de votre "
                        + "main par un autre joueur ; vous recevez alors d’abord 3 repas et devez le jouer, et "
                        + "vous prenez une carte de mendicité pour chaque repas qui manque.");
    }

    @Test
    void the_order_of_things() {
        says(
                card().feedsLast(),
                "You feed your family after all other players.",
                "Vous nourrissez votre famille après tous les autres joueurs.");
        says(
                card().holdsUpGoods(),
                "What action spaces bring to other players waits on the space of the round and comes to them only when "
                        + "everybody comes home.",
                "Ce que les cases d’action apportent aux autres joueurs attend sur la case du tour et ne leur vient que "
                        + "lorsque tout le monde rentre à la maison.");
        says(card().restsIn(14), "You place no people in round 14.", "Vous ne placez personne pendant le tour 14.");
        says(
                card().ordersRoundCards(),
                "At the start of a round, you choose which of the round cards of the stage comes next.",
                "Au début d’un tour, vous choisissez laquelle des cartes de tour de la période vient " + "ensuite.");
    }
}
