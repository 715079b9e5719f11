package games.kumite.kungfu.ability;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** Scenery that holds figures fast: machinery and chains (KF-LOC-13, KF-LOC-22). */
public final class Snare {

  private static final EventType FREE = EventType.of("snare-left", "KF-RUL-133").named("figure", Figures::id);

  private Snare() {}

  /** Returns whether a figure is held fast, so that it does not leave its place. */
  public static boolean isStuck(Figures figures, int figure) {
    return figures.snare(figure) >= 0 && !figures.is(figure, Condition.INSIDE);
  }

  /** Returns whether a figure is stuck in machinery, and attacked at +1 (KF-LOC-13d). */
  public static boolean isInMachine(Fight fight, int figure) {
    int piece = fight.figures().snare(figure);
    return piece >= 0 && fight.board().piece(piece).is(Flag.MACHINE);
  }

  /** Returns whether a figure hangs in a chain or a rope (KF-LOC-22a). */
  public static boolean isChoking(Fight fight, int figure) {
    int piece = fight.figures().snare(figure);
    return piece >= 0 && fight.board().piece(piece).isAny(Flag.CHAIN.bit() | Flag.ROPE.bit());
  }

  /** Frees a figure. */
  public static void free(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (isChoking(fight, figure)) {
      figures.cure(figure, Condition.TIED_UP);
    }
    figures.snare(figure, -1, 0);
    fight.tell(FREE, figures.code(figure));
  }

  /** Frees all figures that a piece holds: it is switched off, or gone. */
  public static void freeAll(Fight fight, int piece) {
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (fight.figures().snare(figure) == piece && isStuck(fight.figures(), figure)) {
        free(fight, figure);
      }
    }
  }
}
