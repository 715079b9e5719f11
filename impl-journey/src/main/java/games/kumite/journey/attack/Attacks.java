package games.kumite.journey.attack;

import games.kumite.journey.card.CardPlay;
import games.kumite.journey.card.EnablingCards;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/** Attack actions, ready for the agenda. Stateless. */
public final class Attacks {

  private static final long BEFORE_ATTACK = Trigger.occasion(Moment.BEFORE, Event.ATTACK);

  private Attacks() {}

  /** Returns an attack action of a pilgrim: cards, targets, and each single attack. The caller spends the AP. */
  public static Step<GameState> byPilgrim(GameState state, int pilgrim) {
    return AttackAction.PILGRIM.start(AttackAction.of(state, pilgrim));
  }

  /** Returns an attack action of a demon on every pilgrim that it hits from its pose when the step runs (JW-AI-08). */
  public static Step<GameState> byDemon(GameState state, int demon) {
    return AttackAction.DEMON.start(AttackAction.of(state, demon));
  }

  /**
   * Returns whether a pilgrim has a target, or would have with the cards that it could play to change its attack
   * pattern (JW-RUL-103). The caller checks conditions.
   *
   * @param points the part of the active pilgrim's AP that the attack itself will cost
   */
  public static boolean isPossible(GameState state, int pilgrim, int points) {
    if (Targets.of(state, pilgrim, IntList.NONE) != 0) {
      return true;
    }
    if (!CardPlay.has(state, pilgrim, BEFORE_ATTACK)) {
      return false;
    }
    return EnablingCards.of(state, pilgrim, Event.ATTACK, points, Attacks::isPattern)
        .reaches(cards -> Targets.of(state, pilgrim, cards) != 0);
  }

  private static boolean isPattern(Face face) {
    return (face.occasions & BEFORE_ATTACK) != 0 && AttackActionCards.isPattern(face.card);
  }

  /** Returns whether an attack is being resolved, in which cards that wait for a quiet moment are not played (JW-D-25). */
  public static boolean isUnderWay(GameState state) {
    return !state.currentLocals(AttackAction.class).isEmpty();
  }

  /**
   * Returns the pilgrim whose attack has begun but has no dice yet, {@link GameState#NOBODY} if there is none. For
   * estimates.
   */
  public static int underWay(GameState state) {
    Object underWay = state.currentLocals();
    int attacker = underWay instanceof AttackAction attackAction ? attackAction.attacker()
        : underWay instanceof SingleAttack attack && attack.dice().red().size() == 0 ? attack.attacker() : GameState.NOBODY;
    return attacker < Content.PILGRIMS ? attacker : GameState.NOBODY;
  }
}
