package games.kumite.spi.console.text;

import games.kumite.api.Match;
import games.kumite.api.learn.Encoding;
import java.util.List;

/**
 * The words of a match's notations, of every decision and not only of the pending one.
 *
 * @param verbs the first words of notations
 * @param keywords the other words that are neither ids nor numbers
 */
record Vocabulary(List<String> verbs, List<String> keywords) {

  /** Returns the words of a match; a game without an encoding has no verbs. */
  static Vocabulary of(Match match) {
    return new Vocabulary(verbs(match), match.keywords());
  }

  private static List<String> verbs(Match match) {
    try {
      return Encoding.of(match).verbs();
    } catch (UnsupportedOperationException noEncoding) {
      return List.of();
    }
  }
}
