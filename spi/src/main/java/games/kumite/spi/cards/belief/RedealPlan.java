package games.kumite.spi.cards.belief;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.marks.Immutable;
import org.jspecify.annotations.Nullable;

/**
 * How the cards that one observer does not know can be dealt again: urns whose cards are shuffled among
 * themselves, and beside them names that are routed through urns. Immutable.
 *
 * @param observer for whom
 * @param tokens the unknown cards, urn by urn, entangled urns last
 * @param faces the faces for those of urns that stand alone, urn by urn
 * @param ends where each urn that stands alone ends in both arrays
 * @param tangle what is left after the urns that stand alone, null if nothing is
 */
@Immutable
public record RedealPlan(int observer, short[] tokens, short[] faces, int[] ends, @Nullable LinkedPools tangle) {

  /**
   * Urns that were filled from each other.
   *
   * @param routing how names find their way
   * @param tokens by urn, its cards
   * @param spare by name, the faces for them
   */
  @Immutable
  record LinkedPools(NameFlow routing, short[][] tokens, short[][] spare) {

    /** Leaves everything as it is if no world is found, for that is a possible one. */
    void deal(CardAccess cards, SeededRandom random) {
      short[][] world = routing.world(random);
      if (world != null) {
        put(cards, world);
      }
    }

    void put(CardAccess cards, short[][] world) {
      int[] used = new int[spare.length];
      for (int urn = 0; urn < tokens.length; urn++) {
        for (int i = 0; i < tokens[urn].length; i++) {
          int name = world[urn][i];
          cards.setFace(tokens[urn][i], spare[name][used[name]++]);
        }
      }
    }
  }

  /** Deals at random: an inside-out shuffle of each urn straight into its cards. */
  public void deal(CardAccess cards, SeededRandom random) {
    int from = 0;
    for (int end : ends) {
      for (int i = from; i < end; i++) {
        int j = from + random.nextInt(i - from + 1);
        cards.handOn(tokens[j], tokens[i], faces[i]);
      }
      from = end;
    }
    if (tangle != null) {
      tangle.deal(cards, random);
    }
  }

  /** Deals in order, and among entangled urns a given world. */
  void dealCanonical(CardAccess cards, short @Nullable [][] world) {
    for (int i = 0; i < faces.length; i++) {
      cards.setFace(tokens[i], faces[i]);
    }
    if (tangle != null && world != null) {
      tangle.put(cards, world);
    }
  }
}
