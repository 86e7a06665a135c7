package tilth.bots;

/** Numbers as they were noted, without those that are nothing. */
public final class Noted {

    final short[] places;
    final float[] amounts;

    Noted(short[] places, float[] amounts) {
        this.places = places;
        this.amounts = amounts;
    }
}
