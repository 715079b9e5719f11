package games.kumite.brawler.round;

import games.kumite.api.Action;
import games.kumite.brawler.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The choice of an attack (BR-D3). Each hero attacks exactly once per turn (BR-ATK-01), until the boss falls. */
public record Attack() implements Question<GameState> {

  private static final Refusal NO_PASS = new Refusal("BR-ATK-11", "no-pass");

  /** The only instance: the state knows which hero acts. */
  public static final Attack ATTACK = new Attack();

  @Override
  public int seat(GameState state) {
    return state.actor();
  }

  /** Asks the next hero who can act, if there is one. */
  @Override
  public void run(GameState state) {
    if (TurnCycle.reachHero(state)) {
      Question.super.run(state);
    }
  }

  /** Returns true: the bare die is rolled without asking if it is the only action left (BR-RUL-20). */
  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    AttackWays.ALL.list(state, state.actor(), out);
    out.add(Pass.PASS, NO_PASS);
  }

  @Override
  public void execute(GameState state, Action action) {
    AttackWays.ALL.execute(state, (VerbAction) action);
  }
}
