package games.kumite.spi.cards;

/**
 * Cards lying in zones: where each token lies, which face it bears, and who knows it. All of it is in one
 * array; the cards of a zone are linked to a ring, so that none of them moves when another one does.
 */
abstract sealed class Spread permits Cards {

  /** Beside the bits of observers who know a card: all observers have seen it together. */
  static final int PUBLIC = 1 << 15;

  static final int OBSERVERS = PUBLIC - 1;

  final CardLayout layout;
  final int size;
  final int faceAt;
  final int knownAt;
  final int nextAt;
  final int previousAt;
  final int countAt;
  final int straysAt;

  /**
   * By token: zone, face, who knows it. By token or, behind the tokens, zone: the next and the previous of
   * its ring. By zone: how many cards, how many of them are known to somebody who cannot look inside
   * (counted in blind zones only).
   */
  final short[] data;

  /** What observers believe of the cards that they do not know. */
  Beliefs beliefs;

  Spread(CardLayout layout, short[] data, Beliefs beliefs) {
    this.layout = layout;
    this.data = data;
    this.beliefs = beliefs;
    size = layout.size();
    int rings = size + layout.sights.length;
    faceAt = size;
    knownAt = 2 * size;
    nextAt = 3 * size;
    previousAt = nextAt + rings;
    countAt = previousAt + rings;
    straysAt = countAt + layout.sights.length;
  }

  /** All cards where the layout starts them. */
  Spread(CardLayout layout) {
    this(layout, new short[layout.size() * 5 + layout.sights.length * 4],
        Beliefs.all(layout.start, layout.seats() + 1));
    for (int ring = size; ring < size + layout.sights.length; ring++) {
      data[nextAt + ring] = (short) ring;
      data[previousAt + ring] = (short) ring;
    }
    for (int token = 0; token < size; token++) {
      int start = layout.startZone(token);
      int seers = layout.sights[start] & OBSERVERS;
      data[token] = (short) start;
      data[faceAt + token] = (short) token;
      data[knownAt + token] = (short) (seers == layout.everybody ? seers | PUBLIC : seers);
      data[countAt + start]++;
      link(token, data[previousAt + size + start], size + start);
    }
  }

  /**
   * What was declared.
   *
   * @return the layout
   */
  public final CardLayout layout() {
    return layout;
  }

  /**
   * How many cards lie in a zone.
   *
   * @param zone the zone
   * @return the number
   */
  public final int count(Zone zone) {
    return data[countAt + zone.index()];
  }

  /**
   * Whether no card lies in a zone.
   *
   * @param zone the zone
   * @return true if it is empty
   */
  public final boolean isEmpty(Zone zone) {
    return data[countAt + zone.index()] == 0;
  }

  /**
   * The top card of a zone, which is also the first in {@link #next} order.
   *
   * @param zone the zone
   * @return its token, -1 if the zone is empty
   */
  public final int top(Zone zone) {
    int node = data[nextAt + size + zone.index()];
    return node < size ? node : -1;
  }

  /**
   * The bottom card of a zone.
   *
   * @param zone the zone
   * @return its token, -1 if the zone is empty
   */
  public final int bottom(Zone zone) {
    int node = data[previousAt + size + zone.index()];
    return node < size ? node : -1;
  }

  /**
   * The card below a card in its zone.
   *
   * @param token the card
   * @return the next token, -1 at the bottom
   */
  public final int next(int token) {
    int node = data[nextAt + token];
    return node < size ? node : -1;
  }

  /**
   * A card of a zone by its place. Walks from the top.
   *
   * @param zone the zone
   * @param place 0 is the top
   * @return its token
   * @throws IndexOutOfBoundsException if the zone has no such place
   */
  public final int at(Zone zone, int place) {
    if (place < 0 || place >= count(zone)) {
      throw new IndexOutOfBoundsException("place must be below " + count(zone) + ", was " + place);
    }
    int token = data[nextAt + size + zone.index()];
    for (int i = 0; i < place; i++) {
      token = data[nextAt + token];
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
  public final int face(int token) {
    if (token < 0) {
      throw noCard(token);
    }
    return data[faceAt + token];
  }

  /**
   * Where a card lies.
   *
   * @param token the card
   * @return its zone
   */
  public final Zone zoneOf(int token) {
    return layout.zones().get(data[token]);
  }

  /**
   * Whether a card lies in a zone.
   *
   * @param token the card
   * @param zone the zone
   * @return true if so
   */
  public final boolean isIn(int token, Zone zone) {
    return data[token] == zone.index();
  }

  /**
   * Who knows a card's printed name for certain.
   *
   * @param token the card
   * @return a bit for each observer
   */
  public final int knownBy(int token) {
    return data[knownAt + token] & OBSERVERS;
  }

  /**
   * Whether an observer knows a card's printed name for certain.
   *
   * @param token the card
   * @param observer the observer's number
   * @return true if so
   */
  public final boolean isKnown(int token, int observer) {
    return (data[knownAt + token] >> observer & 1) != 0;
  }

  /** Puts a card between two others of a ring. */
  final void link(int token, int above, int below) {
    data[nextAt + token] = (short) below;
    data[previousAt + token] = (short) above;
    data[nextAt + above] = (short) token;
    data[previousAt + below] = (short) token;
  }

  static IllegalArgumentException noCard(int token) {
    return new IllegalArgumentException("there is no card " + token + "; was a zone empty?");
  }

  final boolean isPublic(int token) {
    return data[knownAt + token] < 0;
  }

  /** An observer is no longer sure of a card. */
  final void unknow(int token, int observer) {
    data[knownAt + token] &= (short) ~(1 << observer);
  }

  final void setKnownBy(int token, int observers, boolean isPublic) {
    data[knownAt + token] = (short) (isPublic ? observers | PUBLIC : observers);
  }

  final void setFace(int token, int face) {
    data[faceAt + token] = (short) face;
  }

  /** Puts the cards of a zone in a new order. */
  final void rearrange(Zone zone, int[] tokens) {
    int ring = size + zone.index();
    data[nextAt + ring] = (short) ring;
    data[previousAt + ring] = (short) ring;
    for (int token : tokens) {
      link(token, data[previousAt + ring], ring);
    }
  }

  final boolean hasStrays(Zone zone) {
    return data[straysAt + zone.index()] != 0;
  }

  /** Something happens in a zone that not all can follow: nobody can be sure of what others know of the cards there. */
  final void blur(Zone zone, int family) {
    for (int token = top(zone); token >= 0; token = next(token)) {
      if (layout.family(token) == family && (knownBy(token) & ~zone.seers()) != 0) {
        data[knownAt + token] &= OBSERVERS;
      }
    }
  }

  /** Counts the cards of a blind zone that somebody knows who cannot look inside. */
  final void countStrays(int zone) {
    int sight = layout.sights[zone];
    int strays = 0;
    if ((sight & CardLayout.BLIND) != 0) {
      for (int token = top(layout.zones().get(zone)); token >= 0; token = next(token)) {
        strays += (data[knownAt + token] & OBSERVERS & ~sight) != 0 ? 1 : 0;
      }
    }
    data[straysAt + zone] = (short) strays;
  }
}
