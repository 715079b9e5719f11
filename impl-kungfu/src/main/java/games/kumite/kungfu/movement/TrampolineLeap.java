package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.ListedEnd;
import games.kumite.kungfu.geometry.ListedEnds;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The free leap of L, without the base, of a figure whose move has ended on a trampoline (D-53, KF-LOC-31, KF-RUL-136).
 *
 * @param figure the figure
 * @param gait the kind of move
 */
record TrampolineLeap(int figure, MoveType gait) implements Question<GameState>, PointChoice {

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (Footing.isBeside(state, figure, Flag.TRAMP) && Capabilities.toHack(figures, figure) && figures.gang(figure) != Figures.NEUTRAL
        && !figures.is(figure, Condition.STANCE) && !figures.has(figure, PlotDeed.BURDENED)) { // KF-PLT-04c
      Question.super.run(state);
    }
  }

  @Override
  public String kind() {
    return "spring-to";
  }

  private int reach(GameState state) {
    return TerrainEffect.amongOthers(state, figure, Stick.LONG).length();
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    for (ListedEnd candidate : ListedEnds.of(state.board(), figures, figure, figures.place(figure), reach(state), Locomotion.LEAP)) {
      out.add(TargetedMove.to(state, candidate.place()), refusal(state, candidate.place()));
    }
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public @Nullable Refusal refusal(GameState state, long to) {
    Figures figures = state.figures();
    MoveFault fault = Moves.fault(state.board(), figures, figure, figures.place(figure), to, reach(state), Locomotion.LEAP);
    return fault != null ? Faults.refusal(fault, reach(state), figures.size(figure))
        : SpiritWards.bar(figures, figure, to) ? Faults.WARDED
        : gait.isFree() && Spots.isInContact(state.board(), figures, figure, to, figures.size(figure)) ? Faults.FREE_CONTACT
        : null;
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.TO) {
      long to = PointChoice.point(chosen);
      long ground = state.board().groundOfWay(to, to, state.figures().size(figure).radius());
      state.then(MoveResolution.of(state, figure, to, gait, ground), new Leaving(figure));
    }
  }
}
