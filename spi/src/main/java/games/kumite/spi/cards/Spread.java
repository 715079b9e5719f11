package games.kumite.spi.cards;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cards lying in zones: where each token lies, which face it bears, and who knows it. All of it is in one
 * array; the cards of a zone are linked to a ring, so that none of them moves when another one does.
 *
 * <p>A node is a card or, behind the cards, a zone: the node where its ring begins and ends. It has four
 * numbers, packed into one element of the array. Of a card: its zone, its face, the next node, who knows it.
 * Of a zone: how many cards, how many of them are known to somebody who cannot look inside (counted in blind
 * zones only), the first node, the last node. There is no way back from a card to the one above it: taking one out
 * of the middle walks there from the top, which is cheap, since most cards leave from the top or from a hand.
 */
abstract sealed class Spread permits Cards {

  /** The greatest number of 8 bits. */
  static final int MAX_NARROW = 0xFF;

  private static final int[] NONE = {};
  private static final int NOBODY = -1;
  private static final int PLACES = 0xFFFF;
  private static final int NARROW_FACE = MAX_NARROW << Byte.SIZE;

  private static final int ZONE = 0;
  private static final int FACE = 1;
  private static final int NEXT = 2;
  private static final int KNOWN = 3;

  private static final int COUNT = 0;
  private static final int STRAYS = 1;
  private static final int LAST = 3;

  final CardLayout layout;
  final int size;

  /**
   * The nodes, 8 bits a number. Most of what a copy of a match costs is the bytes it takes; these are enough for
   * some 240 cards.
   */
  private final int[] narrow;

  /** The same with 16 bits for many cards or seats, null where {@link #narrow} is used. */
  private final long @Nullable [] wide;

  /** What observers believe of the cards that they do not know. */
  Beliefs beliefs;

  /** As what cards that look alike are shown, null if no two cards do. */
  final @Nullable Guises guises;

  int reveals;

  /** How often each seat's secret cards changed; see {@link Hidden#changes}. */
  long changes;

  private Spread(
      CardLayout layout, int[] narrow, long @Nullable [] wide, Beliefs beliefs, @Nullable Guises guises) {
    this.layout = layout;
    this.guises = guises;
    this.narrow = narrow;
    this.wide = wide;
    this.beliefs = beliefs;
    size = layout.size();
  }

  /** All cards where the layout starts them. */
  Spread(CardLayout layout) {
    this(layout, layout.narrow.clone(), layout.wide == null ? null : layout.wide.clone(), layout.beliefs,
        layout.hasLookAlikes() ? new Guises(layout) : null);
    renewGuises(NOBODY);
  }

  /** Lays all cards out where the layout starts them, in empty arrays. */
  Spread(CardLayout layout, int[] narrow, long @Nullable [] wide) {
    this(layout, narrow, wide, layout.beliefs, null);
    for (int ring = size; ring < size + layout.sights.length; ring++) {
      set(ring, NEXT, ring);
      set(ring, LAST, ring);
    }
    for (int token = 0; token < size; token++) {
      int start = layout.startZone(token);
      int seers = layout.sights[start] & layout.everybody;
      set(token, FACE, token);
      putBelow(last(start), token, seers == layout.everybody ? seers | seenByAll() : seers, start);
    }
  }

  /** A copy. */
  Spread(Spread other) {
    this(other.layout, other.wide == null ? other.narrow.clone() : NONE,
        other.wide == null ? null : other.wide.clone(), other.beliefs,
        other.guises == null ? null : new Guises(other.guises));
    reveals = other.reveals;
    changes = other.changes;
  }

  /** Whether 8 bits a number are used. */
  final boolean isNarrow() {
    return wide == null;
  }

  private long word(int node) {
    long[] words = wide;
    return words == null ? narrow[node] : words[node];
  }

  private void setWord(int node, long word) {
    long[] words = wide;
    if (words == null) {
      narrow[node] = (int) word;
    } else {
      words[node] = word;
    }
  }

  /** How many bits a number of a node takes. */
  private int bits() {
    return isNarrow() ? Byte.SIZE : Short.SIZE;
  }

  private static int number(long word, int number, int bits) {
    return (int) (word >>> number * bits) & (1 << bits) - 1;
  }

  private static long with(long word, int number, int bits, int value) {
    int shift = number * bits;
    return word & ~((1L << bits) - 1 << shift) | (long) value << shift;
  }

  private int get(int node, int number) {
    return number(word(node), number, bits());
  }

  private void set(int node, int number, int value) {
    setWord(node, with(word(node), number, bits(), value));
  }

