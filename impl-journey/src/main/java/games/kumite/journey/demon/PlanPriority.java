package games.kumite.journey.demon;

/** The purpose of a demon's plan, the highest priority first (JW-AI-03). */
public enum PlanPriority {
  /** Priority 1: attack Tripitaka, or the pilgrim in his place (JW-AI-04). */
  ATTACK_QUARRY,
  /** Priority 2: attack others and end nearer to him (JW-AI-05). */
  ATTACK_ON_THE_WAY,
  /** Priority 3: attack others (JW-AI-06). */
  ATTACK_OTHERS,
  /** Priority 4: move toward him (JW-AI-07). */
  APPROACH,
  /** No possible plan. */
  NOTHING
}
