package games.kumite.tmnt.combat;

import games.kumite.spi.Step;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.window.Receive;

/**
 * The end of a combat, after the rewards of {@link WonCombat}: its cards, reminders and numbers go, and so do its remaining
 * steps (MT-CBT-10, MT-RUN-12, MT-TRP-09). Then everybody may play what they have just received, the helper first.
 */
record CombatCleanup() implements Step<GameState> {

  static final CombatCleanup COMBAT_END = new CombatCleanup();

  @Override
  public void run(GameState state) {
    int helper = state.helper();
    Discards.discardAll(state, state.zones().combat);
    forget(state, state.fighter());
    if (helper >= 0) {
      forget(state, helper);
    }
    state.leave(Stage.COMBAT);
    if (helper >= 0) {
      state.then(Receive.of(helper)); // before the fighter
    }
    state.then(Receive.ALL);
  }

  /** Ends the Traps that a player kept for this combat; one that persists stays. */
  private static void forget(GameState state, int seat) {
    int next;
    for (int token = state.top(state.kept(seat)); token >= 0; token = next) {
      next = state.next(token);
      if (state.face(token).persists) {
        state.mark(token, Counters.SPENT);
      } else {
        Discards.discard(state, token);
      }
    }
  }
}
