package games.kumite.brawler.state;

import games.kumite.brawler.content.Suit;
import games.kumite.spi.Texts;
import java.util.List;

/**
 * The 52 faces by number: 0 to 39 are the Damage Cards (SA, S2... S10, CA... D10), 40 to 51 the bosses
 * (JS, QS, KS, JC... KD), both in the order of an unshuffled deck.
 */
public final class FaceNumbers {

  /** The number of suits, and of Damage Decks. */
  public static final int SUITS = 4;
  /** The cards of a Damage Deck (BR-SET-03). */
  public static final int DECK = 10;
  /** The number of Damage Cards, and of the first boss. */
  public static final int DAMAGE_CARDS = SUITS * DECK;
  /** The ranks of bosses. */
  public static final int BOSS_RANKS = 3;
  /** The cards of the Boss Deck (BR-SET-02). */
  public static final int BOSSES = SUITS * BOSS_RANKS;
  /** The number of all cards (BR-SET-01). */
  public static final int ALL = DAMAGE_CARDS + BOSSES;
  /** The rank of an Ace in pairs (BR-WEX-13). */
  public static final int ACE = 1;

  private static final List<String> BOSS_LETTERS = List.of("J", "Q", "K");
  private static final List<String> BOSS_WORDS = List.of("jack", "queen", "king");
  private static final byte[] RANK = new byte[ALL];

  static {
    for (int face = 0; face < ALL; face++) {
      RANK[face] = (byte) (face < DAMAGE_CARDS
          ? ACE + face % DECK : (face - DAMAGE_CARDS) % BOSS_RANKS);
    }
  }

  private FaceNumbers() {}

  /**
   * Returns the rank of a card.
   *
   * @param face any face
   * @return of a Damage Card 1 to 10; of a boss 0 for a Jack, 1 for a Queen, 2 for a King
   */
  public static int rank(int face) {
    return RANK[face];
  }

  /**
   * Returns the suit of a card.
   *
   * @param face any face
   * @return its place, 0 to 3
   */
  public static int suit(int face) {
    return face < DAMAGE_CARDS ? face / DECK : (face - DAMAGE_CARDS) / BOSS_RANKS;
  }

  /**
   * Returns the rank as it is printed.
   *
   * @param face any face
   * @return such as {@code A}, {@code 10} or {@code K}
   */
  public static String printedRank(int face) {
    int rank = rank(face);
    return face >= DAMAGE_CARDS ? BOSS_LETTERS.get(rank) : rank == ACE ? "A" : String.valueOf(rank);
  }

  /**
   * Returns the rank as a word of the table's attributes.
   *
   * @param face any face
   * @return such as {@code ace}, {@code 10} or {@code king}
   */
  public static String rankWord(int face) {
    int rank = rank(face);
    return face >= DAMAGE_CARDS ? BOSS_WORDS.get(rank) : rank == ACE ? "ace" : String.valueOf(rank);
  }

  /**
   * Returns the name of a card.
   *
   * @param face any face
   * @return such as {@code S7} or {@code KS}: suit first for a Damage Card, rank first for a boss
   */
  public static String name(int face) {
    String suit = Suit.of(suit(face)).letter();
    return face < DAMAGE_CARDS ? suit + printedRank(face) : printedRank(face) + suit;
  }

  /**
   * Returns the display name of a card.
   *
   * @param texts the words
   * @param face any face
   * @return such as {@code seven of spades}
   */
  static String label(Texts texts, int face) {
    return texts.text("card", texts.text("rank." + printedRank(face)), texts.text("suit." + Suit.of(suit(face)).letter()));
  }
}
