package games.kumite.spi.engine.record;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The decisions of one match, with each viewer's version of them, computed incrementally on demand. */
public final class DecisionHistory {

  private static final int FEW = 16;

  private @Nullable DecisionEntry last;

  /** By viewer: the last decision of its list, and that list. */
  private final @Nullable DecisionEntry[] upTo;
  private final @Nullable DecisionEntry[] seen;

  /** Creates a history that goes on after known decisions. */
  public DecisionHistory(int viewers, @Nullable DecisionEntry last) {
    this.last = last;
    upTo = new DecisionEntry[viewers];
    seen = new DecisionEntry[viewers];
  }

  /** Creates a copy's history. Old decisions are redacted for viewers once, not in every copy. */
  public DecisionHistory(DecisionHistory other) {
    last = other.last;
    for (int viewer = 0; viewer < other.upTo.length; viewer++) {
      if (length(other.last) - length(other.upTo[viewer]) > FEW) {
        other.seenBy(viewer);
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

  /** Removes the last decision, which has been undone. */
  public void drop() {
    last = last == null ? null : last.previous;
  }

  /** Returns the last decision that a viewer knows of. */
  public @Nullable DecisionEntry seenBy(int viewer) {
    DecisionEntry known = upTo[viewer];
    DecisionEntry now = last;
    if (known != now) {
      Deque<DecisionEntry> news = new ArrayDeque<>();
      DecisionEntry made = now; // resumes at the known decisions, or at the start if those have been undone
      while (made != null && made != known) {
        news.push(made);
        made = made.previous;
      }
      DecisionEntry list = made == null ? null : seen[viewer];
      for (DecisionEntry each : news) {
        list = each.isWitnessedBy(viewer) ? each.seenBy(viewer, list) : list;
      }
      upTo[viewer] = now;
      seen[viewer] = list;
    }
    return seen[viewer];
  }
}
