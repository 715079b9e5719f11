package games.kumite.tmnt.content;

/** What a card is. */
public enum CardType {
  MONSTER, ENHANCER, WANDERING, TRAP, STANCE, KATA, ALLY,
  ITEM, ONE_SHOT, LEVEL_CARD, SPECIAL, CHARACTER;

  /** Returns whether a card of this type is an Item (MT-TRE-01, MT-ONE-05, MT-RUL-26). */
  public boolean isItem() {
    return this == ITEM || this == ONE_SHOT;
  }

  /** Returns whether nobody needs to tell copies of such a card apart: of the others two may be in play, and in different states. */
  boolean isAlike() {
    return this == STANCE || this == WANDERING;
  }
}
