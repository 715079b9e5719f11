package games.kumite.journey.demon;

import games.kumite.journey.board.Walk;
import games.kumite.journey.content.Demon;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;

/** Demons in play and the order in which they act. Stateless. */
public final class Demons {

  private static final int LORD = 255;
  private static final int ENTRY_BITS = 16;

  private Demons() {}

  /**
   * The order of activation, fixed when the demons' activation begins: least D to whom they are after, then the tougher
   * ones, then those that entered play earlier (JW-AI-01, JW-TRN-18). Inactive demons have their place too: whether
   * they act is asked when it comes.
   */
  public static Order order(Journey journey) {
    int most = journey.terms().figures();
    long[] keys = new long[most];
    int count = 0;
    for (int demon = journey.terms().firstOf(0); demon < most; demon++) {
      if (journey.pose(demon) != Pose.NONE) {
        int tie = LORD - rank(journey, demon) << ENTRY_BITS | journey.figure(demon, Num.ENTRY);
        keys[count++] = Order.key(distance(journey, demon), tie, demon);
      }
    }
    return Order.of(keys, count);
  }

  private static int rank(Journey journey, int demon) {
    Demon type = journey.terms().demon(journey.terms().figure(demon).type);
    return type.isLord() ? LORD : type.entry().rank();
  }

  /** D from a demon to whom it is after. */
  public static int distance(Journey journey, int demon) {
    Walk walk = Quarry.fromDemon(journey, demon);
    int quarry = Quarry.of(journey, walk);
    return quarry == Journey.NOBODY ? 0 : Quarry.distance(journey, walk, quarry);
  }
}
