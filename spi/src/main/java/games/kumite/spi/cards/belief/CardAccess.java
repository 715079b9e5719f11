package games.kumite.spi.cards.belief;

/**
 * The cards of one match as beliefs access them: tokens in zones, the face of each, and the viewers that know it. A
 * zone is given by its index. Confined to one thread.
 */
public interface CardAccess {

  /** The greatest number of 8 bits. */
  int MAX_NARROW = 0xFF;

  /** The place of the zone in a word of a card, counted in numbers from the lowest one. */
  int ZONE = 0;
  /** The place of the face in a word of a card. */
  int FACE = 1;
  /** The place of the next card of the zone in a word of a card or zone. */
  int NEXT = 2;
  /** The place in a word of a card of the viewers who know it, with a further bit if all have seen it together. */
  int KNOWN = 3;

  /** Returns the figures of the layout. */
  LayoutNumbers numbers();

  /** Returns the beliefs of viewers about the cards that they do not know. */
  Beliefs beliefs();

  /** Replaces the beliefs. */
  void setBeliefs(Beliefs beliefs);

  /** Returns whether a number of a card takes 8 bits, so that there are {@link #words}. */
  boolean isNarrow();

  /** Returns the words themselves, four numbers of 8 bits in each: those of all tokens, then those of all zones. */
  int[] words();

  /** Returns the top card of a zone, -1 if it is empty. */
  int top(int zone);

  /** Returns the card below a card in its zone, -1 at the bottom. */
  int next(int token);

  /** Returns the number of cards in a zone. */
  int count(int zone);

  /** Returns the face of a card. */
  int bears(int token);

  /** Returns a bit for each viewer that knows a card's name for certain. */
  int knownBy(int token);

  /** Returns whether a viewer knows a card's name for certain. */
  boolean isKnown(int token, int viewer);

  /** Returns whether all viewers have seen a card together. */
  boolean isPublic(int token);

  /** Returns whether a card of a zone is known to a viewer who cannot look inside. */
  boolean hasStrays(int zone);

  /** Sets the number of cards of a zone that are known to a viewer who cannot look inside. */
  void setStrays(int zone, int strays);

  /** Counts those cards. */
  void countStrays(int zone);

  /**
   * Marks that not all viewers could follow an event in a zone: none can be sure of what others know of a family there.
   */
  void blur(int zone, int family);

  /** Marks that a viewer is no longer sure of a card. */
  void unknow(int token, int viewer);

  /** Marks that a viewer takes a card for another one of its name, of which it is no longer sure. */
  void mistake(int token, int other, int viewer);

  /** Sets the viewers that know a card, and whether all have seen it together. */
  void setKnownBy(int token, int viewers, boolean isPublic);

  /** Sets the face of a card. */
  void setFace(int token, int face);

  /** Hands a card's face on to another card, and gives it a new one: one move of a shuffle. */
  void handOn(int token, int to, int face);

  /** Puts the cards of a zone in a new order. */
  void rearrange(int zone, int[] tokens);
}
