package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;

/** The penalty of night, and of lights that are off, for ranged combat (KF-CPL-02, KF-RUL-95, KF-RUL-142). */
final class Darkness {

  /** The value of {@link Num#DARK} when the lights were shot out. */
  static final int SHOT_OUT = 2;

  private Darkness() {}

  /** Returns the penalty: 1 for night or lights (KF-CPL-02b); nothing for demons and hopping vampires (KF-CPL-02a). */
  static int penalty(Fight fight, int by) {
    boolean isDark = fight.get(Num.COMPLICATION) == Complication.NIGHT_FALLS.ordinal() || fight.get(Num.DARK) > 0;
    return isDark && !seesInTheDark(fight, by) ? 1 : 0;
  }

  /** Returns whether a figure shoots no farther than M, since the lights were shot out (KF-RUL-142). */
  static boolean isBlinding(Fight fight, int by) {
    return fight.get(Num.DARK) == SHOT_OUT && !seesInTheDark(fight, by);
  }

  private static boolean seesInTheDark(Fight fight, int by) {
    Profile profile = fight.figures().profile(by);
    return profile.is(Mark.DEMON) || profile.is(Mark.VAMPIRE);
  }
}
