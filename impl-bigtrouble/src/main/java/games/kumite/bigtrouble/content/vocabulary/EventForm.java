package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.spi.content.Grammar.Found;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The written form of a kind of quest event, which its record declares.
 *
 * @param example the form, for messages
 * @param pattern a regular expression for the text before the effects
 * @param failure whether effects of a failure may follow
 * @param reader creates the event
 */
public record EventForm(String example, String pattern, Failure failure, Reader reader) {

  /** The greatest number of enemies or requirements of an event. */
  private static final int MAX = 12;

  /** Whether an event can be failed. */
  public enum Failure { POSSIBLE, NEVER }

  /** A function that creates an event. */
  @FunctionalInterface
  public interface Reader {

    /** Returns the event of a text with the groups of the pattern, and the effects after it. */
    QuestEvent read(Found found, Effects done, Effects failed);
  }

  String wholePattern() {
    return pattern + "(?: -> ([^!]*))?" + (failure == Failure.POSSIBLE ? "(?: !(.*))?" : "");
  }

  QuestEvent read(Found found, Vocabulary vocabulary) {
    int groups = Pattern.compile(pattern).matcher("").groupCount();
    return reader.read(found, effects(found, groups + 1, vocabulary),
        failure == Failure.POSSIBLE ? effects(found, groups + 2, vocabulary) : Effects.NONE);
  }

  private static Effects effects(Found found, int group, Vocabulary vocabulary) {
    return found.has(group) ? vocabulary.effects(found.text(group)) : Effects.NONE;
  }

  /**
   * Returns a copy of the enemies or requirements of an event.
   *
   * @throws IllegalArgumentException if they are too many
   */
  public static <E> List<E> few(List<E> parts, Found found) {
    if (parts.size() > MAX) {
      throw new IllegalArgumentException(
          "an event has at most " + MAX + " enemies or requirements, was \"" + found.text() + "\"");
    }
    return List.copyOf(parts);
  }
}
