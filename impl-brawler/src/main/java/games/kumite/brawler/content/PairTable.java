package games.kumite.brawler.content;

import java.util.List;

/**
 * The table of Well Executed Attacks.
 *
 * @param mirror BR-WEX-06
 * @param chain BR-WEX-07
 * @param kindred BR-WEX-08
 */
public record PairTable(PairBonus mirror, PairBonus chain, PairBonus kindred) {

  /**
   * Returns the lines of the table.
   *
   * @return mirror, chain, kindred
   */
  public List<PairBonus> inOrder() {
    return List.of(mirror, chain, kindred);
  }
}
