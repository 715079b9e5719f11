package games.kumite.kungfu.chi;

/**
 * A roll for which both sides may spend Chi before the dice (KF-RUL-25).
 *
 * @param <L> the type of the roll: an immutable record
 */
public interface ChiRoll<L> {

  /** One of the two sides of a roll. */
  enum Side {
    /** The side that attacks. */
    ATTACK,
    /** The side that is attacked. */
    DEFENCE
  }

  /** Returns the figure of a side, a negative number if there is none. */
  int figure(Side side);

  /** Returns a copy in which a side spends a given amount of Chi. */
  L spending(Side side, int chi);
}
