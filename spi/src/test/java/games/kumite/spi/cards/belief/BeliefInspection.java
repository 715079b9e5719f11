package games.kumite.spi.cards.belief;

import org.jspecify.annotations.Nullable;

/** Beliefs of cards looked at from inside, for tests. */
public final class BeliefInspection {

  /** The most urns of a belief. */
  public static final int MAX_URNS = BeliefUpdate.MAX_URNS;

  private BeliefInspection() {}

  /** Returns the number of urns in an observer's belief. */
  public static int urns(CardAccess cards, int observer) {
    return cards.beliefs().of(observer).urns();
  }

  /** Returns whether the true faces can be told not to agree with what an observer believes. */
  public static boolean isTruthExcluded(CardAccess cards, int observer) {
    LayoutNumbers numbers = cards.numbers();
    Belief belief = BeliefUpdate.settled(cards, observer, BeliefUpdate.MAX_URNS);
    NameFlowSearch search = new NameFlowSearch(belief.names, belief.poured);
    for (int token = 0; token < belief.urnOf.length; token++) {
      if (belief.urnOf[token] != Belief.SETTLED) {
        search.owe(belief.urnOf[token], numbers.nameId(cards.bears(token)));
      }
    }
    return search.run() == NameFlowSearch.Result.NONE;
  }

  /** Returns whether no urn of an observer's belief was filled from another one. */
  public static boolean isFlat(CardAccess cards, int observer) {
    return cards.beliefs().of(observer).isFlat;
  }

  /** Returns whether an observer's belief has its faces in order. */
  public static boolean isInOrder(CardAccess cards, int observer) {
    return cards.beliefs().of(observer).order != null;
  }

  /** Forgets by the short way, by a flat belief of an observer or, with none, of anybody; null if no world agrees. */
  public static @Nullable RedealPlan forgetFlat(CardAccess cards, int observer) {
    return new FastRedaction(cards, observer, flat(cards, observer)).forget(new Redaction(cards, observer));
  }

  /** Forgets the same by the long way. */
  public static @Nullable RedealPlan forgetByUrns(CardAccess cards, int observer) {
    return new Redaction(cards, observer).forgetByUrns(flat(cards, observer));
  }

  private static Belief flat(CardAccess cards, int observer) {
    Belief belief = cards.beliefs().of(observer);
    return belief.isFlat ? belief : cards.numbers().anything;
  }
}
