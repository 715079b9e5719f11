package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-40: turning of unspent action dice to chosen faces, each once.
 *
 * @param player the seat of the dice
 * @param left the number left
 * @param turned bits of the dice that were turned
 */
record SetDice(int player, int left, int turned) implements Question<Trouble> {

  @Override
  public void run(Trouble trouble) {
    if (left > 0 && dice(trouble) != 0) {
      Question.super.run(trouble);
    }
  }

  private int dice(Trouble trouble) {
    return ActionDice.unspent(trouble, player) & ~turned;
  }

  @Override
  public int seat(Trouble trouble) {
    return player;
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (int rest = dice(trouble); rest != 0; rest &= rest - 1) {
      int die = Integer.numberOfTrailingZeros(rest);
      for (int face = 0; face < Hero.TRACKS; face++) {
        if (trouble.seat(player, Num.FACES + die) != face + 1) {
          out.add(trouble.terms().actions.of(Word.TURN, die + 1, face));
        }
      }
    }
    out.add(trouble.terms().actions.of(Word.STOP));
  }

  @Override
  public String remark(Trouble trouble, Action action) {
    VerbAction chosen = (VerbAction) action;
    return chosen.verb() == Word.TURN ? ActionDice.words(trouble, player, chosen.first() - 1) : "";
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), player, left);
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.TURN) {
      int die = chosen.first() - 1;
      trouble.setSeat(player, Num.FACES + die, chosen.second() + 1);
      trouble.tell(trouble.terms().tidings.actionDie, player, die + 1, chosen.second());
      trouble.then(new SetDice(player, left - 1, turned | 1 << die));
    }
  }
}
