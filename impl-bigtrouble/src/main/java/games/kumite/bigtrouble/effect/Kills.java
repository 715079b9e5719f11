package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.bigtrouble.text.Spots;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The removal of several minions by {@code kill}, one after the other, as long as the player wants (DEC-31).
 *
 * @param effect the effect
 * @param occasion the occasion
 * @param left the number left
 */
record Kills(Effect.PlacedAmount effect, Occasion occasion, int left) implements Question<Trouble> {

  @Override
  public void run(Trouble trouble) {
    if (left > 0 && Spots.of(trouble, effect, occasion) != 0) {
      Question.super.run(trouble);
    }
  }

  @Override
  public String kind() {
    return "kill";
  }

  @Override
  public int seat(Trouble trouble) {
    return occasion.decider(trouble);
  }

  @Override
  public boolean isGroup() {
    return occasion.self() < 0;
  }

  @Override
  public void options(Trouble trouble, Options out) {
    Horde horde = trouble.horde();
    long spaces = Spots.of(trouble, effect, occasion);
    for (int place = 0; place < horde.size(); place++) {
      if ((spaces >> horde.spaceAt(place) & 1) != 0 && trouble.defense(horde.at(place)) <= effect.amount()) {
        out.add(trouble.actionOn(Word.STRIKE, horde.at(place)));
      }
    }
    out.add(trouble.terms().actions.of(Word.STOP));
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), seat(trouble), left);
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.STRIKE) {
      Defeat.minion(trouble, trouble.enemyOf(chosen), seat(trouble), Deeds.bounty(occasion), left - 1);
      trouble.then(new Kills(effect, occasion, left - 1));
    }
  }
}
