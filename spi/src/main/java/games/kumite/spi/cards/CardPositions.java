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
 * Cards lying in zones: where each token lies, which face it bears, and who knows it, in one array. The part of {@link
 * Cards} that a copy copies.
 *
 * <p>A node is a card or, behind the cards, a zone: the node where its ring begins and ends, so that no card moves when
 * another one does. It has four numbers, packed into one element of the array. Of a card: its zone, its face, the next node,
 * who knows it. Of a zone: how many cards, how many of them are known to an observer who cannot look inside (counted in
 * blind zones only), the first node, the last node. There is no way back from a card to the one above it: taking one out
 * of the middle walks there from the top, which is cheap, since most cards leave from the top or from a hand.
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
   * The nodes, 8 bits a number. Most of what a copy of a match costs is the bytes it takes; these are enough for
   * some 240 cards.
   */
  final int[] narrow;

  /** The same with 16 bits for many cards or seats, null where {@link #narrow} is used. */
  final long @Nullable [] wide;

  /** What observers believe of the cards that they do not know. */
  Beliefs beliefs;

  /** As what cards that look alike are shown, null if no two cards do. */
  final @Nullable Aliases guises;

  int reveals;

  /** How often each seat's secret cards changed; see {@link HiddenPart#handChangeCounters}. */
  long changes;

  /**
   * A bit for each zone, by its index below 64, in which a card was moved, shown or shuffled; whatever else
   * observers learn or are no longer sure of then lies in the same zones. {@link Cards} takes the bits away.
   */
  long touched;

  /** All cards where the layout starts them. */
  CardPositions(CardLayout layout) {
    this.layout = layout;
    size = layout.size();
    narrow = layout.narrow.clone();
    wide = layout.wide == null ? null : layout.wide.clone();
    beliefs = layout.beliefs;
    guises = layout.hasDuplicates() ? new Aliases(layout.numbers) : null;
    renewGuises(NOBODY);
  }

  /** Lays all cards out where the layout starts them, in empty arrays. */
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

  /** A copy. */
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

  /** Whether 8 bits a number are used. */
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

  /** How many bits a number of a node takes. */
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

  /** The first node from one on that is not as it was seen, and is from now on; -1 for none. */
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

  /** The index of the zone where a card lies. */
  int zone(int token) {
    return wide == null ? narrow[token] & MAX_NARROW : get(token, ZONE);
  }

  /** What a card bears. */
  @Override
  public int bears(int token) {
    return wide == null ? narrow[token] >>> Byte.SIZE & MAX_NARROW : get(token, FACE);
  }

  /** The node below a card, or the first of a zone's: a card's token, or {@code size} and more at the end. */
  int below(int node) {
    return wide == null ? narrow[node] >>> NEXT * Byte.SIZE & MAX_NARROW : get(node, NEXT);
  }

  /** The first node below one, in its zone, whose face has one of the wanted marks; {@code -1} if none has. */
  int below(int node, FaceTags marks, int wanted) {
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
  int last(int zone) {
    return wide == null ? narrow[size + zone] >>> TOP : get(size + zone, LAST);
  }

  int counted(int zone) {
    return wide == null ? narrow[size + zone] & MAX_NARROW : get(size + zone, COUNT);
  }

  int strays(int zone) {
    return wide == null ? narrow[size + zone] >>> Byte.SIZE & MAX_NARROW : get(size + zone, STRAYS);
  }

  /** Who knows a card, with a mark beside the observers if all have seen it together. */
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

  /** Gives a card a face in a shuffle: not all observers have seen it together any more. */
  void setShuffled(int token, int face) {
    if (wide == null) {
      narrow[token] = narrow[token] & KEPT | face << Byte.SIZE;
    } else {
      set(token, KNOWN, known(token) & ~seenByAll());
      set(token, FACE, face);
    }
  }

  /** Hands a card's face on to another card, and gives it a new one: a move of a shuffle. */
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

  /** Takes a card out of its zone and puts it on top of another, in narrow words: most of what playouts do with cards. */
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

  /** Beside the bits of observers who know a card: all observers have seen it together. */
  int seenByAll() {
    return isNarrow() ? Byte.MAX_VALUE + 1 : Short.MAX_VALUE + 1;
  }

  /** Whether every card lies as in another spread, is known to the same observers and shown as the same face. */
  boolean liesLike(CardPositions other) {
    return layout == other.layout && beliefs == other.beliefs && hasNumbersOf(other)
        && (guises == null || other.guises != null && guises.equalTo(other.guises));
  }

  /** Has every card lie and known as in another spread. */
  void takeOver(CardPositions other) {
    takeNumbersOf(other);
    beliefs = other.beliefs;
    if (guises != null && other.guises != null) {
      guises.takeOver(other.guises);
    }
  }

  /** Takes a card out of its zone, on the way to another one; who knows it then, by what is seen of that. */
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

  /** Notes that cards were shown, shuffled or dealt in some zones, of which the bits are given. */
  void touch(long zones) {
    touched |= zones;
  }

  /** Who knows a card that goes to another zone, by what is seen of that. */
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

  /** A card is about to leave a zone, or to change its place there, that an observer cannot look into. */
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

  /** Observers see a card's face. */
  void see(int token, int viewers) {
    int known = known(token);
    int more = seen(token, known, viewers);
    if (more != known) {
      setKnown(token, more);
    }
  }

  /** Observers see the faces of a zone's cards from one on. */
  void seeAll(int first, int viewers) {
    for (int token = first; token < size; token = below(token)) {
      see(token, viewers);
    }
  }

  /** Who knows a card of a zone from one on; refuses cards with different backs. */
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

  /** Who knows a card when observers see it beside those who have known it before. */
  private int seen(int token, int known, int viewers) {
    if (guises != null) {
      guises.give(token, bears(token), viewers & ~known & layout.everybody);
    }
    if ((viewers & ~known & layout.everybody >> 1) != 0) { // seats alone, not the spectator
      reveals++;
    }
    return known | viewers | (viewers == layout.everybody ? seenByAll() : 0);
  }

  /** Gives the cards from a zone's first one on each other's faces, and nobody has seen them together. */
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

  /** An observer is no longer sure of a card. */
  @Override
  public void unknow(int token, int observer) {
    if (guises != null) {
      guises.take(token, bears(token), observer);
    }
    setKnown(token, known(token) & ~(1 << observer));
  }

  /** An observer takes a card for another one of its name, of which it is no longer sure. */
  @Override
  public void mistake(int token, int other, int observer) {
    if (guises != null) {
      guises.handOver(other, token, bears(token), observer);
    }
    unknow(other, observer);
  }

  /** The index of the face that an observer is shown for a card. */
  int shownAs(int token, int face, int observer) {
    return guises == null || layout.isUnique(face) ? face : guises.of(token, face, observer);
  }

  /** After others than one observer were made to know other things than before. */
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

  /** Whether somebody knows a card who does not see faces where it is. */
  boolean isStray(int token, int seers) {
    return (known(token) & layout.everybody & ~seers) != 0;
  }

  @Override
  public boolean hasStrays(int zone) {
    return strays(zone) != 0;
  }

  /** Something happens in a zone that not all can follow: nobody can be sure of what others know of the cards there. */
  @Override
  public void blur(int zone, int family) {
    int seers = layout.sights[zone] & layout.everybody;
    for (int token = first(zone); token < size; token = below(token)) {
      if (layout.back(token) == family && isStray(token, seers)) {
        setKnown(token, known(token) & layout.everybody);
      }
    }
  }

  /** Counts the cards of a blind zone that somebody knows who cannot look inside. */
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
  public boolean isKnown(int token, int observer) {
    return (known(token) >> observer & 1) != 0;
  }
}
