package games.kumite.spi.content;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The words of a vocabulary, in one list: what is not in it cannot be read. Immutable and thread-safe.
 *
 * <pre>{@code
 * static final Words<Power> POWERS = Words.of("power", List.of(new Heal(), new Strike()));
 *
 * Power power = POWERS.get("heal");
 * }</pre>
 *
 * @param <W> the type of the words
 */
public final class Words<W extends Word> {

  private final String kind;
  private final Map<String, W> words;

  private Words(String kind, Map<String, W> words) {
    this.kind = kind;
    this.words = words;
  }

  /**
   * Returns a vocabulary.
   *
   * @param kind the kind of the words, for messages: {@code effect}
   * @param words the words
   * @param <W> the type of the words
   * @return the vocabulary
   * @throws IllegalArgumentException if two are written alike
   */
  public static <W extends Word> Words<W> of(String kind, Collection<? extends W> words) {
    Map<String, W> byText = new LinkedHashMap<>();
    for (W word : words) {
      if (byText.put(word.word(), word) != null) {
        throw new IllegalArgumentException("there are two words \"" + word.word() + "\"");
      }
    }
    return new Words<>(Objects.requireNonNull(kind, "kind must not be null"), byText);
  }

  /**
   * Returns a vocabulary with further words.
   *
   * @param more the further words
   * @return the vocabulary
   * @throws IllegalArgumentException if two are written alike
   */
  public Words<W> and(Collection<? extends W> more) {
    return of(kind, Stream.concat(words.values().stream(), more.stream()).toList());
  }

  /**
   * Returns the words.
   *
   * @return an immutable list, in the order of declaration
   */
  public List<W> toList() {
    return List.copyOf(words.values());
  }

  /**
   * Returns a word.
   *
   * @param text the word as content writes it
   * @return the word
   * @throws IllegalArgumentException if there is none; it lists the known ones
   */
  public W get(String text) {
    W word = words.get(text);
    if (word == null) {
      throw new IllegalArgumentException("there is no " + kind + " \"" + ContentWords.printable(text) + "\"; known are "
          + String.join(", ", words.keySet()));
    }
    return word;
  }
}
