package tilth.chineur;

import tilth.engine.Rule;

/**
 * The farm tiles by number: two copies of the resource tiles, then the theft tiles, then the Cocorico tiles. Sets of
 * tiles are bit sets. What a resource tile costs is one of two readings.
 */
@Rule("CHI-S3")
public final class FarmTiles {

    static final int COPY = 24;
    static final int RESOURCE_TILES = 2 * COPY;
    static final int FIRST_COCORICO = RESOURCE_TILES + Basket.RESOURCES;
    static final int COUNT = FIRST_COCORICO + Cocorico.COUNT;

    static final int THEFT = Basket.RESOURCES;
    static final int KINDS = THEFT + 1;
    static final int FACES = KINDS * Basket.RESOURCES;

    public static final long RESOURCES = (1L << RESOURCE_TILES) - 1;
    public static final long THEFTS = (1L << FIRST_COCORICO) - 1 & ~RESOURCES;
    static final long COCORICOS = (1L << COUNT) - 1 & ~RESOURCES & ~THEFTS;

    private static final int PER_RESOURCE = COPY / Basket.RESOURCES;
    private static final int PER_COST = 2;
    private static final int COCORICO_BACK = 2 * Basket.RESOURCES;

    private static final long[] OF_KIND = ofKind();

    static final FarmTiles CROSS = new FarmTiles(PER_COST);
    static final FarmTiles SAME = new FarmTiles(0);

    /** Kind and cost of each tile in one number, see {@link #face}. */
    private final byte[] faces = new byte[FIRST_COCORICO];

    private final long[] ofFace = new long[FACES];

    /** What the back of each tile shows: its cost, or that it has none. */
    final byte[] backs = new byte[COUNT];

    /** With a number of tiles for each other resource as cost, or none: then a tile costs its own resource. */
    private FarmTiles(int perCost) {
        for (int tile = 0; tile < FIRST_COCORICO; tile++) {
            int kind = kind(tile);
            int step = perCost == 0 ? 0 : 1 + tile % PER_RESOURCE / perCost;
            int cost = kind == THEFT ? tile - RESOURCE_TILES : (kind + step) % Basket.RESOURCES;
            faces[tile] = (byte) face(kind, cost);
            ofFace[faces[tile]] |= 1L << tile;
            backs[tile] = (byte) (kind == THEFT ? Basket.RESOURCES + cost : cost);
        }
        for (int tile = FIRST_COCORICO; tile < COUNT; tile++) {
            backs[tile] = COCORICO_BACK;
        }
    }

    private static long[] ofKind() {
        long[] sets = new long[KINDS];
        for (int tile = 0; tile < FIRST_COCORICO; tile++) {
            sets[kind(tile)] |= 1L << tile;
        }
        return sets;
    }

    /** The resource a tile yields, or {@link #THEFT}; only for tiles that lie on cells. */
    static int kind(int tile) {
        return tile < RESOURCE_TILES ? tile % COPY / PER_RESOURCE : THEFT;
    }

    static boolean isCocorico(int tile) {
        return tile >= FIRST_COCORICO;
    }

    /** Whether a back is that of a Cocorico tile. */
    public static boolean isCocoricoBack(int back) {
        return back == COCORICO_BACK;
    }

    /** The resource that a tile with such a back costs. */
    public static int resourceOfBack(int back) {
        return back % Basket.RESOURCES;
    }

    /** How much of it a tile with such a back costs. */
    public static int costOfBack(int back) {
        return back < Basket.RESOURCES ? 1 : 2;
    }

    /** All tiles of a kind. */
    public static long ofKind(int kind) {
        return OF_KIND[kind];
    }

    static int face(int kind, int cost) {
        return kind * Basket.RESOURCES + cost;
    }

    static int kindOfFace(int face) {
        return face / Basket.RESOURCES;
    }

    int face(int tile) {
        return faces[tile];
    }

    /** The faces in a set of tiles, a bit each. */
    int faces(long tiles) {
        int set = 0;
        for (long rest = tiles & ~COCORICOS; rest != 0; rest &= rest - 1) {
            set |= 1 << faces[Long.numberOfTrailingZeros(rest)];
        }
        return set;
    }

    /** One tile of a face in a set that has some. */
    int tile(long tiles, int face) {
        return Long.numberOfTrailingZeros(tiles & ofFace[face]);
    }

    /** What a face costs, a {@link Basket}. */
    static long price(int face) {
        Values values = Components.VALUES;
        int count = kindOfFace(face) == THEFT ? values.theftCost : values.resourceCost;
        return Basket.of(face % Basket.RESOURCES, count);
    }
}
