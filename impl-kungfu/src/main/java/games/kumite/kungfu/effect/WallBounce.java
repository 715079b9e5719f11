package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of an Acrobat whom a blow throws against a wall to bounce off it back to the one who struck him (D-32, KF-STU-06).
 *
 * @param figure the Acrobat
 * @param striker the figure that has struck him
 */
record WallBounce(int figure, int striker) implements Question<GameState>, FigureChoice {

  private static final EventType BOUNCED = EventType.of("bounced", "KF-STU-06").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);
  private static final EventType CRASHED = EventType.of("crashed", "KF-STU-06").word("figure", Figures::id);

  /** Asks if the figure has been struck and what it has met is a wall, not of paper. */
  static void offer(GameState state, int figure, int striker, int met) {
    Piece piece = state.board().piece(met);
    if (striker != Figures.NOBODY && piece.is(Flag.WALL) && !piece.is(Flag.PAPER)
        && state.figures().gang(figure) != Figures.NEUTRAL && Capabilities.isInPlay(state.figures(), striker)
        && !state.figures().is(figure, Condition.KNOCKED_DOWN)) {
      state.then(new WallBounce(figure, striker));
    }
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.BOUNCE));
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.WAIVE) {
      return;
    }
    state.then(new IChing(figure, 1), new Bounce(figure, striker)); // D-12
  }

  /** The test, and what follows. */
  private record Bounce(int figure, int striker) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      bounce(state, figure, striker);
    }
  }

  private static void bounce(GameState state, int figure, int striker) {
    Figures figures = state.figures();
    if (!QualityTest.isPassed(state, "bounce", figure, 1)) {
      state.emit(CRASHED, figures.code(figure));
      EffectExecutor.fell(state, figure, striker);
      return;
    }
    long place = CarriedObjects.beside(state, striker, figure);
    long reach = Stick.MEDIUM.reach(figures.size(figure));
    if (place != Place.NOWHERE && Place.squared(figures.place(figure), place) <= reach * reach
        && !SpiritWards.bar(figures, figure, place)) { // KF-TRT-67a
      Displacement.to(state, figure, place);
      state.emit(BOUNCED, figures.code(figure), Place.x(place), Place.y(place));
      state.then(state.callbacks().traitHack(figure, striker));
    }
  }
}
