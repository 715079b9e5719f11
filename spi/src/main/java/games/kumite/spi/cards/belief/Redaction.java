package games.kumite.spi.cards.belief;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A redaction: removes everything from a copy that one viewer cannot know, and prepares to deal it again.
 *
 * <p>The result depends only on what the viewer has seen. Hands that it cannot look into are put in a canonical order,
 * and cards that look alike are numbered again. Unknown faces are those of one possible world, the same whatever the
 * true one was. Of the knowledge of others, what they see now remains, and what they and this viewer have seen
 * together.
 */
public final class Redaction {

  private final CardAccess cards;
  private final LayoutNumbers layout;
  private final int viewer;

  /** Prepares a redaction for a viewer. */
  public Redaction(CardAccess cards, int viewer) {
    this.cards = cards;
    this.layout = cards.numbers();
    this.viewer = viewer;
  }

  /** Redacts the cards, and returns the plan to deal them again. */
  public RedealPlan forget() {
    Belief belief = cards.beliefs().of(viewer);
    RedealPlan plan = forget(belief.isFlat ? belief : BeliefUpdate.settled(cards, viewer, BeliefUpdate.MAX_URNS));
    for (int urns = BeliefUpdate.MAX_URNS / 2; plan == null && urns > 0; urns /= 2) {
      plan = forget(BeliefUpdate.settled(cards, viewer, urns)); // the search for a world took too long
    }
    if (plan == null) {
      plan = forget(layout.anything); // the kit has exchanged faces that the viewer can tell apart
    }
    if (plan == null) {
      throw new IllegalStateException("the faces of the cards are not all different");
    }
    return plan;
  }

  /** Redacts by a belief; returns null, and does nothing, if no world agrees with it. */
  private @Nullable RedealPlan forget(Belief belief) {
    RedealPlan plan = belief.isFlat && cards.isNarrow() ? new FastRedaction(cards, viewer, belief).forget(this)
        : forgetByUrns(belief);
    if (plan != null) {
      cards.setBeliefs(Beliefs.all(layout.anything, layout.seats() + 1).with(viewer, belief));
    }
    return plan;
  }

  /** Redacts by any belief, pool by pool. */
  @Nullable RedealPlan forgetByUrns(Belief belief) {
    Pools urns = Pools.of(cards, viewer, belief);
    if (urns == null) {
      return null;
    }
    for (int zone = 0; zone < layout.zones(); zone++) {
      forgetOthers(zone);
      if (layout.isBlind(zone, viewer)) {
        arrange(zone, belief);
      }
    }
    return urns.plan();
  }

  /** Reduces the viewers who know a card to those who see it there, or to all viewers if all have seen it together. */
  private void forgetOthers(int zone) {
    int self = 1 << viewer;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      int known = cards.knownBy(token) & self;
      boolean isPublic = known != 0 && cards.isPublic(token);
      cards.setKnownBy(token, layout.seers(zone) | known | (isPublic ? layout.everybody : 0), isPublic);
    }
    cards.countStrays(zone);
  }

  /** Puts known cards first, by name, then the others, pool by pool. */
  void arrange(int zone, Belief belief) {
    int count = cards.count(zone);
    long[] keys = new long[count];
    int filled = 0;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      boolean isKnown = cards.isKnown(token, viewer);
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
