package tilth.agricola;

import static tilth.testkit.Invariants.require;

import org.jspecify.annotations.Nullable;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Script;
import tilth.agricola.cards.Store;
import tilth.agricola.cards.Traits;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Terms;
import tilth.engine.Position;
import tilth.engine.Seats;

/** What holds about cards in every position of Agricola. */
final class CardInvariants {

    /** The most crops that any way of sowing brings onto one field. */
    private static final int MOST_CROPS = 9;

    private static final Period[] PERIODS = Period.values();
    private static final Capability[] CAPABILITIES = Capability.values();
    private static final Moment[] MOMENTS = Moment.values();
    private static final Purchase[] PURCHASES = Purchase.values();

    /** The deck whose traits were looked through last. */
    private static volatile @Nullable Deck checked;

    private CardInvariants() {}

    static void check(AgricolaPosition position) {
        Deck deck = position.table().deck();
        if (deck != checked) {
            checkTraits(deck);
            checked = deck;
        }
        checkPlaces(position);
        checkQuestions(position);
        checkSpent(position);
        CardSet laid = position.tableau().laid();
        for (int slot = laid.first(); slot >= 0; slot = laid.next(slot)) {
            checkKept(position, slot);
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            checkTraits(position, seat);
            require(position.holdings().booked(seat) >= 0, "somebody has booked less than nothing");
            require(position.farms().fencesLeft(seat) >= 0, "more fences are used than there are");
        }
    }

    /** Every card is in one place only. */
    private static void checkPlaces(AgricolaPosition position) {
        Tableau tableau = position.tableau();
        CardSet majors = position.table().deck().with(Capability.MAJOR);
        CardSet played = new CardSet(position.table().deck().size());
        CardSet held = new CardSet(position.table().deck().size());
        for (int seat = 0; seat < position.seats(); seat++) {
            require(!played.meets(tableau.played(seat)), "a card lies in front of two players");
            require(!held.meets(tableau.hand(seat)), "two players hold one card");
            played.addAll(tableau.played(seat));
            held.addAll(tableau.hand(seat));
        }
        require(!played.meets(held), "a card in a hand is somewhere else too");
        for (int seat = 0; seat < position.seats() && position.draft().isThere(); seat++) {
            CardSet packet = position.draft().packet(seat);
            require(!held.meets(packet) && !played.meets(packet), "a card of a packet is somewhere else too");
        }
        require(!played.meets(tableau.gone()) && !held.meets(tableau.gone()), "a card that is gone is still there");
        require(!held.meets(majors), "somebody holds a major improvement");
        require(tableau.known().size() == tableau.known().size(held), "a card is known that nobody holds");
        require(tableau.laid().size() == played.size(), "a card lies in front of nobody, or not in front of anybody");
        require(tableau.laid().size(played) == played.size(), "another card lies in front of anybody");
        require(tableau.fresh().size() == tableau.fresh().size(played), "a card is fresh that nobody has played");
    }

