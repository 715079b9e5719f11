package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * An entry of {@code minions}: a type of minion with both its cards.
 *
 * @param id the id
 * @param abbreviation two letters, in lists of enemies
 * @param name the name
 * @param level its place in the chain of substitution (BT-BTC-10), from 1
 * @param figures the number of miniatures
 * @param normal the normal card
 * @param hard the hard card
 */
public record Minion(
    String id,
    @Range(min = 2, max = 2) String abbreviation,
    @Range(min = 1, max = 60) String name,
    @Range(min = 1, max = 7) int level,
    @Range(min = 1, max = 9) int figures,
    Statistics normal,
    Statistics hard) {

  /** The number of types of minions (BT-BTC-10). */
  public static final int TYPES = 7;

  /**
   * The values on a minion's card.
   *
   * @param move the spaces it moves
   * @param attack the damage it deals
   * @param range the reach of its attack
   * @param defense the successes that hit it
   * @param chi the chi for a kill
   * @param audacity the audacity for a kill
   */
  public record Statistics(
      @Range(min = 0, max = 9) int move,
      @Range(min = 0, max = 20) int attack,
      AttackRange range,
      @Range(min = 1, max = 9) int defense,
      @Range(min = 0, max = 9) int chi,
      @Default("0") @Range(min = 0, max = 9) int audacity) {}
}
