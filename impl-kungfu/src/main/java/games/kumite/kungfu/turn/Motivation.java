package games.kumite.kungfu.turn;

import games.kumite.api.Action;
import games.kumite.kungfu.activation.Activation;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.plot.PlotActions;
import games.kumite.kungfu.state.ActionLegend;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The motivation of Extras by the Protagonist for 1 Chi, who act on one roll (D-66, KF-CHI-10 to 13, KF-RUL-08). */
enum Motivation implements Selection<GameState, NoLocals> {
  GROUP;

  private static final Refusal NOBODY_LEADS = new Refusal("KF-CHI-13", "nobody-motivates");
  private static final Refusal NOBODY_LEFT = new Refusal("KF-CHI-10", "nobody-to-motivate");
  private static final Refusal TOO_SMALL = new Refusal("KF-CHI-10", "gang-too-small");
  private static final EventType MOTIVATED = EventType.of("motivated", "KF-CHI-10").seat("who").word("figure", Figures::id);

  /** Returns why no figure can be motivated, null if one can. */
  static @Nullable Refusal refusal(GameState state, int gang) {
    if (!hasLeader(state.figures(), gang)) {
      return NOBODY_LEADS;
    }
    if (most(state, gang) == 0) {
      return TOO_SMALL;
    }
    return state.figures().any(figure -> canBeMotivated(state, gang, figure)) ? Chi.refusal(state, gang, 1, Price.MOTIVATION) : NOBODY_LEFT;
  }

  /** Returns whether a gang has a Protagonist in play, and no Humbled figure (KF-CHI-13, KF-RUL-107). */
  private static boolean hasLeader(Figures figures, int gang) {
    boolean leads = false;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (Spirits.owner(figures, figure) == gang && Capabilities.isInPlay(figures, figure)) { // KF-RUL-160: whose he is, he remains
        if (figures.is(figure, Condition.HUMBLED)) {
          return false;
        }
        leads |= !figures.is(figure, Condition.POSSESSED) && figures.profile(figure).isProtagonist();
      }
    }
    return leads;
  }

  private static boolean canBeMotivated(GameState state, int gang, int figure) {
    Figures figures = state.figures();
    return figures.gang(figure) == gang && figures.profile(figure).type.isExtra()
        && (!figures.profile(figure).isGuest || PlotActions.isMotivated(state, figure))
        && Capabilities.toAct(figures, figure) && !figures.is(figure, Condition.ACTIVATED)
        && !figures.is(figure, Condition.GETTING_UP);
  }

  /** Returns the selection. */
  static Step<GameState> step() {
    return GROUP.with(NoLocals.NOTHING);
  }

  @Override
  public String kind() {
    return "motivate";
  }

  @Override
  public int seat(GameState state, NoLocals locals) {
    return state.seat(state.get(Counters.ACTIVE));
  }

  @Override
  public void collectCandidates(GameState state, NoLocals locals, Candidates out) {
    int gang = state.get(Counters.ACTIVE);
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (canBeMotivated(state, gang, figure)) {
        out.add(figure, figure, state.actions().of(ActionVerb.MOTIVATE_ONE, FigureNames.of(state.figures(), figure)));
      }
    }
  }

  @Override
  public int min(GameState state, NoLocals locals) {
    return 1;
  }

  /**
   * Returns the most Extras: one for each 100 points, counted as for the Chi Level (KF-CHI-10, KF-RUL-08, KF-RUL-21, KF-RUL-77).
   */
  @Override
  public int max(GameState state, NoLocals locals) {
    return most(state, state.get(Counters.ACTIVE));
  }

  private static int most(GameState state, int gang) {
    return state.definition().settings.chiLevel(state.gang(gang, Counters.POINTS));
  }

  @Override
  public String detail(GameState state, NoLocals locals, Action action) {
    return ActionLegend.remark(state, Figures.NOBODY, action);
  }

  @Override
  public NoLocals localsAfter(GameState state, NoLocals locals, IntList selected) {
    int gang = state.get(Counters.ACTIVE);
    Chi.spend(state, gang, 1);
    for (int i = 0; i < selected.size(); i++) {
      state.emit(MOTIVATED, state.seat(gang), state.figures().code(selected.get(i)));
    }
    state.set(Counters.IDLE, 0);
    state.then(Activation.ofGroup(selected));
    return locals;
  }
}
