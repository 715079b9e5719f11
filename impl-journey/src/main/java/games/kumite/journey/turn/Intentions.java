package games.kumite.journey.turn;

import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.demon.Activation;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.Plan;
import games.kumite.journey.demon.Priority;
import games.kumite.journey.demon.SpecialCards;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Told;
import games.kumite.spi.EventType;

/** Events about the intention of a demon and its reason. Stateless. */
final class Intentions {

  private Intentions() {}

  /** Tells the plan: the type of the event is the reason, from its priority; the values are moves and attacks. */
  static void tell(Journey journey, Activation activation, Plan plan) {
    EventType type = reason(journey, plan.priority());
    journey.tell(type, activation.demon(), activation.quarry(), plan.moves(), plan.attacks());
  }

  private static EventType reason(Journey journey, Priority priority) {
    Told told = journey.terms().told;
    return switch (priority) {
      case ATTACK_QUARRY -> told.hunts;
      case ATTACK_ON_THE_WAY -> told.harries;
      case ATTACK_OTHERS -> SpecialCards.isWildAttacks(journey) ? told.rampages : told.strikes;
      case APPROACH -> told.approaches;
      case NOTHING -> told.waits;
    };
  }

  /** Tells why a demon has no AP at all. */
  static void tellIdle(Journey journey, int demon) {
    journey.tell(obstacle(journey, demon), demon);
  }

  private static EventType obstacle(Journey journey, int demon) {
    Told told = journey.terms().told;
    if (Conditions.bars(journey, demon, Deed.ALL)) {
      return told.paralyzed;
    }
    if (Inactive.isHeld(journey, demon, journey.pose(demon))) {
      return told.held;
    }
    if (Inactive.isDormant(journey, demon)) {
      return told.dormant;
    }
    return Inactive.isDemon(journey, demon) ? told.inactive : told.idle;
  }
}
