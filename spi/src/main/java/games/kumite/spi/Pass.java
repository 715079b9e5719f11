package games.kumite.spi;

import games.kumite.api.Action;

/** The action that does nothing, in every window of every game. */
public enum Pass implements Action {
  /** The pass. */
  PASS;

  @Override
  public String notation() {
    return "pass";
  }

  @Override
  public String label() {
    return "Pass";
  }
}
