package games.kumite.spi.cards.belief;

import java.util.Arrays;

/**
 * An update of a belief: known cards are taken out of the pools, a new pool is filled, and pools without information
 * are joined. Used during one event by one thread.
 *
 * <p>No step here loses information, except that a belief of more than {@link #MAX_URNS} pools is widened. The comment
 * of each method says why it is exact; two facts serve them all. Cards of a pool may change places freely. And the way
 * a name came in matters only as far as some debt must be paid.
 */
final class BeliefUpdate {

  /** The most pools kept: more are not worth their cost, because what they tell is an old and weak suspicion. */
  static final int MAX_URNS = 12;

  private final LayoutNumbers layout;
  private final short[] urnOf;
  private short[][] names;
  private short[][] poured;
  private int[] held;
  private int urns;

  /** Creates an update of a viewer's belief, and takes all cards that the viewer knows out of the pools. */
  BeliefUpdate(CardAccess cards, int viewer) {
    Belief belief = cards.beliefs().of(viewer);
    layout = cards.numbers();
    urns = belief.urns();
    urnOf = belief.urnOf.clone();
    names = new short[urns + 1][];
    poured = new short[urns + 1][urns + 1];
    held = new int[urns + 1];
    for (int urn = 0; urn < urns; urn++) {
      names[urn] = belief.names[urn].clone();
      System.arraycopy(belief.poured[urn], 0, poured[urn], 0, urn);
    }
    names[urns] = new short[layout.nameCount()];
    for (int token = 0; token < urnOf.length; token++) {
      int urn = urnOf[token];
      if (urn != Belief.SETTLED && cards.isKnown(token, viewer)) {
        names[urn][layout.nameId(cards.bears(token))]--;
        urnOf[token] = Belief.SETTLED;
      } else if (urn != Belief.SETTLED) {
        held[urn]++;
      }
    }
  }

  /** Returns a viewer's belief in its shortest form, with at most a given number of pools where possible. */
  static Belief settled(CardAccess cards, int viewer, int maxUrns) {
    BeliefUpdate mixing = new BeliefUpdate(cards, viewer);
    mixing.simplify();
    mixing.widen(maxUrns);
    return mixing.belief();
  }

  /** Returns a viewer's belief after cards have been mixed; the viewer no longer knows any of them. */
  static Belief mixed(CardAccess cards, int viewer, int[] tokens, int count) {
    BeliefUpdate mixing = new BeliefUpdate(cards, viewer);
    mixing.pour(cards, tokens, count);
    mixing.simplify();
    mixing.widen(MAX_URNS);
    return mixing.belief();
  }

  private void pour(CardAccess cards, int[] tokens, int count) {
    int urn = urns++;
    for (int i = 0; i < count; i++) {
      int token = tokens[i];
      int from = urnOf[token];
      if (from == Belief.SETTLED) {
        names[urn][layout.nameId(cards.bears(token))]++;
      } else {
        poured[urn][from]++;
        held[from]--;
      }
      urnOf[token] = (short) urn;
    }
    held[urn] = count;
  }

