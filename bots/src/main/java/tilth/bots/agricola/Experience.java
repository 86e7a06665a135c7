package tilth.bots.agricola;

import tilth.agricola.state.State;
import tilth.bots.Network;

/**
 * What a farm comes to in the end: its {@link Outlook}, and how much more or less farms that gave such an
 * {@link Impression} had in games that were played. The weights in {@code experience.txt} were learnt.
 */
class Experience implements Judge {

    static final Network LEARNT = Network.beside(Experience.class, "experience.txt", Impression.names());

    private final Network network;
    private final Outlook outlook = new Outlook();
    final Impression impression = new Impression();

    Experience() {
        this(LEARNT.again());
    }

    Experience(Network network) {
        this.network = network;
    }

    @Override
    public final void lookAround(State position, int seat, Homestead now, CardWorth worth) {
        impression.lookAround(position, seat, now, worth);
    }

    @Override
    public float of(Homestead farm) {
        float points = outlook.of(farm);
        impression.of(farm, points);
        return points + network.of(impression);
    }
}
