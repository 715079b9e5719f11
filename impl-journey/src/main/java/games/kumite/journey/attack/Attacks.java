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

  /** An attack action of a pilgrim: cards, targets, and each single attack. AP are the caller's affair. */
  public static Step<Journey> byPilgrim(Journey journey, int pilgrim, Sequel sequel) {
    return Assault.PILGRIM.with(Assault.of(journey, pilgrim, sequel));
  }

  /** An attack action of a demon: everybody whom it hits where it stands when the step runs (JW-AI-08). */
  public static Step<Journey> byDemon(Journey journey, int demon, Sequel sequel) {
    return Assault.DEMON.with(Assault.of(journey, demon, sequel));
  }

  /**
   * Returns whether a pilgrim has a target, or would have with the cards that it could play to change its attack pattern
   * (JW-RUL-103). Conditions are the caller's affair.
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

  /** The pilgrim whose attack is under way and has no dice yet, {@link Journey#NOBODY} if none is: for estimates. */
  public static int underWay(Journey journey) {
    Object underWay = journey.underWay();
    int attacker = underWay instanceof Assault assault ? assault.attacker()
        : underWay instanceof Strike strike && strike.dice().red().size() == 0 ? strike.attacker() : Journey.NOBODY;
    return attacker < Content.PILGRIMS ? attacker : Journey.NOBODY;
  }
}
