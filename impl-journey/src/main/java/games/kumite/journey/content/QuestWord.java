package games.kumite.journey.content;

import java.util.Locale;
import java.util.function.Supplier;

/**
 * A word of {@code quests.json}: a special rule or a goal. A record is one word: its components are the fields, its methods
 * all that it does. A new word is one record and its phrase.
 */
public interface QuestWord {

  /** Reports what the word names and the quest has not, and why it could never matter (JW-RUL-136). */
  default void check(QuestCheck quest) {}

  /** Returns the display phrase, given the phrase of the language for the word and its fields. */
  default String phrase(Supplier<String> usual) {
    return usual.get();
  }

  /** Returns the text of a word in content, such as {@code gate-closed}. */
  static String text(Class<?> word) {
    return word.getSimpleName().replaceAll("(?<=.)(?=\\p{Upper})", "-").toLowerCase(Locale.ROOT);
  }
}
