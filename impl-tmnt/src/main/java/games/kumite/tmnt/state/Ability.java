package games.kumite.tmnt.state;

import games.kumite.spi.marks.Shared;
import games.kumite.tmnt.content.Clause;
import games.kumite.tmnt.content.Effect;

/** A part of a card's text, with when it counts. Immutable. */
@Shared
public final class Ability {

  /** No text. */
  static final Ability[] NONE = {};

  /** What is printed. */
  public final Clause clause;
  /** When it counts. */
  public final Need need;

  Ability(Clause clause, Need need) {
    this.clause = clause;
    this.need = need;
  }

  /** What happens where it counts. */
  public Effect effect() {
    return clause.effect();
  }
}