  private void simplify() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int urn = urns - 1; urn >= 0; urn--) {
        changed |= payDebts(urn) | joinOnlySource(urn) | joinOnlyTarget(urn) | handOnOnlyName(urn);
      }
    }
    dropDone();
  }

  /** Pays debts that only one source can pay: the debt passes to that source, and one card less came from there. */
  private boolean payDebts(int urn) {
    boolean changed = false;
    for (int name = 0; name < names[urn].length; name++) {
      if (names[urn][name] < 0) {
        int source = onlySource(urn, name);
        while (source >= 0 && names[urn][name] < 0 && poured[urn][source] > 0) {
          names[urn][name]++;
          poured[urn][source]--;
          names[source][name]--;
          changed = true;
        }
      }
    }
    return changed;
  }

  /** Returns the one pool from which a name can have come into a pool; -1 if there are several or none. */
  private int onlySource(int urn, int name) {
    int only = -1;
    for (int source = 0; source < urn; source++) {
      if (poured[urn][source] > 0 && reaches(source, name)) {
        if (only >= 0) {
          return -1;
        }
        only = source;
      }
    }
    return only;
  }

  private boolean reaches(int target, int name) {
    return reach(target, name)[target];
  }

  private boolean[] reach(int last, int name) {
    boolean[] reached = new boolean[last + 1];
    for (int urn = 0; urn <= last; urn++) {
      reached[urn] = names[urn][name] > 0;
      for (int from = 0; from < urn && !reached[urn]; from++) {
        reached[urn] = poured[urn][from] > 0 && reached[from];
      }
    }
    return reached;
  }

  /** Joins a pool that was filled from one other pool only: it is nothing but a part of that one's cards. */
  private boolean joinOnlySource(int urn) {
    int source = -1;
    for (int from = 0; from < urn; from++) {
      if (poured[urn][from] > 0) {
        if (source >= 0) {
          return false;
        }
        source = from;
      }
    }
    if (source < 0 || hasNames(urn)) {
      return false;
    }
    join(urn, source);
    return true;
  }

  /** Makes a pool a part of an older one, the only one from which anything was poured into it. */
  private void join(int urn, int source) {
    poured[urn][source] = 0;
    add(names[urn], names[source]);
    for (int target = urn + 1; target < urns; target++) {
      poured[target][source] += poured[target][urn];
      poured[target][urn] = 0;
    }
    rename(urn, source);
  }

  /**
   * Joins a pool whose cards have all gone on into one other pool: it is nothing but a part of what that one was filled
   * with. Its debts go along if a name that pays them cannot have come in later: neither as a card of the other pool's
   * own, nor by a source of that one, unless this pool took enough cards from the same source for them to change
   * places.
   */
  private boolean joinOnlyTarget(int urn) {
    int target = onlyTarget(urn);
    if (held[urn] > 0 || target < 0 || !mayHandOnDebts(urn, target)) {
      return false;
    }
    poured[target][urn] = 0;
    add(names[urn], names[target]);
    add(poured[urn], poured[target]);
    return true;
  }

  private int onlyTarget(int urn) {
    int only = -1;
    for (int target = urn + 1; target < urns; target++) {
      if (poured[target][urn] > 0) {
        if (only >= 0) {
          return -1;
        }
        only = target;
      }
    }
    return only;
  }

  private boolean mayHandOnDebts(int urn, int target) {
    int[] paidBy = new int[target];
    for (int name = 0; name < names[urn].length; name++) {
      int debt = -names[urn][name];
      if (debt > 0) {
        if (names[target][name] > 0) {
          return false;
        }
        boolean[] reached = reach(target - 1, name);
        for (int source = 0; source < target; source++) {
          if (source != urn && reached[source]) {
            paidBy[source] += debt;
          }
        }
      }
    }
    for (int source = 0; source < target; source++) {
      int shared = source < urn ? poured[urn][source] : 0;
      if (source != urn && poured[target][source] > 0 && shared < paidBy[source]) {
        return false;
      }
    }
    return true;
  }

  /** Hands on the name of a pool whose cards all have one name: they have it wherever they go. */
  private boolean handOnOnlyName(int urn) {
    int only = -1;
    for (int name = 0; name < names[urn].length; name++) {
      if (names[urn][name] != 0) {
        if (only >= 0 || names[urn][name] < 0) {
          return false;
        }
        only = name;
      }
    }
    if (only < 0 || isPouredInto(urn)) {
      return false;
    }
    boolean changed = false;
    for (int target = urn + 1; target < urns; target++) {
      short cards = poured[target][urn];
      names[target][only] += cards;
      names[urn][only] -= cards;
      poured[target][urn] = 0;
      changed |= cards != 0;
    }
    return changed;
  }

  private boolean isPouredInto(int urn) {
    for (int from = 0; from < urn; from++) {
      if (poured[urn][from] > 0) {
        return true;
      }
    }
    return false;
  }

  private boolean hasNames(int urn) {
    for (short cards : names[urn]) {
      if (cards > 0) {
        return true;
      }
    }
    return false;
  }

  private static void add(short[] from, short[] to) {
    for (int i = 0; i < from.length; i++) {
      to[i] += from[i];
      from[i] = 0;
    }
  }

  private void rename(int urn, int other) {
    for (int token = 0; token < urnOf.length; token++) {
      if (urnOf[token] == urn) {
        urnOf[token] = (short) other;
      }
    }
    held[other] += held[urn];
    held[urn] = 0;
  }

  /** Drops pools that no longer matter: no card is of them, nor of any pool connected with them. */
  private void dropDone() {
    boolean[] isLive = new boolean[urns];
    boolean changed = true;
    for (int urn = 0; urn < urns; urn++) {
      isLive[urn] = held[urn] > 0;
    }
    while (changed) {
      changed = false;
      for (int urn = 0; urn < urns; urn++) {
        for (int from = 0; from < urn; from++) {
          if (poured[urn][from] > 0 && isLive[urn] != isLive[from]) {
            isLive[urn] = true;
            isLive[from] = true;
            changed = true;
          }
        }
      }
    }
    int kept = 0;
    for (int urn = 0; urn < urns; urn++) {
      if (isLive[urn]) {
        move(urn, kept++);
      }
    }
    urns = kept;
  }

  private void move(int urn, int to) {
    if (urn == to) {
      return;
    }
    names[to] = names[urn];
    System.arraycopy(poured[urn], 0, poured[to], 0, urn);
    for (int target = urn + 1; target < urns; target++) {
      poured[target][to] = poured[target][urn];
    }
    rename(urn, to);
  }

  /**
   * Joins the two oldest pools of a family until few are left. The result is true, but less precise. It is always
   * possible: nothing was poured into the oldest, and into the next only cards from there.
   */
  private void widen(int maxUrns) {
    while (urns > maxUrns) {
      int[] counts = new int[layout.familyCount()];
      int family = 0;
      for (int urn = 0; urn < urns; urn++) {
        counts[familyOf(urn)]++;
        family = counts[familyOf(urn)] > counts[family] ? familyOf(urn) : family;
      }
      if (counts[family] < 2) {
        return;
      }
      int oldest = next(family, 0);
      join(next(family, oldest + 1), oldest);
      simplify();
    }
  }

  private int next(int family, int from) {
    int urn = from;
    while (familyOf(urn) != family) {
      urn++;
    }
    return urn;
  }

  private int familyOf(int urn) {
    for (int name = 0; name < names[urn].length; name++) {
      if (names[urn][name] != 0) {
        return layout.family(layout.copies(name)[0]);
      }
    }
    int from = 0;
    while (from < urn && poured[urn][from] == 0) {
      from++;
    }
    return from == urn ? 0 : familyOf(from);
  }

  private Belief belief() {
    short[][] less = new short[urns][];
    for (int urn = 0; urn < urns; urn++) {
      less[urn] = Arrays.copyOf(poured[urn], urn);
    }
    return new Belief(layout, urnOf, Arrays.copyOf(names, urns), less);
  }
}
