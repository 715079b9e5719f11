package games.kumite.kungfu.activation;

import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.Mourning;
import games.kumite.spi.EventType;

/** The effect of two 1s on an activation roll on a Super-soldier or a Cyborg (KF-VIP-09f, KF-VIP-10b). */
final class SerumSideEffect {

  private static final int ENOUGH = 2;
  private static final EventType KILLED = EventType.of("serum-kills", "KF-VIP-09f").word("figure", Figures::id);
  private static final EventType BERSERK = EventType.of("berserk", "KF-VIP-10b").word("figure", Figures::id);

  private SerumSideEffect() {}

  /** Returns whether the roll ends the activation: the figure is dead, or neutral. */
  static boolean strikes(GameState state, int figure, int ones) {
    Figures figures = state.figures();
    if (ones < ENOUGH || figures.gang(figure) == Figures.NEUTRAL) {
      return false;
    }
    if (VipFigures.is(state, figure, Vip.SUPER_SOLDIER)) {
      state.emit(KILLED, figures.code(figure));
      Casualty.kill(state, figure, Figures.NOBODY);
      return true;
    }
    if (VipFigures.is(state, figure, Vip.CYBORG)) {
      state.emit(BERSERK, figures.code(figure));
      figures.join(figure, Figures.NEUTRAL);
      Mourning.fury(figures, figure);
      return true;
    }
    return false;
  }
}
