package games.kumite.journey.karma;

import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Kind;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;

/** The rewards of a block of 10 karma points; the caller takes the points themselves (JW-RUL-38). */
public final class Rewards {

  /** The highest weapon level; a weapon can be upgraded twice (JW-KAR-03). */
  public static final int MAX_LEVEL = 3;

  private Rewards() {}

  /**
   * Draws the permanent skill card for a block of good karma (JW-KAR-01).
   *
   * @return whether there was one
   */
  public static boolean good(Journey journey, int pilgrim) {
    int card = Drawing.search(journey, pilgrim, Kind.PERMANENT);
    if (card >= 0) {
      journey.tell(journey.terms().told.learned, pilgrim, card);
    }
    return card >= 0;
  }

  /**
   * Gives the next weapon level, if there is one, and a corruption card for a block of bad karma (JW-KAR-02,
   * JW-KAR-04).
   *
   * @return whether there was a card
   */
  public static boolean bad(Journey journey, int pilgrim) {
    int level = journey.pilgrim(pilgrim, Num.LEVEL);
    if (level < MAX_LEVEL) {
      journey.setPilgrim(pilgrim, Num.LEVEL, level + 1);
      journey.tell(journey.terms().told.forged, pilgrim, level + 1);
    }
    return corrupt(journey, pilgrim);
  }

  /**
   * Draws a corruption card, which is active at once.
   *
   * @return whether there was one
   */
  public static boolean corrupt(Journey journey, int pilgrim) {
    int card = Drawing.top(journey, Deck.CORRUPTION);
    if (card >= 0) {
      journey.move(card, journey.zones().corruption[pilgrim]);
      journey.tell(journey.terms().told.corrupted, pilgrim, card);
      dropToMaximum(journey, pilgrim);
    }
    return card >= 0;
  }

  /** Lowers values above their maximum to it (Effect vocabulary, modMaxHealth and modMaxChi). */
  private static void dropToMaximum(Journey journey, int pilgrim) {
    int health = Math.min(journey.figure(pilgrim, Num.HEALTH), journey.maxHealth(pilgrim));
    journey.setFigure(pilgrim, Num.HEALTH, health);
    journey.setPilgrim(pilgrim, Num.CHI, Math.min(journey.pilgrim(pilgrim, Num.CHI), journey.maxChi(pilgrim)));
  }
}
