package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.movement.NeutralRoute;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways are the same whether all points are looked at or those alone that may lie on a short way. */
final class RouteTests {

  private static final int NEAR = 400;

  /** Beside a figure. */
  private record Beside(long goal, boolean isBounded) implements NeutralRoute.Goal {

    @Override
    public boolean isReached(long place) {
      return Place.squared(place, goal) <= (long) NEAR * NEAR;
    }

    @Override
    public int atLeast(long place) {
      return isBounded ? NeutralRoute.cost(place, goal, NEAR) : 0;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"street", "hideout"})
  @Rule("KF-RUL-101")
  void way_isTheSame_withAndWithoutAllPoints(String table) {
    GameState state = (GameState) Inspection.state(Searched.ready(table, "undead", "police", 3));
    int detours = 0;
    for (int figure = 0; figure < state.figures().count(); figure++) {
      for (int goal = 0; goal < state.figures().count(); goal++) {
        if (figure != goal && state.figures().isPlaced(figure) && state.figures().isPlaced(goal)) {
          long to = state.figures().place(goal);
          // the first point of the way that lies so near that one could go there at once
          long from = state.figures().place(figure);
          NeutralRoute.Reach reach = place -> Place.squared(place, from) <= 1_500L * 1_500;
          long step = NeutralRoute.step(state, figure, new Beside(to, true), reach);
          assertThat(step).as("%d to %d", figure, goal).isEqualTo(NeutralRoute.step(state, figure, new Beside(to, false), reach));
          detours += Place.squared(step, to) > squared(Math.sqrt(Place.squared(from, to)) - 1_200) ? 1 : 0;
        }
      }
    }
    assertThat(detours).as("ways that do not go straight").isGreaterThan(10);
  }

  private static double squared(double number) {
    return number * number;
  }
}
