package tilth.scenes.web;

/**
 * Who sits on a seat.
 *
 * @param colour the number of the colour and mark the seat plays with
 */
public record Sitting(int seat, String name, int colour, boolean bot) {}
