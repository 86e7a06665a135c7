package tilth.server.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilth.engine.BadInput;

/** Those who are believed when they say for whom they send a request. */
record Proxies(List<Block> trusted) {

    /** A provider gives each household at least so many bits of its own: all behind them are one sender. */
    private static final int HOUSEHOLD_BYTES = 8;

    Proxies {
        trusted = List.copyOf(trusted);
    }

    /** Addresses or blocks of them, such as {@code 10.0.0.0/8,2001:db8::1}; anything else is refused with one sentence. */
    static Proxies read(String text) {
        return new Proxies(Arrays.stream(text.split(","))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .map(Block::read)
                .toList());
    }

    /**
     * Who sent a request: the last address on its way that is no proxy of ours, since only our own proxies tell the truth
     * about where they had it from.
     *
     * @param address where the request came from
     * @param way what proxies added to it, the latest at the end
     */
    String sender(String address, List<String> way) {
        Optional<InetAddress> sender = read(address, Proxies::literal);
        List<String> hops = way.stream()
                .flatMap(line -> Arrays.stream(line.split(",")))
                .map(String::strip)
                .toList();
        for (int hop = hops.size() - 1; hop >= 0 && sender.isPresent() && isTrusted(sender.get()); hop--) {
            Optional<InetAddress> before = read(hops.get(hop), Proxies::literal);
            if (before.isEmpty()) {
                break;
            }
            sender = before;
        }
        return sender.map(Proxies::household).orElse(address);
    }

    private boolean isTrusted(InetAddress address) {
        return trusted.stream().anyMatch(block -> block.holds(address));
    }

    private interface Reading {
        InetAddress of(String text);
    }

    private static Optional<InetAddress> read(String text, Reading reading) {
        try {
            return Optional.of(reading.of(text));
        } catch (IllegalArgumentException noAddress) {
            return Optional.empty();
        }
    }

    /** An address without the port and the brackets some proxies add; names are never looked up. */
    private static InetAddress literal(String text) {
        if (text.startsWith("[")) {
            return InetAddress.ofLiteral(text.substring(1, Math.max(1, text.indexOf(']'))));
        }
        int colon = text.indexOf(':');
        boolean port = colon >= 0 && colon == text.lastIndexOf(':');
        return InetAddress.ofLiteral(port ? text.substring(0, colon) : text);
    }

    private static String household(InetAddress address) {
        return address instanceof Inet4Address
                ? address.getHostAddress()
                : Arrays.toString(Arrays.copyOf(address.getAddress(), HOUSEHOLD_BYTES));
    }

    /** Addresses that begin with the same bits. */
    record Block(InetAddress first, int bits) {

        private static Block read(String text) {
            String[] parts = text.split("/", 2);
            try {
                InetAddress first = InetAddress.ofLiteral(parts[0]);
                int most = first.getAddress().length * Byte.SIZE;
                int bits = parts.length == 1 ? most : Integer.parseInt(parts[1]);
                if (bits < 0 || bits > most) {
                    throw new IllegalArgumentException(text);
                }
                return new Block(first, bits);
            } catch (IllegalArgumentException broken) {
                throw new BadInput(
                        "A proxy is an address such as 10.0.0.1 or 10.0.0.0/8, not \"" + text + "\".", broken);
            }
        }

        private boolean holds(InetAddress address) {
            byte[] mine = first.getAddress();
            byte[] other = address.getAddress();
            if (mine.length != other.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 1 << (Byte.SIZE - 1 - bit % Byte.SIZE);
                if (((mine[bit / Byte.SIZE] ^ other[bit / Byte.SIZE]) & mask) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
