package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Contest;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;

/**
 * The choice of the figure that a sorcerer tries to Transfix: an enemy in sight within M (KF-TRT-73, KF-RUL-89).
 *
 * @param figure the figure that casts the spell
 */
record Transfix(int figure) implements Question<GameState>, TargetChoice {

  static final Refusal NOBODY = new Refusal("KF-TRT-73a", "nobody-to-transfix");
  private static final EventType TRANSFIXED =
      EventType.of("transfixed", "KF-TRT-73b").word("figure", Figures::id);

  static boolean isAnybody(GameState state, int figure) {
    return state.figures().any(enemy -> isTarget(state, figure, enemy));
  }

  private static boolean isTarget(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    return figures.areEnemies(figure, enemy) && Capabilities.isInPlay(figures, enemy) && !figures.is(enemy, Condition.TRANSFIXED)
        && Capabilities.areNear(figures, figure, enemy, Stick.MEDIUM.length())
        && Sight.isMutual(state.board(), figures, figure, enemy);
  }

  @Override
  public boolean isTarget(GameState state, int enemy) {
    return isTarget(state, figure, enemy);
  }

  @Override
  public void execute(GameState state, Action action) {
    int target = TargetChoice.target(state, action);
    Contest.divine(state, figure, target); // D-12
    state.then(new Gaze(figure, target));
  }

  /** The contest of three dice each; the target resists unless it has fewer successes (KF-TRT-73b, KF-RUL-76). */
  private record Gaze(int figure, int target) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Contest.margin(state, figure, target) > 0) {
        Figures figures = state.figures();
        figures.inflict(target, Condition.TRANSFIXED);
        figures.causer(target, figure);
        CarriedObjects.letCarFall(state, target); // KF-STU-22
        state.emit(TRANSFIXED, figures.code(target));
      }
    }
  }
}
