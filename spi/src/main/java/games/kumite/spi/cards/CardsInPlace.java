package games.kumite.spi.cards;

import org.jspecify.annotations.Nullable;

/** What can be asked of the cards of a match: where each lies, what it bears, who knows it. */
abstract sealed class CardsInPlace extends Spread permits Cards {

  CardsInPlace(CardLayout layout) {
    super(layout);
  }

  CardsInPlace(CardLayout layout, int[] narrow, long @Nullable [] wide) {
    super(layout, narrow, wide);
  }

  CardsInPlace(CardsInPlace other) {
    super(other);
  }

  /**
   * What was declared.
   *
   * @return the layout
   */
  public CardLayout layout() {
    return layout;
  }

  /**
   * How many cards lie in a zone.
   *
   * @param zone the zone
   * @return the number
   */
  public int count(Zone zone) {
    return counted(zone.index());
  }

  /**
   * Whether no card lies in a zone.
   *
   * @param zone the zone
   * @return true if it is empty
   */
  public boolean isEmpty(Zone zone) {
    return counted(zone.index()) == 0;
  }

  /**
   * The top card of a zone, which is also the first in {@link #next} order.
   *
   * @param zone the zone
   * @return its token, -1 if the zone is empty
   */
  public int top(Zone zone) {
    int node = below(size + zone.index());
    return node < size ? node : -1;
  }

  /**
   * The bottom card of a zone.
   *
   * @param zone the zone
   * @return its token, -1 if the zone is empty
   */
  public int bottom(Zone zone) {
    int node = last(zone.index());
    return node < size ? node : -1;
  }

  /**
   * The card below a card in its zone.
   *
   * @param token the card
   * @return the next token, -1 at the bottom
   */
  public int next(int token) {
    int node = below(token);
    return node < size ? node : -1;
  }

  /**
   * The first card of a zone whose face has a mark, for rules that look for a few of many cards.
   *
   * @param zone the zone
   * @param marks the marks on all faces
   * @param wanted bits of which the card's face must have one
   * @return its token, -1 if the zone has none
   */
  public int top(Zone zone, FaceMarks marks, int wanted) {
    return below(size + zone.index(), marks, wanted);
  }

  /**
   * The first such card below a card in its zone.
   *
   * @param token the card
   * @param marks the marks on all faces
   * @param wanted bits of which the card's face must have one
   * @return the next token, -1 if there is none
   */
  public int next(int token, FaceMarks marks, int wanted) {
    return below(token, marks, wanted);
  }

  /**
   * A card of a zone by its place. Walks from the top.
   *
   * @param zone the zone
   * @param place 0 is the top
   * @return its token
   * @throws IndexOutOfBoundsException if the zone has no such place
   */
  public int at(Zone zone, int place) {
    if (place < 0 || place >= count(zone)) {
      throw new IndexOutOfBoundsException("place must be below " + count(zone) + ", was " + place);
    }
    int token = below(size + zone.index());
    for (int i = 0; i < place; i++) {
      token = below(token);
    }
    return token;
  }

  /**
   * What a card bears.
   *
   * @param token the card
   * @return the index of its face
   * @throws IllegalArgumentException if the token is negative: what the top of an empty zone gives
   */
  public int face(int token) {
    if (token < 0) {
      throw noCard(token);
    }
    return bears(token);
  }

  /**
   * As which face an observer is shown a card: by its id this card is called on the observer's table, in its events
   * and in the actions that it chooses from.
   *
   * <p>Of cards that look alike each one that the observer knows is shown as another face of their name, and as the
   * same one until the observer is no longer sure of it. Any other card is shown as what it bears.
   *
   * @param token the card
   * @param observer the observer's number
   * @return the index of a face that looks like the card's
   */
  public int shownAs(int token, int observer) {
    int face = face(token);
    return guises == null || layout.alike(face) < 0 ? face : guises.of(token, face, observer);
  }

  /**
   * The card of a zone that an observer is shown as a face: what an action of that seat means.
   *
   * @param zone the zone
   * @param face the index of a face
   * @param observer the observer's number
   * @return its token, -1 if there is none
   */
  public int find(Zone zone, int face, int observer) {
    int token = top(zone);
    while (token >= 0 && shownAs(token, observer) != face) {
      token = next(token);
    }
    return token;
  }

  /**
   * Where a card lies.
   *
   * @param token the card
   * @return its zone
   */
  public Zone zoneOf(int token) {
    return layout.zones().get(zone(token));
  }

  /**
   * Whether a card lies in a zone.
   *
   * @param token the card
   * @param zone the zone
   * @return true if so
   */
  public boolean isIn(int token, Zone zone) {
    return zone(token) == zone.index();
  }

  /**
   * Who knows a card's printed name for certain.
   *
   * @param token the card
   * @return a bit for each observer
   */
  public int knownBy(int token) {
    return known(token) & layout.everybody;
  }

  /**
   * Whether an observer knows a card's printed name for certain.
   *
   * @param token the card
   * @param observer the observer's number
   * @return true if so
   */
  public boolean isKnown(int token, int observer) {
    return (known(token) >> observer & 1) != 0;
  }
}
