package tilth.agricola.cards;

/** What may be sown on a card that is a field. */
public enum Crop {
    /** It is no field. */
    NONE,
    GRAIN,
    VEGETABLE,
    EITHER
}
