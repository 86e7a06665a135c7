package tilth.scenes.web;

/** Who sits on a seat. */
public record Sitting(int seat, String name, boolean bot) {}
