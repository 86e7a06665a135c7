package tilth.bots.chineur;

import java.util.List;
import tilth.bots.Notes;
import tilth.chineur.ChineurPosition;
import tilth.chineur.Cocorico;
import tilth.chineur.FarmTiles;
import tilth.chineur.Tool;
import tilth.engine.Rows;

/**
 * How good a game of Farmer Chineur looks for each seat at the beginning of a turn, by a small network: it looks at where
 * the seat stands, where the others stand and what lies on the table.
 *
 * <p>The weights in {@code outlook.txt} were learnt from how games ended that were played out of habit after some odd
 * moves: half of it is the win, half the lead. It keeps notes, so it serves one search at a time.
 */
final class Outlook {

    static final int OF_TABLE = 15;
    static final int INPUTS = 2 * Standing.NUMBERS + OF_TABLE;
    private static final int STALLS = 4;
    private static final int MANY_ROUNDS = 20;
    private static final float MANY_TILES = 30;
    private static final int FEW_TILES = 8;
    private static final float COCORICOS = 8;

    static final int THRESHOLDS = INPUTS;
    static final int TELLING = INPUTS + 1;
    private static final float[][] ROWS = rows();

    /** A row of weights for each input, then one for the thresholds, and one for what the hidden numbers tell. */
    private final float[][] rows;

    private final Standing[] standings = {new Standing(), new Standing(), new Standing(), new Standing()};
    private final Notes table = new Notes(OF_TABLE);
    private final float[] hidden;

    Outlook() {
        this(ROWS);
    }

    Outlook(float[][] rows) {
        this.rows = rows;
        hidden = new float[rows[THRESHOLDS].length];
    }

    /** Those of {@code outlook.txt}. */
    static float[][] rows() {
        List<List<String>> rows = Rows.beside(Outlook.class, "outlook.txt");
        float[][] weights = new float[rows.size()][];
        for (int row = 0; row < weights.length; row++) {
            List<String> words = rows.get(row);
            weights[row] = new float[words.size()];
            for (int i = 0; i < words.size(); i++) {
                weights[row][i] = Float.parseFloat(words.get(i));
            }
        }
        return weights;
    }

    /** The share of each seat in what is to be won, into the first places of the array. */
    void chances(ChineurPosition game, float[] chances) {
        int seats = game.seats();
        lookAtTable(game);
        for (int seat = 0; seat < seats; seat++) {
            standings[seat].of(game, seat);
        }
        float most = Float.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = promise(seats, seat);
            most = Math.max(most, chances[seat]);
        }
        float sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = (float) Math.exp(chances[seat] - most);
            sum += chances[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] /= sum;
        }
    }

    private float promise(int seats, int seat) {
        System.arraycopy(rows[THRESHOLDS], 0, hidden, 0, hidden.length);
        for (int place = 0; place < INPUTS; place++) {
            weigh(rows[place], input(seats, seat, place));
        }
        float promise = 0;
        for (int i = 0; i < hidden.length; i++) {
            promise += Math.max(0, hidden[i]) * rows[TELLING][i];
        }
        return promise;
    }

    /** A number that was looked at: of the seat, of the others on average, or of the table. */
    float input(int seats, int seat, int place) {
        if (place < Standing.NUMBERS) {
            return standings[seat].number(place);
        }
        return place < 2 * Standing.NUMBERS
                ? ofOthers(seats, seat, place - Standing.NUMBERS)
                : table.number(place - 2 * Standing.NUMBERS);
    }

    private float ofOthers(int seats, int seat, int place) {
        float sum = 0;
        for (int other = 0; other < seats; other++) {
            sum += other == seat ? 0 : standings[other].number(place);
        }
        return sum / (seats - 1);
    }

    private void weigh(float[] row, float number) {
        if (number != 0) {
            for (int i = 0; i < row.length; i++) {
                hidden[i] += row[i] * number;
            }
        }
    }

    private void lookAtTable(ChineurPosition game) {
        int left = game.farmTilesLeft();
        table.noteFrom(0);
        table.note(2f * Math.min(MANY_ROUNDS, game.turn().round()) / MANY_ROUNDS);
        table.note(game.turn().isEnding());
        table.note(left / MANY_TILES);
        lookAtBoard(game);
        int toCome = ~game.board().zone();
        table.note(Integer.bitCount(toCome & Glance.ALL_COCORICOS) / COCORICOS);
        table.note((toCome >>> Cocorico.FEWEST_FARMS.ordinal() & 1) != 0);
        table.note((toCome >>> Cocorico.BURDEN.ordinal() & 1) != 0);
        table.note((float) marketTiles(game) / STALLS);
        table.note((game.seats() - 2) / 2f);
        table.note(left < FEW_TILES);
        table.note(FarmTiles.isCocoricoBack(game.topBack()));
    }

    private void lookAtBoard(ChineurPosition game) {
        int farms = 0;
        for (int site = 0; site < ChineurPosition.CELLS; site++) {
            farms += game.board().farm(site) == ChineurPosition.NOTHING ? 0 : 1;
        }
        table.note((float) farms / ChineurPosition.CELLS);
        int open = game.board().openTools();
        for (int tool = Tool.BARN.ordinal(); tool <= Tool.CERTIFICATE.ordinal(); tool++) {
            table.note((open >>> tool & 1) != 0);
        }
    }

    private static int marketTiles(ChineurPosition game) {
        int tiles = 0;
        for (int stall = 0; stall < STALLS; stall++) {
            tiles += game.board().marketTile(stall) == ChineurPosition.NOTHING ? 0 : 1;
        }
        return tiles;
    }
}
