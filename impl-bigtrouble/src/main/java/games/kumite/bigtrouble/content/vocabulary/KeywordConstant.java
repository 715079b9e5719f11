package games.kumite.bigtrouble.content.vocabulary;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A constant that texts name by a word. */
public interface KeywordConstant {

  /** Returns the word. */
  String word();

  /**
   * Returns the constant of a word.
   *
   * @throws IllegalArgumentException if there is none; it lists the known ones
   */
  static <E extends Enum<E> & KeywordConstant> E of(Class<E> type, String kind, String word) {
    for (E constant : type.getEnumConstants()) {
      if (constant.word().equals(word)) {
        return constant;
      }
    }
    throw new IllegalArgumentException("there is no " + kind + " \"" + word + "\"; known are "
        + Arrays.stream(type.getEnumConstants()).map(KeywordConstant::word).collect(Collectors.joining(", ")));
  }
}
