package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;

/** What night and switched-off lights take from ranged combat (KF-CPL-02, KF-RUL-142). */
final class Darkness {

  private Darkness() {}

  /** KF-CPL-02a: 1, night or lights; KF-CPL-02b: nothing from demons and hopping vampires. */
  static int penalty(Fight fight, int by) {
    boolean isDark = fight.get(Num.COMPLICATION) == Complication.NIGHT_FALLS.ordinal() || fight.get(Num.DARK) > 0;
    Profile profile = fight.figures().profile(by);
    return isDark && !profile.is(Mark.DEMON) && !profile.is(Mark.VAMPIRE) ? 1 : 0;
  }
}
