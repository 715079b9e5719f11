package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/** The choice whether a nominated figure announces the Quivering Palm (D-11, KF-TRT-57a). */
enum AnnouncePalm implements ActorChoice {
  PALM;

  private static final EventType ANNOUNCED =
      EventType.of("palm-announced", "KF-TRT-57a").named("figure", Figures::id);

  @Override
  public String kind() {
    return "palm";
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    int figure = activation.figure();
    return activation.mode() == Activation.Mode.OWN && Able.has(fight.figures(), figure, Trait.QUIVERING_PALM)
        && mayPay(fight, fight.figures().gang(figure))
        ? fight.seatOf(figure) : Figures.NOBODY;
  }

  /**
   * Returns whether it is paid when it is used (KF-TRT-57b): a gang without Chi may have some by then, by a Sacrifice or from
   * incense.
   */
  private static boolean mayPay(Fight fight, int gang) {
    Figures figures = fight.figures();
    boolean isHoping = fight.board().mayHave(Flag.INCENSE.bit());
    for (int figure = 0; figure < figures.count(); figure++) {
      isHoping |= figures.gang(figure) == gang && Able.has(figures, figure, Trait.SACRIFICE) && Able.isInPlay(figures, figure);
    }
    return isHoping || Chi.of(fight, gang) > 0;
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
