package games.kumite.journey.action;

import games.kumite.journey.card.TriggerContext;
import games.kumite.spi.IntList;

/**
 * A pilgrim that may take an action.
 *
 * @param pilgrim the pilgrim
 * @param source the source of the action
 */
public record PilgrimAction(int pilgrim, Source source) implements TriggerContext<PilgrimAction> {

  /** The source of an action. */
  public enum Source {
    /** An AP of its own activation. */
    OWN,
    /** Another pilgrim's card, outside of its own activation (JW-RUL-102). */
    GRANTED
  }

  @Override
  public int by() {
    return pilgrim;
  }

  @Override
  public IntList played() {
    return IntList.NONE;
  }

  @Override
  public PilgrimAction withPlayed(int note) {
    return this;
  }
}
