package games.kumite.bigtrouble.content.vocabulary;

/**
 * The place of an effect.
 *
 * @param kind the way to find the place
 * @param space the space's id, empty unless the kind is {@link Kind#SPACE}
 */
public record EffectPlace(Kind kind, String space) {

  /** The way to find a place. */
  public enum Kind implements KeywordConstant {
    /** The space of self. */
    HERE("here"),
    /** Any street space. */
    STREET("street"),
    /** Any space of the same lair level. */
    LEVEL("level"),
    /** A space next to self, over an open border or a red line. */
    NEXT("adj"),
    /** The space of the enemy that the text is printed on. */
    AT("at"),
    /** A space by its id. */
    SPACE(""),
    /** Nowhere: the effect names no place. */
    NONE("");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }

    /** Returns the acts in which there may be such a place. */
    TextSource.Acts acts() {
      return this == STREET ? TextSource.Acts.FIRST : this == LEVEL ? TextSource.Acts.SECOND : TextSource.Acts.BOTH;
    }
  }

  /** The absence of a place. */
  public static final EffectPlace NONE = new EffectPlace(Kind.NONE, "");

  static EffectPlace parse(String text) {
    for (Kind kind : Kind.values()) {
      if (!kind.word.isEmpty() && kind.word.equals(text)) {
        return new EffectPlace(kind, "");
      }
    }
    if (!text.matches("[A-Z][A-Za-z0-9-]*")) {
      throw new IllegalArgumentException(
          "there is no place \"" + text + "\"; known are here, street, level, adj, at and the ids of spaces");
    }
    return new EffectPlace(Kind.SPACE, text);
  }

  @Override
  public String toString() {
    return kind == Kind.SPACE ? space : kind.word;
  }
}
