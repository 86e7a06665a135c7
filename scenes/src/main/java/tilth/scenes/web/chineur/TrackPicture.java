package tilth.scenes.web.chineur;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;

/** The lane to the target, with everybody's public value on it. */
public record TrackPicture(ChineurView view, Picture picture) {

    private static final int POST = 10;
    private static final int BEYOND = 8;

    /** Markers closer than that many points stand above each other: on a desk, and on a phone. */
    private static final int NEAR = 2;

    private static final int NEAR_ON_A_PHONE = 4;

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

    /** Everybody's marker, from the lowest value up. */
    public List<Marker> markers() {
        List<Marker> markers = new ArrayList<>();
        for (PlayerView player : sorted()) {
            int points = player.points();
            String what = words().label(
                            "track-of",
                            Map.of(
                                    "owner", picture.sitting(player.seat()).name(),
                                    "points", points,
                                    "target", view.target()));
            markers.add(new Marker(
                    player.seat(),
                    picture.css(player.seat()),
                    picture.mark(player.seat()),
                    points,
                    place(points),
                    level(markers, points, NEAR),
                    level(markers, points, NEAR_ON_A_PHONE),
                    what));
        }
        return markers;
    }

    private List<PlayerView> sorted() {
        return view.players().stream()
                .sorted(Comparator.comparingInt(PlayerView::points))
                .toList();
    }

    private static int level(List<Marker> before, int points, int near) {
        return (int) before.stream()
                .filter(marker -> points - marker.points() < near)
                .count();
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
        return Math.min(lowest(), 0);
    }

    private int lowest() {
        return view.players().stream().mapToInt(PlayerView::points).min().orElse(0);
    }

    private int end() {
        int highest = view.players().stream().mapToInt(PlayerView::points).max().orElse(0);
        return Math.max(view.target(), highest) + BEYOND;
    }

    /** How far along the lane, in percent. */
    private String place(int points) {
        double part = (Math.min(points, end()) - start()) * 100.0 / (end() - start());
        return String.format(Locale.ROOT, "%.1f%%", part);
    }

    private Words words() {
        return picture.words();
    }

    /** A number along the lane. */
    public record Post(int points, String place) {}

    /** Where a player stands. */
    public record Marker(
            int seat, String css, String mark, int points, String place, int level, int phoneLevel, String label) {}

    /** Where the onlooker stands in truth. */
    public record Secret(String css, String mark, int points, String place, String label) {}
}
