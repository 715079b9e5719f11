package games.kumite.spi.cards.belief;

/**
 * The cards of one match as beliefs see them: tokens in zones, the face of each, and the observers that know it. A zone is
 * given by its index. Confined to one thread.
 */
public interface CardAccess {

  /** The greatest number of 8 bits. */
  int MAX_NARROW = 0xFF;

  /** In a word of a card: where its zone lies, in numbers from the lowest one. */
  int ZONE = 0;
  /** In a word of a card: where its face lies. */
  int FACE = 1;
  /** In a word of a card or zone: where the next card of the zone lies. */
  int NEXT = 2;
  /** In a word of a card: where the observers that know it lie, with a mark beside them if all have seen it together. */
  int KNOWN = 3;

  /** Returns what was declared. */
  LayoutNumbers numbers();

  /** Returns what observers believe of the cards that they do not know. */
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

  /** Returns a bit for each observer that knows a card's name for certain. */
  int knownBy(int token);

  /** Returns whether an observer knows a card's name for certain. */
  boolean isKnown(int token, int observer);

  /** Returns whether all observers have seen a card together. */
  boolean isPublic(int token);

  /** Returns whether a card of a zone is known to an observer who cannot look inside. */
  boolean hasStrays(int zone);

  /** Sets the number of cards of a zone that are known to an observer who cannot look inside. */
  void setStrays(int zone, int strays);

  /** Counts those cards. */
  void countStrays(int zone);

  /** Marks that not all observers could follow an event in a zone: none can be sure of what others know of a family there. */
  void blur(int zone, int family);

  /** Marks that an observer is no longer sure of a card. */
  void unknow(int token, int observer);

  /** Marks that an observer takes a card for another one of its name, of which it is no longer sure. */
  void mistake(int token, int other, int observer);

  /** Sets the observers that know a card, and whether all have seen it together. */
  void setKnownBy(int token, int viewers, boolean isPublic);

  /** Sets the face of a card. */
  void setFace(int token, int face);

  /** Hands a card's face on to another card, and gives it a new one: a move of a shuffle. */
  void handOn(int token, int to, int face);

  /** Puts the cards of a zone in a new order. */
  void rearrange(int zone, int[] tokens);
}
