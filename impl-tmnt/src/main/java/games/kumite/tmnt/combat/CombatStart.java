package games.kumite.tmnt.combat;

import games.kumite.spi.Step;
import games.kumite.tmnt.effect.CombatSides;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.window.PriorityWindow;

/** The start of a combat: its window opens, and then the sums are compared (Resolution of a combat, 1 and 2). */
public record CombatStart() implements Step<GameState> {

  private static final CombatStart COMBAT_START = new CombatStart();

  /** Begins a combat of the active player with a card's monster (MT-CBT-01). */
  public static void begin(GameState state, int token) {
    CombatSides.begin(state, token);
    state.then(COMBAT_START);
  }

  @Override
  public void run(GameState state) {
    state.then(PriorityWindow.COMBAT.opening(), CombatComparison.COMPARISON, Stage.COMBAT);
  }
}
