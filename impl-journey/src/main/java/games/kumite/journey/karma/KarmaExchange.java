package games.kumite.journey.karma;

import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Deck;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;

/** The rewards of a block of 10 karma points; the caller takes the points themselves (JW-RUL-38). */
public final class KarmaExchange {

  private static final EventType LEARNED = EventTypes.pilgrim("learned", "JW-KAR-01").card("card");
  private static final EventType FORGED = EventTypes.pilgrim("forged", "JW-KAR-02").number("level");
  private static final EventType CORRUPTED = EventTypes.pilgrim("corrupted", "JW-KAR-02").card("card");

  /** The highest weapon level; a weapon can be upgraded twice (JW-KAR-03). */
  public static final int MAX_LEVEL = 3;

  private KarmaExchange() {}

  /**
   * Draws the permanent skill card for a block of good karma (JW-KAR-01).
   *
   * @return whether there was one
   */
  public static boolean good(GameState state, int pilgrim) {
    int card = DrawCards.search(state, pilgrim, CardKind.PERMANENT);
    if (card >= 0) {
      state.emit(LEARNED, pilgrim, card);
    }
    return card >= 0;
  }

  /**
   * Gives the next weapon level, if there is one, and a corruption card for a block of bad karma (JW-KAR-02,
   * JW-KAR-04).
   *
   * @return whether there was a card
   */
  public static boolean bad(GameState state, int pilgrim) {
    int level = state.pilgrim(pilgrim, Counters.LEVEL);
    if (level < MAX_LEVEL) {
      state.setPilgrim(pilgrim, Counters.LEVEL, level + 1);
      state.emit(FORGED, pilgrim, level + 1);
    }
    return corrupt(state, pilgrim);
  }

  /**
   * Draws a corruption card, which is active at once.
   *
   * @return whether there was one
   */
  public static boolean corrupt(GameState state, int pilgrim) {
    int card = DrawCards.top(state, Deck.CORRUPTION);
    if (card >= 0) {
      state.move(card, state.zones().corruption[pilgrim]);
      state.emit(CORRUPTED, pilgrim, card);
      dropToMaximum(state, pilgrim);
    }
    return card >= 0;
  }

  /** Lowers values above their maximum to it (Effect vocabulary, modMaxHealth and modMaxChi). */
  private static void dropToMaximum(GameState state, int pilgrim) {
    int health = Math.min(state.figure(pilgrim, Counters.HEALTH), state.maxHealth(pilgrim));
    state.setFigure(pilgrim, Counters.HEALTH, health);
    state.setPilgrim(pilgrim, Counters.CHI, Math.min(state.pilgrim(pilgrim, Counters.CHI), state.maxChi(pilgrim)));
  }
}
