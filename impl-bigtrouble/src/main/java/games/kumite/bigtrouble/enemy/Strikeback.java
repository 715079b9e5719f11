package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;

/** The strikeback of an enemy at a hero whose attack failed (BT-CMB-13, BT-CMB-14, BT-CMB-20). */
public final class Strikeback {

  private Strikeback() {}

  /**
   * Lets the target of a failed attack strike back if it can, unless the hero causes no strikeback. The consequences are
   * put on the agenda.
   */
  public static void strikeBack(GameState state, int enemy, int seat) {
    if ((TargetSelection.inReach(state, enemy) >> seat & 1) == 0) {
      return; // BT-CMB-15
    }
    if (Modifiers.holds(state, seat, LastingWord.NO_STRIKEBACK)) {
      Modifiers.happened(state, seat, LastingWord.NO_STRIKEBACK, RollContext.ALL);
      return;
    }
    state.emit(state.definition().events.strikesBack, seat, enemy);
    Harm.attack(state, seat, damage(state, enemy), enemy);
  }

  /** Returns the damage of a strikeback: that of an attack unless a board differs (BT-RUL-15). */
  private static int damage(GameState state, int enemy) {
    if (Attack.isGhost(state, enemy)) {
      return Attack.ghost(state, LoPan.Targets.ONE).attack(); // BT-RUL-53
    }
    if (EnemyNumbers.isBoss(enemy) && EnemyNumbers.bossOf(enemy) != state.loPan()) {
      return state.content().bosses().get(EnemyNumbers.bossOf(enemy)).entry().struckBack();
    }
    return Attack.strength(state, enemy);
  }
}
