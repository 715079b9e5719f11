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
   * Returns the order of activation, fixed when the demons' activation begins: least D to the quarry, then the tougher
   * ones, then those that entered play earlier (JW-AI-01, JW-TRN-18). Inactive demons have a place too; whether they
   * act is asked when it comes.
   */
  public static Order order(Journey journey) {
    int max = journey.terms().figures();
    Walk shared = Quarry.shared(journey);
    long[] keys = new long[max];
    int count = 0;
    for (int demon = journey.terms().firstOf(0); demon < max; demon++) {
      if (journey.pose(demon) != Pose.NONE) {
        int tie = LORD - rank(journey, demon) << ENTRY_BITS | journey.figure(demon, Num.ENTRY);
        int distance = shared == null ? distance(journey, demon)
            : shared.to(journey.footing(demon), journey.pose(demon));
        keys[count++] = Order.key(distance, tie, demon);
      }
    }
    return Order.of(keys, count);
  }

  /** Returns the order in which gates would draw: least D to Tripitaka, then the lower number (JW-RUL-85). */
  public static Order orderOfGates(Journey journey, int[] gates, int count) {
    long[] keys = new long[count];
    for (int i = 0; i < count; i++) {
      Walk walk = Quarry.fromGate(journey, gates[i]);
      int quarry = Quarry.of(journey, walk);
      keys[i] = Order.key(quarry == Journey.NOBODY ? 0 : Quarry.distance(journey, walk, quarry), 0, gates[i]);
    }
    return Order.of(keys, count);
  }

  /** Returns whether a demon of a type is on the map. */
  public static boolean isInPlay(Journey journey, int type) {
    for (int figure = journey.terms().firstOf(type); figure < journey.terms().firstOf(type + 1); figure++) {
      if (journey.pose(figure) != Pose.NONE) {
        return true;
      }
    }
    return false;
  }

  private static int rank(Journey journey, int demon) {
    Demon type = journey.terms().demon(journey.terms().figure(demon).type);
    return type.isLord() ? LORD : type.entry().rank();
  }

  /** Returns D from a demon to its quarry. */
  public static int distance(Journey journey, int demon) {
    Walk walk = Quarry.fromDemon(journey, demon);
    int quarry = Quarry.of(journey, walk);
    return quarry == Journey.NOBODY ? 0 : Quarry.distance(journey, walk, quarry);
  }
}
