package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.enemy.Bounty;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.bigtrouble.text.Possible;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-31: the loss of health of a boss in the space of self.
 *
 * @param health the amount of health
 * @param occasion the occasion
 */
record StrikeBoss(int health, Occasion occasion) implements Question<Trouble> {

  static void begin(Trouble trouble, int health, Occasion on) {
    if (Possible.isBossHere(trouble, on)) {
      trouble.ask(new StrikeBoss(health, on));
    }
  }

  @Override
  public int seat(Trouble trouble) {
    return occasion.decider(trouble);
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (int boss = 0; boss < trouble.bossCount(); boss++) {
      if (trouble.boss(boss, Num.BOSS_SPACE) == occasion.here(trouble)) {
        out.add(trouble.actionOn(Word.STRIKE, Enemy.boss(boss)));
      }
    }
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), seat(trouble), health);
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int boss = Enemy.bossOf(trouble.enemyOf((VerbAction) action));
    Defeat.boss(trouble, boss, health, seat(trouble), occasion.self() >= 0 ? Bounty.OF_EFFECT : Bounty.NONE);
  }
}
