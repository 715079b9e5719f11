package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Contest;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the figure that a sorcerer tries to Transfix: an enemy in sight within M (KF-TRT-73, KF-RUL-89).
 *
 * @param by the figure that casts the spell
 */
record Transfix(int by) implements Question<GameState>, GameChoice {

  static final Refusal NOBODY = new Refusal("KF-TRT-73a", "nobody-to-transfix");
  private static final EventType TRANSFIXED =
      EventType.of("transfixed", "KF-TRT-73b").word("figure", Figures::id);

  static boolean isAnybody(GameState state, int by) {
    return state.figures().any(enemy -> isTarget(state, by, enemy));
  }

  private static boolean isTarget(GameState state, int by, int enemy) {
    Figures figures = state.figures();
    return figures.areEnemies(by, enemy) && Capabilities.isInPlay(figures, enemy) && !figures.is(enemy, Condition.TRANSFIXED)
        && Capabilities.areNear(figures, by, enemy, Stick.MEDIUM.length())
        && Sight.isMutual(state.board(), figures, by, enemy);
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
    for (int enemy = 0; enemy < state.figures().count(); enemy++) {
      if (isTarget(state, by, enemy)) {
        out.add(state.actions().of(ActionVerb.AT, FigureNames.of(state.figures(), enemy)));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int target = FigureNames.figure(state.figures(), ((VerbAction) action).first());
    Contest.divine(state, by, target); // D-12
    state.then(new Gaze(by, target));
  }

  /** The contest of three dice each; the target resists unless it has fewer successes (KF-TRT-73b, KF-RUL-76). */
  private record Gaze(int by, int target) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Contest.margin(state, by, target) > 0) {
        Figures figures = state.figures();
        figures.inflict(target, Condition.TRANSFIXED);
        figures.causer(target, by);
        CarriedObjects.letCarFall(state, target); // KF-STU-22
        state.emit(TRANSFIXED, figures.code(target));
      }
    }
  }
}
