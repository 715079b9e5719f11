package games.kumite.kungfu.chi;

/**
 * A roll for which both sides may spend Chi before the dice (KF-RUL-25).
 *
 * @param <L> what it is: an immutable record
 */
public interface Spending<L> {

  /** One of the two sides of a roll. */
  enum Side {
    /** Who attacks. */
    ATTACK,
    /** Who is attacked. */
    DEFENCE
  }

  /** The figure of a side, a negative number if it is nobody's. */
  int figure(Side side);

  /** The same with so much Chi of a side. */
  L spending(Side side, int chi);
}
