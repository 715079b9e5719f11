package games.kumite.bigtrouble.enemy;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
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
record ChooseTarget(Purpose purpose, int enemy, int seats, int amount) implements Question<Trouble> {

  /** The next deed of an enemy. */
  enum Purpose { MOVE, ATTACK }

  @Override
  public String kind() {
    return purpose == Purpose.MOVE ? "move-target" : "attack-target";
  }

  @Override
  public int seat(Trouble trouble) {
    return trouble.speaker();
  }

  @Override
  public boolean isGroup() {
    return true;
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (int left = seats; left != 0; left &= left - 1) {
      out.add(trouble.terms().actions.of(Word.TARGET, Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int seat = ((VerbAction) action).first();
    if (purpose == Purpose.MOVE) {
      Move.go(trouble, enemy, seat, amount);
    } else {
      Harm.attack(trouble, seat, amount, enemy);
    }
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), seat(trouble), trouble.terms().enemyName(enemy), amount);
  }
}
