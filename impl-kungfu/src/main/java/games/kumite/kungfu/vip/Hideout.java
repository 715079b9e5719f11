package games.kumite.kungfu.vip;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The Celebrity in a hiding place (KF-VIP-05e, KF-RUL-144). */
public enum Hideout implements Step<GameState> {
  /** The finding of the Celebrity, to whom a figure has come within S. */
  FOUND {
    @Override
    public void run(GameState state) {
      state.figures().cure(state.get(Counters.VIP_FIGURE), Condition.HIDING);
      state.emit(NOTICED, state.figures().code(state.get(Counters.VIP_FIGURE)));
    }
  };

  private static final EventType NOTICED = EventType.of("celebrity-found", "KF-VIP-05e").word("figure", Figures::id);

  /** Returns the step before the next action, null for none. */
  public static @Nullable Step<GameState> due(GameState state) {
    Figures figures = state.figures();
    int celebrity = state.get(Counters.VIP_FIGURE);
    return figures.is(celebrity, Condition.HIDING) && isNearAnybody(figures, celebrity) ? FOUND : null;
  }

  /** Startles a figure that is shot at: it does not hide any more. */
  public static void startle(GameState state, int figure) {
    if (VipFigures.is(state, figure, Vip.CELEBRITY)) {
      state.figures().cure(figure, Condition.HIDING);
    }
  }

  /** Returns whether a figure cannot be seen at all (KF-RUL-144). */
  public static boolean conceals(GameState state, int figure) {
    return state.figures().is(figure, Condition.HIDING) && VipFigures.is(state, figure, Vip.CELEBRITY);
  }

  /** Returns whether any figure is within S. */
  public static boolean isNearAnybody(Figures figures, int celebrity) {
    return figures.any(other -> other != celebrity && Capabilities.isInPlay(figures, other)
        && Capabilities.areNear(figures, celebrity, other, Stick.SHORT.length()));
  }
}
