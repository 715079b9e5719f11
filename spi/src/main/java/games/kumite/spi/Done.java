package games.kumite.spi;

import games.kumite.api.Action;

/** The action that ends a selection, in every game. */
public enum Done implements Action {
  /** The end. */
  DONE;

  @Override
  public String notation() {
    return "done";
  }

  @Override
  public String label() {
    return "Done";
  }

  /** Returns the label in the texts of a game. */
  String label(MatchConfig config) {
    return config.texts().text("label.done");
  }
}
