package games.kumite.spi.cards.belief;

import games.kumite.api.random.SeededRandom;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The pools of a belief: card names, and the unknown cards that may carry them. Used during one call. */
final class Pools {

  private static final long CANONICAL = 0;

  private final CardAccess cards;
  private final LayoutNumbers layout;
  private final int viewer;
  private final Belief belief;
  private final short[][] names;
  private final int[] held;
  private final boolean[] isAlone;
  private @Nullable NameFlow routing;
  private short @Nullable [][] world;

  private Pools(CardAccess cards, int viewer, Belief belief) {
    this.cards = cards;
    this.layout = cards.numbers();
    this.viewer = viewer;
    this.belief = belief;
    names = NameFlow.copy(belief.names);
    held = new int[names.length];
    isAlone = new boolean[names.length];
  }

  /** Returns the pools of a belief without the cards that the viewer knows; null if no world agrees with it. */
  static @Nullable Pools of(CardAccess cards, int viewer, Belief belief) {
    Pools urns = new Pools(cards, viewer, belief);
    urns.takeKnown();
    urns.findAlone();
    return urns.areBalanced() && urns.findWorld() ? urns : null;
  }

  private void takeKnown() {
    for (int token = 0; token < belief.urnOf.length; token++) {
      int urn = belief.urnOf[token];
      if (urn != Belief.SETTLED) {
        if (cards.isKnown(token, viewer)) {
          names[urn][layout.nameId(cards.bears(token))]--;
        } else {
          held[urn]++;
        }
      }
    }
  }

  private void findAlone() {
    Arrays.fill(isAlone, true);
    for (int urn = 0; urn < names.length && !belief.isFlat; urn++) {
      for (int from = 0; from < urn; from++) {
        if (belief.poured[urn][from] != 0) {
          isAlone[urn] = false;
          isAlone[from] = false;
        }
      }
    }
  }

  /** Returns whether isolated pools hold what their cards need, and every face of the layout is in a pool. */
  private boolean areBalanced() {
    int[] missing = new int[layout.nameCount()];
    for (int name = 0; name < missing.length; name++) {
      missing[name] = layout.copies(name).length;
    }
    for (int token = 0; token < belief.urnOf.length; token++) {
      if (cards.isKnown(token, viewer)) {
        missing[layout.nameId(cards.bears(token))]--;
      }
    }
    for (int urn = 0; urn < names.length; urn++) {
      int needed = held[urn];
      boolean isOwing = false;
      for (int name = 0; name < missing.length; name++) {
        needed -= names[urn][name];
        missing[name] -= names[urn][name];
        isOwing |= names[urn][name] < 0;
      }
      if (isAlone[urn] && (isOwing || needed != 0)) {
        return false;
      }
    }
    for (int faces : missing) {
      if (faces != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean findWorld() {
    if (belief.isFlat) {
      return true;
    }
    NameFlow found = new NameFlow(names, belief.poured, held, isAlone);
    routing = found;
    world = found.world(new SeededRandom(CANONICAL));
    if (world == null) {
      world = found.worldBySearch(new SeededRandom(CANONICAL));
    }
    return world != null;
  }

  /** Numbers all cards again, deals the canonical world, and returns the plan to deal others. */
  RedealPlan plan() {
    int[] used = new int[layout.nameCount()];
    if (layout.hasLookAlikes()) {
      numberKnown(used);
    }
    int[] starts = starts();
    short[] tokens = tokens(starts);
    int alone = starts[names.length];
    short[] faces = new short[alone];
    int[] ends = new int[names.length];
    int groups = 0;
    int filled = 0;
    for (int urn = 0; urn < names.length; urn++) {
      if (isAlone[urn] && held[urn] > 0) {
        filled = fill(names[urn], faces, filled, used);
        ends[groups++] = filled;
      }
    }
    RedealPlan plan = new RedealPlan(viewer, tokens, faces, Arrays.copyOf(ends, groups), tangle(tokens, starts, used));
    plan.dealCanonical(cards, world);
    return plan;
  }

  private void numberKnown(int[] used) {
    for (int zone = 0; zone < layout.zones(); zone++) {
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        if (cards.isKnown(token, viewer)) {
          int name = layout.nameId(cards.bears(token));
          cards.setFace(token, layout.copies(name)[used[name]++]);
        }
      }
    }
  }

  /** Returns by pool where its cards begin: first isolated pools, then the others. The last entry separates them. */
  private int[] starts() {
    int[] starts = new int[names.length + 1];
    int next = 0;
    for (int urn = 0; urn < names.length; urn++) {
      if (isAlone[urn]) {
        starts[urn] = next;
        next += held[urn];
      }
    }
    starts[names.length] = next;
    for (int urn = 0; urn < names.length; urn++) {
      if (!isAlone[urn]) {
        starts[urn] = next;
        next += held[urn];
      }
    }
    return starts;
  }

  /** Returns the unknown cards: pool by pool, within a pool by zone and place. */
  private short[] tokens(int[] starts) {
    int[] next = starts.clone();
    int size = 0;
    for (int cardsInside : held) {
      size += cardsInside;
    }
    short[] tokens = new short[size];
    for (int zone = 0; zone < layout.zones(); zone++) {
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        if (!cards.isKnown(token, viewer)) {
          tokens[next[belief.urnOf[token]]++] = (short) token;
        }
      }
    }
    return tokens;
  }

  private int fill(short[] cardsByName, short[] faces, int from, int[] used) {
    int filled = from;
    for (int name = 0; name < cardsByName.length; name++) {
      for (int i = cardsByName[name]; i > 0; i--) {
        faces[filled++] = layout.copies(name)[used[name]++];
      }
    }
    return filled;
  }

  private RedealPlan.@Nullable LinkedPools tangle(short[] tokens, int[] starts, int[] used) {
    if (routing == null) {
      return null;
    }
    short[][] byUrn = new short[names.length][];
    for (int urn = 0; urn < names.length; urn++) {
      int size = isAlone[urn] ? 0 : held[urn];
      byUrn[urn] = Arrays.copyOfRange(tokens, starts[urn], starts[urn] + size);
    }
    short[][] spare = new short[used.length][];
    for (int name = 0; name < spare.length; name++) {
      short[] copies = layout.copies(name);
      spare[name] = Arrays.copyOfRange(copies, used[name], copies.length);
    }
    return new RedealPlan.LinkedPools(routing, byUrn, spare);
  }
}
