package games.kumite.bigtrouble.content.vocabulary;

/** A face of an action die, or an attribute that a price or a requirement demands. */
public enum Attribute implements KeywordConstant {
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
