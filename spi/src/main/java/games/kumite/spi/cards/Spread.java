package games.kumite.spi.cards;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cards lying in zones: where each token lies, which face it bears, and who knows it. All of it is in one
 * array; the cards of a zone are linked to a ring, so that none of them moves when another one does.
 */
abstract sealed class Spread permits Cards {

  /** The greatest number of 8 bits. */
  static final int MOST_NARROW = 0xFF;

  private static final byte[] NONE = {};
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
   * (counted in blind zones only). Most of what a copy of a match costs is the bytes it takes, so numbers
   * of 8 bits are used where they are enough, which is so for some 200 cards.
   */
  final byte[] narrow;

  /** The same for many cards or seats, null where {@link #narrow} is used. */
  final short @Nullable [] wide;

  /** Beside the bits of observers who know a card: all observers have seen it together. */
  private final int seenByAll;

  /** What observers believe of the cards that they do not know. */
  Beliefs beliefs;

  int reveals;

  private Spread(CardLayout layout, byte[] narrow, short @Nullable [] wide, Beliefs beliefs) {
    this.layout = layout;
    this.narrow = narrow;
    this.wide = wide;
    this.beliefs = beliefs;
    seenByAll = wide == null ? Byte.MAX_VALUE + 1 : Short.MIN_VALUE;
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
    this(layout, layout.isNarrow() ? new byte[numbers(layout)] : NONE,
        layout.isNarrow() ? null : new short[numbers(layout)],
        Beliefs.all(layout.start, layout.seats() + 1));
    for (int ring = size; ring < size + layout.sights.length; ring++) {
      set(nextAt + ring, ring);
      set(previousAt + ring, ring);
    }
    for (int token = 0; token < size; token++) {
      int start = layout.startZone(token);
      int seers = layout.sights[start] & layout.everybody;
      set(token, start);
      set(faceAt + token, token);
      set(knownAt + token, seers == layout.everybody ? seers | seenByAll : seers);
      set(countAt + start, get(countAt + start) + 1);
      link(token, get(previousAt + size + start), size + start);
    }
  }

  /** A copy. */
  Spread(Spread other) {
    this(other.layout, other.wide == null ? other.narrow.clone() : NONE,
        other.wide == null ? null : other.wide.clone(), other.beliefs);
    reveals = other.reveals;
  }

  private static int numbers(CardLayout layout) {
    return layout.size() * 5 + layout.sights.length * 4;
  }

  final int get(int at) {
    short[] shorts = wide;
    return shorts == null ? narrow[at] & MOST_NARROW : shorts[at];
  }

  final void set(int at, int number) {
    short[] shorts = wide;
    if (shorts == null) {
      narrow[at] = (byte) number;
    } else {
      shorts[at] = (short) number;
    }
  }

  /** All numbers as text. */
  final String numbers() {
    return wide == null ? Arrays.toString(narrow) : Arrays.toString(wide);
  }

  /** Takes a card out of its zone and counts it in another one; what is seen of that is known. */
  final int lift(int token, Zone zone, int witnesses) {
    if (token < 0) {
      throw noCard(token);
    }
    int from = get(token);
    int to = zone.index();
    int sightFrom = layout.sights[from];
    int sightTo = layout.sights[to];
    int seers = (sightFrom | sightTo | witnesses) & layout.everybody;
    if ((sightFrom & CardLayout.BLIND) != 0) {
      leaves(token, from, to, seers);
    }
    see(token, seers);
    if ((sightTo & CardLayout.BLIND) != 0 && isStray(token, sightTo)) {
      set(straysAt + to, get(straysAt + to) + 1);
    }
    int next = get(nextAt + token);
    int previous = get(previousAt + token);
    set(nextAt + previous, next);
    set(previousAt + next, previous);
    set(countAt + from, get(countAt + from) - 1);
    set(countAt + to, get(countAt + to) + 1);
    set(token, to);
    return size + to;
  }

  /** A card is about to leave a zone, or to change its place there, that somebody cannot look into. */
  abstract void leaves(int token, int from, int to, int seers);

  /** Puts a card between two others of a ring. */
  final void link(int token, int above, int below) {
    set(nextAt + token, below);
    set(previousAt + token, above);
    set(nextAt + above, token);
    set(previousAt + below, token);
  }

  /** Observers see a card's face. */
  final void see(int token, int observers) {
    int known = get(knownAt + token);
    int more = known | observers | ((observers & layout.everybody) == layout.everybody ? seenByAll : 0);
    if (more != known) {
      set(knownAt + token, more);
      reveals += (observers & ~known & layout.everybody >> 1) != 0 ? 1 : 0; // seats alone, not the spectator
    }
  }

  /** Gives the cards from a zone's first one on each other's faces, and nobody has seen them together. */
  final void permute(int first, int[] order) {
    int place = 0;
    for (int token = first; token < size; token = get(nextAt + token)) {
      order[place++] |= get(faceAt + token) << 16;
    }
    place = 0;
    for (int token = first; token < size; token = get(nextAt + token)) {
      set(faceAt + token, order[order[place++] & PLACES] >> 16);
      set(knownAt + token, get(knownAt + token) & layout.everybody);
    }
  }

  static IllegalArgumentException noCard(int token) {
    return new IllegalArgumentException("there is no card " + token + "; was a zone empty?");
  }

  final boolean isPublic(int token) {
    return (get(knownAt + token) & seenByAll) != 0;
  }

  /** An observer is no longer sure of a card. */
  final void unknow(int token, int observer) {
    set(knownAt + token, get(knownAt + token) & ~(1 << observer));
  }

  final void setKnownBy(int token, int observers, boolean isPublic) {
    set(knownAt + token, isPublic ? observers | seenByAll : observers);
  }

  final void setFace(int token, int face) {
    set(faceAt + token, face);
  }

  /** Puts the cards of a zone in a new order. */
  final void rearrange(Zone zone, int[] tokens) {
    int ring = size + zone.index();
    set(nextAt + ring, ring);
    set(previousAt + ring, ring);
    for (int token : tokens) {
      link(token, get(previousAt + ring), ring);
    }
  }

  private int first(int zone) {
    return get(nextAt + size + zone);
  }

  /** Whether somebody knows a card who does not see faces where it is. */
  final boolean isStray(int token, int seers) {
    return (get(knownAt + token) & layout.everybody & ~seers) != 0;
  }

  final boolean hasStrays(Zone zone) {
    return get(straysAt + zone.index()) != 0;
  }

  /** Something happens in a zone that not all can follow: nobody can be sure of what others know of the cards there. */
  final void blur(Zone zone, int family) {
    for (int token = first(zone.index()); token < size; token = get(nextAt + token)) {
      if (layout.family(token) == family && isStray(token, zone.seers())) {
        set(knownAt + token, get(knownAt + token) & layout.everybody);
      }
    }
  }

  /** Counts the cards of a blind zone that somebody knows who cannot look inside. */
  final void countStrays(int zone) {
    int sight = layout.sights[zone];
    int strays = 0;
    if ((sight & CardLayout.BLIND) != 0) {
      for (int token = first(zone); token < size; token = get(nextAt + token)) {
        strays += isStray(token, sight) ? 1 : 0;
      }
    }
    set(straysAt + zone, strays);
  }
}
