package tilth.scenes.web.chineur;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;

/** The lane to the target, with everybody's public value on it. */
public record TrackPicture(ChineurView view, Picture picture) {

    private static final int POST = 10;
    private static final int BEYOND = 8;

    /** How many points of the lane the first marker of a group covers, and each further one. */
    private static final double FIRST = 2.8;

    private static final double FURTHER = 1.1;

    /** The same on a phone. */
    private static final double FIRST_ON_A_PHONE = 7.5;

    private static final double FURTHER_ON_A_PHONE = 2.5;

    public String label() {
        return words().label("track", Map.of("target", view.target()));
    }

    /** A post every ten points, as far as the lane goes. */
    public List<Post> posts() {
        return IntStream.iterate(0, points -> points <= end(), points -> points + POST)
                .filter(points -> points != view.target())
                .mapToObj(points -> new Post(points, place(points)))
                .toList();
    }

    public Post target() {
        return new Post(view.target(), place(view.target()));
    }

    /** Those with equal values stand together; who is close behind is not covered by who is ahead. */
    public List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        List<Double> levels = new ArrayList<>();
        double free = start();
        for (Map.Entry<Integer, List<PlayerView>> equal : byPoints().entrySet()) {
            int points = equal.getKey();
            int further = equal.getValue().size() - 1;
            double at = Math.max(points, free);
            free = at + FIRST + FURTHER * further;
            int level = level(levels, points, FIRST_ON_A_PHONE + FURTHER_ON_A_PHONE * further);
            List<Standing> standings =
                    equal.getValue().stream().map(this::standing).toList();
            groups.add(new Group(points, place(at), place(points), level, standings));
        }
        return groups;
    }

    /** The lowest level with room at some points; from there on it is taken. */
    private static int level(List<Double> levels, int points, double width) {
        int level = 0;
        while (level < levels.size() && levels.get(level) > points) {
            level++;
        }
        if (level == levels.size()) {
            levels.add(0.0);
        }
        levels.set(level, points + width);
        return level;
    }

    /** How many levels there are on a phone. */
    public int levels() {
        return groups().stream().mapToInt(Group::level).max().orElse(0) + 1;
    }

    private SortedMap<Integer, List<PlayerView>> byPoints() {
        SortedMap<Integer, List<PlayerView>> byPoints = new TreeMap<>();
        view.players()
                .forEach(player -> byPoints.computeIfAbsent(player.points(), _ -> new ArrayList<>())
                        .add(player));
        return byPoints;
    }

    private Standing standing(PlayerView player) {
        String what = words().label(
                        "track-of", Map.of("seat", player.seat(), "points", player.points(), "target", view.target()));
        return new Standing(player.seat(), picture.css(player.seat()), picture.mark(player.seat()), what);
    }

    /** Where the onlooker would stand with the objective, which nobody else sees; not there if that changes nothing. */
    public List<Secret> secrets() {
        return view.players().stream()
                .filter(player -> picture.isOnlooker(player.seat()) && !player.objectiveShown())
                .flatMap(player -> secret(player).stream())
                .toList();
    }

    private List<Secret> secret(PlayerView player) {
        Integer objective = player.objectivePoints();
        if (objective == null || objective == 0) {
            return List.of();
        }
        int points = player.points() + objective;
        String what = words().label("track-secret", Map.of("points", points));
        return List.of(
                new Secret(picture.css(player.seat()), picture.mark(player.seat()), points, place(points), what));
    }

    private int start() {
        return Math.min(
                view.players().stream().mapToInt(PlayerView::points).min().orElse(0), 0);
    }

    private int end() {
        int highest = view.players().stream().mapToInt(PlayerView::points).max().orElse(0);
        return Math.max(view.target(), highest) + BEYOND;
    }

    /** How far along the lane, in percent. */
    private String place(double points) {
        double part = (Math.min(points, end()) - start()) * 100.0 / (end() - start());
        return String.format(Locale.ROOT, "%.1f%%", part);
    }

    private Words words() {
        return picture.words();
    }

    /** A number along the lane. */
    public record Post(int points, String place) {}

    /**
     * Players with equal values.
     *
     * @param place where there is room for them
     * @param exact where they belong to the point
     * @param level how high they stand there, if there is no room beside the others
     */
    public record Group(int points, String place, String exact, int level, List<Standing> standings) {}

    /** Where one player stands. */
    public record Standing(int seat, String css, String mark, String label) {}

    /** Where the onlooker stands in truth. */
    public record Secret(String css, String mark, int points, String place, String label) {}
}
