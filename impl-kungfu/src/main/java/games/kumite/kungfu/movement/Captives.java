package games.kumite.kungfu.movement;

import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The figures that are worth being taken off the table: the target of a Capture, an enemy's Loved One (KF-VIP-07d), a traitor
 * (KF-RUL-97). Awake and handcuffed they are led, S for an action; a civilian and a traitor are also led while they are held
 * (KF-RUL-70).
 */
public final class Captives {

  /** The target, the Loved One, the traitor. */
  public static final int KINDS = 3;

  private static final Refusal FULL = new Refusal("KF-RUL-161", "hands-full");

  private Captives() {}

  /** Returns the one of a kind, {@link Figures#NOBODY} if this scenario has none. */
  public static int of(GameState state, int kind) {
    return switch (kind) {
      case 0 -> Goal.is(state, Plot.CAPTURE) ? state.get(Counters.TARGET) : Figures.NOBODY;
      case 1 -> VipFigures.has(state, Vip.LOVED_ONE) ? state.get(Counters.VIP_FIGURE) : Figures.NOBODY;
      default -> state.get(Counters.COMPLICATION) == Complication.BETRAYAL.ordinal() ? traitor(state) : Figures.NOBODY;
    };
  }

  /** Returns a traitor who is not the target as well (he is one of them once), {@link Figures#NOBODY} if there is none. */
  private static int traitor(GameState state) {
    Figures figures = state.figures();
    return figures.first(figure -> figures.is(figure, Condition.TRAITOR) && !isTarget(state, figure));
  }

  /** Returns whether it is worth something to a figure's gang to take a captive off the table. */
  public static boolean isPrize(GameState state, int figure, int captive) {
    Figures figures = state.figures();
    if (captive == Figures.NOBODY) {
      return false;
    }
    if (isTarget(state, captive) && Goal.isSeeker(state, figure)) {
      return true; // also as their own traitor
    }
    return figures.areEnemies(figure, captive)
        && (VipFigures.is(state, captive, Vip.LOVED_ONE) || figures.is(captive, Condition.TRAITOR));
  }

  /** Returns whether a figure is what a Capture is about. */
  public static boolean isTarget(GameState state, int captive) {
    return Goal.is(state, Plot.CAPTURE) && captive == state.get(Counters.TARGET);
  }

  /** Returns why a figure cannot lead anyone, null if it can. */
  public static @Nullable Refusal leadRefusal(GameState state, int figure) {
    return CarriedObjects.hasFullHands(state, figure) ? FULL : null;
  }

  /** Returns whether a figure has a captive beside it whom it could lead. */
  public static boolean isCaptor(GameState state, int figure, int captive) {
    Figures figures = state.figures();
    boolean isLed = figures.profile(captive).isCivilian || figures.is(captive, Condition.HANDCUFFED)
        || figures.is(captive, Condition.TRAITOR); // KF-RUL-97
    return isLed && isPrize(state, figure, captive) && Capabilities.isInPlay(figures, captive)
        && Capabilities.areInContact(state.board(), figures, figure, captive)
        && (figures.grappler(captive) == figure || figures.is(captive, Condition.HANDCUFFED));
  }

  /** Leads one of them on (KF-RUL-70). */
  public static void lead(GameState state, int figure, int captive) {
    state.figures().carrier(captive, figure);
    state.figures().note(figure, PlotDeed.LEADING);
  }

  /** Stops leading after the move. */
  static void stop(GameState state, int figure) {
    Figures figures = state.figures();
    if (figures.has(figure, PlotDeed.LEADING)) {
      figures.forget(figure, PlotDeed.LEADING);
      int captive = CarriedObjects.body(figures, figure);
      if (captive != Figures.NOBODY) {
        figures.carrier(captive, Figures.NOBODY);
      }
    }
  }
}
