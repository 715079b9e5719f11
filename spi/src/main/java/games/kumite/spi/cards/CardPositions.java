package games.kumite.spi.cards;

import games.kumite.spi.cards.belief.Aliases;
import games.kumite.spi.cards.belief.Beliefs;
import games.kumite.spi.cards.belief.CardAccess;
import games.kumite.spi.cards.belief.KnowledgeUpdates;
import games.kumite.spi.cards.belief.LayoutNumbers;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The positions of cards: where each token lies, which face it bears, and which viewers know it, in one array. The part
 * of {@link Cards} that a copy copies.
 *
 * <p>Each zone is a ring of nodes, a linked list in an array. A node is a card or, after the cards, a zone: the node
 * where its ring begins and ends, so that no card moves when another one does. A node has four numbers, packed into one
 * element of the array. Those of a card are its zone, its face, the next node, and the viewers who know it. Those of a
 * zone are the number of cards, the number of them known to a viewer who cannot look inside (counted in blind zones
 * only), the first node, and the last node. There is no link from a card to the one above it. Taking one out of the
 * middle walks there from the top, which is cheap, since most cards leave from the top or from a hand.
 */
final class CardPositions implements CardAccess {

  private static final int LAST = KNOWN;
  private static final int[] NONE = {};
  private static final int NARROW_FACE = MAX_NARROW << Byte.SIZE;
  private static final int BELOW = NEXT * Byte.SIZE;
  private static final int TOP = LAST * Byte.SIZE;
  private static final int NARROW_BELOW = MAX_NARROW << BELOW;
  private static final int NARROW_TOP = MAX_NARROW << TOP;
  private static final int KEPT = ~(NARROW_FACE | Byte.MAX_VALUE + 1 << TOP);
  private static final int COUNT = 0;
  private static final int STRAYS = 1;
  private static final int NOBODY = -1;
  private static final int PLACES = 0xFFFF;

  final CardLayout layout;
  final int size;

  /**
   * The nodes, 8 bits a number. The cost of copying a match is mostly its size in bytes; 8 bits are enough for some 240
   * cards.
   */
  final int[] narrow;

  /** The nodes with 16 bits a number, for many cards or seats; null where {@link #narrow} is used. */
  final long @Nullable [] wide;

  /** The beliefs of viewers about the cards that they do not know. */
  Beliefs beliefs;

  /** The faces under which cards that look alike are shown, null if no two cards look alike. */
  final @Nullable Aliases guises;

  int reveals;

  /** The counters of changes of each seat's secret cards; see {@link HiddenPart#handChangeCounters}. */
  long changes;

  /**
   * A bit for each zone, by its index below 64, in which a card was moved, shown or shuffled. Other gains and losses of
   * knowledge then concern the same zones. {@link Cards} clears the bits.
   */
  long touched;

  /** Creates positions with all cards where the layout starts them. */
  CardPositions(CardLayout layout) {
    this.layout = layout;
    size = layout.size();
    narrow = layout.narrow.clone();
    wide = layout.wide == null ? null : layout.wide.clone();
    beliefs = layout.beliefs;
    guises = layout.hasDuplicates() ? new Aliases(layout.numbers) : null;
    renewGuises(NOBODY);
  }

  /** Creates positions with all cards where the layout starts them, in empty arrays. */
  CardPositions(CardLayout layout, int[] narrow, long @Nullable [] wide, List<Integer> startZones) {
    this.layout = layout;
    this.narrow = narrow;
    this.wide = wide;
    size = layout.size();
    beliefs = layout.beliefs;
    guises = null;
    for (int ring = size; ring < size + layout.sights.length; ring++) {
      set(ring, NEXT, ring);
      set(ring, LAST, ring);
    }
    for (int token = 0; token < size; token++) {
      int start = startZones.get(token);
      int seers = layout.sights[start] & layout.everybody;
      set(token, FACE, token);
      putBelow(last(start), token, seers == layout.everybody ? seers | seenByAll() : seers, start);
    }
  }

  /** Creates a copy. */
  CardPositions(CardPositions other) {
    layout = other.layout;
    size = other.size;
    narrow = other.wide == null ? other.narrow.clone() : NONE;
    wide = other.wide == null ? null : other.wide.clone();
    beliefs = other.beliefs;
    guises = other.guises == null ? null : new Aliases(other.guises);
    reveals = other.reveals;
    changes = other.changes;
    touched = other.touched;
  }

  boolean hasNumbersOf(CardPositions other) {
    return wide == null ? Arrays.equals(narrow, other.narrow) : Arrays.equals(wide, other.wide);
  }

