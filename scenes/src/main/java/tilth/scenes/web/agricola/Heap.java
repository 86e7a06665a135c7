package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** So many of one good in a heap. */
public record Heap(String good, int count) {

    static List<Heap> of(Map<String, Integer> goods) {
        List<Heap> heaps = new ArrayList<>();
        goods.forEach((good, count) -> heaps.add(new Heap(good, count)));
        return heaps;
    }
}