  /** The first node from one on that is not as it was seen, and is from now on; -1 for none. */
  final int nextChange(int from, int[] seenNarrow, long[] seenWide) {
    long[] words = wide;
    int length = size + layout.sights.length;
    int change = words == null ? Arrays.mismatch(narrow, from, length, seenNarrow, from, length)
        : Arrays.mismatch(words, from, length, seenWide, from, length);
    if (change < 0) {
      return change;
    }
    if (words == null) {
      seenNarrow[from + change] = narrow[from + change];
    } else {
      seenWide[from + change] = words[from + change];
    }
    return from + change;
  }

  /** All numbers as text. */
  final String numbers() {
    return wide == null ? Arrays.toString(narrow) : Arrays.toString(wide);
  }

  /** The index of the zone where a card lies. */
  final int zone(int token) {
    return wide == null ? narrow[token] & MAX_NARROW : get(token, ZONE);
  }

  /** What a card bears. */
  final int bears(int token) {
    return wide == null ? narrow[token] >>> Byte.SIZE & MAX_NARROW : get(token, FACE);
  }

  /** The node below a card, or the first of a zone's: a card's token, or {@code size} and more at the end. */
  final int below(int node) {
    return wide == null ? narrow[node] >>> NEXT * Byte.SIZE & MAX_NARROW : get(node, NEXT);
  }

  /** The last node of a zone, its own if it is empty. */
  final int last(int zone) {
    return get(size + zone, LAST);
  }

  final int counted(int zone) {
    return get(size + zone, COUNT);
  }

  final int strays(int zone) {
    return get(size + zone, STRAYS);
  }

  /** Who knows a card, with a mark beside the observers if all have seen it together. */
  final int known(int token) {
    return get(token, KNOWN);
  }

  final void setFace(int token, int face) {
    set(token, FACE, face);
  }

  /** Hands a card's face on to another card, and gives it a new one: a move of a shuffle. */
  final void handOn(int token, int to, int face) {
    if (isNarrow()) {
      int word = narrow[token];
      narrow[to] = narrow[to] & ~NARROW_FACE | word & NARROW_FACE;
      narrow[token] = narrow[token] & ~NARROW_FACE | face << Byte.SIZE;
    } else {
      setFace(to, bears(token));
      setFace(token, face);
    }
  }

  final void setStrays(int zone, int strays) {
    set(size + zone, STRAYS, strays);
  }

  /** Takes a card out of its zone, on the way to another one; who knows it then, by what is seen of that. */
  final int lift(int token, int to, int witnesses) {
    if (token < 0) {
      throw noCard(token);
    }
    int from = zone(token);
    changes += layout.lanes[from] + layout.lanes[to];
    int sightFrom = layout.sights[from];
    int sightTo = layout.sights[to];
    int seers = (sightFrom | sightTo | witnesses) & layout.everybody;
    if ((sightFrom & CardLayout.BLIND) != 0) {
      leaves(token, from, to, seers);
    }
    int bits = bits();
    long word = word(token);
    int known = seen(token, number(word, KNOWN, bits), seers);
    if ((sightTo & CardLayout.BLIND) != 0 && (known & layout.everybody & ~sightTo) != 0) {
      setStrays(to, strays(to) + 1);
    }
    unlink(token, number(word, NEXT, bits), from, bits);
    return known;
  }

  private void unlink(int token, int below, int zone, int bits) {
    int ring = size + zone;
    int above = ring;
    long word = word(ring) - 1; // the count is in the lowest bits
    int node = number(word, NEXT, bits);
    if (node == token) {
      word = with(word, NEXT, bits, below);
    } else {
      while (node != token) {
        above = node;
        node = get(node, NEXT);
      }
      set(above, NEXT, below);
    }
    setWord(ring, below == ring ? with(word, LAST, bits, above) : word);
  }

  /** A card is about to leave a zone, or to change its place there, that somebody cannot look into. */
  abstract void leaves(int token, int from, int to, int seers);

  /** Puts a card that is in no zone on top of one. */
  final void putOnTop(int token, int known, int zone) {
    int ring = size + zone;
    int bits = bits();
    long word = word(ring) + 1; // the count is in the lowest bits
    int below = number(word, NEXT, bits);
    word = with(word, NEXT, bits, token);
    setWord(ring, below == ring ? with(word, LAST, bits, token) : word);
    place(token, zone, below, known, bits);
  }

  /** Puts a card that is in no zone below a card of a zone or, with the zone's own node, on top. */
  final void putBelow(int above, int token, int known, int zone) {
    int ring = size + zone;
    if (above == ring) {
      putOnTop(token, known, zone);
      return;
    }
    int bits = bits();
    int below = get(above, NEXT);
    set(above, NEXT, token);
    long word = word(ring) + 1;
    setWord(ring, below == ring ? with(word, LAST, bits, token) : word);
    place(token, zone, below, known, bits);
  }

