package games.kumite.kungfu.figure;

import games.kumite.spi.Refusal;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The refusal of something that takes more actions than are left: it says how many (KF-ACT-26). Immutable. */
public final class TooFew {

  /** The number of refusals made beforehand: nothing in the rule book takes more. */
  private static final int MOST = 4;

  private final Refusal[] refusals;

  private TooFew(String rule) {
    Refusal refusal = new Refusal(rule, "too-few-actions-for-that");
    refusals = IntStream.rangeClosed(0, MOST).mapToObj(needed -> refusal.with(needed)).toArray(Refusal[]::new);
  }

  /** Returns a copy under a rule that names the price. */
  public static TooFew under(String rule) {
    return new TooFew(rule);
  }

  /**
   * Returns why something is refused, null if it is not.
   *
   * @param left the actions that are left
   * @param needed the actions that it takes
   */
  public @Nullable Refusal of(int left, int needed) {
    if (left >= needed) {
      return null;
    }
    return needed < refusals.length ? refusals[needed] : refusals[0].with(needed);
  }
}
