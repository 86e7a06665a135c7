package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;

/** Counts the pieces of a position: each is in one place, and none has come or gone. */
final class Box {

    private Box() {}

    static void check(FincaPosition position) {
        checkFruits(position);
        checkCarts(position);
        checkWindmill(position);
        checkTiles(position);
        checkFincas(position);
        checkBonuses(position);
    }

    private static IntStream seats(FincaPosition position) {
        return IntStream.range(0, position.seats());
    }

    private static void checkFruits(FincaPosition position) {
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            int kind = fruit;
            int owned = seats(position)
                    .map(seat -> Basket.count(position.fruits(seat), kind))
                    .sum();
            assertThat(owned + Basket.count(position.supply(), fruit))
                    .as("all fruits of the kind %s", Components.FRUITS.get(fruit))
                    .isEqualTo(position.table().fruitsOfEach());
        }
    }

    private static void checkCarts(FincaPosition position) {
        assertThat(seats(position).map(position::carts).sum() + position.cartsInCentre())
                .as("all carts")
                .isEqualTo(position.table().carts());
        assertThat(position.cartsInCentre()).as("carts in the centre").isNotNegative();
    }

    private static void checkWindmill(FincaPosition position) {
        assertThat(IntStream.range(0, Windmill.BLADES).map(position::fruitOf))
                .as("the fruits of the blades")
                .containsExactlyInAnyOrderElementsOf(Components.blades());
        boolean placing = !position.isOver() && asks(position) == Asks.PLACE;
        seats(position)
                .forEach(seat -> assertThat(IntStream.range(0, Windmill.BLADES)
                                .map(blade -> Windmill.at(position.farmers(seat), blade))
                                .sum())
                        .as("the farmers of seat %s", seat)
                        .isBetween(
                                placing ? 0 : position.table().farmersEach(),
                                position.table().farmersEach()));
    }

    static Asks asks(FincaPosition position) {
        return Asks.of(position.question(Integer.numberOfTrailingZeros(position.openSeats())));
    }

    private static void checkTiles(FincaPosition position) {
        long seen = 0;
        int count = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            seen |= position.tiles(seat);
            count += Long.bitCount(position.tiles(seat));
        }
        for (int village = 0; village < Components.VILLAGES; village++) {
            for (int level = 0; level < position.tilesLeft(village); level++) {
                seen |= 1L << Village.tile(position.village(village), level);
                count++;
            }
        }
        assertThat(count).as("fruit tiles in the game").isEqualTo(Components.VILLAGES * Village.STACK);
        assertThat(Long.bitCount(seen)).as("different fruit tiles in the game").isEqualTo(count);
    }

    private static void checkFincas(FincaPosition position) {
        int awarded = 0;
        int count = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            awarded |= position.fincas(seat);
            count += Integer.bitCount(position.fincas(seat));
        }
        int all = 0;
        int fromClosed = 0;
        int closed = 0;
        for (int village = 0; village < Components.VILLAGES; village++) {
            all |= 1 << position.fincaOf(village);
            if (position.isClosed(village)) {
                fromClosed |= 1 << position.fincaOf(village);
                closed++;
            }
        }
        assertThat(Integer.bitCount(all)).as("different finca tiles").isEqualTo(Components.VILLAGES);
        assertThat(Integer.bitCount(awarded)).as("different finca tiles won").isEqualTo(count);
        assertThat(awarded & ~fromClosed)
                .as("finca tiles won from open villages")
                .isZero();
        assertThat(position.woodenFincas())
                .as("wooden fincas beside the board")
                .isEqualTo(Math.max(0, position.table().woodenFincas() - closed));
    }

    private static void checkBonuses(FincaPosition position) {
        int taken = 0;
        int count = 0;
        int pile = Components.bonusPile().length;
        for (int seat = 0; seat < position.seats(); seat++) {
            int owned = Belongings.bonuses(position.belongings(seat));
            taken |= owned;
            count += Integer.bitCount(owned);
            int sets = Tiles.sets(position.tiles(seat));
            assertThat(Integer.bitCount(owned))
                    .as("bonus tiles of seat %s, who has %s sets", seat, sets)
                    .isBetween(position.bonusTaken() == pile ? 0 : sets, sets);
        }
        assertThat(count).as("bonus tiles won").isEqualTo(position.bonusTaken());
        assertThat(taken).as("the top of the bonus pile").isEqualTo((1 << count) - 1);
    }
}
