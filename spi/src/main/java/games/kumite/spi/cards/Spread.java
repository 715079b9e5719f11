package games.kumite.spi.cards;

/**
 * Cards lying in zones: where each token lies, which face it bears, and who knows it. All of it is in one
 * array; the cards of a zone are linked to a ring, so that none of them moves when another one does.
 */
abstract sealed class Spread permits Cards {

  /** Beside the bits of observers who know a card: all observers have seen it together. */
  static final int PUBLIC = 1 << 15;

  static final int OBSERVERS = PUBLIC - 1;
  private static final int PLACES = 0xFFFF;

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

  int reveals;

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

  /** Takes a card out of its zone and counts it in another one; what is seen of that is known. */
  final int lift(int token, Zone zone, int witnesses) {
    if (token < 0) {
      throw noCard(token);
    }
    int from = data[token];
    int to = zone.index();
    int sightFrom = layout.sights[from];
    int sightTo = layout.sights[to];
    int seers = (sightFrom | sightTo | witnesses) & OBSERVERS;
    if ((sightFrom & CardLayout.BLIND) != 0) {
      leaves(token, from, to, seers);
    }
    see(token, seers);
    if ((sightTo & CardLayout.BLIND) != 0 && isStray(token, sightTo)) {
      data[straysAt + to]++;
    }
    int next = data[nextAt + token];
    int previous = data[previousAt + token];
    data[nextAt + previous] = (short) next;
    data[previousAt + next] = (short) previous;
    data[countAt + from]--;
    data[countAt + to]++;
    data[token] = (short) to;
    return size + to;
  }

  /** A card is about to leave a zone, or to change its place there, that somebody cannot look into. */
  abstract void leaves(int token, int from, int to, int seers);

  /** Puts a card between two others of a ring. */
  final void link(int token, int above, int below) {
    data[nextAt + token] = (short) below;
    data[previousAt + token] = (short) above;
    data[nextAt + above] = (short) token;
    data[previousAt + below] = (short) token;
  }

  /** Observers see a card's face. */
  final void see(int token, int observers) {
    int known = data[knownAt + token];
    int more = known | observers | ((observers & layout.everybody) == layout.everybody ? PUBLIC : 0);
    if (more != known) {
      data[knownAt + token] = (short) more;
      reveals += (observers & ~known & layout.everybody >> 1) != 0 ? 1 : 0; // seats alone, not the spectator
    }
  }

  /** Gives the cards from a zone's first one on each other's faces, and nobody has seen them together. */
  final void permute(int first, int[] order) {
    int place = 0;
    for (int token = first; token < size; token = data[nextAt + token]) {
      order[place++] |= data[faceAt + token] << 16;
    }
    place = 0;
    for (int token = first; token < size; token = data[nextAt + token]) {
      data[faceAt + token] = (short) (order[order[place++] & PLACES] >> 16);
      data[knownAt + token] &= OBSERVERS;
    }
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

  private int first(int zone) {
    return data[nextAt + size + zone];
  }

  /** Whether somebody knows a card who does not see faces where it is. */
  final boolean isStray(int token, int seers) {
    return (data[knownAt + token] & OBSERVERS & ~seers) != 0;
  }

  final boolean hasStrays(Zone zone) {
    return data[straysAt + zone.index()] != 0;
  }

  /** Something happens in a zone that not all can follow: nobody can be sure of what others know of the cards there. */
  final void blur(Zone zone, int family) {
    for (int token = first(zone.index()); token < size; token = data[nextAt + token]) {
      if (layout.family(token) == family && isStray(token, zone.seers())) {
        data[knownAt + token] &= OBSERVERS;
      }
    }
  }

  /** Counts the cards of a blind zone that somebody knows who cannot look inside. */
  final void countStrays(int zone) {
    int sight = layout.sights[zone];
    int strays = 0;
    if ((sight & CardLayout.BLIND) != 0) {
      for (int token = first(zone); token < size; token = data[nextAt + token]) {
        strays += isStray(token, sight) ? 1 : 0;
      }
    }
    data[straysAt + zone] = (short) strays;
  }
}
