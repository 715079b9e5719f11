package games.kumite.journey.content;

/** What becomes of a card. */
public enum Kind {
  /** Discarded after use. */
  ONE_TIME,
  /** Kept after use (JW-RUL-62). */
  PERMANENT,
  /** Active as long as it is there: corruption. */
  CONTINUOUS,
  /** A demon card that spawns (JW-GAT-04). */
  REINFORCEMENT,
  /** A demon card of a single demon (JW-GAT-07). */
  UNIQUE,
  /** A demon card that stays face up for a time (JW-GAT-08). */
  SPECIAL
}
