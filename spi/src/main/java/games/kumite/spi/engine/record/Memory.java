package games.kumite.spi.engine.record;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The decisions of one match, and for each observer the same as it saw them: made when it is first asked for, and then
 * at the cost of what is new.
 */
public final class Memory {

  private static final int FEW = 16;

  private @Nullable Past last;

  /** By observer: up to which decision its list has been made, and that list. */
  private final @Nullable Past[] upTo;
  private final @Nullable Past[] seen;

  /** A memory that goes on after what is known already. */
  public Memory(int observers, @Nullable Past last) {
    this.last = last;
    upTo = new Past[observers];
    seen = new Past[observers];
  }

  /** A copy's memory. What has long been remembered is told apart once, not in every copy. */
  public Memory(Memory other) {
    last = other.last;
    for (int observer = 0; observer < other.upTo.length; observer++) {
      if (length(other.last) - length(other.upTo[observer]) > FEW) {
        other.seenBy(observer);
      }
    }
    upTo = other.upTo.clone();
    seen = other.seen.clone();
  }

  private static int length(@Nullable Past past) {
    return past == null ? 0 : past.length;
  }

  public @Nullable Past last() {
    return last;
  }

  public void add(Past made) {
    last = made;
  }

  /** The last decision has been taken back. */
  public void drop() {
    last = last == null ? null : last.previous;
  }

  /** The last decision that an observer knows of. */
  public @Nullable Past seenBy(int observer) {
    Past known = upTo[observer];
    Past now = last;
    if (known != now) {
      Deque<Past> news = new ArrayDeque<>();
      Past made = now; // back to what is known, or to the start if that has been taken back
      while (made != null && made != known) {
        news.push(made);
        made = made.previous;
      }
      Past list = made == null ? null : seen[observer];
      for (Past each : news) {
        list = each.isWitnessedBy(observer) ? each.seenBy(observer, list) : list;
      }
      upTo[observer] = now;
      seen[observer] = list;
    }
    return seen[observer];
  }
}
