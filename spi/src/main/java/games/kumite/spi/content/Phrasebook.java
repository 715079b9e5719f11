package games.kumite.spi.content;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * A phrasebook that describes things of a vocabulary to players, such as the effects of a card, with a phrase for each
 * class of things. Immutable and thread-safe; it holds no texts, so that one serves all languages.
 *
 * <pre>{@code
 * static final Phrasebook<Texts, Effect> EFFECTS = Phrasebook
 *     .<Texts, Effect>withDefault((texts, it) -> texts.text("effect." + it.word()))
 *     .with(Draw.class, (texts, it) -> texts.text("effect.draw", it.count()))
 *     .with(Lose.class, (texts, it) -> texts.text("effect.lose", texts.wordText("good", it.good()), it.count()));
 *
 * String said = EFFECTS.say(texts, effect);
 * }</pre>
 *
 * @param <S> the source of the words, such as the texts of a language
 * @param <T> the described things
 */
public final class Phrasebook<S, T> {

  private final BiFunction<S, T, String> others;
  private final Map<Class<?>, BiFunction<S, T, String>> phrases;

  private Phrasebook(BiFunction<S, T, String> others, Map<Class<?>, BiFunction<S, T, String>> phrases) {
    this.others = others;
    this.phrases = phrases;
  }

  /**
   * Returns a phrasebook with one phrase for all things.
   *
   * @param others the phrase for things whose class has no phrase of its own
   * @param <S> the source of the words
   * @param <T> the described things
   * @return the book
   */
  public static <S, T> Phrasebook<S, T> withDefault(BiFunction<S, T, String> others) {
    return new Phrasebook<>(Objects.requireNonNull(others, "others must not be null"), Map.of());
  }

  /**
   * Returns a copy with a phrase for the things of one class.
   *
   * @param type the class itself, such as a record; subclasses are not included
   * @param phrase the phrase
   * @param <U> the class
   * @return the copy
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
   * Returns the phrase for a thing.
   *
   * @param by the source of the words
   * @param thing the thing
   * @return the phrase
   */
  public String say(S by, T thing) {
    return phrases.getOrDefault(thing.getClass(), others).apply(by, thing);
  }
}
