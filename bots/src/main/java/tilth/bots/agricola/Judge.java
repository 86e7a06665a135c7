package tilth.bots.agricola;

import tilth.agricola.state.State;

/** Says how many points farms will have in the end. */
interface Judge {

    /** Looks around from a seat at what stays the same while different things are done with its farm. */
    void lookAround(State position, int seat, Homestead now, CardWorth worth);

    /** The points that the farm, or what would become of it, will have in the end. */
    float of(Homestead farm);
}
