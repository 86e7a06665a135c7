package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.scenes.Words;

/** So many of one good in a heap. */
public record Heap(String good, int count) {

    static List<Heap> of(Map<String, Integer> goods) {
        List<Heap> heaps = new ArrayList<>();
        goods.forEach((good, count) -> heaps.add(new Heap(good, count)));
        return heaps;
    }

    /** Goods in words, such as "2 wood and 1 reed". */
    static String say(Map<String, Integer> goods, Words words) {
        return words.list(of(goods).stream().map(heap -> heap.say(words)).toList());
    }

    private String say(Words words) {
        return count + " " + words.term("good", good, count);
    }
}
