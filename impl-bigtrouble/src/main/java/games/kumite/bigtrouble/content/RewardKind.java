package games.kumite.bigtrouble.content;

/** The kinds of level rewards (BT-UPG-04). */
public enum RewardKind {
  /** A new upgrade card, normal side up. */
  UPGRADE,
  /** An owned upgrade card is flipped to its epic side. */
  FLIP,
  /** One more action die. */
  DIE
}
