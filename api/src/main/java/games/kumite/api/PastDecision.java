package games.kumite.api;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A decision that has been made, as one viewer saw it. Immutable.
 *
 * @param seat the seat that chose
 * @param kind the kind of decision, as in {@link Decision#kind()}
 * @param actionCount the number of listed actions; {@link #UNKNOWN} unless the list was {@linkplain
 *     Decision#hasPublicActions public}
 * @param action the chosen action, null if it was hidden from the viewer
 * @param handUnchanged whether the seat's hidden hand has not changed since it chose, so that the choice is still
 *     evidence of what it holds
 */
public record PastDecision(Seat seat, String kind, int actionCount, @Nullable Action action, boolean handUnchanged) {

  /** The number of listed actions if it is not public. */
  public static final int UNKNOWN = -1;

  /** Validates the components. */
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
