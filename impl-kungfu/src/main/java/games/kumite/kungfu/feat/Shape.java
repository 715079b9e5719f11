package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Grapple;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
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
record Shape(int by) implements FightQuestion {

  static final Refusal NO_ROOM = new Refusal("KF-RUL-14", "no-room-for-the-form");
  private static final EventType SHIFTED =
      EventType.of("shape-shifted", "KF-TRT-60a").named("figure", Figures::id).number("form");

  static boolean isAny(Fight fight, int by) {
    for (int form = 0; form < fight.figures().profile(by).forms(); form++) {
      if (form != fight.figures().form(by) && refusal(fight, by, form) == null) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Refusal refusal(Fight fight, int by, int form) {
    Figures figures = fight.figures();
    Size size = figures.profile(by).size(form);
    long at = figures.place(by);
    boolean isSmaller = size.compareTo(figures.size(by)) <= 0;
    boolean isFree = isSmaller || fight.board().isInside(Place.x(at), Place.y(at), size.radius())
        && Spots.isFree(fight.board(), figures, by, at, size);
    return isFree ? null : NO_ROOM;
  }

  @Override
  public String kind() {
    return "form";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(by);
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(by));
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int form = 0; form < fight.figures().profile(by).forms(); form++) {
      if (form != fight.figures().form(by)) {
        out.add(fight.actions().of(Word.FORM, form + 1), refusal(fight, by, form));
      }
    }
  }

  /**
   * Changes the form: wounds and conditions carry over (KF-RUL-74), but a figure without the art stands in no stance
   * (KF-TRT-60c).
   */
  @Override
  public void chosen(Fight fight, Action action) {
    Figures figures = fight.figures();
    int form = ((VerbAction) action).first() - 1;
    figures.form(by, form);
    if (!Able.has(figures, by, Trait.IMMOVABLE_STANCE)) {
      figures.cure(by, Condition.STANCE);
    }
    fight.tell(SHIFTED, figures.code(by), form + 1);
    if (figures.size(by) != Size.HUGE) {
      Carrying.letCarFall(fight, by); // KF-STU-22
    }
    Grapple.moved(fight, by); // KF-RUL-39: a smaller one may not touch whom it holds any more
  }
}
