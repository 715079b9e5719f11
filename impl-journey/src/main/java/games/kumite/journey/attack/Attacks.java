package games.kumite.journey.attack;

import games.kumite.journey.card.Playing;
import games.kumite.journey.card.Reserve;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/** Attack actions, ready for the agenda. Stateless. */
public final class Attacks {

  private static final long BEFORE_ATTACK = Trigger.occasion(Moment.BEFORE, Event.ATTACK);

  private Attacks() {}

  /** Returns an attack action of a pilgrim: cards, targets, and each single attack. The caller spends the AP. */
  public static Step<Journey> byPilgrim(Journey journey, int pilgrim, Sequel sequel) {
    return Assault.PILGRIM.with(Assault.of(journey, pilgrim, sequel));
  }

  /** Returns an attack action of a demon on every pilgrim that it hits from its pose when the step runs (JW-AI-08). */
  public static Step<Journey> byDemon(Journey journey, int demon, Sequel sequel) {
    return Assault.DEMON.with(Assault.of(journey, demon, sequel));
  }

  /**
   * Returns whether a pilgrim has a target, or would have with the cards that it could play to change its attack
   * pattern (JW-RUL-103). The caller checks conditions.
   *
   * @param points the AP that the attack itself will cost of those that the active pilgrim has
   */
  public static boolean isPossible(Journey journey, int pilgrim, int points) {
    if (Targets.of(journey, pilgrim, Picks.NONE) != 0) {
      return true;
    }
    if (!Playing.has(journey, pilgrim, BEFORE_ATTACK)) {
      return false;
    }
    return Reserve.of(journey, pilgrim, Event.ATTACK, points, Attacks::isPattern)
        .reaches(cards -> Targets.of(journey, pilgrim, cards) != 0);
  }

  private static boolean isPattern(Face face) {
    return (face.occasions & BEFORE_ATTACK) != 0 && AssaultUse.isPattern(face.card);
  }

  /**
   * Returns the pilgrim whose attack has begun but has no dice yet, {@link Journey#NOBODY} if there is none. For
   * estimates.
   */
  public static int underWay(Journey journey) {
    Object underWay = journey.underWay();
    int attacker = underWay instanceof Assault assault ? assault.attacker()
        : underWay instanceof Strike strike && strike.dice().red().size() == 0 ? strike.attacker() : Journey.NOBODY;
    return attacker < Content.PILGRIMS ? attacker : Journey.NOBODY;
  }
}
