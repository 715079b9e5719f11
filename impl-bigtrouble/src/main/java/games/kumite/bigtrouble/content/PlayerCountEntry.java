package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;

/**
 * An entry of {@code players}: the values that depend on the number of players.
 *
 * @param players 1 to 4 (BT-SET-01)
 * @param audacity the first space of the audacity token (BT-SET-03)
 * @param level the level with which heroes begin (BT-SET-13)
 * @param chi the chi with which heroes begin
 * @param companions the companions dealt in all: the same number to each hero, or as the group chooses
 * @param hardMinions the number of types of minions that are hard (BT-SET-31, BT-SET-32)
 * @param keys the keys that open the arena (BT-ACT2-17)
 * @param loPanHealth Lo Pan's health (BT-ACT2-12)
 * @param secondActThreat the first space of the threat token in Act II
 */
public record PlayerCountEntry(
    @Range(min = 1, max = 4) int players,
    @Range(min = 0, max = 98) int audacity,
    @Range(min = 1, max = 6) int level,
    @Range(min = 0, max = 9) int chi,
    @Range(min = 0, max = 8) int companions,
    @Range(min = 0, max = 7) int hardMinions,
    @Range(min = 0, max = 9) int keys,
    @Range(min = 1, max = 40) int loPanHealth,
    @Range(min = 0, max = 98) int secondActThreat) {

  /** The greatest number of players (BT-SET-01). */
  public static final int MAX = 4;
}
