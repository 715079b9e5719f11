package games.kumite.kungfu.end;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;

/** What a scenario does to the Chi Levels of the gangs, from the next game on (KF-RUL-79). */
public final class Rewards {

  private static final EventType CHANGED =
      EventType.of("chi-level-changes", "KF-RUL-79").seat("who").number("gang").number("change");

  private Rewards() {}

  /** A gang has so much more Chi Level from the next game on, or less if it is negative. */
  public static void change(Fight fight, int gang, int change) {
    fight.gang(gang, Num.LEVEL_CHANGE, fight.gang(gang, Num.LEVEL_CHANGE) + change);
    fight.tell(CHANGED, fight.seat(gang), gang + 1, change);
  }
}
