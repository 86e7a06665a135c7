package tilth.scenes.web.chineur;

import tilth.scenes.web.Picture;

/** The marker of a player on a piece of the table. */
public record Owner(String css, String mark, String name) {

    static Owner of(int seat, Picture picture) {
        return new Owner(
                picture.css(seat), picture.mark(seat), picture.sitting(seat).name());
    }
}
