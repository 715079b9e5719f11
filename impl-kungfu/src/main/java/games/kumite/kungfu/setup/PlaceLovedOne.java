package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the place of the Loved One near an enemy, by a Protagonist's player (D-07, KF-VIP-07b).
 *
 * @param gang the gang of the Protagonist
 * @param side the side of that gang
 */
record PlaceLovedOne(int gang, int side) implements Question<GameState> {

  private static final int STEP = 50;
  private static final int QUARTERS = 4;
  private static final int MAX = 64; // KF-RUL-52
  private static final Refusal NOT_FREE = new Refusal("KF-RUL-14", "not-free");
  private static final Refusal TOO_FAR = new Refusal("KF-VIP-07b", "far-from-enemies");
  private static final EventType PLACED =
      EventType.of("loved-one-placed", "KF-VIP-07b").seat("who")
          .number("x", Lengths::centimetres).number("y", Lengths::centimetres).word("figure", Figures::id);

  @Override
  public int seat(GameState state) {
    return state.seat(gang);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int figure = state.get(Counters.VIP_FIGURE);
    for (long place : DeploymentPoints.points(state.board(), state.figures().size(figure),
        place -> refusal(state, place) == null)) {
      out.add(order(state, place));
    }
    if (out.size() == 0) {
      between(state, out);
    }
  }

  /** Lists points between the listed ones: about each enemy the first one in each quarter. */
  private void between(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    for (int i = 0; i < figures.count(); i++) {
      for (int quarter = 0; quarter < QUARTERS && isEnemy(figures, i) && out.size() < MAX; quarter++) {
        long place = beside(state, figures.place(i), quarter);
        if (place != Place.NOWHERE) {
          out.add(order(state, place));
        }
      }
    }
  }

  private long beside(GameState state, long enemy, int quarter) {
    int all = Directions.COUNT / QUARTERS;
    for (int direction = quarter * all; direction < (quarter + 1) * all; direction++) {
      for (int length = STEP; length <= Stick.SHORT.length(); length += STEP) {
        long place = Place.of(Place.x(enemy) + Directions.x(direction, length),
            Place.y(enemy) + Directions.y(direction, length), Place.level(enemy));
        if (refusal(state, place) == null) {
          return place;
        }
      }
    }
    return Place.NOWHERE;
  }

  private boolean isEnemy(Figures figures, int figure) {
    return figures.isPlaced(figure) && figures.gang(figure) != Figures.NEUTRAL && figures.side(figure) != side;
  }

  private @Nullable Refusal refusal(GameState state, long place) {
    Figures figures = state.figures();
    int loved = state.get(Counters.VIP_FIGURE);
    if (!Spots.isFree(state.board(), figures, loved, place, figures.size(loved))) {
      return NOT_FREE;
    }
    return figures.any(i -> isEnemy(figures, i) && Gaps.isWithin(
        place, figures.size(loved), figures.place(i), figures.size(i), Stick.SHORT.length())) ? null : TOO_FAR;
  }

  private static SetupAction order(GameState state, long place) {
    return SetupAction.figure(state, Verb.PLACE, state.get(Counters.VIP_FIGURE), place);
  }

  @Override
  public List<ActionTemplate> templates(GameState state) {
    return PointChoice.forms(state.board(), "place figure:" + state.figures().name(state.get(Counters.VIP_FIGURE)));
  }

  @Override
  public @Nullable Action parse(GameState state, List<String> words, ActionCollector out) {
    Long place = DeploymentPoints.read(words);
    String id = "figure:" + state.figures().name(state.get(Counters.VIP_FIGURE));
    if (place == null || !words.get(0).equals(Verb.PLACE.word()) || !words.get(1).equals(id)) {
      return null;
    }
    SetupAction order = order(state, place);
    out.add(order, refusal(state, place));
    return order;
  }

  @Override
  public void execute(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    state.figures().put(order.value(), order.place());
    state.emit(PLACED, state.seat(gang), Place.x(order.place()), Place.y(order.place()),
        state.figures().code(order.value()));
  }
}
