package games.kumite.brawler.content;

/**
 * The file of dice: the set of each type.
 *
 * @param normal for a table that owns every size
 * @param d6Only for a table that owns six-sided dice alone
 */
public record DiceTable(DiceSet normal, DiceSet d6Only) {

  /**
   * Returns the set of one type.
   *
   * @param type the kind of dice that the table owns
   * @return its set
   */
  public DiceSet with(DiceType type) {
    return type == DiceType.NORMAL ? normal : d6Only;
  }
}
