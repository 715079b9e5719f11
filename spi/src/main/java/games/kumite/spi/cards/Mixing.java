package games.kumite.spi.cards;

import java.util.Arrays;

/**
 * A belief in the making: known cards are taken out of the urns, a new urn is filled, and then urns that
 * say nothing any more are joined. Used during one event by one thread.
 *
 * <p>No step here loses anything, except that a belief of more than {@link #MOST_URNS} urns is widened.
 * Why each step is exact stands at its method; two facts serve them all. Cards of an urn may change places
 * freely. And the way a name came in matters only as far as some debt must be paid.
 */
final class Mixing {

  /** More urns than any of the five games comes near; a bound for matches that mix for ever. */
  static final int MOST_URNS = 48;

  private final CardLayout layout;
  private final short[] urnOf;
  private short[][] names;
  private short[][] poured;
  private int[] held;
  private int urns;

  /** Begins with what an observer believes, and takes all cards out of the urns that it knows. */
  Mixing(Cards cards, int observer) {
    Belief belief = cards.beliefs.of(observer);
    layout = cards.layout();
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
      if (urn != Belief.SETTLED && cards.isKnown(token, observer)) {
        names[urn][layout.nameId(cards.face(token))]--;
        urnOf[token] = Belief.SETTLED;
      } else if (urn != Belief.SETTLED) {
        held[urn]++;
      }
    }
  }

  /** What an observer believes, said as shortly as possible. */
  static Belief settled(Cards cards, int observer) {
    Mixing mixing = new Mixing(cards, observer);
    mixing.simplify();
    return mixing.belief();
  }

  /** What an observer believes after cards have been mixed; those among them that it knew it knows no more. */
  static Belief mixed(Cards cards, int observer, int[] tokens, int count) {
    Mixing mixing = new Mixing(cards, observer);
    mixing.pour(cards, tokens, count);
    mixing.simplify();
    if (mixing.urns > MOST_URNS) {
      mixing.widen();
    }
    return mixing.belief();
  }

  private void pour(Cards cards, int[] tokens, int count) {
    int urn = urns++;
    for (int i = 0; i < count; i++) {
      int token = tokens[i];
      int from = urnOf[token];
      if (from == Belief.SETTLED) {
        names[urn][layout.nameId(cards.face(token))]++;
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
    dropEmpty();
  }

  /** A debt that only one source can pay is the debt of that source, and one card less came from there. */
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

  /** The one urn from which a name can have come into an urn; -1 if there are several or none. */
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

  /** An urn that was filled from one other only is nothing but a part of that one's cards. */
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
    poured[urn][source] = 0;
    add(names[urn], names[source]);
    for (int target = urn + 1; target < urns; target++) {
      poured[target][source] += poured[target][urn];
      poured[target][urn] = 0;
    }
    rename(urn, source);
    return true;
  }

  /**
   * An urn whose cards have all gone on into one other is nothing but a part of what that one was filled
   * with. Its debts go along if a name that pays them cannot have come in later: neither as a card of the
   * other urn's own, nor by a source of that one, unless this urn took enough cards from the same source
   * for them to change places.
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

  /** Cards that all have one name are of that name wherever they go. */
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

  private void dropEmpty() {
    int kept = 0;
    for (int urn = 0; urn < urns; urn++) {
      if (!isEmpty(urn)) {
        move(urn, kept++);
      }
    }
    urns = kept;
  }

  private boolean isEmpty(int urn) {
    boolean empty = held[urn] == 0 && !isPouredInto(urn);
    for (int target = urn + 1; target < urns; target++) {
      empty &= poured[target][urn] == 0;
    }
    for (short cards : names[urn]) {
      empty &= cards == 0;
    }
    return empty;
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

  /** One urn a family: true, but says less. */
  private void widen() {
    short[] urnOfFamily = new short[layout.familyCount()];
    short[][] all = new short[layout.familyCount()][layout.nameCount()];
    for (int family = 0; family < urnOfFamily.length; family++) {
      urnOfFamily[family] = (short) family;
    }
    for (int urn = 0; urn < urns; urn++) {
      for (int name = 0; name < names[urn].length; name++) {
        all[layout.family(layout.copies(name)[0])][name] += names[urn][name];
      }
    }
    for (int token = 0; token < urnOf.length; token++) {
      urnOf[token] = urnOf[token] == Belief.SETTLED ? urnOf[token] : urnOfFamily[layout.family(token)];
    }
    names = all;
    urns = all.length;
    poured = new short[urns][urns];
    held = new int[urns];
  }

  private Belief belief() {
    short[][] less = new short[urns][];
    for (int urn = 0; urn < urns; urn++) {
      less[urn] = Arrays.copyOf(poured[urn], urn);
    }
    return new Belief(layout, urnOf, Arrays.copyOf(names, urns), less);
  }
}
