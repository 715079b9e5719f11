package games.kumite.kungfu.figure;

import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** Contests of Q: three dice each, the successes are compared (KF-RUL-100). */
public final class Contest {

  private static final int DICE = 3;
  private static final EventType CONTESTED = EventType.of("contested", "KF-RUL-100").word("by", Figures::id)
      .word("on", Figures::id).number("successes").number("others");

  private Contest() {}

  /** Asks for the divined dice before a contest (D-12). */
  public static void divine(GameState state, int by, int on) {
    IChing.ask(state, by, DICE);
    IChing.ask(state, on, DICE);
  }

  /** Rolls one: the successes of one figure less those of the other. */
  public static int margin(GameState state, int by, int on) {
    int own = successes(state, by);
    int others = successes(state, on);
    state.emit(CONTESTED, state.figures().code(by), state.figures().code(on), own, others);
    return own - others;
  }

  private static int successes(GameState state, int figure) {
    int successes = 0;
    for (int die : FigureDice.roll(state, "contest", figure, DICE)) {
      successes += QualityTest.isPassed(die, 0, state.figures().quality(figure)) ? 1 : 0;
    }
    return successes;
  }
}
