package games.kumite.journey.content;

/** The fate of a card after use. */
public enum CardKind {
  /** A card discarded after use. */
  ONE_TIME,
  /** A card kept after use (JW-RUL-62). */
  PERMANENT,
  /** A card active as long as it is there: corruption. */
  CONTINUOUS,
  /** A demon card that spawns (JW-GAT-04). */
  REINFORCEMENT,
  /** A demon card of a single demon (JW-GAT-07). */
  UNIQUE,
  /** A demon card that stays face up for a time (JW-GAT-08). */
  SPECIAL
}
