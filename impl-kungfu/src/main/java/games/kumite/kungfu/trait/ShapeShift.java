package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.combat.Grapple;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
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
 * @param by the figure that changes its shape
 */
record ShapeShift(int by) implements Question<GameState>, GameChoice {

  static final Refusal NO_ROOM = new Refusal("KF-RUL-14", "no-room-for-the-form");
  private static final EventType SHIFTED =
      EventType.of("shape-shifted", "KF-TRT-60a").word("figure", Figures::id).number("form");

  static boolean isAny(GameState state, int by) {
    for (int form = 0; form < state.figures().profile(by).forms(); form++) {
      if (form != state.figures().form(by) && refusal(state, by, form) == null) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Refusal refusal(GameState state, int by, int form) {
    Figures figures = state.figures();
    Size size = figures.profile(by).size(form);
    long at = figures.place(by);
    boolean isSmaller = size.compareTo(figures.size(by)) <= 0;
    boolean isFree = isSmaller || state.board().isInside(Place.x(at), Place.y(at), size.radius())
        && Spots.isFree(state.board(), figures, by, at, size);
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
  public int seat(GameState state) {
    return state.seatOf(by);
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(by));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int form = 0; form < state.figures().profile(by).forms(); form++) {
      if (form != state.figures().form(by)) {
        out.add(state.actions().of(ActionVerb.FORM, form + 1), refusal(state, by, form));
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
    figures.form(by, form);
    if (!Capabilities.has(figures, by, Trait.IMMOVABLE_STANCE)) {
      figures.cure(by, Condition.STANCE);
    }
    state.emit(SHIFTED, figures.code(by), form + 1);
    if (figures.size(by) != Size.HUGE) {
      CarriedObjects.letCarFall(state, by); // KF-STU-22
    }
    Grapple.moved(state, by); // KF-RUL-39: a smaller one may not touch whom it holds any more
  }
}
