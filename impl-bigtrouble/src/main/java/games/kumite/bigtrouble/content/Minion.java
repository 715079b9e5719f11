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
 * @param figures how many miniatures there are
 * @param normal the normal card
 * @param hard the hard card
 */
public record Minion(
    String id,
    @Range(least = 2, most = 2) String abbreviation,
    @Range(least = 1, most = 60) String name,
    @Range(least = 1, most = 7) int level,
    @Range(least = 1, most = 9) int figures,
    Statistics normal,
    Statistics hard) {

  /** The types of minions (BT-BTC-10). */
  public static final int TYPES = 7;

  /**
   * What a minion's card prints.
   *
   * @param move the spaces it moves
   * @param attack the damage it deals
   * @param range how far it attacks
   * @param defense the successes that hit it
   * @param chi the chi for a kill
   * @param audacity the audacity for a kill
   */
  public record Statistics(
      @Range(least = 0, most = 9) int move,
      @Range(least = 0, most = 20) int attack,
      Reach range,
      @Range(least = 1, most = 9) int defense,
      @Range(least = 0, most = 9) int chi,
      @Default("0") @Range(least = 0, most = 9) int audacity) {}
}
