package games.kumite.kungfu.activation;

import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.kungfu.vip.Mourning;
import games.kumite.kungfu.vip.TimeJump;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * The reaction of a V.I.P. to what has just happened, before the next action (KF-RUL-175).
 */
public enum Watch implements Step<Fight> {
  /** All of it. */
  ALL {
    @Override
    public void run(Fight fight) {
      Step<Fight> due = due(fight);
      if (due != null) {
        fight.then(due, Settle.ALL, this);
      }
    }
  };

  private static final Vip[] VIPS = Vip.values();

  /** Returns whether there is anything to do. */
  public static boolean isDue(Fight fight) {
    return due(fight) != null;
  }

  /** Puts it on the agenda, if there is anything to do. */
  public static void look(Fight fight) {
    if (due(fight) != null) {
      fight.then(ALL);
    }
  }

  /** Returns the next such step, null if there is none. */
  static @Nullable Step<Fight> due(Fight fight) {
    int vip = fight.get(Num.VIP);
    if (vip < 0 || fight.get(Num.VIP_FIGURE) < 0 || fight.isOver()) {
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
