package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.actions.VerbAction;

/** The choice whether a nominated figure announces the Quivering Palm (D-11, KF-TRT-57a). */
record AnnouncePalm(Activation activation) implements ActorChoice {

  private static final EventType ANNOUNCED =
      EventType.of("palm-announced", "KF-TRT-57a").word("figure", Figures::id);

  @Override
  public String kind() {
    return "palm";
  }

  @Override
  public int seat(GameState state) {
    int figure = activation.figure();
    return activation.mode() == Activation.Mode.OWN && Capabilities.has(state.figures(), figure, Trait.QUIVERING_PALM)
        && mayPay(state, state.figures().gang(figure))
        ? state.seatOf(figure) : Figures.NOBODY;
  }

  /**
   * Returns whether it is paid when it is used (KF-TRT-57b): a gang without Chi may have some by then, by a Sacrifice or from
   * incense.
   */
  private static boolean mayPay(GameState state, int gang) {
    Figures figures = state.figures();
    boolean isHoping = state.board().mayHave(Flag.INCENSE.bit());
    for (int figure = 0; figure < figures.count(); figure++) {
      isHoping |= figures.gang(figure) == gang && Capabilities.has(figures, figure, Trait.SACRIFICE) && Capabilities.isInPlay(figures, figure);
    }
    return isHoping || Chi.of(state, gang) > 0;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.DECLINE));
    out.add(state.actions().of(ActionVerb.ANNOUNCE));
  }

  @Override
  public Activation localsAfter(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.DECLINE) {
      return activation;
    }
    state.emit(ANNOUNCED, state.figures().code(activation.figure()));
    return activation.moved(activation.course() | ActivationFlags.PALM);
  }
}
