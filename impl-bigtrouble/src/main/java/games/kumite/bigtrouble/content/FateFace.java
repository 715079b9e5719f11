package games.kumite.bigtrouble.content;

/** A face of a fate die. */
public enum FateFace {
  DOUBLE_BODY, DOUBLE_MIND, DOUBLE_SPIRIT,
  /** The dragon spell (BT-FAT-08). */
  WILD,
  SUCCESS, TWO_SUCCESSES;

  /** Returns whether it can be taken and slotted (BT-FAT-03, BT-FAT-08). */
  public boolean isSlotted() {
    return this != SUCCESS && this != TWO_SUCCESSES;
  }

  /** Returns the successes that it adds to a roll (BT-FAT-09), 0 for one that is slotted. */
  public int successes() {
    return this == SUCCESS ? 1 : this == TWO_SUCCESSES ? 2 : 0;
  }

  /** Returns whether the slot of the fate track does nothing for this face (BT-FAT-13). */
  public boolean isHarmless() {
    return ordinal() < WILD.ordinal();
  }
}
