package tilth.agricola.cards;

/** What can be counted on a player's side of the table, or at the whole table. */
public enum Measure {
    PEOPLE,
    /** Real rooms of the house. */
    ROOMS,
    /** Rooms of a wooden house. */
    WOODEN_ROOMS,
    /** Rooms added to the two of the start. */
    ROOMS_ADDED,
    /** Rooms of a house of stone. */
    STONE_ROOMS,
    /** Occupations, those that count as two as two. */
    OCCUPATIONS,
    /** Major and minor improvements. */
    IMPROVEMENTS,
    /** Rounds that are still to come after this one. */
    ROUNDS_LEFT,
    /** Rounds that are over, without this one. */
    ROUNDS_OVER,
    /** Seats at the table. */
    PLAYERS,
    /** Field tiles and field cards. */
    FIELDS,
    /** Field tiles without field cards. */
    FIELD_TILES,
    GRAIN_FIELDS,
    VEGETABLE_FIELDS,
    /** Fields with nothing on them. */
    EMPTY_FIELDS,
    /** Fields with something on them. */
    PLANTED_FIELDS,
    PASTURES,
    /** Squares in pastures. */
    FENCED_SQUARES,
    UNUSED_SQUARES,
    STABLES,
    UNFENCED_STABLES,
    ANIMALS,
    /** Kinds of animals of which the player has none. */
    SPECIES_MISSING,
    /** Fences in the supply of the player. */
    FENCES_LEFT,
    /** Begging cards of the player. */
    BEGGING_CARDS,
    /** Ovens in front of the player. */
    OVENS,
    /** How many other players live in a house of just as few rooms or fewer. */
    OTHERS_WITHOUT_MORE_ROOMS,
    /** What is noted on the card. */
    NOTED,
    /** Building resources got in this work phase, as the card has counted them. */
    RESOURCES_GOT,
    /** How many of something the occasion is about: rooms built, fields sown, grain baked, animals cooked, people. */
    DONE,
    /** The grain that was just baked. */
    GRAIN_BAKED,
    /** Unused squares that the fencing has made a part of pastures. */
    SQUARES_FENCED_ANEW,
    /** Other players whose house was made of this before. */
    OTHERS_THERE_BEFORE,
    /** How many more people the family has that it is about than that of the player. */
    PEOPLE_BEHIND,
    /** Other players who use as many squares of their farmyard or more. */
    OTHERS_WITH_AS_MUCH_LAND,
    /** The round with the next harvest. */
    HARVEST_ROUND
}
