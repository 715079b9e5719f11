package games.kumite.kungfu.vip;

import games.kumite.kungfu.end.ChiLevelRewards;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;

/** The slaying of the Dinosaur by a single Protagonist (KF-VIP-08e, KF-RUL-147). */
public final class Slaying {

  private static final EventType SLAIN = EventType.of("dinosaur-slain", "KF-VIP-08e").word("figure", Figures::id);

  private Slaying() {}

  /** Remembers an attack of a figure on another, if that is the Dinosaur. */
  public static void attack(GameState state, int by, int on) {
    if (VipFigures.is(state, on, Vip.DINOSAUR)) {
      state.figures().note(by, PlotDeed.ASSAILED);
    }
  }

  /** Checks a blow between two figures that has been carried out. */
  public static void look(GameState state, int by, int on) {
    if (!VipFigures.has(state, Vip.DINOSAUR) || Capabilities.isInPlay(state.figures(), state.get(Counters.VIP_FIGURE))) {
      return;
    }
    int slayer = by == state.get(Counters.VIP_FIGURE) ? on : by;
    boolean isDuel = by == state.get(Counters.VIP_FIGURE) || on == state.get(Counters.VIP_FIGURE);
    Figures figures = state.figures();
    if (isDuel && figures.profile(slayer).isProtagonist() && isAlone(figures, slayer)) {
      state.emit(SLAIN, figures.code(slayer));
      ChiLevelRewards.change(state, figures.gang(slayer), 1);
    }
  }

  private static boolean isAlone(Figures figures, int slayer) {
    return !figures.any(other -> other != slayer && figures.gang(other) == figures.gang(slayer) && figures.has(other, PlotDeed.ASSAILED));
  }
}
