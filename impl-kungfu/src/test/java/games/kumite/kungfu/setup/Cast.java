package games.kumite.kungfu.setup;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import java.util.function.Consumer;

/** V.I.P.s for a {@link Ring}. */
final class Cast {

  private Cast() {}

  /** Nobody's V.I.P. at a place, {@code figure:n-1}. */
  static Consumer<Fight> nobodys(Vip vip, int x, int y) {
    return of(vip, Figures.NEUTRAL, x, y);
  }

  /** A V.I.P. that a gang runs, counted from 1; the first gang's is {@code figure:1-2} after one other figure. */
  static Consumer<Fight> run(Vip vip, int gang, int x, int y) {
    return of(vip, gang - 1, x, y);
  }

  /** Nobody's V.I.P. that is not on the table yet. */
  static Consumer<Fight> absent(Vip vip) {
    return fight -> {
      fight.set(Num.VIP, vip.ordinal());
      fight.set(Num.VIP_FIGURE, fight.figures().add(fight.terms().guest(vip.word()), Figures.NEUTRAL));
    };
  }

  private static Consumer<Fight> of(Vip vip, int gang, int x, int y) {
    return fight -> {
      int figure = fight.figures().add(fight.terms().guest(vip.word()), gang);
      fight.figures().put(figure, Place.of(x, y, 0));
      fight.set(Num.VIP, vip.ordinal());
      fight.set(Num.VIP_FIGURE, figure);
    };
  }
}
