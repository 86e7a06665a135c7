package tilth.server.house;

/** A request would act for a seat its sender does not hold. */
public final class Stranger extends RuntimeException {

    private static final long serialVersionUID = 1L;
}
