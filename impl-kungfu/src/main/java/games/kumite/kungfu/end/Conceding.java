package games.kumite.kungfu.end;

import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.spi.AnytimeAction;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The concession of a player, at any of his decisions; a side is beaten once all of its players have conceded (KF-RUL-198). */
public final class Conceding extends AnytimeAction<GameState> {

  /** The only action that a player may take at any of his decisions. */
  public static final List<Conceding> ALL = List.of(new Conceding());

  private static final EventType CONCEDED = EventType.of("conceded", "KF-RUL-198").seat("who");
  private static final Refusal TWICE = new Refusal("KF-RUL-198", "has-conceded");

  private Conceding() {
    super("concede");
  }

  /** Returns whether a player has given up. */
  public static boolean has(GameState state, int seat) {
    return (state.get(Counters.CONCEDED) >> seat & 1) != 0;
  }

  @Override
  protected @Nullable Refusal refusal(GameState state, int seat) {
    return has(state, seat) ? TWICE : null;
  }

  @Override
  protected void execute(GameState state, int seat) {
    state.set(Counters.CONCEDED, state.get(Counters.CONCEDED) | 1 << seat);
    state.emit(CONCEDED, seat);
    int side = state.side(state.gangOf(seat));
    if (haveAll(state, side)) {
      MatchEnd.concede(state, GangsAndSides.opposing(side));
    }
  }

  private static boolean haveAll(GameState state, int side) {
    for (int gang = 0; gang < state.gangs(); gang++) {
      if (state.side(gang) == side && !has(state, state.seat(gang))) {
        return false;
      }
    }
    return true;
  }
}
