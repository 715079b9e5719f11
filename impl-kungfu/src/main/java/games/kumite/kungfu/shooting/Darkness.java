package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;

/** The penalty of night, and of lights that are off, for ranged combat (KF-CPL-02, KF-RUL-95, KF-RUL-142). */
final class Darkness {

  /** The value of {@link Counters#DARK} when the lights were shot out. */
  static final int SHOT_OUT = 2;

  private Darkness() {}

  /** Returns the penalty: 1 for night or lights (KF-CPL-02b); nothing for demons and hopping vampires (KF-CPL-02a). */
  static int penalty(GameState state, int by) {
    boolean isDark = state.get(Counters.COMPLICATION) == Complication.NIGHT_FALLS.ordinal() || state.get(Counters.DARK) > 0;
    return isDark && !seesInTheDark(state, by) ? 1 : 0;
  }

  /** Returns whether a figure shoots no farther than M, since the lights were shot out (KF-RUL-142). */
  static boolean isBlinding(GameState state, int by) {
    return state.get(Counters.DARK) == SHOT_OUT && !seesInTheDark(state, by);
  }

  private static boolean seesInTheDark(GameState state, int by) {
    Profile profile = state.figures().profile(by);
    return profile.is(Mark.DEMON) || profile.is(Mark.VAMPIRE);
  }
}
