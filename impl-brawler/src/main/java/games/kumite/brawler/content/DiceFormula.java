package games.kumite.brawler.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * Dice that are rolled together, such as 3d6+20. They always show at least 1.
 *
 * @param count the number of dice
 * @param sides the number of faces of each
 * @param plus the number added to their sum
 * @param half whether the sum is halved, rounded up, before the addition
 */
public record DiceFormula(
    @Range(min = 1, max = 10) int count,
    @Range(min = 1, max = 100) int sides,
    @Range(min = 0, max = 99) @Default("0") int plus,
    @Default("false") boolean half) {

  /**
   * Returns the result of a roll.
   *
   * @param sum the sum of the faces
   * @return the result, at least 1
   */
  public int result(int sum) {
    return (half ? sum + 1 >> 1 : sum) + plus;
  }

  /**
   * Returns the dice in the notation of rule books.
   *
   * @return such as {@code 3d6+20}
   */
  @Override
  public String toString() {
    String dice = count + "d" + sides;
    return (half ? dice + "/2" : dice) + (plus == 0 ? "" : "+" + plus);
  }
}
