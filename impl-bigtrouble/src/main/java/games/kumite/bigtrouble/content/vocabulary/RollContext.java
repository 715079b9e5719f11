package games.kumite.bigtrouble.content.vocabulary;

/** The rolls to which an effect applies. */
public enum RollContext implements KeywordConstant {
  COMBAT("combat"),
  SKILL("skill"),
  DEFENSE("defense"),
  ALL("all");

  private final String word;

  RollContext(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /** Returns whether a roll of a given context is included. */
  public boolean covers(RollContext roll) {
    return this == ALL || this == roll;
  }
}
