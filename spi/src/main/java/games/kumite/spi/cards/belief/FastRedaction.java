package games.kumite.spi.cards.belief;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A faster {@link Redaction} for the common case: no pool was filled from another, and a number takes eight bits. Then
 * each card is visited twice, once to take what is known out of the pools and once on the way through its zone. Used
 * during one call.
 */
final class FastRedaction {

  private static final int FACE = CardAccess.FACE * Byte.SIZE;
  private static final int NEXT = CardAccess.NEXT * Byte.SIZE;
  private static final int KNOWN = CardAccess.KNOWN * Byte.SIZE;
  private static final int NUMBER = CardAccess.MAX_NARROW;
  private static final int SEEN_BY_ALL = Byte.MAX_VALUE + 1;

  private final CardAccess cards;
  private final LayoutNumbers layout;
  private final int viewer;
  private final Belief belief;
  private final boolean hasLookAlikes;
  private final int[] words;

  /** The faces in the order in which unknown cards get them, null if the names have to be counted. */
  private final short @Nullable [] order;

  /** By face: whether the viewer knows where it is; used together with {@link #order} only. */
  private final boolean[] isTaken;

  /** By pool and name: the number of cards that the viewer does not know, where names are counted. */
  private final short[][] names;

  /** By pool: the number of cards that the viewer does not know, later the place of the next of them. */
  private final int[] held;
  private final int[] next;

  /** The cards that the viewer does not know, pool by pool. */
  private short[] tokens = {};

  /** By name: the number of its faces that have been given to cards. */
  private final int[] used;

  FastRedaction(CardAccess cards, int viewer, Belief belief) {
    this.cards = cards;
    this.layout = cards.numbers();
    this.viewer = viewer;
    this.belief = belief;
    hasLookAlikes = layout.hasLookAlikes();
    words = cards.words();
    order = belief.order;
    isTaken = new boolean[order == null ? 0 : order.length];
    names = order == null ? NameFlow.copy(belief.names) : belief.names;
    held = new int[names.length];
    next = new int[names.length];
    used = new int[order == null ? layout.nameCount() : 0];
  }

  /** Redacts the cards; returns null, and does nothing, if no world agrees with the belief. */
  @Nullable RedealPlan forget(Redaction general) {
    if (!(order == null ? isPossible() : isPossibleInOrder())) {
      return null;
    }
    int unknown = 0;
    for (int urn = 0; urn < held.length; urn++) {
      next[urn] = unknown;
      unknown += held[urn];
    }
    tokens = new short[unknown];
    for (int zone = 0; zone < layout.zones(); zone++) {
      boolean isToArrange = layout.isBlind(zone, viewer);
      boolean isArranged = forgetOthers(zone, !isToArrange);
      if (isToArrange) {
        if (!isArranged) {
          general.arrange(zone, belief);
        }
        number(zone);
      }
    }
    return order == null ? dealt() : dealt(order);
  }

  /** Takes what the viewer knows out of the pools. Returns whether the rest fits their cards and the layout's faces. */
  private boolean isPossible() {
    int[] settled = new int[used.length];
    short[] urnOf = belief.urnOf;
    int self = 1 << KNOWN + viewer;
    for (int token = 0; token < urnOf.length; token++) {
      int word = words[token];
      int urn = urnOf[token];
      if ((word & self) == 0) {
        held[urn]++;
      } else if (urn == Belief.SETTLED) {
        settled[layout.nameId(word >>> FACE & NUMBER)]++;
      } else {
        names[urn][layout.nameId(word >>> FACE & NUMBER)]--;
      }
    }
    for (int urn = 0; urn < names.length; urn++) {
      short[] left = names[urn];
      short[] filled = belief.names[urn];
      int needed = held[urn];
      int owing = 0;
      for (int name = 0; name < left.length; name++) {
        int cardsOfIt = left[name];
        needed -= cardsOfIt;
        owing |= cardsOfIt;
        settled[name] += filled[name];
      }
      if (needed != 0 || owing < 0) {
        return false;
      }
    }
    for (int name = 0; name < settled.length; name++) {
      if (settled[name] != layout.copies(name).length) {
        return false;
      }
    }
    return true;
  }

