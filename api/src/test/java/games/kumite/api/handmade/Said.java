package games.kumite.api.handmade;

import games.kumite.api.Action;

/** An action that is its notation. */
record Said(String notation) implements Action {
  @Override
  public String label() {
    return notation;
  }

  /** Whoever says so. */
  @Override
  public boolean isLowPriority() {
    return notation.startsWith("idle-");
  }
}
