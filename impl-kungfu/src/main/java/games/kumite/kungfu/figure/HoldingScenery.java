package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** Scenery that holds figures fast: machinery and chains (KF-LOC-13, KF-LOC-22). */
public final class HoldingScenery {

  private static final EventType FREE = EventType.of("snare-left", "KF-RUL-133").word("figure", Figures::id);

  private HoldingScenery() {}

  /** Returns whether a figure is held fast, so that it does not leave its place. */
  public static boolean isStuck(Figures figures, int figure) {
    return figures.snare(figure) >= 0 && !figures.is(figure, Condition.INSIDE);
  }

  /** Returns whether a figure is stuck in machinery, and attacked at +1 (KF-LOC-13d). */
  public static boolean isInMachine(GameState state, int figure) {
    int piece = state.figures().snare(figure);
    return piece >= 0 && state.board().piece(piece).is(Flag.MACHINE);
  }

  /** Returns whether a figure hangs in a chain or a rope (KF-LOC-22a). */
  public static boolean isChoking(GameState state, int figure) {
    int piece = state.figures().snare(figure);
    return piece >= 0 && state.board().piece(piece).isAny(Flag.CHAIN.bit() | Flag.ROPE.bit());
  }

  /** Frees a figure. */
  public static void free(GameState state, int figure) {
    Figures figures = state.figures();
    if (isChoking(state, figure)) {
      figures.cure(figure, Condition.TIED_UP);
    }
    figures.snare(figure, -1, 0);
    state.emit(FREE, figures.code(figure));
  }

  /** Frees all figures that a piece holds: it is switched off, or gone. */
  public static void freeAll(GameState state, int piece) {
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (state.figures().snare(figure) == piece && isStuck(state.figures(), figure)) {
        free(state, figure);
      }
    }
  }
}
