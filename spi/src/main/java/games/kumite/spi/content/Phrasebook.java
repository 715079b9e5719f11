package games.kumite.spi.content;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * Says for people what things of a vocabulary mean, such as the effects of a card: a phrase for each class of things.
 * Immutable and thread-safe; it holds no texts, so that one serves all languages.
 *
 * <pre>{@code
 * static final Phrasebook<Texts, Effect> EFFECTS = Phrasebook.<Texts, Effect>withDefault((texts, it) -> texts.text("effect." + it.word()))
 *     .with(Draw.class, (texts, it) -> texts.text("effect.draw", it.count()))
 *     .with(Lose.class, (texts, it) -> texts.text("effect.lose", texts.wordText("good", it.good()), it.count()));
 *
 * String said = EFFECTS.say(texts, effect);
 * }</pre>
 *
 * @param <S> who says it, such as the texts of a language
 * @param <T> what is said
 */
public final class Phrasebook<S, T> {

  private final BiFunction<S, T, String> others;
  private final Map<Class<?>, BiFunction<S, T, String>> phrases;

  private Phrasebook(BiFunction<S, T, String> others, Map<Class<?>, BiFunction<S, T, String>> phrases) {
    this.others = others;
    this.phrases = phrases;
  }

  /**
   * A book with one phrase for all.
   *
   * @param others how things are said whose class has no phrase of its own
   * @param <S> who says it
   * @param <T> what is said
   * @return the book
   */
  public static <S, T> Phrasebook<S, T> withDefault(BiFunction<S, T, String> others) {
    return new Phrasebook<>(Objects.requireNonNull(others, "others must not be null"), Map.of());
  }

  /**
   * The same with a phrase for the things of one class.
   *
   * @param type the class itself, such as a record; those that extend it are not meant
   * @param phrase how they are said
   * @param <U> the class
   * @return a book
   * @throws IllegalArgumentException if the class has a phrase already
   */
  public <U extends T> Phrasebook<S, T> with(Class<U> type, BiFunction<S, U, String> phrase) {
    Objects.requireNonNull(phrase, "phrase must not be null");
    Map<Class<?>, BiFunction<S, T, String>> more = new LinkedHashMap<>(phrases);
    if (more.put(type, (by, it) -> phrase.apply(by, type.cast(it))) != null) {
      throw new IllegalArgumentException("there are two phrases for " + type.getSimpleName());
    }
    return new Phrasebook<>(others, more);
  }

  /**
   * Says a thing.
   *
   * @param by who says it
   * @param thing what is said
   * @return the words
   */
  public String say(S by, T thing) {
    return phrases.getOrDefault(thing.getClass(), others).apply(by, thing);
  }
}
