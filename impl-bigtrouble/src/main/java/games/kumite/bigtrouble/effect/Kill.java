package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-31: a minion that {@code kill} removes, with its reward (BT-RUL-69).
 *
 * @param defense the most defense
 * @param space the space
 * @param occasion the occasion
 */
record Kill(int defense, int space, Occasion occasion) implements Question<Trouble> {

  @Override
  public int seat(Trouble trouble) {
    return occasion.decider(trouble);
  }

  @Override
  public boolean isGroup() {
    return occasion.self() < 0;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public void options(Trouble trouble, Options out) {
    Horde horde = trouble.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space && trouble.defense(horde.at(place)) <= defense) {
        out.add(trouble.actionOn(Word.STRIKE, horde.at(place)));
      }
    }
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), seat(trouble), 1);
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    VerbAction chosen = (VerbAction) action;
    Defeat.minion(trouble, trouble.enemyOf(chosen), seat(trouble), Deeds.bounty(occasion));
  }
}
