package games.kumite.kungfu.vip;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** What a V.I.P. does because of what has just happened, before the next action (KF-RUL-175). */
public final class Watch {

  private static final Vip[] VIPS = Vip.values();

  private Watch() {}

  /** The next such thing, null if there is none. */
  public static @Nullable Step<Fight> due(Fight fight) {
    int vip = fight.get(Num.VIP);
    if (vip < 0 || fight.get(Num.VIP_FIGURE) < 0) {
      return null;
    }
    return switch (VIPS[vip]) {
      case HOPPING_VAMPIRE -> Haunting.due(fight);
      case CELEBRITY -> Hideout.due(fight);
      case LOVED_ONE -> Mourning.due(fight);
      case TIME_TRAVELLER -> TimeJump.due(fight);
      default -> null;
    };
  }
}
