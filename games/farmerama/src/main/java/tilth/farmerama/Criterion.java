package tilth.farmerama;

import tilth.engine.Rule;

/** What players are compared by when they have played the same card. The lowest measure stands out. */
@Rule("FRM-G2")
enum Criterion {
    FEWEST_OBJECTS {
        @Override
        int measure(FarmeramaPosition position, int seat) {
            return Integer.bitCount(position.garden(seat));
        }
    },
    MOST_SCARECROWS {
        @Override
        int measure(FarmeramaPosition position, int seat) {
            return -position.visibleScarecrows(seat);
        }
    },
    FEWEST_FEED {
        @Override
        int measure(FarmeramaPosition position, int seat) {
            return Basket.feed(position.barn(seat));
        }
    };

    abstract int measure(FarmeramaPosition position, int seat);
}
