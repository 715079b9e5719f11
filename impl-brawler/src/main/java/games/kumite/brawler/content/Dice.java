package games.kumite.brawler.content;

import games.kumite.api.RandomSource;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * Dice that are rolled together, such as 3d6+20. They always show at least 1.
 *
 * @param count how many dice
 * @param sides the faces of each
 * @param plus what is added to their sum
 * @param half whether the sum is halved, rounded up, before the addition
 */
public record Dice(
    @Range(min = 1, max = 10) int count,
    @Range(min = 1, max = 100) int sides,
    @Range(min = 0, max = 99) @Default("0") int plus,
    @Default("false") boolean half) {

  /**
   * Rolls.
   *
   * @param random where each die comes from
   * @param label what the dice are for
   * @param subject whom they are for, 0 for nobody in particular
   * @return the result, at least 1
   */
  public int roll(RandomSource random, String label, int subject) {
    int sum = random.die(label, subject, sides);
    for (int more = count; more > 1; more--) {
      sum += random.die(label, subject, sides);
    }
    return (half ? sum + 1 >> 1 : sum) + plus;
  }

  /**
   * The dice as a rule book writes them.
   *
   * @return such as {@code 3d6+20}
   */
  @Override
  public String toString() {
    String dice = count + "d" + sides;
    return (half ? "half of " + dice : dice) + (plus == 0 ? "" : "+" + plus);
  }
}
