package tilth.scenes.web.agricola;

/** Where a square lies in the drawing of a farmyard. */
record Place(int column, int row) {

    /** How wide and high a square is drawn. */
    static final int SIDE = 100;

    /** The place of a square by its name: a1 is top left, e1 top right. */
    static Place of(String square) {
        return new Place(square.charAt(0) - 'a', square.charAt(1) - '1');
    }

    /** The place of the square that has a point of the drawing in it. */
    static Place at(int x, int y) {
        return new Place(x / SIDE, y / SIDE);
    }

    String name() {
        return beside(0, 0);
    }

    int x() {
        return column * SIDE;
    }

    int y() {
        return row * SIDE;
    }

    Place left() {
        return new Place(column - 1, row);
    }

    /** The name of the square that lies so far to the right and below; outside the farmyard it names nothing. */
    String beside(int right, int below) {
        return (char) ('a' + column + right) + Integer.toString(1 + row + below);
    }
}
