package games.kumite.brawler.content;

/** A kind of dice set that a table owns. */
public enum DiceType {
  /** Dice of every size. */
  NORMAL,
  /** Six-sided dice alone. */
  D6_ONLY
}
