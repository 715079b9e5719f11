package games.kumite.kungfu.geometry;

/** A manner of moving, and what stops a figure on its way (KF-MOV-08 to 14). */
public enum Locomotion {
  /** Over the ground: pieces are in its way, and the first enemy that it touches stops it. */
  WALK,
  /** A walk that jumps over linear pieces (KF-LOC-37a). */
  JUMP,
  /** Through the air: only another flyer stops it (KF-MOV-13). */
  FLY,
  /** One leap, over all figures (KF-MOV-14). */
  LEAP;

  /** Returns whether it leads through the air. */
  boolean isAloft() {
    return this == FLY || this == LEAP;
  }

  /** Returns whether contact with another figure stops the move of a figure (KF-MOV-10, KF-MOV-11, KF-MOV-13, KF-RUL-152). */
  boolean isStoppedBy(Bodies bodies, int mover, int other) {
    return this != LEAP && other != mover && bodies.isBody(other) && bodies.areEnemies(mover, other)
        && !bodies.isPassable(other) && (this != FLY || bodies.isFlying(other));
  }
}
