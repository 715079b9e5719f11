package games.kumite.brawler.content;

/** Which dice a table owns. */
public enum DiceType {
  /** Dice of every size. */
  NORMAL,
  /** Six-sided dice alone. */
  D6_ONLY
}
