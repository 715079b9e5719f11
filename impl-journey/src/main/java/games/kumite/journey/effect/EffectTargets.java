package games.kumite.journey.effect;

import games.kumite.journey.card.TriggerMatching;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.GameState;

/** The figures to which an effect applies. Stateless. */
final class EffectTargets {

  private EffectTargets() {}

  /** Returns whether the owner of the card chooses one of them (JW-D-23). */
  static boolean isChosen(EffectTarget who) {
    return switch (who) {
      case ADJACENT_PILGRIM, SELF_OR_ADJACENT_PILGRIM, ANY_PILGRIM, ANOTHER_PILGRIM -> true;
      default -> false;
    };
  }

  /** Returns bits of the figures to which an effect can apply; it may still do nothing to them. */
  static long of(GameState state, EffectTarget who, int owner, int by, int on) {
    return switch (who) {
      case SELF, BEARER -> bit(owner);
      case TARGET -> bit(on);
      case ATTACKER -> bit(by);
      case DEMONS_ON_OWN_TILE -> demons(state, owner);
      default -> pilgrims(state, who, owner);
    };
  }

  private static long bit(int figure) {
    return figure < 0 ? 0 : 1L << figure;
  }

  private static long pilgrims(GameState state, EffectTarget who, int owner) {
    long some = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.pose(pilgrim) != Pose.NONE && fits(state, who, owner, pilgrim)) {
        some |= 1L << pilgrim;
      }
    }
    return some;
  }

  private static boolean fits(GameState state, EffectTarget who, int owner, int pilgrim) {
    return switch (who) {
      case ADJACENT_PILGRIM -> TriggerMatching.areAdjacent(state, owner, pilgrim);
      case SELF_OR_ADJACENT_PILGRIM -> pilgrim == owner || TriggerMatching.areAdjacent(state, owner, pilgrim);
      case ANY_PILGRIM, EACH_PILGRIM -> true;
      case ANOTHER_PILGRIM, EACH_OTHER_PILGRIM -> pilgrim != owner;
      case EACH_PILGRIM_ON_OWN_TILE -> TriggerMatching.shareTile(state, owner, pilgrim);
      default -> false;
    };
  }

  private static long demons(GameState state, int owner) {
    long some = 0;
    for (int demon = Content.PILGRIMS; demon < state.definition().figures(); demon++) {
      some |= state.pose(demon) != Pose.NONE && TriggerMatching.shareTile(state, owner, demon) ? 1L << demon : 0;
    }
    return some;
  }
}
