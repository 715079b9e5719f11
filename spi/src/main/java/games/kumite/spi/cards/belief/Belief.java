package games.kumite.spi.cards.belief;

import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The belief of one viewer about the cards that it does not know: a set of pools. Immutable.
 *
 * <p>A pool is a set of cards that were mixed before this viewer's eyes: any card of it may be any other. It was filled
 * with cards of known names and with unknown cards out of older pools ({@link #poured}), and its cards may since have
 * gone on into newer ones. A pool may <em>owe</em> a name (a negative number in {@link #names}): a card out of it
 * turned out to have that name, and it is not certain by which way the name came in. A world is possible exactly if the
 * names can be routed through the pools so that every debt is paid; see the package's documentation for why that is
 * exact.
 *
 * <p>A card that became known since the last mixing is still counted in its pool.
 */
@Immutable
final class Belief {

  /** The pool of a card that became known before the last mixing. */
  static final short SETTLED = -1;

  /** The pool of each token. */
  final short[] urnOf;

  /** By pool and name: the number of cards of that name it was filled with, less those it has paid or owes. */
  final short[][] names;

  /** By pool and older pool: the number of cards poured from there. */
  final short[][] poured;

  /** Whether no pool was filled from another, so that none can owe anything. */
  final boolean isFlat;

  /** Whether all cards of a family are in the one pool, as before the first mixing. */
  final boolean isPlain;

  /**
   * All faces, pool by pool and within a pool by name, where each token is in the pool of the face with its number and
   * no two faces look alike; null for any other belief.
   */
  final short @Nullable [] order;

  Belief(LayoutNumbers layout, short[] urnOf, short[][] names, short[][] poured) {
    this(layout, urnOf, names, poured, null);
  }

  private Belief(LayoutNumbers layout, short[] urnOf, short[][] names, short[][] poured, short @Nullable [] order) {
    this.order = order;
    this.urnOf = urnOf;
    this.names = names;
    this.poured = poured;
    this.isFlat = isFlat(names, poured);
    this.isPlain = isPlain(layout, urnOf);
  }

  /** Returns pools filled with faces by a key, from the smallest key on; each token is where its face is. */
  static Belief of(LayoutNumbers layout, int[] keys) {
    int[] sorted = Arrays.stream(keys).sorted().distinct().toArray();
    short[] urnOf = new short[keys.length];
    short[][] names = new short[sorted.length][layout.nameCount()];
    short[][] poured = new short[sorted.length][];
    for (int urn = 0; urn < sorted.length; urn++) {
      poured[urn] = new short[urn];
    }
    for (int face = 0; face < keys.length; face++) {
      int urn = Arrays.binarySearch(sorted, keys[face]);
      urnOf[face] = (short) urn;
      names[urn][layout.nameId(face)]++;
    }
    return new Belief(layout, urnOf, names, poured, layout.hasLookAlikes() ? null : order(layout, urnOf));
  }

  private static short[] order(LayoutNumbers layout, short[] urnOf) {
    long[] keys = new long[urnOf.length];
    Arrays.setAll(keys, face -> (long) urnOf[face] << 2 * Short.SIZE | (long) layout.nameId(face) << Short.SIZE | face);
    Arrays.sort(keys);
    short[] order = new short[keys.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = (short) keys[i];
    }
    return order;
  }

  int urns() {
    return names.length;
  }

  /** Returns a copy in which two cards have changed places. */
  Belief exchanged(LayoutNumbers layout, int token, int other) {
    short[] changed = urnOf.clone();
    changed[token] = urnOf[other];
    changed[other] = urnOf[token];
    return new Belief(layout, changed, names, poured);
  }

  /** Returns whether a name may be among the cards of a pool. Quick, and even wider than {@link #reachOf}. */
  boolean mayHold(int urn, int name) {
    return !isFlat || names[urn][name] > 0;
  }

  /** Returns by pool whether a name may be among its cards. Wider than the truth, because it does not count. */
  boolean[] reachOf(int name) {
    boolean[] reached = new boolean[names.length];
    for (int urn = 0; urn < reached.length; urn++) {
      reached[urn] = names[urn][name] > 0;
      for (int from = 0; from < urn && !reached[urn]; from++) {
        reached[urn] = poured[urn][from] > 0 && reached[from];
      }
    }
    return reached;
  }

  private static boolean isFlat(short[][] names, short[][] poured) {
    for (int urn = 0; urn < names.length; urn++) {
      for (short cards : poured[urn]) {
        if (cards != 0) {
          return false;
        }
      }
      for (short cards : names[urn]) {
        if (cards < 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isPlain(LayoutNumbers layout, short[] urnOf) {
    short[] urnOfFamily = new short[layout.familyCount()];
    Arrays.fill(urnOfFamily, SETTLED);
    for (int token = 0; token < urnOf.length; token++) {
      int family = layout.family(token);
      if (urnOfFamily[family] == SETTLED) {
        urnOfFamily[family] = urnOf[token];
      }
      if (urnOf[token] == SETTLED || urnOf[token] != urnOfFamily[family]) {
        return false;
      }
    }
    return true;
  }
}
