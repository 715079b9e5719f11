package games.kumite.spi.engine.record;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The decisions of one match, and for each observer the same as it saw them: made when it is first asked for, and then
 * at the cost of what is new.
 */
public final class DecisionHistory {

  private static final int FEW = 16;

  private @Nullable DecisionEntry last;

  /** By observer: up to which decision its list has been made, and that list. */
  private final @Nullable DecisionEntry[] upTo;
  private final @Nullable DecisionEntry[] seen;

  /** A memory that goes on after what is known already. */
  public DecisionHistory(int viewers, @Nullable DecisionEntry last) {
    this.last = last;
    upTo = new DecisionEntry[viewers];
    seen = new DecisionEntry[viewers];
  }

  /** A copy's memory. What has long been remembered is told apart once, not in every copy. */
  public DecisionHistory(DecisionHistory other) {
    last = other.last;
    for (int observer = 0; observer < other.upTo.length; observer++) {
      if (length(other.last) - length(other.upTo[observer]) > FEW) {
        other.seenBy(observer);
      }
    }
    upTo = other.upTo.clone();
    seen = other.seen.clone();
  }

  private static int length(@Nullable DecisionEntry past) {
    return past == null ? 0 : past.length;
  }

  public @Nullable DecisionEntry last() {
    return last;
  }

  public void add(DecisionEntry made) {
    last = made;
  }

  /** The last decision has been taken back. */
  public void drop() {
    last = last == null ? null : last.previous;
  }

  /** The last decision that an observer knows of. */
  public @Nullable DecisionEntry seenBy(int observer) {
    DecisionEntry known = upTo[observer];
    DecisionEntry now = last;
    if (known != now) {
      Deque<DecisionEntry> news = new ArrayDeque<>();
      DecisionEntry made = now; // back to what is known, or to the start if that has been taken back
      while (made != null && made != known) {
        news.push(made);
        made = made.previous;
      }
      DecisionEntry list = made == null ? null : seen[observer];
      for (DecisionEntry each : news) {
        list = each.isWitnessedBy(observer) ? each.seenBy(observer, list) : list;
      }
      upTo[observer] = now;
      seen[observer] = list;
    }
    return seen[observer];
  }
}
