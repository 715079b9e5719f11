package games.kumite.spi.cards.belief;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.marks.Immutable;
import org.jspecify.annotations.Nullable;

/**
 * A plan to deal the cards again that one viewer does not know: pools whose cards are shuffled among themselves, and
 * linked pools through which names are routed. Immutable.
 *
 * @param viewer the viewer
 * @param tokens the unknown cards, pool by pool, linked pools last
 * @param faces the faces for the cards of isolated pools, pool by pool
 * @param ends the end of each isolated pool in both arrays
 * @param tangle the linked pools, null if there are none
 */
@Immutable
public record RedealPlan(int viewer, short[] tokens, short[] faces, int[] ends, @Nullable LinkedPools tangle) {

  /**
   * Pools that were filled from each other.
   *
   * @param routing the network of the names
   * @param tokens by pool, its cards
   * @param spare by name, the faces for them
   */
  @Immutable
  record LinkedPools(NameFlow routing, short[][] tokens, short[][] spare) {

    /** Deals at random. Leaves everything as it is if no world is found, because the present one is possible. */
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

  /** Deals at random: an inside-out shuffle of each pool straight into its cards. */
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

  /** Deals in order, and among linked pools a given world. */
  void dealCanonical(CardAccess cards, short @Nullable [][] world) {
    for (int i = 0; i < faces.length; i++) {
      cards.setFace(tokens[i], faces[i]);
    }
    if (tangle != null && world != null) {
      tangle.put(cards, world);
    }
  }
}
