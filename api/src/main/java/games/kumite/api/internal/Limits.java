package games.kumite.api.internal;

/** The limits that several packages of the API share. */
public final class Limits {

  /** The largest number of seats that a setup or record may name. */
  public static final int MAX_SEATS = 1000;

  private Limits() {}
}
