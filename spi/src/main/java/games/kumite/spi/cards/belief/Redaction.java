package games.kumite.spi.cards.belief;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Takes everything out of a copy that one observer cannot know, and prepares what can be dealt instead.
 *
 * <p>What is left follows from what the observer has seen: hands it cannot look into are put in a canonical
 * order; cards that look alike are numbered again; unknown faces are those of one world among the possible
 * ones, the same whatever the true one was. Of what others know is left: what they see now, and what they
 * and this observer have seen together.
 */
public final class Redaction {

  private final CardAccess cards;
  private final LayoutNumbers layout;
  private final int observer;

  /** Prepares for an observer. */
  public Redaction(CardAccess cards, int observer) {
    this.cards = cards;
    this.layout = cards.numbers();
    this.observer = observer;
  }

  /** Forgets, and returns how the cards can be dealt again. */
  public RedealPlan forget() {
    Belief belief = cards.beliefs().of(observer);
    RedealPlan plan = forget(belief.isFlat ? belief : BeliefUpdate.settled(cards, observer, BeliefUpdate.MAX_URNS));
    for (int urns = BeliefUpdate.MAX_URNS / 2; plan == null && urns > 0; urns /= 2) {
      plan = forget(BeliefUpdate.settled(cards, observer, urns)); // the search for a world was too long
    }
    if (plan == null) {
      plan = forget(layout.anything); // faces were exchanged that the observer knows apart
    }
    if (plan == null) {
      throw new IllegalStateException("the faces of the cards are not all different");
    }
    return plan;
  }

  /** Null, and nothing done, if no world agrees with the belief. */
  private @Nullable RedealPlan forget(Belief belief) {
    RedealPlan plan = belief.isFlat && cards.isNarrow() ? new FastRedaction(cards, observer, belief).forget(this)
        : forgetByUrns(belief);
    if (plan != null) {
      cards.setBeliefs(Beliefs.all(layout.anything, layout.seats() + 1).with(observer, belief));
    }
    return plan;
  }

  /** The same for any belief. */
  @Nullable RedealPlan forgetByUrns(Belief belief) {
    Pools urns = Pools.of(cards, observer, belief);
    if (urns == null) {
      return null;
    }
    for (int zone = 0; zone < layout.zones(); zone++) {
      forgetOthers(zone);
      if (layout.isBlind(zone, observer)) {
        arrange(zone, belief);
      }
    }
    return urns.plan();
  }

  /** Of those who know a card only those are left who see it there, or everybody if all have seen it together. */
  private void forgetOthers(int zone) {
    int self = 1 << observer;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      int known = cards.knownBy(token) & self;
      boolean isPublic = known != 0 && cards.isPublic(token);
      cards.setKnownBy(token, layout.seers(zone) | known | (isPublic ? layout.everybody : 0), isPublic);
    }
    cards.countStrays(zone);
  }

  /** Known cards first, by name; then the others, urn by urn. */
  void arrange(int zone, Belief belief) {
    int count = cards.count(zone);
    long[] keys = new long[count];
    int filled = 0;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      boolean isKnown = cards.isKnown(token, observer);
      long key = isKnown ? (long) layout.nameId(cards.bears(token)) << 16 | cards.knownBy(token)
          : 1L << 32 | belief.urnOf[token];
      keys[filled] = key << 24 | (long) filled << 12 | token;
      filled++;
    }
    if (isSorted(keys)) {
      return;
    }
    Arrays.sort(keys);
    int[] tokens = new int[count];
    for (int i = 0; i < count; i++) {
      tokens[i] = (int) keys[i] & 0xFFF;
    }
    cards.rearrange(zone, tokens);
  }

  private static boolean isSorted(long[] keys) {
    for (int i = 1; i < keys.length; i++) {
      if (keys[i - 1] > keys[i]) {
        return false;
      }
    }
    return true;
  }
}
