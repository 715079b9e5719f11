package games.kumite.kungfu.trait;

import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The putting out of a burning figure's clothes, for two actions of one activation (KF-TRT-27f, KF-LOC-24b, KF-RUL-120). */
final class ExtinguishClothes {

  /** The cost. */
  static final int COST = 2;

  private static final TooFew TOO_FEW = TooFew.under("KF-RUL-120");
  private static final EventType PUT_OUT = EventType.of("put-out", "KF-RUL-120").word("figure", Figures::id);

  private ExtinguishClothes() {}

  static void options(GameState state, int figure, int left, @Nullable Refusal reserved, ActionCollector out) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.BURNING_BY_FIREBALL) || figures.is(figure, Condition.BURNING_BY_HOT_SPOT)) {
      out.add(state.actions().of(ActionVerb.PUT_OUT), reserved != null ? reserved : TOO_FEW.of(left, COST));
    }
  }

  static void putOut(GameState state, int figure) {
    state.figures().cure(figure, Condition.BURNING_BY_FIREBALL);
    state.figures().cure(figure, Condition.BURNING_BY_HOT_SPOT);
    state.emit(PUT_OUT, state.figures().code(figure));
  }
}
