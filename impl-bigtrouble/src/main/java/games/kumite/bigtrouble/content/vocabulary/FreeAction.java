package games.kumite.bigtrouble.content.vocabulary;

/** The free actions (BT-FRE-01). */
public enum FreeAction implements KeywordConstant {
  TRIGGER("quest token"),
  OPEN_CRATE("crate"),
  USE_ITEM("use item"),
  TRADE("trade"),
  FAST_TRAVEL("fast travel");

  private final String word;

  FreeAction(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }
}
