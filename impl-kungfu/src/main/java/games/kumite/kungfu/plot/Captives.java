package games.kumite.kungfu.plot;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** A civilian who is awake and held or handcuffed is led, S for an action (KF-RUL-70). */
final class Captives {

  private static final Refusal FULL = new Refusal("KF-RUL-161", "hands-full");

  private Captives() {}

  static void options(Fight fight, int figure, @Nullable Refusal moving, Options out) {
    int captive = fight.get(Num.TARGET);
    if (Goal.is(fight, Plot.CAPTURE) && captive != Figures.NOBODY && isCaptor(fight, figure, captive)) {
      out.add(fight.actions().of(Word.LEAD, Names.of(fight.figures(), captive)),
          moving != null ? moving : Carrying.isLaden(fight, figure) ? FULL : null);
    }
  }

  private static boolean isCaptor(Fight fight, int figure, int captive) {
    Figures figures = fight.figures();
    return Goal.isSeeker(fight, figure) && figures.profile(captive).isCivilian && figures.areEnemies(figure, captive)
        && Able.isInPlay(figures, captive) && Able.areInContact(fight.board(), figures, figure, captive)
        && (figures.grappler(captive) == figure || figures.is(captive, Condition.HANDCUFFED));
  }

  static void lead(Fight fight, int figure) {
    fight.figures().carrier(fight.get(Num.TARGET), figure);
    fight.figures().note(figure, Deed.LEADING);
  }

  /** After the move. */
  static void stop(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (figures.has(figure, Deed.LEADING)) {
      figures.forget(figure, Deed.LEADING);
      int captive = Carrying.body(figures, figure);
      if (captive != Figures.NOBODY) {
        figures.carrier(captive, Figures.NOBODY);
      }
    }
  }
}
