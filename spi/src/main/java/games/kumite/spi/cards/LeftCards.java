package games.kumite.spi.cards;

import games.kumite.spi.cards.belief.DealPlan;
import games.kumite.spi.cards.belief.ForgetfulCards.Left;

/** How cards lay, what was left of them when they were forgotten, and how they can be dealt again. Confined to one thread. */
final class LeftCards extends Left {

  private final Spread lying;
  private final Spread left;
  private DealPlan plan;

  /** Forgets for the first time. */
  LeftCards(Cards copy, int observer) {
    lying = new Spread(copy.spread);
    copy.forget(observer);
    left = new Spread(copy.spread);
    plan = copy.plan();
  }

  /** Forgets again. */
  void forget(Cards copy, int observer) {
    if (copy.spread.liesLike(lying)) {
      copy.become(left, plan);
      return;
    }
    lying.takeOver(copy.spread);
    copy.forget(observer);
    left.takeOver(copy.spread);
    plan = copy.plan();
  }
}
