package tilth.agricola;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.ArrangementView;
import tilth.agricola.AgricolaView.ForecastView;
import tilth.agricola.AgricolaView.HerdView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SquareView;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Purchase;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fences;
import tilth.agricola.farm.Stables;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.harvest.Feeding;
import tilth.agricola.harvest.Forecast;
import tilth.agricola.pay.Paying;
import tilth.agricola.score.Bonuses;
import tilth.agricola.score.Scoring;
import tilth.agricola.state.Holdings;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Terms;
import tilth.engine.ScoreSheet;

/** Shows one player's farm, with a place for every animal. */
final class FarmViewer {

    private static final int ONE = 1;

    private final AgricolaPosition position;
    private final Farmyards farms;
    private final Holdings holdings;
    private final int seat;
    private final HerdViewer herds;
    private final ArrangementView shown;

    FarmViewer(AgricolaPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        farms = position.farms();
        holdings = position.holdings();
        herds = new HerdViewer(position, seat);
        shown = herds.shown();
    }

    PlayerView player(ScoreSheet sheet) {
        return new PlayerView(
                seat,
                goods(),
                holdings.people(seat),
                holdings.home(seat),
                holdings.newborns(seat),
                holdings.others(seat),
                Keeping.roomForPeople(position, seat),
                Feeding.need(position, seat),
                forecast(),
                Terms.HOUSE.write(farms.house(seat)),
                IntStream.range(0, Yard.SQUARES).mapToObj(this::square).toList(),
                shown.pastures(),
                shown.pets(),
                shown.onCards(),
                herds.outside(),
                herds.arrangements(),
                farms.fencesLeft(seat),
                Stables.MOST - Integer.bitCount(farms.stables(seat)),
                holdings.begging(seat),
                cards(),
                cardPoints(),
                HandViewer.held(position, seat),
                price(Purchase.ROOM, ONE),
                renovationPrice(),
                affordable(),
                score(sheet),
                sheet.total(seat));
    }

    private @Nullable ForecastView forecast() {
        int round = Forecast.round(position, seat);
        return round == Forecast.NEVER
                ? null
                : new ForecastView(
                        round, Forecast.need(position, seat), holdings.food(seat), Forecast.most(position, seat));
    }

    private Map<String, Integer> score(ScoreSheet sheet) {
        Map<String, Integer> score = new LinkedHashMap<>();
        sheet.lines().forEach(line -> score.put(line.category(), line.points().get(seat)));
        return score;
    }

    private Map<String, Integer> price(Purchase purchase, int what) {
        return AgricolaViewer.goods(Paying.price(position, seat, purchase, what, 0));
    }

    private Map<String, Integer> renovationPrice() {
        int house = farms.house(seat);
        return house == Farmyards.STONE ? Map.of() : price(Purchase.RENOVATION, house + 1);
    }

    private List<String> affordable() {
        Deck deck = position.table().deck();
        return IntStream.range(0, deck.size())
                .filter(slot -> CardPlay.isOnDisplay(position, slot) && Paying.canHave(position, seat, slot, 0))
                .mapToObj(slot -> deck.card(slot).word())
                .toList();
    }

    /** What each card in front of the player brings, and what cards of others bring this player. */
    private Map<String, Integer> cardPoints() {
        Map<String, Integer> points = new LinkedHashMap<>();
        CardSet played = position.tableau().played(seat);
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            points.put(position.table().deck().card(slot).word(), Scoring.cardPoints(position, seat, slot));
        }
        for (int other = 1; other < position.seats(); other++) {
            int owner = (seat + other) % position.seats();
            CardSet theirs = position.tableau().played(owner);
            CardSet giving = position.table().deck().with(Deck.Capability.BONUS);
            for (int slot = theirs.first(giving); slot >= 0; slot = theirs.next(giving, slot)) {
                int shared = Bonuses.of(position, owner, seat, slot);
                if (shared != 0) {
                    points.put(position.table().deck().card(slot).word(), shared);
                }
            }
        }
        return points;
    }

    private Map<String, Integer> goods() {
        Map<String, Integer> goods = new LinkedHashMap<>();
        for (int good = 0; good < Goods.KINDS; good++) {
            goods.put(Goods.WORDS.get(good), holdings.count(seat, good));
        }
        return goods;
    }

    private SquareView square(int square) {
        int bit = 1 << square;
        int crops = farms.crops(seat, square);
        int second = farms.second(seat, square);
        boolean isRoom = (farms.rooms(seat) & bit) != 0;
        boolean isField = (farms.fields(seat) & bit) != 0;
        boolean isPost = (farms.posts(seat) & bit) != 0;
        HerdView stabled = shown.stabled().get(Yard.name(square));
        return new SquareView(
                Yard.name(square),
                isRoom ? "room" : isField ? "field" : isPost ? "post" : null,
                crops == 0 ? null : farms.growsVegetables(seat, square) ? "vegetable" : "grain",
                crops + second,
                second == 0 ? List.of() : List.of(crops, second),
                (farms.stables(seat) & bit) != 0,
                (farms.marked(seat) & bit) != 0,
                fences(square),
                stabled == null ? null : stabled.animal(),
                stabled == null ? 0 : stabled.count());
    }

    private String fences(int square) {
        long fences = farms.fences(seat);
        return ((fences & Fences.above(square)) != 0 ? "n" : "")
                + ((fences & Fences.rightOf(square)) != 0 ? "e" : "")
                + ((fences & Fences.below(square)) != 0 ? "s" : "")
                + ((fences & Fences.leftOf(square)) != 0 ? "w" : "");
    }

    private List<String> cards() {
        Deck deck = position.table().deck();
        return IntStream.range(0, deck.size())
                .filter(slot -> position.tableau().hasPlayed(seat, slot))
                .mapToObj(deck::card)
                .map(Card::word)
                .toList();
    }
}
