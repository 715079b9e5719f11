package games.kumite.kungfu.turn;

import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;

/** The Protagonist of a gang that a Plot means, where there are several (KF-RUL-181). */
final class Protagonists {

  private Protagonists() {}

  /** Draws one for every gang that has more than one. */
  static void draw(Fight fight) {
    for (int gang = 0; gang < fight.gangs(); gang++) {
      int count = count(fight, gang);
      int place = count > 1 ? fight.random().pick("protagonist", gang + 1, count) : 0;
      fight.gang(gang, Num.PROTAGONIST, count == 0 ? 0 : 1 + nth(fight, gang, place));
    }
  }

  private static int count(Fight fight, int gang) {
    int count = 0;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      count += isOne(fight.figures(), figure, gang) ? 1 : 0;
    }
    return count;
  }

  private static int nth(Fight fight, int gang, int place) {
    int left = place;
    int figure = 0;
    while (!isOne(fight.figures(), figure, gang) || left-- > 0) {
      figure++;
    }
    return figure;
  }

  private static boolean isOne(Figures figures, int figure, int gang) {
    return figures.home(figure) == gang && figures.profile(figure).type == FigureType.PROTAGONIST
        && !figures.profile(figure).isGuest;
  }
}
