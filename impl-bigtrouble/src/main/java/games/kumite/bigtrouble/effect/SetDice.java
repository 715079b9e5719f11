package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-40: turning of unspent action dice to chosen faces, each once.
 *
 * @param player the seat of the dice
 * @param left the number left
 * @param turned bits of the dice that were turned
 */
record SetDice(int player, int left, int turned) implements Question<GameState> {

  @Override
  public void run(GameState state) {
    if (left > 0 && dice(state) != 0) {
      Question.super.run(state);
    }
  }

  private int dice(GameState state) {
    return ActionDice.unspent(state, player) & ~turned;
  }

  @Override
  public int seat(GameState state) {
    return player;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int rest = dice(state); rest != 0; rest &= rest - 1) {
      int die = Integer.numberOfTrailingZeros(rest);
      for (int face = 0; face < Hero.TRACKS; face++) {
        if (state.seat(player, Counters.FACES + die) != face + 1) {
          out.add(state.definition().actions.of(ActionVerb.TURN, die + 1, face));
        }
      }
    }
    out.add(state.definition().actions.of(ActionVerb.STOP));
  }

  @Override
  public String detail(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    return chosen.verb() == ActionVerb.TURN ? ActionDice.words(state, player, chosen.first() - 1) : "";
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), player, left);
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.TURN) {
      int die = chosen.first() - 1;
      state.setSeat(player, Counters.FACES + die, chosen.second() + 1);
      state.emit(state.definition().events.actionDie, player, die + 1, chosen.second());
      state.then(new SetDice(player, left - 1, turned | 1 << die));
    }
  }
}
