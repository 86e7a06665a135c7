package tilth.agricola;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilth.agricola.board.Board;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fences;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Terms;
import tilth.engine.Seats;

/** Everything on a table as words, so that two moments can be compared. */
final class Facts {

    static final List<String> COLOURS = List.of("red", "green", "blue", "yellow", "purple");

    private Facts() {}

    static Map<String, String> of(AgricolaPosition position) {
        Map<String, String> facts = new LinkedHashMap<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            addPlayer(position, seat, COLOURS.get(seat) + " ", facts);
            addFarm(position, seat, COLOURS.get(seat) + " ", facts);
        }
        addBoard(position, facts);
        Board board = position.board();
        facts.put("turn", COLOURS.get(board.active()));
        facts.put("first", COLOURS.get(board.firstSeat()));
        facts.put("round", "" + board.round());
        return facts;
    }

    private static void addPlayer(AgricolaPosition position, int seat, String colour, Map<String, String> facts) {
        Holdings holdings = position.holdings();
        for (int good = 0; good < Goods.KINDS; good++) {
            facts.put(colour + Goods.WORDS.get(good), "" + holdings.count(seat, good));
        }
        facts.put(colour + "people", "" + holdings.people(seat));
        facts.put(colour + "home", "" + holdings.home(seat));
        facts.put(colour + "newborns", "" + holdings.newborns(seat));
        facts.put(colour + "begging", "" + holdings.begging(seat));
        facts.put(colour + "booked", "" + holdings.booked(seat));
        Deck deck = position.table().deck();
        facts.put(
                colour + "cards",
                IntStream.range(0, deck.size())
                        .filter(slot -> position.tableau().hasPlayed(seat, slot))
                        .mapToObj(slot -> deck.card(slot).word()
                                + (position.tableau().isSpent(Period.HARVEST, slot) ? " spent" : "")
                                + kept(position, slot))
                        .collect(Collectors.joining(", ")));
        facts.put(
                colour + "hand",
                IntStream.range(0, deck.size())
                        .filter(slot -> position.tableau().hand(seat).has(slot))
                        .mapToObj(slot -> deck.card(slot).word())
                        .collect(Collectors.joining(", ")));
        boolean open = Seats.has(position.openSeats(), seat);
        facts.put(colour + "asked", open ? Asks.of(position.question(seat)).word() : "-");
    }

    private static String kept(AgricolaPosition position, int slot) {
        Deck deck = position.table().deck();
        Store store = deck.card(slot).store();
        // Points that a card has brought are a fact of its owner.
        if (store instanceof Store.None || store instanceof Store.Booked) {
            return "";
        }
        if (deck.plots(slot) > 1) {
            return " with " + plots(position, slot);
        }
        long kept = position.tableau().kept(deck.keptAt(slot));
        boolean isBundle = deck.card(slot).store() instanceof Store.Field
                || deck.card(slot).store() instanceof Store.Bundle
                || deck.card(slot).store() instanceof Store.Tally;
        String goods = isBundle ? bundle(kept) : kept == 0 ? "" : Long.toString(kept);
        return goods.isEmpty() ? " with nothing" : " with " + goods;
    }

    /** What grows on each plot of a card. */
    private static String plots(AgricolaPosition position, int slot) {
        Deck deck = position.table().deck();
        return IntStream.range(0, deck.plots(slot))
                .mapToObj(plot -> bundle(position.tableau().kept(deck.keptAt(slot) + plot)))
                .map(goods -> goods.isEmpty() ? "nothing" : goods)
                .collect(Collectors.joining(" / "));
    }

    private static void addFarm(AgricolaPosition position, int seat, String colour, Map<String, String> facts) {
        Farmyards farms = position.farms();
        facts.put(colour + "house", Terms.HOUSE.write(farms.house(seat)));
        int standing = Fences.count(farms.fences(seat));
        facts.put(colour + "fences", "" + standing);
        facts.put(colour + "fences elsewhere", "" + (Fences.MOST - standing - farms.fencesLeft(seat)));
        int[] pastures = new int[Yard.SQUARES];
        int count = Pastures.list(farms.fences(seat), pastures);
        facts.put(
                colour + "pastures",
                IntStream.range(0, count)
                        .mapToObj(i -> String.join("+", AgricolaViewer.bits(pastures[i], Yard::name)))
                        .collect(Collectors.joining(" ")));
        for (int square = 0; square < Yard.SQUARES; square++) {
            facts.put(colour + Yard.name(square), square(farms, seat, square));
        }
    }

    private static String square(Farmyards farms, int seat, int square) {
        String what = (farms.rooms(seat) >>> square & 1) != 0
                ? "room"
                : (farms.fields(seat) >>> square & 1) != 0 ? "field" : "-";
        String crops = farms.crops(seat, square) == 0
                ? ""
                : " " + farms.crops(seat, square)
                        + (farms.second(seat, square) == 0 ? "" : " + " + farms.second(seat, square))
                        + (farms.growsVegetables(seat, square) ? " vegetable" : " grain");
        String stable = (farms.stables(seat) >>> square & 1) != 0 ? " stable" : "";
        String marked = (farms.marked(seat) >>> square & 1) != 0 ? " marked" : "";
        return (what + crops + stable + marked).replace("- ", "");
    }

    private static void addBoard(AgricolaPosition position, Map<String, String> facts) {
        Board board = position.board();
        for (int space = 0; space < Terms.SPACE.words().size(); space++) {
            String word = Terms.space(space);
            boolean isOpen = (board.open() >>> space & 1) != 0;
            facts.put(word, isOpen ? bundle(board.goods(space)) : "not out");
            int at = space;
            facts.put(
                    "on " + word,
                    IntStream.range(0, position.seats())
                            .filter(seat -> board.standing(at, seat) > 0)
                            .mapToObj(seat -> board.standing(at, seat) + " " + COLOURS.get(seat))
                            .collect(Collectors.joining(" ")));
        }
        for (int round = 1; round <= Stages.ROUNDS; round++) {
            for (int seat = 0; seat < position.seats(); seat++) {
                facts.put("round " + round + " for " + COLOURS.get(seat), bundle(board.waiting(seat, round)));
            }
        }
    }

    static String bundle(long bundle) {
        return IntStream.range(0, Goods.KINDS)
                .filter(good -> Goods.count(bundle, good) > 0)
                .mapToObj(good -> Goods.count(bundle, good) + " " + Goods.WORDS.get(good))
                .collect(Collectors.joining(" "));
    }
}
