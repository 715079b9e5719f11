package games.kumite.journey.action;

import games.kumite.journey.card.Occasion;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Picks;

/**
 * A pilgrim that may take an action.
 *
 * @param pilgrim the pilgrim
 * @param source the source of the action
 * @param sequel the sequel, without the rest of an activation
 */
public record Act(int pilgrim, Source source, Sequel sequel) implements Occasion<Act> {

  /** The source of an action. */
  public enum Source {
    /** An AP of its own activation. */
    OWN,
    /** Another pilgrim's card, outside of its own activation (JW-RUL-102). */
    GRANTED
  }

  /** Creates an action without a known sequel. */
  public Act(int pilgrim, Source source) {
    this(pilgrim, source, Sequel.NONE);
  }

  @Override
  public int by() {
    return pilgrim;
  }

  @Override
  public int on() {
    return pilgrim;
  }

  @Override
  public Picks played() {
    return Picks.NONE;
  }

  @Override
  public Act and(int note) {
    return this;
  }
}
