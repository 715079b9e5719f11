package games.kumite.tmnt.state;

import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Effect;

/**
 * A part of a card's text, with when it counts.
 *
 * @param clause what is printed
 * @param need when it counts
 */
public record Ability(Clause clause, Need need) {

  /** No text. */
  static final Ability[] NONE = {};

  /** What happens where it counts. */
  public Effect effect() {
    return clause.effect();
  }
}
