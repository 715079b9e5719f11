package games.kumite.journey.effect;

import games.kumite.journey.card.TriggerMatching;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.GameState;

/** The figures to which an effect applies. Stateless. */
final class EffectTargets {

  private EffectTargets() {}

  /** A test of a pilgrim on the map. */
  private interface Fit {
    boolean fits(GameState state, int owner, int pilgrim);
  }

  /** Returns bits of the figures to which an effect can apply; it may still do nothing to them. */
  static long of(GameState state, EffectTarget who, int owner, int by, int on) {
    return switch (who) {
      case SELF, BEARER -> bit(owner);
      case TARGET -> bit(on);
      case ATTACKER -> bit(by);
      case DEMONS_ON_OWN_TILE -> demons(state, owner);
      case ADJACENT_PILGRIM -> pilgrims(state, owner, TriggerMatching::areAdjacent);
      case SELF_OR_ADJACENT_PILGRIM -> pilgrims(state, owner,
          (it, self, pilgrim) -> pilgrim == self || TriggerMatching.areAdjacent(it, self, pilgrim));
      case ANY_PILGRIM, EACH_PILGRIM -> pilgrims(state, owner, (it, self, pilgrim) -> true);
      case ANOTHER_PILGRIM, EACH_OTHER_PILGRIM -> pilgrims(state, owner, (it, self, pilgrim) -> pilgrim != self);
      case EACH_PILGRIM_ON_OWN_TILE -> pilgrims(state, owner, TriggerMatching::shareTile);
    };
  }

  private static long bit(int figure) {
    return figure < 0 ? 0 : 1L << figure;
  }

  private static long pilgrims(GameState state, int owner, Fit fit) {
    long some = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      some |= state.pose(pilgrim) != Pose.NONE && fit.fits(state, owner, pilgrim) ? 1L << pilgrim : 0;
    }
    return some;
  }

  private static long demons(GameState state, int owner) {
    long some = 0;
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      some |= state.pose(demon) != Pose.NONE && TriggerMatching.shareTile(state, owner, demon) ? 1L << demon : 0;
    }
    return some;
  }
}
