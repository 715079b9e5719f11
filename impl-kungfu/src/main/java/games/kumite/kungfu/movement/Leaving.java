package games.kumite.kungfu.movement;

import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.end.ChiLevelRewards;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The moment after a move: a figure that carries the object of the Plot leaves the table when its base reaches the edge
 * (KF-RUL-70, KF-RUL-71, KF-RUL-180, KF-RUL-194), or when the car in which it sits does.
 *
 * @param figure the figure that has moved
 */
public record Leaving(int figure) implements Step<GameState> {

  private static final EventType LEFT = EventType.of("left", "KF-RUL-180").word("figure", Figures::id);

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (figures.isPlaced(figure) && isAtEdge(state.board(), figures.place(figure), figures.size(figure).radius())) {
      takeAway(state);
    }
    Captives.stop(state, figure);
  }

  /** Takes the figure off with what it carries, if that is a prize for it, and returns whether it leaves. */
  public boolean takeAway(GameState state) {
    if (!hasPrize(state)) {
      return false;
    }
    Figures figures = state.figures();
    state.emit(LEFT, figures.code(figure));
    int body = CarriedObjects.body(figures, figure);
    if (body != Figures.NOBODY) {
      figures.put(body, Place.NOWHERE);
    }
    figures.put(figure, Place.NOWHERE);
    Casualty.letGo(state, figure); // KF-RUL-39
    Casualty.cancelVibrations(figures, figure);
    FlyingSwords.vanish(figures, figure); // KF-TRT-30i
    if (body == Figures.NOBODY || Captives.isTarget(state, body) && Goal.isSeeker(state, figure)) {
      Goal.reach(state); // KF-PLT-01a, KF-PLT-06a
    } else {
      ChiLevelRewards.change(state, figures.is(body, Condition.TRAITOR) ? figures.home(body) : figures.gang(figure), 1); // KF-CPL-03b, KF-VIP-07d
    }
    free(state, figure);
    free(state, body);
    return true;
  }

  /**
   * Takes the figure off if it is itself the target, alive, and driven off the table by one of the side that seeks it
   * (KF-PLT-06a).
   */
  public void asCaptive(GameState state) {
    state.figures().put(figure, Place.NOWHERE);
    Casualty.letGo(state, figure);
    Goal.reach(state);
    free(state, figure);
  }

  /** Frees the spirit of a host that leaves the table (KF-TRT-55f). */
  private static void free(GameState state, int figure) {
    if (figure != Figures.NOBODY && state.figures().is(figure, Condition.POSSESSED)) {
      Spirits.goHome(state, figure);
    }
  }

  private boolean hasPrize(GameState state) {
    int object = CarriedObjects.object(state, figure);
    boolean hasObject = object != CarriedObjects.NOTHING && state.objects().isGoal(object) && Goal.isSeeker(state, figure);
    return hasObject || Captives.isPrize(state, figure, CarriedObjects.body(state.figures(), figure));
  }

  private static boolean isAtEdge(Board board, long place, int radius) {
    return Place.x(place) <= radius || Place.y(place) <= radius || Place.x(place) >= board.width - radius
        || Place.y(place) >= board.height - radius;
  }
}
