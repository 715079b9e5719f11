package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;

/**
 * An entry of {@code players}: what depends on the number of players.
 *
 * @param players 1 to 4 (BT-SET-01)
 * @param audacity where the audacity token begins (BT-SET-03)
 * @param level the level that heroes begin with (BT-SET-13)
 * @param chi the chi that heroes begin with
 * @param companions the companions dealt in all: the same number to each hero, or as the group chooses
 * @param hardMinions how many types of minions are hard (BT-SET-31, BT-SET-32)
 * @param keys the keys that open the arena (BT-ACT2-17)
 * @param loPanHealth Lo Pan's health (BT-ACT2-12)
 * @param secondActThreat where the threat token begins in Act II
 */
public record Players(
    @Range(min = 1, max = 4) int players,
    @Range(min = 0, max = 98) int audacity,
    @Range(min = 1, max = 6) int level,
    @Range(min = 0, max = 9) int chi,
    @Range(min = 0, max = 8) int companions,
    @Range(min = 0, max = 7) int hardMinions,
    @Range(min = 0, max = 9) int keys,
    @Range(min = 1, max = 40) int loPanHealth,
    @Range(min = 0, max = 98) int secondActThreat) {

  /** The most players (BT-SET-01). */
  public static final int MAX = 4;
}
