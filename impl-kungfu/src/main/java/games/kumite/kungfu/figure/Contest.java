package games.kumite.kungfu.figure;

import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** Contests of Q: three dice each, the successes are compared (KF-RUL-100). */
public final class Contest {

  private static final EventType CONTESTED = EventType.of("contested", "KF-RUL-100").word("by", Figures::id)
      .word("on", Figures::id).number("successes").number("others");

  private Contest() {}

  /** Asks for the divined dice before a contest (D-12). */
  public static void divine(GameState state, int by, int on) {
    IChing.askBoth(state, by, on, QualityTest.DICE);
  }

  /** Rolls one: the successes of one figure less those of the other. */
  public static int margin(GameState state, int by, int on) {
    int own = QualityTest.successes(state, "contest", by);
    int others = QualityTest.successes(state, "contest", on);
    state.emit(CONTESTED, state.figures().code(by), state.figures().code(on), own, others);
    return own - others;
  }
}
