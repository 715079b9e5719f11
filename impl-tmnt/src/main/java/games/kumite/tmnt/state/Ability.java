package games.kumite.tmnt.state;

import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Effect;

/**
 * A part of a card's text, with the condition under which it counts.
 *
 * @param clause the printed clause
 * @param need the condition under which it counts
 */
public record Ability(Clause clause, ResolvedCondition need) {

  /** The abilities of a card without text. */
  static final Ability[] NONE = {};

  /** Returns the effect that happens if it counts. */
  public Effect effect() {
    return clause.effect();
  }
}
