package games.kumite.spi.cards;

import games.kumite.spi.cards.belief.DealPlan;
import games.kumite.spi.marks.Shared;
import org.jspecify.annotations.Nullable;

/**
 * What has been found out of cards as they lie, until one of them is moved or shown. Immutable.
 *
 * @param plan how the cards can be dealt again, null if nobody has made one
 * @param observer whose key this is
 * @param key of what the observer knows
 * @param others what was found out before, null if nothing was
 */
@Shared
record Found(@Nullable DealPlan plan, int observer, long key, @Nullable Found others) {

  private static final int NOBODY = -1;

  /** A plan alone. */
  static Found of(DealPlan plan) {
    return new Found(plan, NOBODY, 0, null);
  }

  /** What was found out for an observer, null if nothing was. */
  static @Nullable Found of(int observer, @Nullable Found last) {
    Found found = last;
    while (found != null && found.observer != observer) {
      found = found.others;
    }
    return found;
  }
}
