package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Place;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A choice about a figure whose answer is a point of the table: a listed one, or any other legal one (KF-RUL-52). */
public interface PointChoice extends FigureChoice {

  /** The highest level that can be named. */
  int HIGHEST = 3000;
  /** The unit of coordinates. */
  String UNIT = "0.1 mm";

  /** Returns the verb that names a point. */
  default ActionVerb verb() {
    return ActionVerb.TO;
  }

  /** Returns why a point is refused, null if it may be named. */
  @Nullable Refusal refusal(GameState state, long point);

  @Override
  default List<ActionTemplate> templates(GameState state) {
    return forms(state.board(), verb().notation());
  }

  @Override
  default @Nullable Action parse(GameState state, List<String> words, ActionCollector out) {
    VerbAction action = words.get(0).equals(verb().notation()) ? state.actions().parse(words) : null;
    if (action != null) {
      out.add(action, refusal(state, point(action)));
    }
    return action;
  }

  /** Returns how points are written after some words: on the ground, and at a level above it. */
  static List<ActionTemplate> forms(Board board, String words) {
    ActionTemplate.Parameter x = new ActionTemplate.Parameter("x", 0, board.width, UNIT, "board:table");
    ActionTemplate.Parameter y = new ActionTemplate.Parameter("y", 0, board.height, UNIT, "board:table");
    return List.of(new ActionTemplate(words, List.of(x, y)),
        new ActionTemplate(words, List.of(x, y, new ActionTemplate.Parameter("level", 1, HIGHEST, UNIT, ""))));
  }

  /** Returns the action that names a point. */
  static VerbAction action(GameState state, ActionVerb verb, long point) {
    return state.actions().atLevel(verb, Place.x(point), Place.y(point), Place.level(point));
  }

  /** Returns the point that an action names. */
  static long point(Action action) {
    VerbAction named = (VerbAction) action;
    return Place.of(named.first(), named.second(), named.third());
  }
}
