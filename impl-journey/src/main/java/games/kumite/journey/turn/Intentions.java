package games.kumite.journey.turn;

import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.demon.ActivationProgress;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.OmChant;
import games.kumite.journey.demon.Plan;
import games.kumite.journey.demon.PlanPriority;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;

/** Events about the intention of a demon and its reason. Stateless. */
final class Intentions {

  private static final EventType HUNTS = plan("hunts", "JW-AI-04");
  private static final EventType HARRIES = plan("harries", "JW-AI-05");
  private static final EventType RAMPAGES = plan("rampages", "JW-SDC-08");
  private static final EventType STRIKES = plan("strikes", "JW-AI-06");
  private static final EventType APPROACHES = plan("approaches", "JW-AI-07");
  private static final EventType WAITS = plan("waits", "JW-AI-03");
  private static final EventType PARALYZED = EventTypes.demon("paralyzed", "JW-RUL-44");
  private static final EventType HELD = EventTypes.demon("held", "JW-CRD-25");
  private static final EventType DORMANT = EventTypes.demon("dormant", "JW-SET-03");
  private static final EventType INACTIVE = EventTypes.demon("inactive", "JW-AI-14");
  private static final EventType IDLE = EventTypes.demon("idle", "JW-AI-02");

  private Intentions() {}

  /** Tells the plan: the type of the event is the reason, from its priority; the values are moves and attacks. */
  static void tell(GameState state, ActivationProgress activation, Plan plan) {
    EventType type = reason(state, plan.priority());
    state.emit(type, activation.demon(), activation.quarry(), plan.moves(), plan.attacks());
  }

  private static EventType reason(GameState state, PlanPriority priority) {
    return switch (priority) {
      case ATTACK_QUARRY -> HUNTS;
      case ATTACK_ON_THE_WAY -> HARRIES;
      case ATTACK_OTHERS -> SpecialCards.isWildAttacks(state) ? RAMPAGES : STRIKES;
      case APPROACH -> APPROACHES;
      case NOTHING -> WAITS;
    };
  }

  /** Tells why a demon has no AP at all. */
  static void tellIdle(GameState state, int demon) {
    state.emit(obstacle(state, demon), demon);
  }

  private static EventType obstacle(GameState state, int demon) {
    if (Conditions.bars(state, demon, Deed.ALL)) {
      return PARALYZED;
    }
    if (OmChant.holds(state, demon, state.pose(demon))) {
      return HELD;
    }
    if (Inactive.isDormant(state, demon)) {
      return DORMANT;
    }
    return Inactive.isDemon(state, demon) ? INACTIVE : IDLE;
  }

  private static EventType plan(String name, String rule) {
    return EventTypes.demon(name, rule).word("quarry", EventTypes::figureId).number("moves").number("attacks");
  }
}
