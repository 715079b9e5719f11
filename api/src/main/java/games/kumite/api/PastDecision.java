package games.kumite.api;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A decision that has been made, as an observer saw it. Immutable.
 *
 * @param seat who chose
 * @param kind what kind of choice it was, as in {@link Decision#kind()}
 * @param choices how many actions were listed, {@link #UNTOLD} unless {@linkplain Decision#isOpen everybody could tell}
 * @param action what was chosen, null if that was hidden from the observer
 * @param stillHolds whether nothing has come to or gone from what the seat holds in secret since it chose: then its
 *     choice still tells of what it holds
 */
public record PastDecision(Seat seat, String kind, int choices, @Nullable Action action, boolean stillHolds) {

  /** In place of a number of choices that is not for all to know. */
  public static final int UNTOLD = -1;

  /** Checks the parts. */
  public PastDecision {
    Objects.requireNonNull(seat, "seat must not be null");
    Objects.requireNonNull(kind, "kind must not be null");
  }

  @Override
  public String toString() {
    return seat + " " + kind + (choices == UNTOLD ? "" : " of " + choices) + ": "
        + (action == null ? "hidden" : action.notation()) + (stillHolds ? "" : ", before it held what it holds");
  }
}
