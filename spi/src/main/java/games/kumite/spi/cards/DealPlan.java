package games.kumite.spi.cards;

import games.kumite.api.SeededRandom;
import games.kumite.spi.Shared;
import org.jspecify.annotations.Nullable;

/**
 * How the cards that one observer does not know can be dealt anew: urns whose cards are shuffled among
 * themselves, and beside them names that are routed through urns. Immutable.
 *
 * @param observer for whom
 * @param slots where the faces of unknown cards stand in the data of the cards, urn by urn, entangled urns last
 * @param faces the faces for those of urns that stand alone, urn by urn
 * @param ends where each urn that stands alone ends in both arrays
 * @param tangle what is left after the urns that stand alone, null if nothing is
 */
@Shared
record DealPlan(int observer, short[] slots, short[] faces, int[] ends, @Nullable Tangle tangle) {

  /**
   * Urns that were filled from each other.
   *
   * @param routing how names find their way
   * @param slots by urn, where the faces of its cards stand
   * @param spare by name, the faces for them
   */
  @Shared
  record Tangle(Routing routing, short[][] slots, short[][] spare) {

    /** Leaves everything as it is if no world is found, for that is a possible one. */
    void deal(Spread cards, SeededRandom random) {
      short[][] world = routing.world(random);
      if (world != null) {
        put(cards, world);
      }
    }

    void put(Spread cards, short[][] world) {
      int[] used = new int[spare.length];
      for (int urn = 0; urn < slots.length; urn++) {
        for (int i = 0; i < slots[urn].length; i++) {
          int name = world[urn][i];
          cards.set(slots[urn][i], spare[name][used[name]++]);
        }
      }
    }
  }

  /** Deals at random: an inside-out shuffle of each urn straight into its cards. */
  void deal(Spread cards, SeededRandom random) {
    short[] wide = cards.wide;
    if (wide == null) {
      deal(cards.narrow, random);
    } else {
      deal(wide, random);
    }
    if (tangle != null) {
      tangle.deal(cards, random);
    }
  }

  private void deal(byte[] data, SeededRandom random) {
    int from = 0;
    for (int end : ends) {
      for (int i = from; i < end; i++) {
        int j = from + random.nextInt(i - from + 1);
        data[slots[i]] = data[slots[j]];
        data[slots[j]] = (byte) faces[i];
      }
      from = end;
    }
  }

  private void deal(short[] data, SeededRandom random) {
    int from = 0;
    for (int end : ends) {
      for (int i = from; i < end; i++) {
        int j = from + random.nextInt(i - from + 1);
        data[slots[i]] = data[slots[j]];
        data[slots[j]] = faces[i];
      }
      from = end;
    }
  }

  /** Deals in order, and among entangled urns a given world. */
  void dealCanonical(Spread cards, short @Nullable [][] world) {
    for (int i = 0; i < faces.length; i++) {
      cards.set(slots[i], faces[i]);
    }
    if (tangle != null && world != null) {
      tangle.put(cards, world);
    }
  }
}
