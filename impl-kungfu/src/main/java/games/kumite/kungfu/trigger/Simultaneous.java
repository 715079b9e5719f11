package games.kumite.kungfu.trigger;

import games.kumite.api.Action;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of which of several figures of a player is affected next: first the turn player's, then the others', then the
 * neutral ones (D-65, KF-RUL-05).
 *
 * @param trigger the occurrence
 * @param left the figures that it may still affect
 */
public record Simultaneous(Trigger trigger, Picks left) implements FightQuestion {

  /** Triggers it for all figures for whom it is due. */
  public static void all(Fight fight, Trigger trigger) {
    Picks all = Picks.NONE;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      all = trigger.isDue(fight, figure) ? all.and(figure) : all;
    }
    if (all.size() > 0) {
      fight.then(new Simultaneous(trigger, all));
    }
  }

  /** Returns the step that triggers it for some of them. */
  public static Step<Fight> of(Trigger trigger, Picks figures) {
    return new Simultaneous(trigger, figures);
  }

  /** Asks only where a player has more than one. */
  @Override
  public void run(Fight fight) {
    Picks due = due(fight);
    if (due.size() == 0) {
      return;
    }
    if (due.size() == 1 || seat(fight) == Figures.NEUTRAL) {
      resolve(fight, due.get(0));
    } else {
      FightQuestion.super.run(fight);
    }
  }

  /** Returns those of the player whose turn it is to say. */
  private Picks due(Fight fight) {
    int seat = seat(fight);
    Picks due = Picks.NONE;
    for (int i = 0; i < left.size(); i++) {
      boolean isNext = trigger.isDue(fight, left.get(i)) && fight.seatOf(left.get(i)) == seat;
      due = isNext ? due.and(left.get(i)) : due;
    }
    return due;
  }

  @Override
  public String kind() {
    return "resolve";
  }

  @Override
  public int seat(Fight fight) {
    Picks all = Picks.NONE;
    for (int i = 0; i < left.size(); i++) {
      all = trigger.isDue(fight, left.get(i)) ? all.and(left.get(i)) : all;
    }
    return firstSeat(fight, all);
  }

  /** Returns the seat of those who come first: the turn player's, then the others', then neutral. */
  public static int firstSeat(Fight fight, Picks figures) {
    int best = Integer.MAX_VALUE;
    int first = Figures.NEUTRAL;
    for (int i = 0; i < figures.size(); i++) {
      int gang = fight.figures().gang(figures.get(i));
      if (gang != Figures.NEUTRAL && place(fight, gang) < best) {
        best = place(fight, gang);
        first = fight.seat(gang);
      }
    }
    return first;
  }

  /** Returns how many seats come before that of a gang: none before the turn player's. */
  public static int place(Fight fight, int gang) {
    return Math.floorMod(fight.seat(gang) - fight.seat(fight.get(Num.ACTIVE)), fight.start().seats().size());
  }

  @Override
  public void options(Fight fight, Options out) {
    Picks due = due(fight);
    for (int i = 0; i < due.size(); i++) {
      out.add(fight.actions().of(Word.RESOLVE, Names.of(fight.figures(), due.get(i))));
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    resolve(fight, Names.figure(fight.figures(), ((VerbAction) action).first()));
  }

  private void resolve(Fight fight, int figure) {
    Picks rest = Picks.NONE;
    for (int i = 0; i < left.size(); i++) {
      rest = left.get(i) == figure ? rest : rest.and(left.get(i));
    }
    fight.then(trigger.step(fight, figure));
    if (rest.size() > 0) {
      fight.then(new Simultaneous(trigger, rest));
    }
  }
}
