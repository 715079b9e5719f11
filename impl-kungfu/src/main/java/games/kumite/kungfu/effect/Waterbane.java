package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Toughness;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The wound that water gives a figure with Waterbane, unless 1 Chi is paid (KF-TRT-76a, KF-RUL-24).
 *
 * @param figure the figure
 */
public record Waterbane(int figure) implements Question<GameState>, FigureChoice {

  private static final long WATER =
      Flag.SHALLOW.bit() | Flag.DEEP.bit() | Flag.RUNNING.bit() | Flag.PADDY.bit();
  private static final EventType SCALDED = EventType.of("scalded", "KF-TRT-76a").word("figure", Figures::id);

  /** Scalds a figure with Waterbane that has Recoiled into water. */
  static void ifInWater(GameState state, int figure) {
    long place = state.figures().place(figure);
    boolean isWet = Capabilities.has(state.figures(), figure, Trait.WATERBANE)
        && !Capabilities.isLevitating(state.figures(), figure) && (state.board().groundOfWay(place, place,
        state.figures().size(figure).radius()) & WATER) != 0;
    if (isWet) {
      state.then(new Waterbane(figure));
    }
  }

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (!Capabilities.isInPlay(figures, figure) || Toughness.of(figures, figure) > 0) { // KF-TRT-42
      return;
    }
    int gang = figures.gang(figure);
    if (gang == Figures.NEUTRAL || Chi.of(state, gang) == 0) {
      wound(state);
    } else {
      Question.super.run(state);
    }
  }

  @Override
  public String kind() {
    return "scald";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.SUFFER));
    out.add(state.actions().of(ActionVerb.PAY));
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.PAY) {
      Chi.spend(state, state.figures().gang(figure), 1);
    } else {
      wound(state);
    }
  }

  private void wound(GameState state) {
    state.emit(SCALDED, state.figures().code(figure));
    EffectExecutor.wound(state, figure, Figures.NOBODY);
  }
}