  /**
   * Does the work of {@link #isPossible} where each face has a name of its own: a known card has to be in the pool of
   * its face.
   */
  private boolean isPossibleInOrder() {
    short[] urnOf = belief.urnOf;
    int self = 1 << KNOWN + viewer;
    for (int token = 0; token < urnOf.length; token++) {
      int word = words[token];
      int urn = urnOf[token];
      if ((word & self) == 0) {
        held[urn]++;
      } else {
        int face = word >>> FACE & NUMBER;
        if (urnOf[face] != urn) {
          return false;
        }
        isTaken[face] = true;
      }
    }
    return true;
  }

  /**
   * Reduces the viewers who know a card to those who see it there, or to all viewers if all have seen it together.
   *
   * @param isLast whether the cards keep their order, so that they can be numbered on the way
   * @return whether the cards lie in the order that reveals nothing, as far as can be seen at a glance
   */
  private boolean forgetOthers(int zone, boolean isLast) {
    int sight = layout.sights[zone];
    int everybody = layout.everybody;
    int seers = sight & everybody;
    int self = 1 << viewer;
    boolean isArranged = true;
    int strangers = (sight & LayoutNumbers.BLIND) == 0 ? 0 : everybody & ~seers;
    int strays = 0;
    int last = 0;
    int ring = layout.size() + zone;
    for (int token = words[ring] >>> NEXT & NUMBER; token < layout.size(); ) {
      int word = words[token];
      int own = word >>> KNOWN & self;
      int left = seers | own;
      if (own != 0 && word < 0) { // the sign bit marks a card that all have seen together
        left |= everybody | SEEN_BY_ALL;
      }
      int kept = word & ~(NUMBER << KNOWN) | left << KNOWN;
      words[token] = isLast ? numbered(token, kept, own != 0) : kept;
      strays += (left & strangers) != 0 ? 1 : 0;
      int urn = belief.urnOf[token];
      isArranged &= own == 0 && urn >= last;
      last = urn;
      token = word >>> NEXT & NUMBER;
    }
    cards.setStrays(zone, strays);
    return isArranged;
  }

  /** Numbers the cards of a zone, see {@link #numbered}. */
  private void number(int zone) {
    int self = 1 << KNOWN + viewer;
    for (int token = words[layout.size() + zone] >>> NEXT & NUMBER; token < layout.size(); ) {
      int word = words[token];
      words[token] = numbered(token, word, (word & self) != 0);
      token = word >>> NEXT & NUMBER;
    }
  }

  /**
   * Returns a card with a new number among those that look like it if the viewer knows it; otherwise notes it as
   * unknown.
   */
  private int numbered(int token, int word, boolean isKnown) {
    if (!isKnown) {
      tokens[next[belief.urnOf[token]]++] = (short) token;
      return word;
    }
    if (!hasLookAlikes) {
      return word;
    }
    int name = layout.nameId(word >>> FACE & NUMBER);
    return word & ~(NUMBER << FACE) | layout.copies(name)[used[name]++] << FACE;
  }

  /** Gives the unknown cards the rest of the faces, pool by pool in the order of the names. */
  private RedealPlan dealt() {
    short[] faces = new short[tokens.length];
    int[] ends = new int[names.length];
    int groups = 0;
    int filled = 0;
    for (int urn = 0; urn < names.length; urn++) {
      short[] left = names[urn];
      for (int name = 0; name < left.length && held[urn] > 0; name++) {
        for (int i = left[name]; i > 0; i--) {
          short face = layout.copies(name)[used[name]++];
          int token = tokens[filled];
          words[token] = words[token] & ~(NUMBER << FACE) | face << FACE;
          faces[filled++] = face;
        }
      }
      if (held[urn] > 0) {
        ends[groups++] = filled;
      }
    }
    return new RedealPlan(viewer, tokens, faces, Arrays.copyOf(ends, groups), null);
  }

  private RedealPlan dealt(short[] inOrder) {
    short[] faces = new short[tokens.length];
    int filled = 0;
    for (short face : inOrder) {
      if (!isTaken[face]) {
        int token = tokens[filled];
        words[token] = words[token] & ~(NUMBER << FACE) | face << FACE;
        faces[filled++] = face;
      }
    }
    int groups = 0;
    for (int cardsInside : held) {
      groups += cardsInside > 0 ? 1 : 0;
    }
    int[] ends = new int[groups];
    int group = 0;
    for (int urn = 0; urn < held.length; urn++) {
      if (held[urn] > 0) {
        ends[group++] = next[urn]; // where the next card would go
      }
    }
    return new RedealPlan(viewer, tokens, faces, ends, null);
  }
}