  private void place(int token, int zone, int below, int known, int bits) {
    int face = bears(token);
    setWord(token, zone | (long) face << bits | (long) below << 2 * bits | (long) known << 3 * bits);
  }

  /** Observers see a card's face. */
  final void see(int token, int observers) {
    int known = known(token);
    int more = seen(token, known, observers);
    if (more != known) {
      set(token, KNOWN, more);
    }
  }

  /** Observers see the faces of a zone's cards from one on. */
  final void seeAll(int first, int observers) {
    for (int token = first; token < size; token = below(token)) {
      see(token, observers);
    }
  }

  /** Who knows a card of a zone from one on; refuses cards with different backs. */
  final int knownOfOneFamily(int first, Zone zone) {
    int family = layout.family(first);
    int known = 0;
    for (int token = first; token < size; token = below(token)) {
      if (layout.family(token) != family) {
        throw new IllegalStateException("zone " + zone.name() + " holds cards with different backs");
      }
      known |= known(token);
    }
    return known & layout.everybody;
  }

  /** Who knows a card when observers see it beside those who have known it before. */
  private int seen(int token, int known, int observers) {
    if (guises != null) {
      guises.give(token, bears(token), observers & ~known & layout.everybody);
    }
    if ((observers & ~known & layout.everybody >> 1) != 0) { // seats alone, not the spectator
      reveals++;
    }
    return known | observers | (observers == layout.everybody ? seenByAll() : 0);
  }

  /** Beside the bits of observers who know a card: all observers have seen it together. */
  private int seenByAll() {
    return isNarrow() ? Byte.MAX_VALUE + 1 : Short.MAX_VALUE + 1;
  }

  /** Gives the cards from a zone's first one on each other's faces, and nobody has seen them together. */
  final void permute(int first, int[] order) {
    int place = 0;
    for (int token = first; token < size; token = below(token)) {
      order[place++] |= bears(token) << 16;
    }
    place = 0;
    int bits = bits();
    long kept = ~((long) seenByAll() << KNOWN * bits);
    for (int token = first; token < size; token = below(token)) {
      setWord(token, with(word(token) & kept, FACE, bits, order[order[place++] & PLACES] >> 16));
    }
  }

  static IllegalArgumentException noCard(int token) {
    return new IllegalArgumentException("there is no card " + token + "; was a zone empty?");
  }

  final boolean isPublic(int token) {
    return (known(token) & seenByAll()) != 0;
  }

  /** An observer is no longer sure of a card. */
  final void unknow(int token, int observer) {
    if (guises != null) {
      guises.take(token, bears(token), observer);
    }
    set(token, KNOWN, known(token) & ~(1 << observer));
  }

  /** An observer takes a card for another one of its name, of which it is no longer sure. */
  final void mistake(int token, int other, int observer) {
    if (guises != null) {
      guises.handOver(other, token, bears(token), observer);
    }
    unknow(other, observer);
  }

  /** After others than one observer were made to know other things than before. */
  final void renewGuises(int except) {
    if (guises != null) {
      guises.renew(this, except);
    }
  }

  final void setKnownBy(int token, int observers, boolean isPublic) {
    set(token, KNOWN, isPublic ? observers | seenByAll() : observers);
  }

  /** Puts the cards of a zone in a new order. */
  final void rearrange(Zone zone, int[] tokens) {
    int above = size + zone.index();
    for (int token : tokens) {
      set(above, NEXT, token);
      above = token;
    }
    set(above, NEXT, size + zone.index());
    set(size + zone.index(), LAST, above);
  }

  private int first(int zone) {
    return below(size + zone);
  }

  /** Whether somebody knows a card who does not see faces where it is. */
  final boolean isStray(int token, int seers) {
    return (known(token) & layout.everybody & ~seers) != 0;
  }

  final boolean hasStrays(Zone zone) {
    return strays(zone.index()) != 0;
  }

  /** Something happens in a zone that not all can follow: nobody can be sure of what others know of the cards there. */
  final void blur(Zone zone, int family) {
    for (int token = first(zone.index()); token < size; token = below(token)) {
      if (layout.family(token) == family && isStray(token, zone.seers())) {
        set(token, KNOWN, known(token) & layout.everybody);
      }
    }
  }

  /** Counts the cards of a blind zone that somebody knows who cannot look inside. */
  final void countStrays(int zone) {
    int sight = layout.sights[zone];
    int strays = 0;
    if ((sight & CardLayout.BLIND) != 0) {
      for (int token = first(zone); token < size; token = below(token)) {
        strays += isStray(token, sight) ? 1 : 0;
      }
    }
    setStrays(zone, strays);
  }
}
