package tilth.lab;

import java.util.List;

/**
 * How much more often seats that did a thing won than seats that did not. Only seats with the same number of players and
 * the same place in the order of play are compared; the gaps are then averaged by how much each of them tells. Seats of
 * one game are not taken for independent. {@code chance} is how likely such a gap is if there is none; of a gap that is not
 * known, because too few did it or did not, nothing is said.
 */
public record Advantage(
        long did,
        long didNot,
        boolean known,
        double winShare,
        double winShareOtherwise,
        double difference,
        double low,
        double high,
        double chance) {

    /** With fewer seats on either side nothing can be said. */
    private static final int FEWEST = 20;

    static Advantage of(List<ThingTally> tables) {
        long did = count(tables, true);
        long didNot = count(tables, false);
        double weights = 0;
        double share = 0;
        double otherwise = 0;
        for (ThingTally table : tables) {
            for (int place = 0; place < table.seats(); place++) {
                double weight = weight(table, place);
                weights += weight;
                share += weight * table.share(ThingTally.cell(place, true));
                otherwise += weight * table.share(ThingTally.cell(place, false));
            }
        }
        if (did < FEWEST || didNot < FEWEST || weights == 0) {
            return new Advantage(did, didNot, false, 0, 0, 0, 0, 0, 1);
        }
        double error = error(tables, weights);
        double difference = (share - otherwise) / weights;
        return new Advantage(
                did,
                didNot,
                true,
                share / weights,
                otherwise / weights,
                difference,
                difference - Chance.Z * error,
                difference + Chance.Z * error,
                error == 0 ? 1 : Chance.beyond(difference / error));
    }

    private static long count(List<ThingTally> tables, boolean did) {
        long count = 0;
        for (ThingTally table : tables) {
            for (int place = 0; place < table.seats(); place++) {
                count += table.size(ThingTally.cell(place, did));
            }
        }
        return count;
    }

    /** What the gap at one place tells: much only if many did it and many did not. */
    private static double weight(ThingTally table, int place) {
        double did = table.size(ThingTally.cell(place, true));
        double didNot = table.size(ThingTally.cell(place, false));
        return did == 0 || didNot == 0 ? 0 : did * didNot / (did + didNot);
    }

    /** The standard error of the mean gap, a game at a time. */
    private static double error(List<ThingTally> tables, double weights) {
        double variance = 0;
        for (ThingTally table : tables) {
            for (int one = 0; one < 2 * table.seats(); one++) {
                for (int other = 0; other < 2 * table.seats(); other++) {
                    variance += pull(table, one) * pull(table, other) * table.straying(one, other);
                }
            }
        }
        return Math.sqrt(Math.max(0, variance)) / weights;
    }

    /** How much one seat of a cell moves the sum of all gaps. */
    private static double pull(ThingTally table, int cell) {
        double weight = weight(table, cell / 2);
        return weight == 0 ? 0 : (cell % 2 == 0 ? -weight : weight) / table.size(cell);
    }
}
