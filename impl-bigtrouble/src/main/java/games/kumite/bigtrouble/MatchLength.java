package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.PlayerCountEntry;

/**
 * The bound of the length of a match: the threat, which rises in every round of the shipped content. In Act I each card
 * except the first moves it by 1 at least, in Act II each round does. Only two abilities, each used once in an act,
 * move it back.
 */
final class MatchLength {

  private static final int MAX_THREAT = 20;
  private static final int MAX_BACK = 2;
  private static final int ROUNDS_OF_ACT_ONE = 1 + MAX_THREAT + MAX_BACK;
  private static final int ROUNDS_OF_ACT_TWO = MAX_THREAT + MAX_BACK;

  /**
   * The greatest number of decisions of a turn. A hero has at most 5 dice, a fate die or two and Dragon Spells; each is
   * slotted once, and all of them give less than 60 points to move. A token is triggered at most twice for each die, 20
   * crates are peeked at and opened once, 38 items are used once and change hands once, and each of 8 kinds is offered
   * to and asked of three others. The consequences of each of these are a few more decisions.
   */
  private static final int DECISIONS_OF_A_TURN = 1000;

  /**
   * The greatest number of decisions of a round outside turns: 35 enemies with two ties each, defense rolls, items,
   * effects.
   */
  private static final int DECISIONS_BESIDE_TURNS = 500;

  private static final int DECISIONS_OF_SETUP = 100;

  /** The greatest number of decisions of a match. */
  static final int MAX_DECISIONS = DECISIONS_OF_SETUP + (ROUNDS_OF_ACT_ONE + ROUNDS_OF_ACT_TWO)
      * (PlayerCountEntry.MAX * DECISIONS_OF_A_TURN + DECISIONS_BESIDE_TURNS);

  private MatchLength() {}
}
