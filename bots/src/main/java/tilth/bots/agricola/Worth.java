package tilth.bots.agricola;

/** What something is worth to who plays alone, and to who plays with others. */
record Worth(float alone, float together) {

    float to(Homestead farm) {
        return farm.isAlone ? alone : together;
    }
}
