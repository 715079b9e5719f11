package games.kumite.tmnt.content;

/** A type of card. */
public enum CardType {
  MONSTER, ENHANCER, WANDERING, TRAP, STANCE, KATA, ALLY,
  ITEM, ONE_SHOT, LEVEL_CARD, SPECIAL, CHARACTER;

  /** Returns whether a card of this type is an Item (MT-TRE-01, MT-ONE-05, MT-RUL-26). */
  public boolean isItem() {
    return this == ITEM || this == ONE_SHOT;
  }

  /**
   * Returns whether copies of such a card need not be told apart. Of the other types, two copies may be in play and in
   * different states.
   */
  boolean isAlike() {
    return this == STANCE || this == WANDERING;
  }
}
