package games.kumite.api.bot.search;

import java.util.Locale;

/** The objective of a searching bot. */
public enum Objective {
  /** Winning: a win counts 1, a draw a half, a loss nothing. */
  RESULT(0),
  /** Points, independent of the other seats' points, as in games that are played for stakes. */
  SCORE(1),
  /**
   * Half the result and half the score. A win is worth most, and a seat that cannot win yet still has a direction. If
   * playouts are cut off, the game's estimate gives the direction, and the score counts a twentieth.
   */
  BOTH(0.5);

  private final double scoreWeight;

  Objective(double scoreWeight) {
    this.scoreWeight = scoreWeight;
  }

  /** Returns the share of the score in the reward; the rest belongs to the result. */
  double scoreWeight() {
    return scoreWeight;
  }

  /**
   * Returns the objective with a word.
   *
   * @param word the name in lower case, such as {@code score}
   * @return the objective
   * @throws IllegalArgumentException if the word is not the name of an objective
   */
  public static Objective parse(String word) {
    for (Objective aim : values()) {
      if (aim.word().equals(word)) {
        return aim;
      }
    }
    throw new IllegalArgumentException("an aim must be result, score or both, was " + word);
  }

  /**
   * Returns the word of this objective.
   *
   * @return the name in lower case
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
