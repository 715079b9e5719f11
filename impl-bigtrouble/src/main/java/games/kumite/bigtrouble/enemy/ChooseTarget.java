package games.kumite.bigtrouble.enemy;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-29: the group's choice among equally near heroes with equal chi, for the target of an enemy.
 *
 * @param purpose the next deed of the enemy
 * @param enemy the enemy
 * @param seats bits of the heroes in question
 * @param amount the spaces it moves, the damage of its attack
 */
record ChooseTarget(Purpose purpose, int enemy, int seats, int amount) implements Question<GameState> {

  /** The next deed of an enemy. */
  enum Purpose { MOVE, ATTACK }

  @Override
  public String kind() {
    return purpose == Purpose.MOVE ? "move-target" : "attack-target";
  }

  @Override
  public int seat(GameState state) {
    return state.speaker();
  }

  @Override
  public boolean isGroup() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int left = seats; left != 0; left &= left - 1) {
      out.add(state.definition().actions.of(ActionVerb.TARGET, Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int seat = ((VerbAction) action).first();
    if (purpose == Purpose.MOVE) {
      EnemyMove.go(state, enemy, seat, amount);
    } else {
      Harm.attack(state, seat, amount, enemy);
    }
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.definition().enemyName(enemy), amount);
  }
}
