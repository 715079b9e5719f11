package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.actions.VerbAction;

/**
 * The order of several enemies that make a Free Hack: first the turn player's, then the others', each player's in the order that
 * he chooses; neutral ones never waive (KF-RUL-05, KF-RUL-128). Immutable.
 *
 * @param passed the figures that have made a hack or waived it
 * @param next the figure that makes one now, {@link Figures#NOBODY} before that is said
 */
public record Hacks(IntList passed, int next) {

  /** No enemy has made one yet. */
  public static final Hacks FIRST = new Hacks(IntList.NONE, Figures.NOBODY);

  /** Returns those of some enemies who have neither made theirs nor waived it. */
  public IntList left(IntList enemies) {
    IntList left = IntList.NONE;
    for (int i = 0; i < enemies.size(); i++) {
      left = passed.contains(enemies.get(i)) ? left : left.and(enemies.get(i));
    }
    return left;
  }

  /** Returns whether an enemy makes one now. */
  public boolean isSaid() {
    return next != Figures.NOBODY;
  }

  /** Returns the seat that says who is next, {@link Figures#NOBODY} if that is said. */
  public int seat(GameState state, IntList enemies) {
    return isSaid() ? Figures.NOBODY : ResolutionOrder.firstSeat(state, left(enemies));
  }

  /** Lists the enemies of that seat, and that none of them hacks. */
  public void options(GameState state, IntList enemies, ActionCollector out) {
    IntList own = ofOneSeat(state, enemies);
    for (int i = 0; i < own.size(); i++) {
      out.add(state.actions().of(ActionVerb.HACK, FigureNames.of(state.figures(), own.get(i))));
    }
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  private IntList ofOneSeat(GameState state, IntList enemies) {
    IntList left = left(enemies);
    int seat = ResolutionOrder.firstSeat(state, left);
    IntList own = IntList.NONE;
    for (int i = 0; i < left.size(); i++) {
      own = state.seatOf(left.get(i)) == seat ? own.and(left.get(i)) : own;
    }
    return own;
  }

  /** Returns the hacks after that seat's choice. */
  public Hacks chosen(GameState state, IntList enemies, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.HACK) {
      return new Hacks(passed, FigureNames.figure(state.figures(), chosen.first()));
    }
    IntList waived = ofOneSeat(state, enemies);
    IntList all = passed;
    for (int i = 0; i < waived.size(); i++) {
      all = all.and(waived.get(i));
    }
    return new Hacks(all, Figures.NOBODY);
  }

  /** Returns the hacks with neutral figures in ascending order, unasked. */
  public Hacks unasked(GameState state, IntList enemies) {
    IntList left = left(enemies);
    return left.size() > 0 && ResolutionOrder.firstSeat(state, left) == Figures.NEUTRAL
        ? new Hacks(passed, left.get(0)) : this;
  }

  /** Returns the hacks after the one that was chosen has been made. */
  public Hacks made() {
    return new Hacks(passed.and(next), Figures.NOBODY);
  }
}
