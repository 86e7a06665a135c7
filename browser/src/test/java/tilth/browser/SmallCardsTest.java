package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Price;
import tilth.agricola.goods.Goods;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;
import tilth.scenes.web.agricola.CardFace;
import tilth.scenes.web.agricola.Heap;
import tilth.scenes.web.agricola.Load;
import tilth.scenes.web.agricola.MiniCard;

/** The cards of Agricola as they lie in a full hand, each of them once, lit and not. */
class SmallCardsTest {

    private static final long DEAL = 6;

    private static final Load NOTHING = new Load(List.of(), List.of(), List.of(), "");

    private static final TemplateEngine TEMPLATES = TemplateEngine.createPrecompiled(
            null, ContentType.Html, SmallCardsTest.class.getClassLoader(), "tilth.scenes.templates");

    /** Lays all cards into the places of the hand, as many at a time as there are, and says what is not whole. */
    private static final String CUT_OFF = """
            ([cards, lit]) => {
              const places = [...document.querySelectorAll("#tray-hand .card-place")];
              const cut = [];
              const within = (part, box) => part.left > box.left - 0.6 && part.right < box.right + 0.6
                  && part.top > box.top - 0.6 && part.bottom < box.bottom + 0.6;
              const look = (mini, read, name) => {
                const box = part => mini.querySelector(part)?.getBoundingClientRect();
                const inside = (part, holder) => [...mini.querySelectorAll(part)]
                    .map(one => one.getBoundingClientRect()).filter(one => one.width).every(one => within(one, box(holder)));
                if (!inside(".line > *", ".lines")) cut.push(name + ": its icons");
                if (!inside(".foot > :not(.price), .price > *", ".foot")) cut.push(name + ": its foot");
                const text = document.createRange();
                text.selectNodeContents(mini.querySelector(".name"));
                const lines = [...text.getClientRects()];
                const head = box(".head");
                const isCut = lines.some(line => line.right > head.right + 0.6 || line.bottom > head.bottom + 2);
                const runsIn = lines.some(line => line.right > read.left + 0.5
                    && line.top < read.bottom - 2 && line.bottom > read.top + 2);
                if (isCut || runsIn) cut.push(name + ": its name");
              };
              while (cards.length > 0) {
                const laid = cards.splice(0, places.length);
                laid.forEach(([kind, face], i) => {
                  const mini = places[i].querySelector(".mini");
                  mini.className = "mini " + kind + (lit ? " can" : "");
                  mini.innerHTML = face;
                });
                laid.forEach(([kind, face, name], i) => {
                  const read = places[i].querySelector(".read");
                  const isOnlyATouch = getComputedStyle(read).borderTopWidth === "0px";
                  const shape = read.getBoundingClientRect();
                  look(places[i].querySelector(".mini"), isOnlyATouch ? new DOMRect(-9, -9, 0, 0) : shape, name);
                });
              }
              return [places.length, ...cut];
            }""";

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @ParameterizedTest
    @CsvSource({"classic, 5, en", "classic, 5, fr", "revised, 4, en", "revised, 4, fr"})
    void are_whole_in_a_hand_of_fourteen(String edition, int seats, String language) {
        Map<String, String> options = edition.equals("classic")
                ? Map.of("edition", edition, "cards", "full", "decks", "eikz")
                : Map.of("edition", edition, "cards", "full");
        Setup setup = new Setup(Games.named("agricola"), seats, options, Seed.of(DEAL));
        List<List<String>> faces = faces(edition, Words.of(setup.game(), Locale.of(language)));
        assertThat(faces).hasSizeGreaterThan(90);
        for (Browser.NewContextOptions viewport : List.of(House.desk(), House.phone())) {
            Page page = house.amongBots(viewport.setLocale(language), setup).page();
            assertThat(page.evaluate("document.documentElement.lang")).isEqualTo(language);
            if (page.viewportSize().width < page.viewportSize().height) {
                page.locator("label[for=tab-market]").tap();
            }
            for (boolean lit : new boolean[] {true, false}) {
                List<?> cut = (List<?>) page.evaluate(CUT_OFF, List.of(faces, lit));
                assertThat(cut).as(page.viewportSize().width + " wide").isEqualTo(List.of(14));
            }
        }
    }

    /** Kind, drawing and name of every card that is dealt in an edition. */
    private static List<List<String>> faces(String edition, Words words) {
        return Cards.all().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR)
                .filter(card -> "AB".contains(card.deck()) == edition.equals("revised"))
                .map(card -> face(card, words))
                .toList();
    }

    private static List<String> face(Card card, Words words) {
        List<List<Heap>> prices = new ArrayList<>();
        card.prices().forEach(price -> prices.add(heaps(price)));
        CardFace face = new CardFace(card, words);
        MiniCard mini = new MiniCard(face, card.word(), "", null, List.of(), prices, card.points(), NOTHING, null);
        StringOutput drawing = new StringOutput();
        TEMPLATES.render("agricola/mini.jte", Map.of("card", mini), drawing);
        return List.of(face.kind(), drawing.toString(), face.name());
    }

    private static List<Heap> heaps(Price price) {
        return IntStream.range(0, Goods.WORDS.size())
                .filter(good -> Goods.count(price.goods(), good) > 0)
                .mapToObj(good -> new Heap(Goods.WORDS.get(good), Goods.count(price.goods(), good)))
                .toList();
    }
}
