package games.kumite.kungfu;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import java.util.function.Consumer;

/** V.I.P.s for a {@link Ring}. */
public final class Cast {

  private Cast() {}

  /** Nobody's V.I.P. at a place, {@code figure:n-1}. */
  public static Consumer<GameState> nobodys(Vip vip, int x, int y) {
    return of(vip, Figures.NEUTRAL, x, y);
  }

  /** A V.I.P. that a gang runs, counted from 1; the first gang's is {@code figure:1-2} after one other figure. */
  public static Consumer<GameState> run(Vip vip, int gang, int x, int y) {
    return of(vip, gang - 1, x, y);
  }

  /** Nobody's V.I.P. that is not on the table yet. */
  public static Consumer<GameState> absent(Vip vip) {
    return state -> {
      state.set(Counters.VIP, vip.ordinal());
      state.set(Counters.VIP_FIGURE, state.figures().add(state.definition().guest(vip.word()), Figures.NEUTRAL));
    };
  }

  private static Consumer<GameState> of(Vip vip, int gang, int x, int y) {
    return state -> {
      int figure = state.figures().add(state.definition().guest(vip.word()), gang);
      state.figures().put(figure, Place.of(x, y, 0));
      state.set(Counters.VIP, vip.ordinal());
      state.set(Counters.VIP_FIGURE, figure);
    };
  }
}
