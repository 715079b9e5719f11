package games.kumite.kungfu.plot;

import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;

/** The parts of a Plot in the turns: its object at the beginning, and what figures can do for it. */
public final class PlotActions {

  private PlotActions() {}

  /** Lays a heavy object at the middle of the table (KF-PLT-04a). */
  public static void lay(GameState state) {
    if (Goal.is(state, Plot.TAKE) && state.get(Counters.OBJECT) == ObjectKind.HEAVY.ordinal()) {
      state.objects().add(Place.of(state.board().width / 2, state.board().height / 2, 0));
    }
  }

  /** Returns whether a guest acts like a member of a gang: the hidden civilian, run by the defender (KF-PLT-07c). */
  public static boolean isActive(GameState state, int figure) {
    return Goal.is(state, Plot.CAPTURE) && figure == state.get(Counters.TARGET);
  }

  /** Returns whether the civilian can be motivated: only while a Protagonist of the gang sees him (KF-PLT-07c). */
  public static boolean isMotivated(GameState state, int figure) {
    Figures figures = state.figures();
    for (int leader = 0; isActive(state, figure) && leader < figures.count(); leader++) {
      if (figures.gang(leader) == figures.gang(figure) && Capabilities.isInPlay(figures, leader)
          && figures.profile(leader).isProtagonist()
          && Sight.isMutual(state.board(), figures, leader, figure)) {
        return true;
      }
    }
    return false;
  }
}
