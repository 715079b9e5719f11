package games.kumite.bigtrouble.content.vocabulary;

/** The rolls that an effect is about. */
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

  /** Returns whether a roll of that context is meant. */
  public boolean covers(Context roll) {
    return this == ALL || this == roll;
  }
}
