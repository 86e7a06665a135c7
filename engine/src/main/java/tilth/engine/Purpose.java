package tilth.engine;

/** What chance is used for in a game, such as its tiles or its die. Each purpose has a stream of its own. */
public record Purpose(String name, long nonce) {

    public static Purpose of(String name) {
        long nonce = 0xCBF29CE484222325L;
        for (int i = 0; i < name.length(); i++) {
            nonce = (nonce ^ name.charAt(i)) * 0x100000001B3L;
        }
        return new Purpose(name, nonce);
    }
}
