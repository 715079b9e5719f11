package games.kumite.spi.cards;

import games.kumite.spi.cards.belief.ForgetfulCards.Left;
import games.kumite.spi.cards.belief.RedealPlan;

/**
 * The positions of redacted cards before and after the redaction, and the plan to deal them again. Confined to one
 * thread.
 */
final class LeftCards extends Left {

  private final CardPositions lying;
  private final CardPositions left;
  private RedealPlan plan;

  /** Redacts for the first time. */
  LeftCards(Cards copy, int viewer) {
    lying = new CardPositions(copy.spread);
    copy.redact(viewer);
    left = new CardPositions(copy.spread);
    plan = copy.plan();
  }

  /** Redacts again. */
  void forget(Cards copy, int viewer) {
    if (copy.spread.liesLike(lying)) {
      copy.become(left, plan);
      return;
    }
    lying.takeOver(copy.spread);
    copy.redact(viewer);
    left.takeOver(copy.spread);
    plan = copy.plan();
  }
}
