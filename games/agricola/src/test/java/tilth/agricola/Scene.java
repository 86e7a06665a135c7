package tilth.agricola;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Deck;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.farm.Drawing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Terms;
import tilth.engine.Journal;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * The table as a scenario describes it, in the work phase. What is not said is not there: no goods in any supply or on any
 * space, nothing on a farmyard but the first two rooms. Round cards come in the order of the box but for those named.
 */
final class Scene {

    final Map<String, String> options = new HashMap<>();
    final Map<Integer, String> goods = new HashMap<>();
    final Map<Integer, String> farms = new HashMap<>();
    final Map<Integer, Integer> people = new HashMap<>();
    final Map<Integer, Integer> home = new HashMap<>();
    final Map<Integer, Integer> newborns = new HashMap<>();
    final List<Integer> lodging = new ArrayList<>();
    final Map<Integer, List<String>> cards = new HashMap<>();
    final Map<String, String> kept = new HashMap<>();
    final Map<String, Integer> noted = new HashMap<>();
    final Map<Integer, List<String>> hands = new HashMap<>();
    final Map<Integer, Integer> booked = new HashMap<>();
    final Map<Integer, Integer> begging = new HashMap<>();
    final Map<String, String> spaces = new LinkedHashMap<>();
    final Map<String, Integer> standing = new LinkedHashMap<>();
    final Map<Integer, Map<Integer, String>> waiting = new HashMap<>();
    final List<String> out = new ArrayList<>();
    final List<Card> extraCards = new ArrayList<>();
    int seats = 2;
    int active;
    int first;
    int round = 1;

    /** Fences of the first seat that are somewhere else. */
    int parked;

    /** What the game does first; none lets the active player place a person. */
    final List<Follows> deeds = new ArrayList<>();

    AgricolaPosition build() {
        Setup setup = new Setup(new Agricola(), seats, options, Seed.of(1));
        List<Card> deck = new ArrayList<>(Cards.all().subList(0, Deck.MAJORS.size()));
        deck.addAll(extraCards);
        AgricolaPosition position =
                Deal.lay(AgricolaTable.of(setup, extraCards.isEmpty() ? Deck.MAJORS : new Deck(deck)));
        position.board().setFirstSeat(first);
        position.board().setActive(active);
        revealCards(position);
        for (int seat = 0; seat < seats; seat++) {
            layFarm(position, seat);
            layFamily(position, seat);
            layCards(position, seat);
        }
        position.farms().park(0, parked);
        spaces.forEach((space, bundle) -> position.board().add(space(space), bundle(bundle)));
        begin(position);
        return position;
    }

    private void begin(AgricolaPosition position) {
        if (deeds.isEmpty()) {
            position.board().setWork(true);
            position.agenda().then(Follows.NEXT_PERSON.with(active, 0));
            position.goOn(Journal.SILENT);
            AgricolaInvariants.check(position);
        } else {
            deeds.reversed().forEach(deed -> position.agenda().then(deed.bare()));
        }
    }

    static int space(String word) {
        int space = Terms.SPACE.read(word);
        if (space < 0) {
            throw new IllegalArgumentException("there is no space " + word);
        }
        return space;
    }

    /** Goods such as {@code 2 wood 1 reed}. */
    static long bundle(String text) {
        String[] words = text.isEmpty() ? new String[0] : text.split(" ");
        long bundle = Goods.NOTHING;
        for (int i = 0; i < words.length; i += 2) {
            int good = Goods.WORDS.indexOf(words[i + 1]);
            if (good < 0) {
                throw new IllegalArgumentException("there is no good " + words[i + 1]);
            }
            bundle += Goods.of(Integer.parseInt(words[i]), good);
        }
        return bundle;
    }

    /** Named cards come first in their stage, and the round is late enough for all of them. */
    private void revealCards(AgricolaPosition position) {
        int from = 1;
        for (List<Space> stage : Stages.CARDS) {
            List<Space> order = new ArrayList<>(stage);
            order.removeIf(card -> out.contains(card.word()));
            List<Space> named =
                    stage.stream().filter(card -> out.contains(card.word())).toList();
            order.addAll(0, named);
            for (int i = 0; i < order.size(); i++) {
                position.board().setCard(from + i, order.get(i).ordinal());
            }
            round = named.isEmpty() ? round : Math.max(round, from + named.size() - 1);
            from += stage.size();
        }
        position.board().setRound(round);
        for (int past = 1; past <= round; past++) {
            position.board().open(1L << position.board().card(past));
        }
    }

