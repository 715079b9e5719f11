package games.kumite.spi.console;

import games.kumite.api.Match;
import games.kumite.api.learn.Encoding;
import java.util.Set;

/**
 * The words of a match's notations, of every decision and not only of the pending one.
 *
 * @param verbs the first words of notations
 * @param keywords the other words that are neither ids nor numbers
 */
record Vocabulary(Set<String> verbs, Set<String> keywords) {

  /** Returns the words of a match; a game without an encoding has no verbs. */
  static Vocabulary of(Match match) {
    return new Vocabulary(verbs(match), Set.copyOf(match.keywords()));
  }

  private static Set<String> verbs(Match match) {
    try {
      return Set.copyOf(Encoding.of(match).verbs());
    } catch (UnsupportedOperationException noEncoding) {
      return Set.of();
    }
  }
}
