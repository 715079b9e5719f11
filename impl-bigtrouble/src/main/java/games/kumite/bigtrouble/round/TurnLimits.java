package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.vocabulary.FreeAction;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.SlotPayment;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The general reasons that refuse actions of a hero in its turn, found once for a list. Confined to one thread.
 *
 * @param noDie the reason why it can take no action for a die, null if it can
 * @param noTask the reason why it can take no task action, null if it can
 * @param noFree the reason why it can take no free action, null if it can
 * @param isAnyForbidden whether any kind of free action is forbidden
 */
record TurnLimits(GameState state, int seat, @Nullable Refusal noDie, @Nullable Refusal noTask, @Nullable Refusal noFree,
    boolean isAnyForbidden) {

  private static final Refusal ENEMY_AT_TASK = new Refusal("BT-TSK-09", "enemy-in-space");
  private static final Refusal NO_UNSPENT_DIE = new Refusal("BT-FRE-02", "no-unspent-die");
  private static final Refusal FORBIDDEN = new Refusal("BT-RUL-73", "forbidden");
  /** An enemy in the hero's space (BT-FRE-05). */
  static final Refusal ENEMY = new Refusal("BT-FRE-05", "enemy-in-space");

  static TurnLimits of(GameState state, int seat) {
    Refusal noDie = ActionDice.hasPlaceable(state, seat) ? null : SlotPayment.NO_DIE;
    boolean isEnemyHere = isEnemyHere(state, seat);
    Refusal noTask = noDie != null ? noDie : isEnemyHere ? ENEMY_AT_TASK : null;
    Refusal noFree = noFree(state, seat, isEnemyHere);
    return new TurnLimits(state, seat, noDie, noTask, noFree, noFree == null && Modifiers.holds(state, seat, LastingWord.NO_FREE));
  }

  private static boolean isEnemyHere(GameState state, int seat) {
    return state.enemiesAt(state.seat(seat, Counters.SPACE)) > 0;
  }

  /** Returns the reason why a hero can take no free action, null if it can. */
  static @Nullable Refusal noFree(GameState state, int seat) {
    return noFree(state, seat, isEnemyHere(state, seat));
  }

  private static @Nullable Refusal noFree(GameState state, int seat, boolean isEnemyHere) {
    return !ActionDice.hasUnspent(state, seat) ? NO_UNSPENT_DIE : isEnemyHere ? ENEMY : null;
  }

  /** Returns the reason why the hero can take no free action of a kind, null if it can. */
  @Nullable Refusal free(FreeAction action) {
    return isAnyForbidden && Modifiers.isForbidden(state, seat, action) ? FORBIDDEN : noFree;
  }
}
