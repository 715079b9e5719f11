package games.kumite.kungfu.trigger;

import games.kumite.api.Action;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.actions.VerbAction;

/**
 * The order of several enemies that make a Free Hack: first the turn player's, then the others', each player's in the order that
 * he chooses; neutral ones never waive (KF-RUL-05, KF-RUL-128). Immutable.
 *
 * @param passed the figures that have made a hack or waived it
 * @param next the figure that makes one now, {@link Figures#NOBODY} before that is said
 */
public record Hacks(Picks passed, int next) {

  /** No enemy has made one yet. */
  public static final Hacks FIRST = new Hacks(Picks.NONE, Figures.NOBODY);

  /** Returns those of some enemies who have neither made theirs nor waived it. */
  public Picks left(Picks enemies) {
    Picks left = Picks.NONE;
    for (int i = 0; i < enemies.size(); i++) {
      left = contains(passed, enemies.get(i)) ? left : left.and(enemies.get(i));
    }
    return left;
  }

  private static boolean contains(Picks picks, int figure) {
    for (int i = 0; i < picks.size(); i++) {
      if (picks.get(i) == figure) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an enemy makes one now. */
  public boolean isSaid() {
    return next != Figures.NOBODY;
  }

  /** Returns the seat that says who is next, {@link Figures#NOBODY} if that is said. */
  public int seat(Fight fight, Picks enemies) {
    return isSaid() ? Figures.NOBODY : Simultaneous.firstSeat(fight, left(enemies));
  }

  /** Lists the enemies of that seat, and that none of them hacks. */
  public void options(Fight fight, Picks enemies, Options out) {
    Picks own = ofOneSeat(fight, enemies);
    for (int i = 0; i < own.size(); i++) {
      out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), own.get(i))));
    }
    out.add(fight.actions().of(Word.WAIVE));
  }

  private Picks ofOneSeat(Fight fight, Picks enemies) {
    Picks left = left(enemies);
    int seat = Simultaneous.firstSeat(fight, left);
    Picks own = Picks.NONE;
    for (int i = 0; i < left.size(); i++) {
      own = fight.seatOf(left.get(i)) == seat ? own.and(left.get(i)) : own;
    }
    return own;
  }

  /** Returns the hacks after that seat's choice. */
  public Hacks chosen(Fight fight, Picks enemies, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.HACK) {
      return new Hacks(passed, Names.figure(fight.figures(), chosen.first()));
    }
    Picks waived = ofOneSeat(fight, enemies);
    Picks all = passed;
    for (int i = 0; i < waived.size(); i++) {
      all = all.and(waived.get(i));
    }
    return new Hacks(all, Figures.NOBODY);
  }

  /** Returns the hacks with neutral figures in ascending order, unasked. */
  public Hacks unasked(Fight fight, Picks enemies) {
    Picks left = left(enemies);
    return left.size() > 0 && Simultaneous.firstSeat(fight, left) == Figures.NEUTRAL
        ? new Hacks(passed, left.get(0)) : this;
  }

  /** Returns the hacks after the one that was chosen has been made. */
  public Hacks made() {
    return new Hacks(passed.and(next), Figures.NOBODY);
  }
}
