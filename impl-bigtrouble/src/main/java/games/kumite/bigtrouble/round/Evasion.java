package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;

/** The evasion damage of a hero who leaves a space with enemies. */
final class Evasion {

  private Evasion() {}

  /** Deals 1 damage for each enemy in the space that is left, all at once (BT-MOV-09, BT-MOV-10). */
  static void suffer(GameState state, int seat, int from, Cause cause) {
    int damage = state.enemiesAt(from);
    if (damage == 0) {
      return;
    }
    if (Modifiers.holds(state, seat, LastingWord.NO_EVASION)) {
      Modifiers.happened(state, seat, LastingWord.NO_EVASION, RollContext.ALL);
      return;
    }
    if (state.seat(seat, Counters.EVADED) == 0 && Modifiers.holds(state, seat, LastingWord.FIRST_EVASION_FREE)) {
      damage--;
    }
    state.setSeat(seat, Counters.EVADED, 1);
    if (damage > 0) {
      state.emit(state.definition().events.evasion, seat, damage, state.spaceNumber(from));
      Harm.damage(state, seat, damage, cause);
    }
  }
}
