package games.kumite.spi;

/** The action that does nothing, in every window of every game. Its label is the text {@code label.pass}. */
public enum Pass implements Labelled {
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

  @Override
  public String label(Start start) {
    return start.texts().text("label.pass");
  }
}
