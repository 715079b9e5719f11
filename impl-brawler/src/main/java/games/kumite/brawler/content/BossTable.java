package games.kumite.brawler.content;

import java.util.List;

/**
 * The Boss Trait Table: a boss's rank alone gives its values (BR-RND-01).
 *
 * @param jack the values of the four Jacks
 * @param queen the values of the four Queens
 * @param king the values of the four Kings
 */
public record BossTable(BossTraits jack, BossTraits queen, BossTraits king) {

  /**
   * Returns the lines of the table.
   *
   * @return Jack, Queen, King
   */
  public List<BossTraits> byRank() {
    return List.of(jack, queen, king);
  }
}
