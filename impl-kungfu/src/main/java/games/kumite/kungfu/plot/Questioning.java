package games.kumite.kungfu.plot;

import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The questioning of held enemies, to Discover a Secret (KF-PLT-09, KF-PLT-10, KF-RUL-163). */
public final class Questioning {

  private static final int SIDES = 6;
  private static final int ENOUGH = 8; // KF-PLT-09c
  private static final Refusal TOLD = new Refusal("KF-PLT-10b", "has-told");
  private static final EventType BEGUN = EventType.of("questioned", "KF-PLT-09a").word("by", Figures::id)
      .word("figure", Figures::id);
  private static final EventType POINTS = EventType.of("information", "KF-PLT-09b").word("figure", Figures::id)
      .number("points").number("total");

  private Questioning() {}

  /** Returns whether a figure may question another: a member of the enemy's gang whom it holds. */
  public static boolean isHeld(GameState state, int figure, int held) {
    Figures figures = state.figures();
    return Goal.is(state, Plot.DISCOVER) && Goal.isSeeker(state, figure) && Capabilities.holds(figures, figure, held)
        && figures.areEnemies(figure, held) && !figures.profile(held).isGuest && Capabilities.isInPlay(figures, held);
  }

  /** Returns why a figure is not questioned, null if it can be. */
  public static @Nullable Refusal refusal(GameState state, int figure, int held) {
    return state.figures().has(held, PlotDeed.INFORMED) ? TOLD : null;
  }

  /** Begins to question it. */
  public   static void begin(GameState state, int figure, int held) {
    Figures figures = state.figures();
    if (figures.grappler(held) == figure && Capabilities.isInPlay(figures, held)) {
      figures.note(held, PlotDeed.QUESTIONED);
      state.emit(BEGUN, figures.code(figure), figures.code(held));
    }
  }

  /**
   * Ends the questioning at the end of the turn: a figure that is still held, conscious and alive tells what it knows
   * (KF-PLT-09b, KF-PLT-10a).
   */
  public static void finish(GameState state) {
    Figures figures = state.figures();
    for (int held = 0; held < figures.count(); held++) {
      if (figures.has(held, PlotDeed.QUESTIONED)) {
        figures.forget(held, PlotDeed.QUESTIONED);
        if (Capabilities.isInPlay(figures, held) && figures.grappler(held) != Figures.NOBODY) {
          tell(state, held);
        }
      }
    }
  }

  private static void tell(GameState state, int held) {
    Figures figures = state.figures();
    int die = state.roll("information", state.seatOf(figures.grappler(held)), SIDES);
    figures.note(held, PlotDeed.INFORMED);
    state.set(Counters.INFORMATION, state.get(Counters.INFORMATION) + die);
    state.emit(POINTS, figures.code(held), die, state.get(Counters.INFORMATION));
    if (state.get(Counters.INFORMATION) >= ENOUGH) { // KF-PLT-09c
      Goal.reach(state);
    }
  }
}
