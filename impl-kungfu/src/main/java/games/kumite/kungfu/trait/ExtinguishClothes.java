package games.kumite.kungfu.trait;

import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** The putting out of a burning figure's clothes, for two actions of one activation (KF-TRT-27f, KF-LOC-24b, KF-RUL-120). */
public final class ExtinguishClothes {

  private static final EventType PUT_OUT = EventType.of("put-out", "KF-RUL-120").word("figure", Figures::id);

  private ExtinguishClothes() {}

  /** Returns whether a figure's clothes burn. */
  public static boolean isBurning(Figures figures, int figure) {
    return figures.is(figure, Condition.BURNING_BY_FIREBALL) || figures.is(figure, Condition.BURNING_BY_HOT_SPOT);
  }

  /** Puts them out. */
  public   static void putOut(GameState state, int figure) {
    state.figures().cure(figure, Condition.BURNING_BY_FIREBALL);
    state.figures().cure(figure, Condition.BURNING_BY_HOT_SPOT);
    state.emit(PUT_OUT, state.figures().code(figure));
  }
}
