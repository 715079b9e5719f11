package games.kumite.kungfu.end;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;
import games.kumite.spi.AnytimeAction;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The concession of a player, at any of his decisions; a side is beaten once all of its players have conceded (KF-RUL-198). */
public final class Conceding extends AnytimeAction<Fight> {

  /** The only action that a player may take at any of his decisions. */
  public static final List<Conceding> ALL = List.of(new Conceding());

  private static final EventType CONCEDED = EventType.of("conceded", "KF-RUL-198").seat("who");
  private static final Refusal TWICE = new Refusal("KF-RUL-198", "has-conceded");

  private Conceding() {
    super("concede");
  }

  /** Returns whether a player has given up. */
  public static boolean has(Fight fight, int seat) {
    return (fight.get(Num.CONCEDED) >> seat & 1) != 0;
  }

  @Override
  protected @Nullable Refusal refusal(Fight fight, int seat) {
    return has(fight, seat) ? TWICE : null;
  }

  @Override
  protected void chosen(Fight fight, int seat) {
    fight.set(Num.CONCEDED, fight.get(Num.CONCEDED) | 1 << seat);
    fight.tell(CONCEDED, seat);
    int side = fight.side(fight.gangOf(seat));
    if (haveAll(fight, side)) {
      Ends.concede(fight, Parties.opposing(side));
    }
  }

  private static boolean haveAll(Fight fight, int side) {
    for (int gang = 0; gang < fight.gangs(); gang++) {
      if (fight.side(gang) == side && !has(fight, fight.seat(gang))) {
        return false;
      }
    }
    return true;
  }
}
