package games.kumite.spi.cards;

import games.kumite.spi.cards.belief.DealPlan;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How cards lay when they were last forgotten for one observer, and what was left of them, for the engine: as long as none
 * of them is moved or shown, the next copy costs little. Belongs to a match, for it knows what is hidden; confined to one
 * thread.
 */
public final class Forgotten {

  private final int observer;
  private @Nullable Cards lying;
  private @Nullable Cards left;
  private @Nullable DealPlan plan;

  /**
   * Nothing yet.
   *
   * @param observer the observer's number
   */
  public Forgotten(int observer) {
    this.observer = observer;
  }

  /**
   * Takes away everything that the observer cannot know, as {@link Cards#forget} does.
   *
   * @param copy a copy of the match's cards, which nobody has touched
   */
  public void forget(Cards copy) {
    Cards before = lying;
    if (before != null && left != null && plan != null && copy.spread.liesLike(before.spread)) {
      copy.become(left, plan);
      return;
    }
    lying = kept(before, copy);
    copy.forget(observer);
    left = kept(left, copy);
    plan = copy.plan();
  }

  private static Cards kept(@Nullable Cards last, Cards now) {
    if (last == null) {
      return new Cards(now);
    }
    last.spread.takeOver(now.spread);
    return last;
  }
}
