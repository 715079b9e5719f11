package games.kumite.brawler.content;

/**
 * One roll of the rule book, with the dice of either type.
 *
 * @param normal the dice of a table that owns every size
 * @param d6Only the dice of a table that owns six-sided ones alone
 */
public record Roll(Dice normal, Dice d6Only) {

  /**
   * Returns the dice to roll.
   *
   * @param type the kind of dice that the table owns
   * @return its dice
   */
  public Dice with(DiceType type) {
    return type == DiceType.NORMAL ? normal : d6Only;
  }
}
