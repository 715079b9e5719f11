package games.kumite.kungfu.morale;

import games.kumite.api.Action;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.actions.VerbAction;

/**
 * The order in which those who have failed flee; the active player chooses it (D-72).
 *
 * @param fleers the figures that flee, and the number of their moves
 */
record Flights(Picks fleers) implements FightQuestion {

  private static final int BITS = 2;

  /** Returns a figure and its moves as one number. */
  static int fleer(int figure, int moves) {
    return figure << BITS | moves;
  }

  @Override
  public String kind() {
    return "fleer";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(fight.get(Num.ACTIVE));
  }

  @Override
  public boolean answersItself() {
    return true; // nothing is to be ordered where one is left
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int i = 0; i < fleers.size(); i++) {
      out.add(fight.actions().of(Word.FLEE, Names.of(fight.figures(), fleers.get(i) >> BITS)));
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    int figure = Names.figure(fight.figures(), ((VerbAction) action).first());
    Picks left = Picks.NONE;
    int moves = 0;
    for (int i = 0; i < fleers.size(); i++) {
      if (fleers.get(i) >> BITS == figure) {
        moves = fleers.get(i) & (1 << BITS) - 1;
      } else {
        left = left.and(fleers.get(i));
      }
    }
    fight.then(Flight.of(figure, moves));
    if (left.size() > 0) {
      fight.then(new Flights(left));
    }
  }
}
