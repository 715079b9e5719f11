package games.kumite.kungfu.setup;

import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The recovery of a lost Signature Weapon, which a gang makes before it does anything else (KF-TRT-63e). */
final class Recovery {

  /** Neither side has one to recover, or both have. */
  static final int NEITHER = -1;

  private static final Refusal WEAPON_FIRST = new Refusal("KF-TRT-63e", "weapon-first");

  private Recovery() {}

  /** Returns the side that attacks for that reason. */
  static int side(Fight fight) {
    boolean isFirst = isDue(fight, 0);
    boolean isSecond = isDue(fight, 1);
    return isFirst == isSecond ? NEITHER : isFirst ? 0 : 1;
  }

  /** Returns why the attackers cannot have this Plot, null if they can. */
  static @Nullable Refusal refusal(Fight fight, Plot plot) {
    return plot != Plot.TAKE && isDue(fight, fight.attackers()) ? WEAPON_FIRST : null;
  }

  private static boolean isDue(Fight fight, int side) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.has(figure, Deed.UNARMED) && figures.side(figure) == side) {
        return true;
      }
    }
    return false;
  }
}
