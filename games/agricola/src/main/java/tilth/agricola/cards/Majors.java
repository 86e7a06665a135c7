package tilth.agricola.cards;

import static tilth.agricola.cards.Sheet.major;
import static tilth.agricola.pay.Goods.CLAY;
import static tilth.agricola.pay.Goods.FOOD;
import static tilth.agricola.pay.Goods.REED;
import static tilth.agricola.pay.Goods.STONE;
import static tilth.agricola.pay.Goods.WOOD;

import tilth.agricola.Components;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.engine.Rule;

/** The ten major improvements, the same in both editions. */
final class Majors implements Sheet {

    private static final int[] FIRE = Components.numbers("fireplace");
    private static final int[] HEARTH = Components.numbers("cooking-hearth");

    /** Baking that the builder of an oven may do at once. */
    private static final Plan BAKE_AT_ONCE = Plan.maybe(Act.once(Act.Kind.BAKE));

    // Cooks at any time: vegetable, sheep, wild boar, cattle. Bakes any grain.
    @Rule({"AGR-M1", "AGR-M2"})
    static final Card FIREPLACE_2 = fireplace("M01", "Fireplace 2").costs(2, CLAY);

    @Rule({"AGR-M1", "AGR-M2"})
    static final Card FIREPLACE_3 = fireplace("M02", "Fireplace 3").costs(3, CLAY);

    // The same at better rates, also for a fireplace handed back.
    @Rule({"AGR-M1", "AGR-M3"})
    static final Card COOKING_HEARTH_4 = hearth("M03", "Cooking Hearth 4").costs(4, CLAY);

    @Rule({"AGR-M1", "AGR-M3"})
    static final Card COOKING_HEARTH_5 = hearth("M04", "Cooking Hearth 5").costs(5, CLAY);

    // Food on each of the next five round spaces.
    @Rule({"AGR-M1", "AGR-M7"})
    static final Card WELL =
            major("M05", "Well").costs(1, WOOD).costs(3, STONE).worth(4).whenPlayed(Phrases.onNextRounds(5, 1, FOOD));

    // Bakes one grain into 5 food, and may bake at once.
    @Rule({"AGR-M1", "AGR-M4"})
    static final Card CLAY_OVEN = major("M06", "Clay Oven")
            .is(Card.Mark.OVEN)
            .costs(3, CLAY)
            .costs(1, STONE)
            .worth(2)
            .bakes(1, 5)
            .grants(BAKE_AT_ONCE)
            .whenPlayed(Phrases.grant());

    // Bakes up to two grain into 4 food each, and may bake at once.
    @Rule({"AGR-M1", "AGR-M4"})
    static final Card STONE_OVEN = major("M07", "Stone Oven")
            .is(Card.Mark.OVEN)
            .costs(1, CLAY)
            .costs(3, STONE)
            .worth(3)
            .bakes(2, 4)
            .grants(BAKE_AT_ONCE)
            .whenPlayed(Phrases.grant());

    // Wood into 2 food once a harvest; wood into points at the end.
    @Rule({"AGR-M1", "AGR-M5", "AGR-M6"})
    static final Card JOINERY = major("M08", "Joinery")
            .costs(2, WOOD)
            .costs(2, STONE)
            .worth(2)
            .crafts(WOOD, 2)
            .rewards(WOOD, 3, 5, 7);

    // Clay into 2 food once a harvest; clay into points at the end.
    @Rule({"AGR-M1", "AGR-M5", "AGR-M6"})
    static final Card POTTERY = major("M09", "Pottery")
            .costs(2, CLAY)
            .costs(2, STONE)
            .worth(2)
            .crafts(CLAY, 2)
            .rewards(CLAY, 3, 5, 7);

    // Reed into 3 food once a harvest; reed into points at the end.
    @Rule({"AGR-M1", "AGR-M5", "AGR-M6"})
    static final Card BASKETMAKERS_WORKSHOP = major("M10", "Basketmaker's Workshop")
            .costs(2, REED)
            .costs(2, STONE)
            .worth(2)
            .crafts(REED, 3)
            .rewards(REED, 2, 4, 5);

    private static Card fireplace(String code, String name) {
        return major(code, name)
                .is(Card.Mark.FIREPLACE)
                .worth(1)
                .cooks(new Cooking(FIRE[0], FIRE[1], FIRE[2], FIRE[3]))
                .bakes(Baking.ANY, FIRE[4]);
    }

    private static Card hearth(String code, String name) {
        return major(code, name)
                .orForReturning(Card.Mark.FIREPLACE)
                .worth(1)
                .cooks(new Cooking(HEARTH[0], HEARTH[1], HEARTH[2], HEARTH[3]))
                .bakes(Baking.ANY, HEARTH[4]);
    }
}
