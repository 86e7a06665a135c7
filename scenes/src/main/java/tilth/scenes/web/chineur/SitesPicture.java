package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.FarmView;
import tilth.chineur.ChineurView.SiteView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The six sites for collective farms, one for each number of the die. */
public record SitesPicture(ChineurView view, Picture picture) {

    public List<Site> sites() {
        return view.sites().stream().map(this::site).toList();
    }

    public DeckPicture deck() {
        return new DeckPicture("collective", "collective-farm", "do:collective", view.collectiveDeck(), picture);
    }

    private Site site(SiteView site) {
        Integer seat = site.owner();
        FarmView farm = site.farm();
        return new Site(
                site.site(),
                words().term("site", site.site()),
                farm == null ? List.of() : Price.of(farm.yields()),
                seat == null ? null : Owner.of(seat, picture),
                site.site().equals("ex" + view.die()),
                picture.spot("site:" + site.site(), label(site.site(), farm, seat)),
                arriving());
    }

    private String label(String site, @Nullable FarmView farm, @Nullable Integer seat) {
        return farm == null || seat == null
                ? words().label("site-free", Map.of("site", site))
                : words().label("site-at", Map.of("site", site, "farm", farm.farm(), "seat", seat));
    }

    /** What the farm that is to be placed yields. */
    private List<Price> arriving() {
        FarmView farm = view.farmDrawn();
        return farm == null ? List.of() : Price.of(farm.yields());
    }

    private Words words() {
        return picture.words();
    }

    /** One site. */
    public record Site(
            String id,
            String name,
            List<Price> yields,
            @Nullable Owner owner,
            boolean isRolled,
            Spot spot,
            List<Price> arriving) {

        public String css() {
            return "site" + (owner == null ? " free" : "") + (isRolled ? " rolled" : "");
        }
    }
}
