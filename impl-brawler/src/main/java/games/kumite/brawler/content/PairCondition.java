package games.kumite.brawler.content;

/** A property that two consecutive cards must have in common: the vocabulary of the pair table. */
public enum PairCondition {
  /** Both have the same rank. */
  SAME_RANK {
    @Override
    public boolean fits(int firstSuit, int firstRank, int secondSuit, int secondRank) {
      return firstRank == secondRank;
    }
  },
  /** Their ranks differ by exactly one, an Ace counting as 1, which {@code FaceNumbers} sets (BR-WEX-13). */
  NEIGHBOURING_RANK {
    @Override
    public boolean fits(int firstSuit, int firstRank, int secondSuit, int secondRank) {
      return firstRank - secondRank == 1 || secondRank - firstRank == 1;
    }
  },
  /** Both suits are black, or both are red. */
  SAME_COLOUR {
    @Override
    public boolean fits(int firstSuit, int firstRank, int secondSuit, int secondRank) {
      return Suit.of(firstSuit).colour() == Suit.of(secondSuit).colour();
    }
  };

  /**
   * Returns whether two cards fit.
   *
   * @param firstSuit the suit of the card that was played first, by its place
   * @param firstRank its rank, 1 for an Ace
   * @param secondSuit the suit of the card that was played second, by its place
   * @param secondRank its rank
   * @return true if they are such a pair
   */
  public abstract boolean fits(int firstSuit, int firstRank, int secondSuit, int secondRank);
}
