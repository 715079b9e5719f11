package games.kumite.kungfu.chi;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The Chi Points of gangs (KF-CHI). */
public final class Chi {

  private static final EventType SPENT = EventType.of("chi-spent", "KF-CHI-07").seat("who").number("spent").number("left");

  private Chi() {}

  /** Returns why a gang cannot spend a given amount on something, null if it can. */
  public static @Nullable Refusal refusal(Fight fight, int gang, int points, Price price) {
    return fight.gang(gang, Num.CHI) >= points ? null : price.unpaid;
  }

  /** Returns how much a gang has. */
  public static int of(Fight fight, int gang) {
    return gang < 0 ? 0 : fight.gang(gang, Num.CHI);
  }

  /** Spends it. */
  public static void spend(Fight fight, int gang, int points) {
    if (points > 0) {
      fight.gang(gang, Num.CHI, fight.gang(gang, Num.CHI) - points);
      fight.tell(SPENT, fight.seat(gang), points, fight.gang(gang, Num.CHI));
    }
  }
}
