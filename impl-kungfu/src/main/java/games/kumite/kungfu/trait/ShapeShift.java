package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Grapple;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the form that a figure takes (D-71, KF-TRT-60). A form whose base has no room where the figure stands cannot be
 * taken.
 *
 * @param figure the figure that changes its shape
 */
record ShapeShift(int figure) implements Question<GameState>, FigureChoice {

  static final Refusal NO_ROOM = new Refusal("KF-RUL-14", "no-room-for-the-form");
  private static final EventType SHIFTED =
      EventType.of("shape-shifted", "KF-TRT-60a").word("figure", Figures::id).number("form");

  static boolean isAny(GameState state, int figure) {
    for (int form = 0; form < state.figures().profile(figure).forms(); form++) {
      if (form != state.figures().form(figure) && refusal(state, figure, form) == null) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Refusal refusal(GameState state, int figure, int form) {
    Figures figures = state.figures();
    Size size = figures.profile(figure).size(form);
    long at = figures.place(figure);
    boolean isSmaller = size.compareTo(figures.size(figure)) <= 0;
    boolean isFree = isSmaller || state.board().isInside(Place.x(at), Place.y(at), size.radius())
        && Spots.isFree(state.board(), figures, figure, at, size);
    return isFree ? null : NO_ROOM;
  }

  @Override
  public String kind() {
    return "form";
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int form = 0; form < state.figures().profile(figure).forms(); form++) {
      if (form != state.figures().form(figure)) {
        out.add(state.actions().of(ActionVerb.FORM, form + 1), refusal(state, figure, form));
      }
    }
  }

  /**
   * Changes the form: wounds and conditions carry over (KF-RUL-74), but a figure without the art stands in no stance
   * (KF-TRT-60c).
   */
  @Override
  public void execute(GameState state, Action action) {
    Figures figures = state.figures();
    int form = ((VerbAction) action).first() - 1;
    figures.form(figure, form);
    if (!Capabilities.has(figures, figure, Trait.IMMOVABLE_STANCE)) {
      figures.cure(figure, Condition.STANCE);
    }
    state.emit(SHIFTED, figures.code(figure), form + 1);
    if (figures.size(figure) != Size.HUGE) {
      CarriedObjects.letCarFall(state, figure); // KF-STU-22
    }
    Grapple.moved(state, figure); // KF-RUL-39: a smaller one may not touch whom it holds any more
  }
}
