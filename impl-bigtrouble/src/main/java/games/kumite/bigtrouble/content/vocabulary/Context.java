package games.kumite.bigtrouble.content.vocabulary;

/** The rolls to which an effect applies. */
public enum Context implements Worded {
  COMBAT("combat"),
  SKILL("skill"),
  DEFENSE("defense"),
  ALL("all");

  private final String word;

  Context(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /** Returns whether a roll of a given context is included. */
  public boolean covers(Context roll) {
    return this == ALL || this == roll;
  }
}
