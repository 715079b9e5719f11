package games.kumite.journey.demon;

/** What a plan of a demon is for, the highest first (JW-AI-03). */
public enum Priority {
  /** Priority 1: attack Tripitaka, or whoever takes his place (JW-AI-04). */
  ATTACK_QUARRY,
  /** Priority 2: attack others and end nearer to him (JW-AI-05). */
  ATTACK_ON_THE_WAY,
  /** Priority 3: attack others (JW-AI-06). */
  ATTACK_OTHERS,
  /** Priority 4: move toward him (JW-AI-07). */
  APPROACH,
  /** There is nothing that it can do. */
  NOTHING
}
