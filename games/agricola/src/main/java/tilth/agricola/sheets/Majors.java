package tilth.agricola.sheets;

import static tilth.agricola.cards.Phrases.onNextRounds;
import static tilth.agricola.cards.Sheet.major;
import static tilth.agricola.goods.Goods.CLAY;
import static tilth.agricola.goods.Goods.FOOD;
import static tilth.agricola.goods.Goods.REED;
import static tilth.agricola.goods.Goods.STONE;
import static tilth.agricola.goods.Goods.WOOD;

import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.box.Components;
import tilth.agricola.cards.Baking;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Sheet;
import tilth.engine.Rule;

/** The ten major improvements, the same in both editions. */
public final class Majors implements Sheet {

    private static final int[] FIRE = Components.numbers("fireplace");
    private static final int[] HEARTH = Components.numbers("cooking-hearth");

    @Rule({"AGR-M1", "AGR-M2"})
    static final Card FIREPLACE_2 = fireplace("M01", "Fireplace 2").costs(2, CLAY);

    @Rule({"AGR-M1", "AGR-M2"})
    static final Card FIREPLACE_3 = fireplace("M02", "Fireplace 3").costs(3, CLAY);

    @Rule({"AGR-M1", "AGR-M3"})
    static final Card COOKING_HEARTH_4 =
            hearth("M03", "Cooking Hearth 4").costs(4, CLAY).or().costsReturning(1, Mark.FIREPLACE);

    @Rule({"AGR-M1", "AGR-M3"})
    static final Card COOKING_HEARTH_5 =
            hearth("M04", "Cooking Hearth 5").costs(5, CLAY).or().costsReturning(1, Mark.FIREPLACE);

    @Rule({"AGR-M1", "AGR-M7"})
    static final Card WELL = major("M05", "Well")
            .is(Mark.WELL)
            .costs(1, WOOD)
            .costs(3, STONE)
            .worth(4)
            .whenPlayed(onNextRounds(5, 1, FOOD));

    @Rule({"AGR-M1", "AGR-M4"})
    static final Card CLAY_OVEN = major("M06", "Clay Oven")
            .is(Mark.OVEN)
            .costs(3, CLAY)
            .costs(1, STONE)
            .worth(2)
            .bakes(1, 5)
            .whenPlayed(bakeAtOnce());

    @Rule({"AGR-M1", "AGR-M4"})
    static final Card STONE_OVEN = major("M07", "Stone Oven")
            .is(Mark.OVEN)
            .costs(1, CLAY)
            .costs(3, STONE)
            .worth(3)
            .bakes(2, 4)
            .whenPlayed(bakeAtOnce());

    @Rule({"AGR-M1", "AGR-M5", "AGR-M6"})
    static final Card JOINERY = major("M08", "Joinery")
            .is(Mark.JOINERY)
            .costs(2, WOOD)
            .costs(2, STONE)
            .worth(2)
            .crafts(WOOD, 2)
            .rewards(WOOD, 3, 5, 7);

    @Rule({"AGR-M1", "AGR-M5", "AGR-M6"})
    static final Card POTTERY = major("M09", "Pottery")
            .is(Mark.POTTERY)
            .costs(2, CLAY)
            .costs(2, STONE)
            .worth(2)
            .crafts(CLAY, 2)
            .rewards(CLAY, 3, 5, 7);

    @Rule({"AGR-M1", "AGR-M5", "AGR-M6"})
    static final Card BASKETMAKERS_WORKSHOP = major("M10", "Basketmaker's Workshop")
            .is(Mark.BASKETRY)
            .costs(2, REED)
            .costs(2, STONE)
            .worth(2)
            .crafts(REED, 3)
            .rewards(REED, 2, 4, 5);

    private static Card fireplace(String code, String name) {
        return major(code, name)
                .is(Mark.FIREPLACE)
                .worth(1)
                .cooks(new Cooking(FIRE[0], FIRE[1], FIRE[2], FIRE[3]))
                .bakes(Baking.ANY, FIRE[4]);
    }

    private static Card hearth(String code, String name) {
        return major(code, name)
                .is(Mark.COOKING_HEARTH)
                .worth(1)
                .cooks(new Cooking(HEARTH[0], HEARTH[1], HEARTH[2], HEARTH[3]))
                .bakes(Baking.ANY, HEARTH[4]);
    }

    /** The builder of an oven may bake at once. */
    private static Effect bakeAtOnce() {
        return new Effect.Do(Plan.maybe(Act.once(Act.Kind.BAKE)));
    }
}
