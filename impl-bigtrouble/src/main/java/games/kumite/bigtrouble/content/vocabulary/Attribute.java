package games.kumite.bigtrouble.content.vocabulary;

/** What an action die shows, or what a price or a requirement asks for. */
public enum Attribute implements Worded {
  BODY("body"),
  MIND("mind"),
  SPIRIT("spirit"),
  /** Any of the three. */
  ANY("any");

  private final String word;

  Attribute(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }
}
