package games.kumite.spi.cards;

import games.kumite.spi.marks.Shared;
import java.util.Arrays;

/** What all observers can tell about the cards that they do not know. Immutable. */
@Shared
final class Beliefs {

  private final Belief[] byObserver;

  /** For every observer all cards of a family are in the one urn. */
  final boolean arePlain;

  private Beliefs(Belief[] byObserver) {
    this.byObserver = byObserver;
    boolean plain = true;
    for (Belief belief : byObserver) {
      plain &= belief.isPlain;
    }
    arePlain = plain;
  }

  static Beliefs all(Belief belief, int observers) {
    Belief[] same = new Belief[observers];
    Arrays.fill(same, belief);
    return new Beliefs(same);
  }

  Belief of(int observer) {
    return byObserver[observer];
  }

  Beliefs with(int observer, Belief belief) {
    Belief[] changed = byObserver.clone();
    changed[observer] = belief;
    return new Beliefs(changed);
  }
}
