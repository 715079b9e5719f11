package games.kumite.bigtrouble.content.vocabulary;

/** The heroes to whom an effect applies. */
public enum EffectTarget implements KeywordConstant {
  /** The acting or owning hero. */
  SELF("self"),
  /** One hero of choice. */
  ANY("any"),
  /** One other hero of choice. */
  OTHER("other"),
  /** Each hero in the space of self. */
  HERE("here"),
  EACH("each"),
  /** Each other hero in the space of self or an adjacent one (BT-RUL-61). */
  NEAR("near"),
  /** Each hero in the Streets. */
  STREETS("streets"),
  UNDERGROUND("underground"),
  /** Each hero in one of the shop zones. */
  SHOPS("shops"),
  L1("L1"),
  L2("L2"),
  L3("L3"),
  /** The hero with the most chi (DEC-38). */
  MAX_CHI("mostChi"),
  /** The hero a showdown card belongs to. */
  OWNER("owner"),
  /** Each hero in the space of the enemy that the text is printed on. */
  AT("at"),
  /** Each hero with a kept item. */
  HOLDERS("holders");

  private final String word;

  EffectTarget(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /** Returns the acts in which it may mean a hero. */
  TextSource.Acts acts() {
    return switch (this) {
      case STREETS, UNDERGROUND, SHOPS -> TextSource.Acts.FIRST;
      case L1, L2, L3 -> TextSource.Acts.SECOND;
      default -> TextSource.Acts.BOTH;
    };
  }
}
