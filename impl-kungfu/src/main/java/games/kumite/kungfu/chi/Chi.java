package games.kumite.kungfu.chi;

import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The Chi Points of gangs (KF-CHI). */
public final class Chi {

  private static final EventType LOST = EventType.of("chi-lost", "KF-LOC-12c").seat("who").number("left");
  private static final EventType SPENT = EventType.of("chi-spent", "KF-CHI-07").seat("who").number("spent").number("left");

  private Chi() {}

  /** Returns why a gang cannot spend a given amount on something, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int gang, int points, Price price) {
    return state.gang(gang, Counters.CHI) >= points ? null : price.unpaid;
  }

  /** Returns how much a gang has. */
  public static int of(GameState state, int gang) {
    return gang < 0 ? 0 : state.gang(gang, Counters.CHI);
  }

  /** Spends it. */
  public static void spend(GameState state, int gang, int points) {
    if (points > 0) {
      state.gang(gang, Counters.CHI, state.gang(gang, Counters.CHI) - points);
      state.emit(SPENT, state.seat(gang), points, state.gang(gang, Counters.CHI));
    }
  }

  /** Takes a point of Chi from a gang, if it has one. */
  public static void lose(GameState state, int gang) {
    if (of(state, gang) > 0) {
      state.gang(gang, Counters.CHI, of(state, gang) - 1);
      state.emit(LOST, state.seat(gang), of(state, gang));
    }
  }
}