  void takeNumbersOf(CardPositions other) {
    System.arraycopy(other.narrow, 0, narrow, 0, narrow.length);
    long[] words = wide;
    if (words != null && other.wide != null) {
      System.arraycopy(other.wide, 0, words, 0, words.length);
    }
  }

  /** Returns whether 8 bits a number are used. */
  @Override
  public boolean isNarrow() {
    return wide == null;
  }

  long word(int node) {
    long[] words = wide;
    return words == null ? narrow[node] : words[node];
  }

  void setWord(int node, long word) {
    long[] words = wide;
    if (words == null) {
      narrow[node] = (int) word;
    } else {
      words[node] = word;
    }
  }

  /** Returns how many bits a number of a node takes. */
  int bits() {
    return isNarrow() ? Byte.SIZE : Short.SIZE;
  }

  static int number(long word, int number, int bits) {
    return (int) (word >>> number * bits) & (1 << bits) - 1;
  }

  static long with(long word, int number, int bits, int value) {
    int shift = number * bits;
    return word & ~((1L << bits) - 1 << shift) | (long) value << shift;
  }

  int get(int node, int number) {
    return number(word(node), number, bits());
  }

  void set(int node, int number, int value) {
    setWord(node, with(word(node), number, bits(), value));
  }

  /**
   * Returns the first node, starting at a given one, that differs from what was seen, and notes it as seen; -1 if there
   * is none.
   */
  int nextChange(int from, int[] seenNarrow, long[] seenWide) {
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

  /** Returns the index of the zone where a card lies. */
  int zone(int token) {
    return wide == null ? narrow[token] & MAX_NARROW : get(token, ZONE);
  }

  /** Returns the face that a card bears. */
  @Override
  public int bears(int token) {
    return wide == null ? narrow[token] >>> Byte.SIZE & MAX_NARROW : get(token, FACE);
  }

  /** Returns the node below a card, or the first of a zone: a card's token, or at least {@code size} at the end. */
  int below(int node) {
    return wide == null ? narrow[node] >>> NEXT * Byte.SIZE & MAX_NARROW : get(node, NEXT);
  }

  /** Returns the next node in its zone whose face has one of the wanted marks; {@code -1} if there is none. */
  int below(int node, FaceTags marks, int wanted) {
    int[] words = narrow;
    boolean isNarrow = wide == null;
    int next = below(node);
    while (next < size) {
      int word = isNarrow ? words[next] : 0;
      if (marks.has(isNarrow ? word >>> Byte.SIZE & MAX_NARROW : bears(next), wanted)) {
        return next;
      }
      next = isNarrow ? word >>> BELOW & MAX_NARROW : below(next);
    }
    return -1;
  }

  /** Returns the last node of a zone, its own if it is empty. */
  int last(int zone) {
    return wide == null ? narrow[size + zone] >>> TOP : get(size + zone, LAST);
  }

  int counted(int zone) {
    return wide == null ? narrow[size + zone] & MAX_NARROW : get(size + zone, COUNT);
  }

  int strays(int zone) {
    return wide == null ? narrow[size + zone] >>> Byte.SIZE & MAX_NARROW : get(size + zone, STRAYS);
  }

  /** Returns the viewers who know a card, with a further bit if all have seen it together. */
  int known(int token) {
    return wide == null ? narrow[token] >>> TOP : get(token, KNOWN);
  }

  void setKnown(int token, int known) {
    if (wide == null) {
      narrow[token] = narrow[token] & ~NARROW_TOP | known << TOP;
    } else {
      set(token, KNOWN, known);
    }
  }

  @Override
  public void setFace(int token, int face) {
    set(token, FACE, face);
  }

  /** Gives a card a face in a shuffle: it is no longer seen by all viewers together. */
  void setShuffled(int token, int face) {
    if (wide == null) {
      narrow[token] = narrow[token] & KEPT | face << Byte.SIZE;
    } else {
      set(token, KNOWN, known(token) & ~seenByAll());
      set(token, FACE, face);
    }
  }

  /** Hands a card's face on to another card, and gives it a new one: one move of a shuffle. */
  @Override
  public void handOn(int token, int to, int face) {
    if (isNarrow()) {
      int word = narrow[token];
      narrow[to] = narrow[to] & ~NARROW_FACE | word & NARROW_FACE;
      narrow[token] = narrow[token] & ~NARROW_FACE | face << Byte.SIZE;
    } else {
      setFace(to, bears(token));
      setFace(token, face);
    }
  }

  /** Moves a card to the top of another zone, in narrow words: the most frequent operation of playouts on cards. */
  void relink(int token, int known, int zone) {
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

  @Override
  public void setStrays(int zone, int strays) {
    if (wide == null) {
      narrow[size + zone] = narrow[size + zone] & ~NARROW_FACE | strays << Byte.SIZE;
    } else {
      set(size + zone, STRAYS, strays);
    }
  }

  /** Returns the bit, above those of the viewers who know a card, that marks it as seen by all together. */
  int seenByAll() {
    return isNarrow() ? Byte.MAX_VALUE + 1 : Short.MAX_VALUE + 1;
  }

  /** Returns whether every card lies as in other positions, is known to the same viewers and shown as the same face. */
  boolean liesLike(CardPositions other) {
    return layout == other.layout && beliefs == other.beliefs && hasNumbersOf(other)
        && (guises == null || other.guises != null && guises.equalTo(other.guises));
  }

  /** Copies other positions into these. */
  void takeOver(CardPositions other) {
    takeNumbersOf(other);
    beliefs = other.beliefs;
    if (guises != null && other.guises != null) {
      guises.takeOver(other.guises);
    }
  }

  /**
   * Takes a card out of its zone, on the way to another one, and returns the viewers who know it then, given who sees
   * the move.
   */
  int lift(int token, int to, int witnesses) {
    int known = onTheWay(token, to, witnesses);
    int bits = bits();
    long word = word(token);
    unlink(token, number(word, NEXT, bits), number(word, ZONE, bits), bits);
    return known;
  }

  /** Moves a card to the top of a zone. */
  void toTop(int token, int to, int witnesses) {
    if (isNarrow()) {
      relink(token, onTheWay(token, to, witnesses), to);
    } else {
      putOnTop(token, lift(token, to, witnesses), to);
    }
  }

  /** Notes that cards were shown, shuffled or dealt in some zones, given by their bits. */
  void touch(long zones) {
    touched |= zones;
  }

  /** Returns the viewers who know a card on its way to another zone, given who sees the move. */
  private int onTheWay(int token, int to, int witnesses) {
    if (token < 0) {
      throw noCard(token);
    }
    int from = zone(token);
    touched |= 1L << from | 1L << to;
    changes += layout.lanes[from] + layout.lanes[to];
    int sightFrom = layout.sights[from];
    int sightTo = layout.sights[to];
    int seers = (sightFrom | sightTo | witnesses) & layout.everybody;
    if ((sightFrom & LayoutNumbers.BLIND) != 0) {
      leaves(token, from, to, seers);
    }
    int known = seen(token, known(token), seers);
    if ((sightTo & LayoutNumbers.BLIND) != 0 && (known & layout.everybody & ~sightTo) != 0) {
      setStrays(to, strays(to) + 1);
    }
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

  /** Updates beliefs before a card leaves a zone, or changes its place there, that a viewer cannot look into. */
  private void leaves(int token, int from, int to, int seers) {
    if (strays(from) != 0 || !beliefs.arePlain) {
      int sight = layout.sights[from] & layout.everybody;
      if (from != to) {
        KnowledgeUpdates.leaves(this, token, from, seers);
      } else if ((seers & ~sight) != 0) {
        KnowledgeUpdates.isShown(this, token, from, seers);
      }
      if (isStray(token, sight)) {
        setStrays(from, strays(from) - 1);
      }
    }
  }

  /** Puts a card that is in no zone on top of one. */
  void putOnTop(int token, int known, int zone) {
    int ring = size + zone;
    int bits = bits();
    long word = word(ring) + 1; // the count is in the lowest bits
    int below = number(word, NEXT, bits);
    word = with(word, NEXT, bits, token);
    setWord(ring, below == ring ? with(word, LAST, bits, token) : word);
    place(token, zone, below, known, bits);
  }

  /** Puts a card that is in no zone below a card of a zone or, with the zone's own node, on top. */
  void putBelow(int above, int token, int known, int zone) {
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

  /** Shows a card's face to viewers. */
  void see(int token, int viewers) {
    int known = known(token);
    int more = seen(token, known, viewers);
    if (more != known) {
      setKnown(token, more);
    }
  }

  /** Shows the faces of a zone's cards, starting at a given one, to viewers. */
  void seeAll(int first, int viewers) {
    for (int token = first; token < size; token = below(token)) {
      see(token, viewers);
    }
  }

  /** Returns the viewers who know a card of a zone, starting at a given one; throws for cards with different backs. */
  int knownOfOneFamily(int first, Zone zone) {
    int family = layout.back(first);
    int known = 0;
    for (int token = first; token < size; token = below(token)) {
      if (layout.back(token) != family) {
        throw new IllegalStateException("zone " + zone.name() + " holds cards with different backs");
      }
      known |= known(token);
    }
    return known & layout.everybody;
  }

  /** Returns the viewers who know a card after it was shown to some. */
  private int seen(int token, int known, int viewers) {
    if (guises != null) {
      guises.give(token, bears(token), viewers & ~known & layout.everybody);
    }
    if ((viewers & ~known & layout.everybody >> 1) != 0) { // seats alone, not the spectator
      reveals++;
    }
    return known | viewers | (viewers == layout.everybody ? seenByAll() : 0);
  }

  /** Permutes the faces of the cards of a zone, starting at the first; none of them is then seen by all together. */
  void permute(int first, int[] order) {
    int place = 0;
    for (int token = first; token < size; token = below(token)) {
      order[place++] |= bears(token) << 16;
    }
    place = 0;
    for (int token = first; token < size; token = below(token)) {
      setShuffled(token, order[order[place++] & PLACES] >> 16);
    }
  }

  static IllegalArgumentException noCard(int token) {
    return new IllegalArgumentException("there is no card " + token + "; was a zone empty?");
  }

  @Override
  public boolean isPublic(int token) {
    return (known(token) & seenByAll()) != 0;
  }

  /** Notes that a viewer is no longer sure of a card. */
  @Override
  public void unknow(int token, int viewer) {
    if (guises != null) {
      guises.take(token, bears(token), viewer);
    }
    setKnown(token, known(token) & ~(1 << viewer));
  }

  /** Lets a viewer take a card for another one of its name, of which it is no longer sure. */
  @Override
  public void mistake(int token, int other, int viewer) {
    if (guises != null) {
      guises.handOver(other, token, bears(token), viewer);
    }
    unknow(other, viewer);
  }

  /** Returns the index of the face that a viewer is shown for a card. */
  int shownAs(int token, int face, int viewer) {
    return guises == null || layout.isUnique(face) ? face : guises.of(token, face, viewer);
  }

  /** Renews the aliases of all viewers but one, after a change of what they know. */
  void renewGuises(int except) {
    if (guises != null) {
      guises.renew(this, except);
    }
  }

  @Override
  public void setKnownBy(int token, int viewers, boolean isPublic) {
    setKnown(token, isPublic ? viewers | seenByAll() : viewers);
  }

  /** Puts the cards of a zone in a new order. */
  @Override
  public void rearrange(int zone, int[] tokens) {
    int above = size + zone;
    for (int token : tokens) {
      set(above, NEXT, token);
      above = token;
    }
    set(above, NEXT, size + zone);
    set(size + zone, LAST, above);
  }

  private int first(int zone) {
    return below(size + zone);
  }

  /** Returns whether a card is known to a viewer who does not see faces where it is. */
  boolean isStray(int token, int seers) {
    return (known(token) & layout.everybody & ~seers) != 0;
  }

  @Override
  public boolean hasStrays(int zone) {
    return strays(zone) != 0;
  }

  /**
   * Notes an event in a zone that not all viewers can follow: no viewer can be sure of what others know of the cards
   * there.
   */
  @Override
  public void blur(int zone, int family) {
    int seers = layout.sights[zone] & layout.everybody;
    for (int token = first(zone); token < size; token = below(token)) {
      if (layout.back(token) == family && isStray(token, seers)) {
        setKnown(token, known(token) & layout.everybody);
      }
    }
  }

  /** Counts the cards of a blind zone that are known to a viewer who cannot look inside. */
  @Override
  public void countStrays(int zone) {
    int sight = layout.sights[zone];
    int strays = 0;
    if ((sight & LayoutNumbers.BLIND) != 0) {
      for (int token = first(zone); token < size; token = below(token)) {
        strays += isStray(token, sight) ? 1 : 0;
      }
    }
    setStrays(zone, strays);
  }

  @Override
  public LayoutNumbers numbers() {
    return layout.numbers;
  }

  @Override
  public Beliefs beliefs() {
    return beliefs;
  }

  @Override
  public void setBeliefs(Beliefs changed) {
    beliefs = changed;
  }

  @Override
  public int[] words() {
    return narrow;
  }

  @Override
  public int top(int zone) {
    return next(size + zone);
  }

  @Override
  public int next(int node) {
    int next = below(node);
    return next < size ? next : -1;
  }

  @Override
  public int count(int zone) {
    return counted(zone);
  }

  @Override
  public int knownBy(int token) {
    return known(token) & layout.everybody;
  }

  @Override
  public boolean isKnown(int token, int viewer) {
    return (known(token) >> viewer & 1) != 0;
  }
}
