package games.kumite.bigtrouble.free;

import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.move.Places;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;

/** Underground fast travel (BT-TSK-18). */
public final class Travel {

  private static final int[] LOSS = {5, 3, 0}; // BT-TSK-19, by successes
  private static final EventType TRAVELS = EventType.of("travels", "BT-TSK-19").seat("who").number("damage");

  private Travel() {}

  /** A hero travels: it rolls, arrives, and loses health there (BT-TSK-20, BT-RUL-18). */
  public static void go(Trouble trouble, int seat, int space) {
    var faces = trouble.content().dice().skill();
    int successes = faces.get(trouble.roll("travel", seat, faces.size()) - 1);
    int loss = LOSS[Math.min(successes, LOSS.length - 1)];
    trouble.tell(TRAVELS, seat, loss);
    Places.put(trouble, seat, space);
    Harm.damage(trouble, seat, loss);
  }
}
