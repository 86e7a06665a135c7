package tilth.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;
import tilth.engine.Study;
import tilth.engine.Topic;

/** What is counted of the games with one number of seats: whole numbers only, so that their order does not matter. */
final class TableTally {

    private final int seats;
    private final Study study;
    private final List<Spread> roundsByEnding;
    private final Spread rounds = new Spread();
    private final Spread moves = new Spread();
    private final Spread winnerPoints = new Spread();
    private final Spread points = new Spread();
    private final Spread leads = new Spread();
    private final long[] wins;
    private final List<String> categories = new ArrayList<>();
    private final List<Spread> ofWinners = new ArrayList<>();
    private final List<Spread> ofOthers = new ArrayList<>();
    private final List<ThingTally> things;
    private final int[] did;
    private final int[] often;

    TableTally(int seats, Study study) {
        this.seats = seats;
        this.study = study;
        roundsByEnding = spreads(study.endings().size() + 1);
        wins = new long[seats];
        int size = study.topics().stream().mapToInt(Topic::size).sum();
        things = Stream.generate(() -> new ThingTally(seats)).limit(size).toList();
        did = new int[size];
        often = new int[size];
    }

    private static List<Spread> spreads(int count) {
        return Stream.generate(Spread::new).limit(count).toList();
    }

    void add(Outcome.Finished played, Watch watch) {
        rounds.add(watch.rounds());
        roundsByEnding.get(watch.ending()).add(watch.rounds());
        moves.add(played.moves());
        addPoints(played.scores());
        addSheet(watch.sheet(), played.winners());
        long[] won = new long[seats];
        for (int seat = 0; seat < seats; seat++) {
            int place = place(seat, watch);
            won[place] = Credit.of(played.winners(), seat);
            wins[place] += won[place];
        }
        addThings(watch, won);
    }

    /** The place of a seat in the order of play, from whoever had the first turn on. */
    private int place(int seat, Watch watch) {
        return Math.floorMod(seat - watch.firstSeat(), seats);
    }

    private void addPoints(List<Integer> scores) {
        List<Integer> highest = scores.stream().sorted().toList().reversed();
        scores.forEach(points::add);
        winnerPoints.add(highest.getFirst());
        if (seats > 1) {
            leads.add(highest.get(0) - highest.get(1));
        }
    }

    private void addSheet(ScoreSheet sheet, int winners) {
        List<ScoreSheet.Line> lines = sheet.lines();
        if (categories.isEmpty()) {
            nameCategories(lines.stream().map(ScoreSheet.Line::category).toList());
        }
        for (int i = 0; i < lines.size(); i++) {
            for (int seat = 0; seat < seats; seat++) {
                List<Spread> side = Seats.has(winners, seat) ? ofWinners : ofOthers;
                side.get(i).add(lines.get(i).points().get(seat));
            }
        }
    }

    private void nameCategories(List<String> names) {
        categories.addAll(names);
        ofWinners.addAll(spreads(names.size()));
        ofOthers.addAll(spreads(names.size()));
    }

    private void addThings(Watch watch, long[] won) {
        Arrays.fill(did, 0);
        Arrays.fill(often, 0);
        watch.tell((thing, seat, turn) -> {
            things.get(thing).addDeed(turn);
            did[thing] |= 1 << place(seat, watch);
            often[thing]++;
        });
        for (int thing = 0; thing < did.length; thing++) {
            things.get(thing).addGame(did[thing], often[thing], won);
        }
        addPointsOfThings(watch);
    }

    private void addPointsOfThings(Watch watch) {
        int first = 0;
        for (Topic topic : study.topics()) {
            int line = categories.indexOf(topic.category());
            for (int thing = first; line >= 0 && thing < first + topic.size(); thing++) {
                for (int seat = 0; seat < seats; seat++) {
                    if (Seats.has(did[thing], place(seat, watch))) {
                        ScoreSheet.Line points = watch.sheet().lines().get(line);
                        things.get(thing).addPoints(points.points().get(seat));
                    }
                }
            }
            first += topic.size();
        }
    }

    void addAll(TableTally other) {
        rounds.addAll(other.rounds);
        moves.addAll(other.moves);
        winnerPoints.addAll(other.winnerPoints);
        points.addAll(other.points);
        leads.addAll(other.leads);
        addAll(roundsByEnding, other.roundsByEnding);
        for (int place = 0; place < seats; place++) {
            wins[place] += other.wins[place];
        }
        if (categories.isEmpty()) {
            nameCategories(other.categories);
        }
        addAll(ofWinners, other.ofWinners);
        addAll(ofOthers, other.ofOthers);
        for (int thing = 0; thing < did.length; thing++) {
            things.get(thing).addAll(other.things.get(thing));
        }
    }

    private static void addAll(List<Spread> to, List<Spread> from) {
        for (int i = 0; i < from.size(); i++) {
            to.get(i).addAll(from.get(i));
        }
    }

    ThingTally thing(int number) {
        return things.get(number);
    }

    long games() {
        return rounds.size();
    }

    TableReport report() {
        return new TableReport(
                seats,
                games(),
                IntStream.rangeClosed(0, study.endings().size())
                        .mapToObj(this::ending)
                        .toList(),
                Measure.of(rounds),
                Measure.of(moves),
                Measure.of(winnerPoints),
                Measure.of(points),
                Measure.of(leads),
                IntStream.range(0, seats).mapToObj(this::place).toList(),
                IntStream.range(0, categories.size()).mapToObj(this::category).toList());
    }

    private TableReport.Ending ending(int number) {
        Spread lasted = roundsByEnding.get(number);
        String word = number == study.endings().size()
                ? TableReport.Ending.USUAL
                : study.endings().get(number).word();
        return new TableReport.Ending(word, lasted.size(), Share.of((double) lasted.size(), games()), Mean.of(lasted));
    }

    private TableReport.Place place(int number) {
        double fair = 1.0 / seats;
        Share share = Share.of((double) wins[number] / Credit.WHOLE, games());
        double error = Math.sqrt(fair * (1 - fair) / (double) Math.max(1, games()));
        double chance = seats == 1 ? 1 : Chance.beyond((share.share() - fair) / error);
        return new TableReport.Place(number + 1, share, chance, false);
    }

    private TableReport.Category category(int number) {
        return new TableReport.Category(
                categories.get(number), Mean.of(ofWinners.get(number)), Mean.of(ofOthers.get(number)));
    }
}
