package games.kumite.kungfu.setup;

import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The recovery of a lost Signature Weapon, which a gang makes before it does anything else (KF-TRT-63e). */
final class SignatureWeaponReturn {

  /** Neither side has one to recover, or both have. */
  static final int NEITHER = -1;

  private static final Refusal WEAPON_FIRST = new Refusal("KF-TRT-63e", "weapon-first");

  private SignatureWeaponReturn() {}

  /** Returns the side that attacks for that reason. */
  static int side(GameState state) {
    boolean isFirst = isDue(state, 0);
    boolean isSecond = isDue(state, 1);
    return isFirst == isSecond ? NEITHER : isFirst ? 0 : 1;
  }

  /** Returns why the attackers cannot have this Plot, null if they can. */
  static @Nullable Refusal refusal(GameState state, Plot plot) {
    return plot != Plot.TAKE && isDue(state, state.attackers()) ? WEAPON_FIRST : null;
  }

  private static boolean isDue(GameState state, int side) {
    Figures figures = state.figures();
    return figures.any(figure -> figures.has(figure, PlotDeed.UNARMED) && figures.side(figure) == side);
  }
}
