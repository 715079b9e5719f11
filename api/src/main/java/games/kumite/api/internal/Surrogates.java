package games.kumite.api.internal;

/** A check for halves of surrogate pairs, which UTF-8 cannot encode: a file would hold another text. */
public final class Surrogates {

  private Surrogates() {}

  /**
   * Returns whether a text has a surrogate without its other half.
   *
   * @param text any text
   * @return true if UTF-8 cannot encode the text
   */
  public static boolean hasUnpaired(String text) {
    return text.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE);
  }
}
