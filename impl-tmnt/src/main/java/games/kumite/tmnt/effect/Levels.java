package games.kumite.tmnt.effect;

import games.kumite.spi.EventType;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** The changes of Levels by cards and sales. The winning Level comes from kills alone. */
public final class Levels {

  private static final EventType RAISED = EventType.of("raised", "MT-LVL-02").seat("who").number("level");
  private static final EventType LOWERED = EventType.of("lowered", "MT-LVL-03").seat("who").number("level");

  private Levels() {}

  /** Raises a Level, up to 9 (MT-CON-05, MT-END-02). */
  public static void raise(Party party, int seat, int more) {
    int level = Math.max(party.level(seat), Math.min(Party.CEILING, party.level(seat) + more));
    if (level != party.level(seat)) {
      party.setSeat(seat, Num.LEVEL, level);
      party.tell(RAISED, seat, level);
    }
  }

  /** Lowers a Level, down to 1 (MT-LVL-04). */
  public static void lower(Party party, int seat, int less) {
    int level = Math.max(1, party.level(seat) - less);
    if (level != party.level(seat)) {
      party.setSeat(seat, Num.LEVEL, level);
      party.unsettle(seat); // MT-KAT-08
      party.tell(LOWERED, seat, level);
    }
  }
}
