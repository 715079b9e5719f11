package games.kumite.spi.cards;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of all cards and zones, in one array.
 *
 * <p>A node is a card or, behind the cards, a zone: the node where its ring begins and ends. It has four
 * numbers, packed into one element of the array. Of a card: its zone, its face, the next node, who knows it.
 * Of a zone: how many cards, how many of them are known to somebody who cannot look inside (counted in blind
 * zones only), the first node, the last node. There is no way back from a card to the one above it: taking one out
 * of the middle walks there from the top, which is cheap, since most cards leave from the top or from a hand.
 */
abstract sealed class Nodes permits Spread {

  /** The greatest number of 8 bits. */
  static final int MAX_NARROW = 0xFF;

  static final int ZONE = 0;
  static final int FACE = 1;
  static final int NEXT = 2;
  static final int KNOWN = 3;
  static final int LAST = 3;

  private static final int[] NONE = {};
  private static final int NARROW_FACE = MAX_NARROW << Byte.SIZE;
  private static final int BELOW = NEXT * Byte.SIZE;
  private static final int TOP = LAST * Byte.SIZE;
  private static final int NARROW_BELOW = MAX_NARROW << BELOW;
  private static final int NARROW_TOP = MAX_NARROW << TOP;
  private static final int KEPT = ~(NARROW_FACE | Byte.MAX_VALUE + 1 << TOP);
  private static final int COUNT = 0;
  private static final int STRAYS = 1;

  final CardLayout layout;
  final int size;

  /**
   * The nodes, 8 bits a number. Most of what a copy of a match costs is the bytes it takes; these are enough for
   * some 240 cards.
   */
  final int[] narrow;

  /** The same with 16 bits for many cards or seats, null where {@link #narrow} is used. */
  final long @Nullable [] wide;

  Nodes(CardLayout layout, int[] narrow, long @Nullable [] wide) {
    this.layout = layout;
    this.narrow = narrow;
    this.wide = wide;
    size = layout.size();
  }

  /** A copy. */
  Nodes(Nodes other) {
    this(other.layout, other.wide == null ? other.narrow.clone() : NONE, other.wide == null ? null : other.wide.clone());
  }

  final boolean hasNumbersOf(Nodes other) {
    return wide == null ? Arrays.equals(narrow, other.narrow) : Arrays.equals(wide, other.wide);
  }

  final void takeNumbersOf(Nodes other) {
    System.arraycopy(other.narrow, 0, narrow, 0, narrow.length);
    long[] words = wide;
    if (words != null && other.wide != null) {
      System.arraycopy(other.wide, 0, words, 0, words.length);
    }
  }

  /** Whether 8 bits a number are used. */
  final boolean isNarrow() {
    return wide == null;
  }

  final long word(int node) {
    long[] words = wide;
    return words == null ? narrow[node] : words[node];
  }

  final void setWord(int node, long word) {
    long[] words = wide;
    if (words == null) {
      narrow[node] = (int) word;
    } else {
      words[node] = word;
    }
  }

  /** How many bits a number of a node takes. */
  final int bits() {
    return isNarrow() ? Byte.SIZE : Short.SIZE;
  }

  static int number(long word, int number, int bits) {
    return (int) (word >>> number * bits) & (1 << bits) - 1;
  }

  static long with(long word, int number, int bits, int value) {
    int shift = number * bits;
    return word & ~((1L << bits) - 1 << shift) | (long) value << shift;
  }

  final int get(int node, int number) {
    return number(word(node), number, bits());
  }

  final void set(int node, int number, int value) {
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

  /** The first node below one, in its zone, whose face has one of the wanted marks; {@code -1} if none has. */
  final int below(int node, FaceMarks marks, int wanted) {
    int next = below(node);
    while (next < size) {
      if (marks.has(bears(next), wanted)) {
        return next;
      }
      next = below(next);
    }
    return -1;
  }

  /** The last node of a zone, its own if it is empty. */
  final int last(int zone) {
    return wide == null ? narrow[size + zone] >>> TOP : get(size + zone, LAST);
  }

  final int counted(int zone) {
    return wide == null ? narrow[size + zone] & MAX_NARROW : get(size + zone, COUNT);
  }

  final int strays(int zone) {
    return wide == null ? narrow[size + zone] >>> Byte.SIZE & MAX_NARROW : get(size + zone, STRAYS);
  }

  /** Who knows a card, with a mark beside the observers if all have seen it together. */
  final int known(int token) {
    return wide == null ? narrow[token] >>> TOP : get(token, KNOWN);
  }

  final void setKnown(int token, int known) {
    if (wide == null) {
      narrow[token] = narrow[token] & ~NARROW_TOP | known << TOP;
    } else {
      set(token, KNOWN, known);
    }
  }

  final void setFace(int token, int face) {
    set(token, FACE, face);
  }

  /** Gives a card a face in a shuffle: not all observers have seen it together any more. */
  final void setShuffled(int token, int face) {
    if (wide == null) {
      narrow[token] = narrow[token] & KEPT | face << Byte.SIZE;
    } else {
      set(token, KNOWN, known(token) & ~seenByAll());
      set(token, FACE, face);
    }
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

  /** Takes a card out of its zone and puts it on top of another, in narrow words: most of what playouts do with cards. */
  final void relink(int token, int known, int zone) {
    int[] words = narrow;
    int word = words[token];
    int below = word >>> BELOW & MAX_NARROW;
    int ring = size + (word & MAX_NARROW);
    int left = words[ring] - 1; // the count is in the lowest bits
    int above = ring;
    int node = left >>> BELOW & MAX_NARROW;
    if (node == token) {
      left = left & ~NARROW_BELOW | below << BELOW;
    } else {
      while (node != token) {
        above = node;
        node = words[node] >>> BELOW & MAX_NARROW;
      }
      words[above] = words[above] & ~NARROW_BELOW | below << BELOW;
    }
    words[ring] = below == ring ? left & ~NARROW_TOP | above << TOP : left;
    ring = size + zone;
    int joined = words[ring] + 1;
    below = joined >>> BELOW & MAX_NARROW;
    joined = joined & ~NARROW_BELOW | token << BELOW;
    words[ring] = below == ring ? joined & ~NARROW_TOP | token << TOP : joined;
    words[token] = zone | word & NARROW_FACE | below << BELOW | known << TOP;
  }

  final void setStrays(int zone, int strays) {
    if (wide == null) {
      narrow[size + zone] = narrow[size + zone] & ~NARROW_FACE | strays << Byte.SIZE;
    } else {
      set(size + zone, STRAYS, strays);
    }
  }

  /** Beside the bits of observers who know a card: all observers have seen it together. */
  final int seenByAll() {
    return isNarrow() ? Byte.MAX_VALUE + 1 : Short.MAX_VALUE + 1;
  }
}
