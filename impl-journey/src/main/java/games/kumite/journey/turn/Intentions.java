package games.kumite.journey.turn;

import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.demon.ActivationProgress;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.OmChant;
import games.kumite.journey.demon.Plan;
import games.kumite.journey.demon.PlanPriority;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.ContentEvents;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;

/** Events about the intention of a demon and its reason. Stateless. */
final class Intentions {

  private Intentions() {}

  /** Tells the plan: the type of the event is the reason, from its priority; the values are moves and attacks. */
  static void tell(GameState state, ActivationProgress activation, Plan plan) {
    EventType type = reason(state, plan.priority());
    state.emit(type, activation.demon(), activation.quarry(), plan.moves(), plan.attacks());
  }

  private static EventType reason(GameState state, PlanPriority priority) {
    ContentEvents told = state.definition().told;
    return switch (priority) {
      case ATTACK_QUARRY -> told.hunts;
      case ATTACK_ON_THE_WAY -> told.harries;
      case ATTACK_OTHERS -> SpecialCards.isWildAttacks(state) ? told.rampages : told.strikes;
      case APPROACH -> told.approaches;
      case NOTHING -> told.waits;
    };
  }

  /** Tells why a demon has no AP at all. */
  static void tellIdle(GameState state, int demon) {
    state.emit(obstacle(state, demon), demon);
  }

  private static EventType obstacle(GameState state, int demon) {
    ContentEvents told = state.definition().told;
    if (Conditions.bars(state, demon, Deed.ALL)) {
      return told.paralyzed;
    }
    if (OmChant.holds(state, demon, state.pose(demon))) {
      return told.held;
    }
    if (Inactive.isDormant(state, demon)) {
      return told.dormant;
    }
    return Inactive.isDemon(state, demon) ? told.inactive : told.idle;
  }
}
