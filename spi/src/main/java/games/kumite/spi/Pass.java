package games.kumite.spi;

import games.kumite.api.Action;

/** The action that passes, in every window of every game. Its label is the text {@code label.pass}. */
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

  /** Returns the label in the texts of a game. */
  String label(MatchConfig config) {
    return config.texts().text("label.pass");
  }
}
