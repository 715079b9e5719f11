package games.kumite.spi.content;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The forms that texts of a vocabulary may have, such as what a card does in the words of a ledger, and what they mean.
 * Immutable and thread-safe.
 *
 * <pre>{@code
 * static final Grammar<Effect> EFFECTS = Grammar.<Effect>of("there is no effect \"%s\"")
 *     .form("draw ([1-9])", found -> new Draw(found.number(1)))
 *     .form("lose (GOLD|CHI)(?: ([1-9]))?", found -> new Lose(found.word(1, Good.class), found.has(2) ? found.number(2) : 1));
 *
 * Effect effect = EFFECTS.read("lose GOLD 3");
 * }</pre>
 *
 * @param <T> what a text means
 */
public final class Grammar<T> {

  private final String complaint;
  private final List<Form<T>> forms;

  /** A form and its meaning. */
  private record Form<T>(Pattern pattern, Function<Found, ? extends T> meaning) {}

  private Grammar(String complaint, List<Form<T>> forms) {
    this.complaint = complaint;
    this.forms = forms;
  }

  /**
   * A grammar without any form.
   *
   * @param complaint what is said of a text that has none of the forms; {@code %s} stands for the text, of which a long one
   *     is cut off
   * @param <T> what a text means
   * @return the grammar
   */
  public static <T> Grammar<T> of(String complaint) {
    return new Grammar<>(Objects.requireNonNull(complaint, "complaint must not be null"), List.of());
  }

  /**
   * The same with one form more, which is tried after the others.
   *
   * @param pattern a regular expression for the whole text
   * @param meaning what such a text means; it may refuse it by an {@link IllegalArgumentException}
   * @return a grammar
   * @throws java.util.regex.PatternSyntaxException if the pattern is none
   */
  public Grammar<T> form(String pattern, Function<Found, ? extends T> meaning) {
    Form<T> form = new Form<>(Pattern.compile(pattern), Objects.requireNonNull(meaning, "meaning must not be null"));
    return new Grammar<>(complaint, Stream.concat(forms.stream(), Stream.of(form)).toList());
  }

  /**
   * Reads a text.
   *
   * @param text the text
   * @return what it means by the first form that it has
   * @throws IllegalArgumentException if it has none of the forms, or its meaning is refused
   */
  public T read(String text) {
    for (Form<T> form : forms) {
      Matcher matcher = form.pattern.matcher(text);
      if (matcher.matches()) {
        return form.meaning.apply(new Found(matcher));
      }
    }
    throw new IllegalArgumentException(String.format(complaint, ContentWords.printable(text)));
  }

  /** What a form has found in a text, by the number of the group in its pattern. Used during one reading. */
  public static final class Found {

    private final Matcher matcher;

    private Found(Matcher matcher) {
      this.matcher = matcher;
    }

    /**
     * The whole text.
     *
     * @return as it was read
     */
    public String text() {
      return matcher.group();
    }

    /**
     * Whether a group has found anything.
     *
     * @param group its number, from 1
     * @return false if it is optional and missing
     */
    public boolean has(int group) {
      return matcher.group(group) != null;
    }

    /**
     * A part of the text.
     *
     * @param group its number, from 1
     * @return what the group has found, empty if it is missing
     */
    public String text(int group) {
      return has(group) ? matcher.group(group) : "";
    }

    /**
     * A number of the text.
     *
     * @param group its number, from 1
     * @return what the group has found, which may have a sign
     * @throws IllegalArgumentException if that is no whole number of an {@code int}
     */
    public int number(int group) {
      return Integer.parseInt(text(group));
    }

    /**
     * A constant that the text names as the code does.
     *
     * @param group its number, from 1
     * @param type the enum
     * @param <E> the enum
     * @return the constant
     * @throws IllegalArgumentException if there is none of that name
     */
    public <E extends Enum<E>> E word(int group, Class<E> type) {
      return Enum.valueOf(type, text(group));
    }
  }
}
