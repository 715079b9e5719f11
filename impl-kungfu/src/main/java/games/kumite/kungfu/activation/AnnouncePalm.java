package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** D-11: whether a nominated figure announces the Quivering Palm (KF-TRT-57a). */
enum AnnouncePalm implements Script.Choice<Fight, Activation> {
  PALM;

  private static final EventType ANNOUNCED =
      EventType.of("palm-announced", "KF-TRT-57a").named("figure", Figures::id);

  @Override
  public String kind() {
    return "palm";
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    return Able.has(figures, figure, Trait.QUIVERING_PALM) && Chi.of(fight, figures.gang(figure)) > 0
        ? fight.seatOf(figure) : Figures.NOBODY;
  }

  @Override
  public void options(Fight fight, Activation activation, Options out) {
    out.add(fight.actions().of(Word.DECLINE));
    out.add(fight.actions().of(Word.ANNOUNCE));
  }

  @Override
  public Activation chosen(Fight fight, Activation activation, Action action) {
    if (((VerbAction) action).verb() == Word.DECLINE) {
      return activation;
    }
    fight.tell(ANNOUNCED, fight.figures().code(activation.figure()));
    return activation.moved(activation.course() | Course.PALM);
  }
}
