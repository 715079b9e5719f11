package games.kumite.spi.content;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A grammar of texts with fixed forms, such as what a card does in the words of a ledger, with the meaning of each
 * form. Immutable and thread-safe.
 *
 * <pre>{@code
 * static final Grammar<Effect> EFFECTS = Grammar.<Effect>of("there is no effect \"%s\"")
 *     .form("draw ([1-9])", found -> new Draw(found.number(1)))
 *     .form("lose (GOLD|CHI)(?: ([1-9]))?",
 *         found -> new Lose(found.word(1, Good.class), found.has(2) ? found.number(2) : 1));
 *
 * Effect effect = EFFECTS.read("lose GOLD 3");
 * }</pre>
 *
 * @param <T> the meaning of a text
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
   * Returns a grammar without forms.
   *
   * @param complaint the error for a text of no form; {@code %s} stands for the text, shortened if it is long
   * @param <T> the meaning of a text
   * @return the grammar
   */
  public static <T> Grammar<T> of(String complaint) {
    return new Grammar<>(Objects.requireNonNull(complaint, "complaint must not be null"), List.of());
  }

  /**
   * Returns a copy with a further form, which is tried after the others.
   *
   * @param pattern a regular expression for the whole text
   * @param meaning returns the meaning of such a text; may refuse it by an {@link IllegalArgumentException}
   * @return a grammar
   * @throws java.util.regex.PatternSyntaxException if the pattern is invalid
   */
  public Grammar<T> form(String pattern, Function<Found, ? extends T> meaning) {
    Form<T> form = new Form<>(Pattern.compile(pattern), Objects.requireNonNull(meaning, "meaning must not be null"));
    return new Grammar<>(complaint, Stream.concat(forms.stream(), Stream.of(form)).toList());
  }

  /**
   * Parses a text.
   *
   * @param text the text
   * @return its meaning by the first form that matches
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

  /** The groups that a form has matched in a text, by their numbers in the pattern. Used during one parsing. */
  public static final class Found {

    private final Matcher matcher;

    private Found(Matcher matcher) {
      this.matcher = matcher;
    }

    /**
     * Returns the whole text.
     *
     * @return the text as it was given
     */
    public String text() {
      return matcher.group();
    }

    /**
     * Returns whether a group has matched.
     *
     * @param group its number, from 1
     * @return false if it is optional and missing
     */
    public boolean has(int group) {
      return matcher.group(group) != null;
    }

    /**
     * Returns a part of the text.
     *
     * @param group its number, from 1
     * @return the text of the group, empty if it is missing
     */
    public String text(int group) {
      return has(group) ? matcher.group(group) : "";
    }

    /**
     * Returns a number of the text.
     *
     * @param group its number, from 1
     * @return the number, possibly with a sign
     * @throws IllegalArgumentException if it is not an {@code int}
     */
    public int number(int group) {
      return Integer.parseInt(text(group));
    }

    /**
     * Returns an enum constant that the text names.
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
