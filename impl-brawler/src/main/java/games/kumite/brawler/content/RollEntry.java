package games.kumite.brawler.content;

/**
 * One roll of the rule book, with the dice of either type.
 *
 * @param normal the dice of a table that owns every size
 * @param d6Only the dice of a table that owns six-sided ones alone
 */
public record RollEntry(DiceFormula normal, DiceFormula d6Only) {

  /**
   * Returns the dice to roll.
   *
   * @param type the kind of dice that the table owns
   * @return its dice
   */
  public DiceFormula with(DiceType type) {
    return type == DiceType.NORMAL ? normal : d6Only;
  }
}
