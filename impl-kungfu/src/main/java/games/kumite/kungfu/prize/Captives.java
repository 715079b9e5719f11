package games.kumite.kungfu.prize;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The figures that are worth being taken off the table: the target of a Capture, an enemy's Loved One (KF-VIP-07d), a traitor
 * (KF-RUL-97). Awake and held or handcuffed, they are led, S for an action (KF-RUL-70).
 */
public final class Captives {

  /** The target, the Loved One, the traitor. */
  public static final int KINDS = 3;

  private static final Refusal FULL = new Refusal("KF-RUL-161", "hands-full");

  private Captives() {}

  /** Returns the one of a kind, {@link Figures#NOBODY} if this scenario has none. */
  public static int of(Fight fight, int kind) {
    return switch (kind) {
      case 0 -> Goal.is(fight, Plot.CAPTURE) ? fight.get(Num.TARGET) : Figures.NOBODY;
      case 1 -> Guests.has(fight, Vip.LOVED_ONE) ? fight.get(Num.VIP_FIGURE) : Figures.NOBODY;
      default -> fight.get(Num.COMPLICATION) == Complication.BETRAYAL.ordinal() ? traitor(fight) : Figures.NOBODY;
    };
  }

  /** Returns a traitor who is not the target as well (he is one of them once), {@link Figures#NOBODY} if there is none. */
  private static int traitor(Fight fight) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.is(figure, Condition.TRAITOR) && !isTarget(fight, figure)) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  /** Returns whether it is worth something to a figure's gang to take a captive off the table. */
  public static boolean isPrize(Fight fight, int figure, int captive) {
    Figures figures = fight.figures();
    if (captive == Figures.NOBODY) {
      return false;
    }
    if (isTarget(fight, captive) && Goal.isSeeker(fight, figure)) {
      return true; // also as their own traitor
    }
    return figures.areEnemies(figure, captive)
        && (Guests.is(fight, captive, Vip.LOVED_ONE) || figures.is(captive, Condition.TRAITOR));
  }

  /** Returns whether a figure is what a Capture is about. */
  public static boolean isTarget(Fight fight, int captive) {
    return Goal.is(fight, Plot.CAPTURE) && captive == fight.get(Num.TARGET);
  }

  /** Lists those beside a figure whom it can lead, with the reason why it cannot. */
  public static void options(Fight fight, int figure, @Nullable Refusal moving, Options out) {
    for (int kind = 0; kind < KINDS; kind++) {
      int captive = of(fight, kind);
      if (captive != Figures.NOBODY && isCaptor(fight, figure, captive)) {
        out.add(fight.actions().of(Word.LEAD, Names.of(fight.figures(), captive)),
            moving != null ? moving : Carrying.hasFullHands(fight, figure) ? FULL : null);
      }
    }
  }

  private static boolean isCaptor(Fight fight, int figure, int captive) {
    Figures figures = fight.figures();
    boolean isLed = figures.profile(captive).isCivilian || figures.is(captive, Condition.TRAITOR); // KF-RUL-97
    return isLed && isPrize(fight, figure, captive) && Able.isInPlay(figures, captive)
        && Able.areInContact(fight.board(), figures, figure, captive)
        && (figures.grappler(captive) == figure || figures.is(captive, Condition.HANDCUFFED));
  }

  /** Leads one of them on (KF-RUL-70). */
  public static void lead(Fight fight, int figure, int captive) {
    fight.figures().carrier(captive, figure);
    fight.figures().note(figure, Deed.LEADING);
  }

  /** Stops leading after the move. */
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
