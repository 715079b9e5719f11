package games.kumite.spi;

/** The action that ends a selection, in every game. */
public enum Done implements Labelled {
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

  @Override
  public String label(Start start) {
    return start.texts().text("label.done");
  }
}
