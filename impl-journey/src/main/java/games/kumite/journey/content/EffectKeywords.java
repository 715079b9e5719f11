package games.kumite.journey.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The words between the brackets of an effect: a constant is written in small letters, with blanks. */
final class EffectKeywords {

  private EffectKeywords() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static String list(List<? extends Enum<?>> constants) {
    List<String> words = new ArrayList<>();
    constants.forEach(constant -> words.add(of(constant)));
    return String.join(", ", words);
  }

  /** Returns the constant that a word means, null if none. */
  static <E extends Enum<E>> @Nullable E find(Class<E> type, String word) {
    for (E constant : type.getEnumConstants()) {
      if (of(constant).equals(word)) {
        return constant;
      }
    }
    return null;
  }

  static <E extends Enum<E>> E one(Class<E> type, String word) {
    E constant = find(type, word);
    if (constant == null) {
      throw new IllegalArgumentException(
          "must be one of " + list(List.of(type.getEnumConstants())) + ", was \"" + word + "\"");
    }
    return constant;
  }

  static <E extends Enum<E>> List<E> several(Class<E> type, String words) {
    List<E> constants = new ArrayList<>();
    for (String word : words.split(", ?", -1)) {
      constants.add(one(type, word));
    }
    return List.copyOf(constants);
  }
}