    private void layFarm(AgricolaPosition position, int seat) {
        position.holdings().gain(seat, bundle(goods.getOrDefault(seat, "")));
        waiting.getOrDefault(seat, Map.of())
                .forEach((round, bundle) -> position.board().schedule(seat, round, bundle(bundle)));
        if (!farms.containsKey(seat)) {
            return;
        }
        Drawing drawing = Drawing.of(farms.getOrDefault(seat, ""));
        Farmyards yard = position.farms();
        yard.settle(seat, drawing.rooms());
        yard.setHouse(seat, "WCS".indexOf(drawing.house()));
        yard.setFences(seat, drawing.fences());
        yard.beginFencing(seat);
        for (int square = 0; square < Yard.SQUARES; square++) {
            if ((drawing.fields() >>> square & 1) != 0) {
                yard.plow(seat, square);
                laySeed(yard, seat, square, drawing.crops().get(square));
            }
            if ((drawing.stables() >>> square & 1) != 0) {
                yard.buildStable(seat, square);
            }
        }
    }

    /** Grain, grain in two stacks that are alike, or vegetables. */
    private static void laySeed(Farmyards yard, int seat, int square, String crop) {
        if (crop.endsWith("g")) {
            yard.putGrain(seat, square, crop.charAt(0) - '0');
        } else if (crop.endsWith("d")) {
            yard.putGrain(seat, square, crop.charAt(0) - '0');
            yard.putSecond(seat, square, crop.charAt(0) - '0');
        } else if (crop.endsWith("v")) {
            yard.putVegetables(seat, square, crop.charAt(0) - '0');
        }
    }

    private void layFamily(AgricolaPosition position, int seat) {
        Holdings holdings = position.holdings();
        int all = people.getOrDefault(seat, 2);
        int born = newborns.getOrDefault(seat, 0);
        for (int grown = 2; grown < all; grown++) {
            holdings.bear(seat);
        }
        holdings.growUp(seat);
        holdings.comeHome(seat);
        for (int child = 0; child < born; child++) {
            holdings.bear(seat);
        }
        int atWork = all + born - home.getOrDefault(seat, all);
        standing.forEach((space, who) -> {
            if (who == seat) {
                position.board().stand(space(space), seat);
                holdings.leaveHome(seat);
            }
        });
        if (deeds.isEmpty()) {
            sendToWork(position, seat, atWork);
        } else {
            holdings.comeHome(seat);
        }
        if (lodging.contains(seat)) {
            holdings.lodge(seat);
        }
        holdings.beg(seat, begging.getOrDefault(seat, 0));
        holdings.book(seat, booked.getOrDefault(seat, 0));
    }

    /** People at work whose place does not matter stand on a space of their own that nobody uses. */
    private static void sendToWork(AgricolaPosition position, int seat, int count) {
        Holdings holdings = position.holdings();
        int born = holdings.newborns(seat);
        int space = Space.COUNT - 1;
        for (int skipped = 0; skipped < seat || isOpen(position, space); space--) {
            skipped += isOpen(position, space) ? 0 : 1;
        }
        for (int i = 0; i < count; i++) {
            position.board().stand(space, seat);
            if (i >= born) {
                holdings.leaveHome(seat);
            }
        }
    }

    private static boolean isOpen(AgricolaPosition position, int space) {
        return (position.board().open() >>> space & 1) != 0;
    }

    /** Goods on a card; those of several plots after each other, with a stroke between them. */
    private static void layOnCard(AgricolaPosition position, int slot, String goods) {
        String[] plots = goods.split(" / ");
        for (int plot = 0; plot < plots.length; plot++) {
            position.tableau().keep(position.table().deck().keptAt(slot) + plot, bundle(plots[plot]));
        }
    }

    private void layCards(AgricolaPosition position, int seat) {
        for (String word : hands.getOrDefault(seat, List.of())) {
            position.tableau().deal(seat, position.table().deck().slot(Terms.CARD.read(word)));
        }
        for (String word : cards.getOrDefault(seat, List.of())) {
            int slot = position.table().deck().slot(Terms.CARD.read(word));
            CardPlay.lay(position, seat, slot);
            position.tableau().settle();
            if (noted.containsKey(word)) {
                position.tableau().keep(position.table().deck().keptAt(slot), noted.getOrDefault(word, 0));
            }
            if (kept.containsKey(word)) {
                layOnCard(position, slot, kept.getOrDefault(word, ""));
            }
        }
    }
}
