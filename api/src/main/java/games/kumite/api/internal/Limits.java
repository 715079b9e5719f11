package games.kumite.api.internal;

/** Limits that several packages of the API keep. */
public final class Limits {

  /** The largest number of seats that a setup or record may name. */
  public static final int MAX_SEATS = 1000;

  private Limits() {}
}
