package games.kumite.spi.cards.belief;

import org.jspecify.annotations.Nullable;

/** Beliefs of cards looked at from inside, for tests. */
public final class BeliefInspection {

  /** The most urns of a belief. */
  public static final int MAX_URNS = BeliefUpdate.MAX_URNS;

  private BeliefInspection() {}

  /** Returns the number of urns in an observer's belief. */
  public static int urns(CardAccess cards, int viewer) {
    return cards.beliefs().of(viewer).urns();
  }

  /** Returns whether the true faces can be told not to agree with what an observer believes. */
  public static boolean isTruthExcluded(CardAccess cards, int viewer) {
    LayoutNumbers numbers = cards.numbers();
    Belief belief = BeliefUpdate.settled(cards, viewer, BeliefUpdate.MAX_URNS);
    NameFlowSearch search = new NameFlowSearch(belief.names, belief.poured);
    for (int token = 0; token < belief.urnOf.length; token++) {
      if (belief.urnOf[token] != Belief.SETTLED) {
        search.owe(belief.urnOf[token], numbers.nameId(cards.bears(token)));
      }
    }
    return search.run() == NameFlowSearch.Result.NONE;
  }

  /** Returns whether no urn of an observer's belief was filled from another one. */
  public static boolean isFlat(CardAccess cards, int viewer) {
    return cards.beliefs().of(viewer).isFlat;
  }

  /** Returns whether an observer's belief has its faces in order. */
  public static boolean isInOrder(CardAccess cards, int viewer) {
    return cards.beliefs().of(viewer).order != null;
  }

  /** Forgets by the short way, by a flat belief of an observer or, with none, of anybody; null if no world agrees. */
  public static @Nullable RedealPlan forgetFlat(CardAccess cards, int viewer) {
    return new FastRedaction(cards, viewer, flat(cards, viewer)).forget(new Redaction(cards, viewer));
  }

  /** Forgets the same by the long way. */
  public static @Nullable RedealPlan forgetByUrns(CardAccess cards, int viewer) {
    return new Redaction(cards, viewer).forgetByUrns(flat(cards, viewer));
  }

  private static Belief flat(CardAccess cards, int viewer) {
    Belief belief = cards.beliefs().of(viewer);
    return belief.isFlat ? belief : cards.numbers().anything;
  }
}
