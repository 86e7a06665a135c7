package tilth.chineur;

import java.util.Arrays;
import tilth.engine.Digest;

/** The board in the middle: market tiles on stalls, collective farms on sites, open tools, and Cocorico tiles drawn. */
public final class CentralBoard {

    private static final int NOTHING = ChineurPosition.NOTHING;
    private static final int SITES = ChineurPosition.CELLS;
    private static final int STALLS = ChineurPosition.STALLS;

    private static final int STALL_TILE = 0;
    private static final int STALL_OWNER = STALL_TILE + STALLS;
    private static final int STALL_USES = STALL_OWNER + STALLS;
    private static final int SITE_FARM = STALL_USES + STALLS;
    private static final int SITE_OWNER = SITE_FARM + SITES;
    private static final int OPEN_TOOL = SITE_OWNER + SITES;

    private final byte[] places = new byte[OPEN_TOOL + ChineurPosition.OPEN_TOOLS];

    /** The Cocorico tiles drawn so far, a bit each. */
    private byte zone;

    private byte lastDrawer = NOTHING;

    CentralBoard() {
        Arrays.fill(places, (byte) NOTHING);
        clearUses();
    }

    void copyFrom(CentralBoard other) {
        System.arraycopy(other.places, 0, places, 0, places.length);
        zone = other.zone;
        lastDrawer = other.lastDrawer;
    }

    long digest(long digest) {
        return Digest.add(Digest.add(Digest.addAll(digest, places), zone), lastDrawer);
    }

    /** The market tile on a stall, or {@link ChineurPosition#NOTHING}. */
    public int marketTile(int stall) {
        return places[STALL_TILE + stall];
    }

    /** The seat whose marker lies on a market tile, or {@link ChineurPosition#NOTHING}. */
    public int marketOwner(int stall) {
        return places[STALL_OWNER + stall];
    }

    /** How often the active player has used a market tile this turn. */
    public int uses(int stall) {
        return places[STALL_USES + stall];
    }

    /** The first stall without a tile, or {@link ChineurPosition#NOTHING}. */
    int freeStall() {
        for (int stall = 0; stall < STALLS; stall++) {
            if (places[STALL_TILE + stall] == NOTHING) {
                return stall;
            }
        }
        return NOTHING;
    }

    /** How many market tiles a seat owns. */
    public int marketTilesOf(int seat) {
        int count = 0;
        for (int stall = 0; stall < STALLS; stall++) {
            count += places[STALL_OWNER + stall] == seat ? 1 : 0;
        }
        return count;
    }

    /** The collective farm on a site, or {@link ChineurPosition#NOTHING}. */
    public int farm(int site) {
        return places[SITE_FARM + site];
    }

    /** The seat that owns the collective farm on a site, or {@link ChineurPosition#NOTHING}. */
    public int farmOwner(int site) {
        return places[SITE_OWNER + site];
    }

    boolean hasFreeSite() {
        for (int site = 0; site < SITES; site++) {
            if (places[SITE_FARM + site] == NOTHING) {
                return true;
            }
        }
        return false;
    }

    /** How many collective farms a seat owns. */
    public int farmsOf(int seat) {
        int count = 0;
        for (int site = 0; site < SITES; site++) {
            count += places[SITE_OWNER + site] == seat ? 1 : 0;
        }
        return count;
    }

    /** The sites with farms of others than a seat, a bit each. */
    int farmsOfOthers(int seat) {
        int sites = 0;
        for (int site = 0; site < SITES; site++) {
            int owner = places[SITE_OWNER + site];
            sites |= owner != NOTHING && owner != seat ? 1 << site : 0;
        }
        return sites;
    }

    /** A face-up tool, or {@link ChineurPosition#NOTHING}. */
    public int openTool(int place) {
        return places[OPEN_TOOL + place];
    }

    /** The kinds of tool that lie face up, a bit each. */
    public int openTools() {
        int tools = 0;
        for (int place = 0; place < ChineurPosition.OPEN_TOOLS; place++) {
            int tool = places[OPEN_TOOL + place];
            tools |= tool == NOTHING ? 0 : 1 << tool;
        }
        return tools;
    }

    /** The Cocorico tiles drawn so far, a bit each. */
    public int zone() {
        return zone & 0xFF;
    }

    /** Who drew the last Cocorico tile, or {@link ChineurPosition#NOTHING}. */
    public int lastDrawer() {
        return lastDrawer;
    }

    // Changes, for the chapters of the rules only.

    void setMarketTile(int stall, int tile, int owner) {
        places[STALL_TILE + stall] = (byte) tile;
        places[STALL_OWNER + stall] = (byte) owner;
        places[STALL_USES + stall] = 0;
    }

    void addUse(int stall) {
        places[STALL_USES + stall]++;
    }

    void clearUses() {
        for (int stall = 0; stall < STALLS; stall++) {
            places[STALL_USES + stall] = 0;
        }
    }

    void setFarm(int site, int farm, int owner) {
        places[SITE_FARM + site] = (byte) farm;
        places[SITE_OWNER + site] = (byte) owner;
    }

    void setOpenTool(int place, int tool) {
        places[OPEN_TOOL + place] = (byte) tool;
    }

    void draw(Cocorico cocorico, int drawer) {
        zone |= (byte) (1 << cocorico.ordinal());
        lastDrawer = (byte) drawer;
    }
}
