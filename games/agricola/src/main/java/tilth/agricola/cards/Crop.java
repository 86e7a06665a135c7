package tilth.agricola.cards;

/** What may be sown on a card that is a field. */
public enum Crop {
    GRAIN,
    VEGETABLE,
    EITHER
}
