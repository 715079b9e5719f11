package games.kumite.kungfu.turn;

import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** The Protagonist of a gang that a Plot means, where there are several (KF-RUL-181). */
final class Protagonists {

  private Protagonists() {}

  /** Draws one for every gang that has more than one. */
  static void draw(GameState state) {
    for (int gang = 0; gang < state.gangs(); gang++) {
      int count = count(state, gang);
      int place = count > 1 ? state.random().pick("protagonist", gang + 1, count) : 0;
      state.gang(gang, Counters.PROTAGONIST, count == 0 ? 0 : 1 + nth(state, gang, place));
    }
  }

  private static int count(GameState state, int gang) {
    return state.figures().count(figure -> isOne(state.figures(), figure, gang));
  }

  private static int nth(GameState state, int gang, int place) {
    int left = place;
    int figure = 0;
    while (!isOne(state.figures(), figure, gang) || left-- > 0) {
      figure++;
    }
    return figure;
  }

  private static boolean isOne(Figures figures, int figure, int gang) {
    return figures.home(figure) == gang && figures.profile(figure).type == FigureType.PROTAGONIST
        && !figures.profile(figure).isGuest;
  }
}
