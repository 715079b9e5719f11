package games.kumite.kungfu.activation;

import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.kungfu.vip.Mourning;
import games.kumite.kungfu.vip.TimeJump;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * The reaction of a V.I.P. to what has just happened, before the next action (KF-RUL-175).
 */
public enum VipReaction implements Step<GameState> {
  /** All of it. */
  ALL {
    @Override
    public void run(GameState state) {
      Step<GameState> due = due(state);
      if (due != null) {
        state.then(due, StateCleanup.ALL, this);
      }
    }
  };

  private static final Vip[] VIPS = Vip.values();

  /** Returns whether there is anything to do. */
  public static boolean isDue(GameState state) {
    return due(state) != null;
  }

  /** Puts it on the agenda, if there is anything to do. */
  public static void look(GameState state) {
    if (due(state) != null) {
      state.then(ALL);
    }
  }

  /** Returns the next such step, null if there is none. */
  static @Nullable Step<GameState> due(GameState state) {
    int vip = state.get(Counters.VIP);
    if (vip < 0 || state.get(Counters.VIP_FIGURE) < 0 || state.isOver()) {
      return null;
    }
    return switch (VIPS[vip]) {
      case HOPPING_VAMPIRE -> HoppingVampire.due(state);
      case CELEBRITY -> Hideout.due(state);
      case LOVED_ONE -> Mourning.due(state);
      case TIME_TRAVELLER -> TimeJump.due(state);
      default -> null;
    };
  }
}
