package tilth.agricola.cards;

/** What may be sown on a card that is a field, or what was sown. */
public enum Crop {
    GRAIN,
    VEGETABLE,
    /** Grain or vegetables. */
    EITHER,
    WOOD,
    /** Whatever is sown. */
    ANY
}
