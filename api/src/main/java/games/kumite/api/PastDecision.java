package games.kumite.api;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A decision that has been made, as an observer saw it. Immutable.
 *
 * @param seat who chose
 * @param kind what kind of choice it was, as in {@link Decision#kind()}
 * @param actionCount how many actions were listed, {@link #UNKNOWN} unless {@linkplain Decision#hasPublicActions everybody could tell}
 * @param action what was chosen, null if that was hidden from the observer
 * @param handUnchanged whether nothing has come to or gone from what the seat holds in secret since it chose: then its
 *     choice still tells of what it holds
 */
public record PastDecision(Seat seat, String kind, int actionCount, @Nullable Action action, boolean handUnchanged) {

  /** In place of a number of choices that is not for all to know. */
  public static final int UNKNOWN = -1;

  /** Checks the parts. */
  public PastDecision {
    Objects.requireNonNull(seat, "seat must not be null");
    Objects.requireNonNull(kind, "kind must not be null");
  }

  @Override
  public String toString() {
    return seat + " " + kind + (actionCount == UNKNOWN ? "" : " of " + actionCount) + ": "
        + (action == null ? "hidden" : action.notation()) + (handUnchanged ? "" : ", before it held what it holds");
  }
}
