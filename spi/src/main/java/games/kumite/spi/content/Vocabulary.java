package games.kumite.spi.content;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words that content may use in one place: constants of an enum, or records of a sealed interface. */
final class Vocabulary {

  private static final ClassValue<Map<String, Object>> WORDS = new ClassValue<>() {
    @Override
    protected Map<String, Object> computeValue(Class<?> type) {
      Map<String, Object> words = new LinkedHashMap<>();
      add(type, words);
      return Collections.unmodifiableMap(words);
    }
  };

  private Vocabulary() {}

  /** Returns each word with its constant or record class, in the order of the code. */
  static Map<String, Object> words(Class<?> type) {
    return WORDS.get(type);
  }

  /** Returns each word of several records or vocabularies. */
  static Map<String, Object> of(List<? extends Class<?>> types) {
    Map<String, Object> words = new LinkedHashMap<>();
    types.forEach(type -> add(type, words));
    return Collections.unmodifiableMap(words);
  }

  private static void add(Class<?> type, Map<String, Object> words) {
    if (type.isEnum()) {
      for (Object constant : type.getEnumConstants()) {
        put(words, ContentWords.of((Enum<?>) constant), constant);
      }
    } else if (type.isRecord()) {
      put(words, ContentWords.of(type), type);
    } else if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        add(permitted, words);
      }
    } else {
      throw new IllegalStateException(
          "a word of content must be a record or an enum's constant, not " + type.getName());
    }
  }

  private static void put(Map<String, Object> words, String word, Object meant) {
    if (words.put(word, meant) != null) {
      throw new IllegalStateException("two words of a vocabulary are " + word);
    }
  }
}
