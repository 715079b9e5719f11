package games.kumite.api.bot;

import java.util.Locale;

/** What a searching bot tries to reach. */
enum Objective {
  /** To win: a win counts 1, a draw a half, a loss nothing. */
  RESULT(0),
  /** As many points as possible, whoever has more: for games that are played for stakes. */
  SCORE(1),
  /**
   * Half the result, half the score: a win is worth most, and who cannot win yet still sees which way is up. Where
   * playouts are cut off the game's estimate shows the way, and the score counts a twentieth.
   */
  BOTH(0.5);

  private final double scoreWeight;

  Objective(double scoreWeight) {
    this.scoreWeight = scoreWeight;
  }

  /** The share of the score in the reward; the rest is the result's. */
  double scoreWeight() {
    return scoreWeight;
  }

  /**
   * An aim by its word.
   *
   * @param word the aim's name in lower case, such as {@code score}
   * @return the aim
   * @throws IllegalArgumentException if it is no such word
   */
  static Objective parse(String word) {
    for (Objective aim : values()) {
      if (aim.word().equals(word)) {
        return aim;
      }
    }
    throw new IllegalArgumentException("an aim must be result, score or both, was " + word);
  }

  /**
   * This aim as a word.
   *
   * @return the name in lower case
   */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
