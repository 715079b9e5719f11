package games.kumite.kungfu.geometry;

/** A reason why a straight move may not be made (KF-RUL-14, KF-RUL-37, KF-RUL-54). */
public enum MoveFault {
  /** The centre would travel too far. */
  TOO_FAR,
  /** The base would not be on the table. */
  OFF_TABLE,
  /** There is no such level there. */
  NO_LEVEL,
  /** A BLOCK piece is in the way, or a level that is too high. */
  BLOCKED,
  /** A linear piece is in the way: it is climbed or jumped, not walked through (KF-LOC-36). */
  LINEAR,
  /** A piece is under the base at the end. */
  NOT_CLEAR,
  /** Another figure stands there. */
  OCCUPIED,
  /** The mover is in contact with an enemy and would come nearer to it. */
  INTO_ENEMY
}
