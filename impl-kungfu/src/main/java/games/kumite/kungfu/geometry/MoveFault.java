package games.kumite.kungfu.geometry;

/** A reason why a straight move may not be made (KF-RUL-14, KF-RUL-37, KF-RUL-54). */
public enum MoveFault {
  /** The centre would travel too far. */
  TOO_FAR,
  /** The base would not be on the table. */
  OFF_TABLE,
  /** There is no such level there. */
  NO_LEVEL,
  /** A BLOCK piece in the way, or a level that is too high. */
  BLOCKED,
  /** A linear piece in the way: it is climbed or jumped, not walked through (KF-LOC-36). */
  LINEAR,
  /** A piece under the base at the end. */
  NOT_CLEAR,
  /** Another figure at the end. */
  OCCUPIED,
  /** A contact with an enemy to whom the mover would come nearer. */
  INTO_ENEMY
}
