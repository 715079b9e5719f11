package games.kumite.kungfu.state;

import games.kumite.spi.marks.Immutable;


/**
 * Gangs, the seats that run them and the two sides they are on (KF-RUL-77). With two seats the three have the same
 * numbers; with an odd number of seats the last seat of the smaller side runs two gangs. Immutable.
 */
@Immutable
public final class GangsAndSides {

  /** The most gangs, of six seats. */
  public static final int MAX_GANGS = 6;
  /** The number of sides. */
  public static final int SIDES = 2;

  private final int seats;

  private GangsAndSides(int seats) {
    this.seats = seats;
  }

  /** Returns the parties of a number of seats. */
  public static GangsAndSides of(int seats) {
    return new GangsAndSides(seats);
  }

  /** Returns how many gangs there are: as many on one side as on the other. */
  public int gangs() {
    return seats + seats % SIDES;
  }

  /** Returns the seat that runs a gang. */
  public int seat(int gang) {
    return gang < seats ? gang : seats - SIDES;
  }

  /** Returns the side that a gang is on; neutral figures are on a side of their own. */
  public int side(int gang) {
    return gang == Figures.NEUTRAL ? Figures.NEUTRAL : gang % SIDES;
  }

  /** Returns the first gang of a side; its seat speaks for the side (KF-RUL-167). */
  public int lead(int side) {
    return side;
  }

  /** Returns the opposing side. */
  public static int opposing(int side) {
    return SIDES - 1 - side;
  }
}