    /** What is known at a glance about the cards of a seat overlooks none of them. */
    private static void checkTraits(AgricolaPosition position, int seat) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        long traits = 0;
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            traits |= deck.traits(slot);
        }
        for (long rest = traits; rest != 0; rest &= rest - 1) {
            require(
                    position.tableau().mayHave(seat, Long.lowestOneBit(rest)),
                    "what cards can do or hear is overlooked");
        }
    }

    /** What is known at a glance about a card of a deck overlooks nothing of it. Decks never change. */
    private static void checkTraits(Deck deck) {
        for (Capability capability : CAPABILITIES) {
            checkTrait(deck, deck.with(capability), Traits.of(capability), capability);
        }
        for (Moment moment : MOMENTS) {
            checkTrait(deck, deck.listening(moment), Traits.of(moment), moment);
        }
        for (Purchase purchase : PURCHASES) {
            checkTrait(deck, deck.rebating(purchase), Traits.of(purchase), purchase);
        }
    }

    private static void checkTrait(Deck deck, CardSet cards, long trait, Enum<?> what) {
        for (int slot = cards.first(); slot >= 0; slot = cards.next(slot)) {
            if ((deck.traits(slot) & trait) == 0) {
                throw new AssertionError("what a card can do or hear is overlooked: " + what);
            }
        }
    }

    /** Whoever places a person has finished everything before. */
    private static void checkQuestions(AgricolaPosition position) {
        for (int open = position.openSeats(); open != 0; open &= open - 1) {
            if (Asks.of(position.question(Seats.first(open))) == Asks.PLACE) {
                require(!position.occasions().isAny(), "a person is placed while cards react");
                require(position.owed() == State.Owed.NOTHING, "a person is placed while something is owed");
            }
        }
    }

    private static void checkSpent(AgricolaPosition position) {
        Tableau tableau = position.tableau();
        CardSet there = new CardSet(position.table().deck().size());
        there.addAll(tableau.laid());
        there.addAll(tableau.gone());
        there.addAll(position.table().deck().with(Capability.MAJOR));
        for (Period period : PERIODS) {
            require(tableau.spent(period).nextOutside(there, -1) < 0, "a card is spent that nobody has played");
        }
    }

    private static void checkKept(AgricolaPosition position, int slot) {
        Deck deck = position.table().deck();
        Store store = deck.card(slot).store();
        if (store instanceof Store.None) {
            return;
        }
        for (int place = 0; place < deck.card(slot).places(); place++) {
            checkKept(position, store, position.tableau().kept(deck.keptAt(slot) + place));
        }
    }

    private static void checkKept(AgricolaPosition position, Store store, long kept) {
        boolean isRight = switch (store) {
            case Store.None _, Store.Bundle _, Store.Tally _ -> true;
            case Store.Field field -> isCrop(kept, field.crop());
            case Store.Tiles tiles -> kept >= 0 && kept <= tiles.count();
            case Store.Pile pile -> kept >= 0 && kept <= pile.goods().size();
            case Store.Noted _, Store.Booked _ -> kept >= 0;
            case Store.OneSpace _ -> kept >= 0 && kept <= Terms.SPACE.words().size();
            case Store.Fences _ -> kept >= 0 && (kept & 0xF) == 0;
            case Store.Seats _ -> kept >= 0 && kept < 1 << position.seats();
            case Store.Rounds _ -> (kept & ~((2L << Stages.ROUNDS) - 2)) == 0;
        };
        require(isRight, "something lies on a card that cannot");
    }

    private static boolean isCrop(long kept, Crop crop) {
        int grain = Goods.count(kept, Goods.GRAIN);
        int vegetables = Goods.count(kept, Goods.VEGETABLE);
        if (crop == Crop.WOOD) {
            int wood = Goods.count(kept, Goods.WOOD);
            return kept == Goods.of(wood, Goods.WOOD) && wood <= MOST_CROPS;
        }
        return kept == Goods.of(grain, Goods.GRAIN) + Goods.of(vegetables, Goods.VEGETABLE)
                && (grain == 0 || vegetables == 0)
                && grain + vegetables <= MOST_CROPS
                && (grain == 0 || crop != Crop.VEGETABLE)
                && (vegetables == 0 || crop != Crop.GRAIN);
    }

    /** What holds in every game that began with a deal, about the cards that were dealt. */
    static void checkDealt(Position any) {
        AgricolaPosition position = (AgricolaPosition) any;
        Deck deck = position.table().deck();
        int minors = position.tableau().gone().size(deck.with(Capability.MINOR));
        int occupations = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            int held = count(position, seat, Capability.OCCUPATION);
            boolean isDrawing = position.table().dealing().isDrawing();
            require(
                    isDrawing || held <= kept(position, position.table().occupationsEach()),
                    "somebody has too many occupations");
            occupations += held + inPacket(position, seat, Capability.OCCUPATION);
            minors += count(position, seat, Capability.MINOR) + inPacket(position, seat, Capability.MINOR);
        }
        int foundOccupations = occupations - position.seats() * position.table().occupationsEach();
        int foundMinors = minors - position.seats() * position.table().minorsEach();
        if (position.table().dealing().drawsAfterPlaying()) {
            require(foundOccupations + foundMinors >= 0, "a card is lost");
        } else if (position.table().dealing().laysAside()) {
            int most = drawn(position) + aside(position);
            require(foundOccupations + foundMinors <= most, "more cards are found than can have been drawn");
        } else {
            require(foundOccupations == 0, "an occupation is lost or found");
            require(foundMinors == 0 || foundMinors > 0 && foundMinors <= drawn(position), "a minor is lost or found");
        }
    }

    /** All cards that were laid aside, face down or open; no more can have been drawn for them. */
    private static int aside(AgricolaPosition position) {
        int aside = position.tableau().gone().size();
        for (int seat = 0; seat < position.seats(); seat++) {
            aside += inPacket(position, seat, Capability.OCCUPATION) + inPacket(position, seat, Capability.MINOR);
        }
        return aside;
    }

    /** The most minor improvements that cards that were played may have let their owners draw. */
    private static int drawn(AgricolaPosition position) {
        Deck deck = position.table().deck();
        int most = 0;
        for (int slot = 0; slot < deck.size(); slot++) {
            boolean wasPlayed = position.tableau().owner(slot) >= 0
                    || position.tableau().gone().has(slot);
            Script script = deck.card(slot).script();
            for (int number = 0; wasPlayed && number < script.size(); number++) {
                most += script.at(number) instanceof Effect.DrawAnew draw ? draw.count() : 0;
            }
        }
        return most;
    }

    private static int kept(AgricolaPosition position, int each) {
        return position.table().dealing().kept(each);
    }

    private static int inPacket(AgricolaPosition position, int seat, Capability kind) {
        return position.draft().isThere()
                ? position.draft().packet(seat).size(position.table().deck().with(kind))
                : 0;
    }

    private static int count(AgricolaPosition position, int seat, Capability kind) {
        CardSet cards = position.table().deck().with(kind);
        return position.tableau().hand(seat).size(cards)
                + position.tableau().played(seat).size(cards);
    }
}
