package games.kumite.kungfu.geometry;

/** A set of pieces that questions go through. */
enum PieceSet {
  /** All of them. */
  ANY(-1),
  /** The pieces that bases cannot enter. */
  BLOCK(Flag.BLOCK.bit()),
  /** The pieces that are climbed or jumped over. */
  LINEAR(Flag.LINEAR.bit()),
  /** The pieces that stop a way. */
  WALLS(Flag.BLOCK.bit() | Flag.LINEAR.bit()),
  /** The pieces that stop a way of one's own: closed doors are opened, windows are broken (KF-RUL-59). */
  BARRIER(0),
  /** The pieces that one goes through. */
  OPENING(0),
  /** The pieces that bases cannot enter, and no opening. */
  SOLID(0),
  /** The pieces that no base may end in. */
  STOPPING(Flag.BLOCK.bit() | Flag.LINEAR.bit() | Flag.STAND.bit()),
  /** The pieces that one stands on: bamboo too, on its top (KF-RUL-132). */
  STAND(Flag.STAND.bit() | Flag.BAMBOO.bit()),
  /** The pieces that join levels. */
  STAIRS(Flag.STAIRS.bit()),
  /** The pieces that one walks or climbs onto. */
  STEPS(Flag.STAND.bit() | Flag.STAIRS.bit()),
  /** The pieces that change the level of a way. */
  RAISED(Flag.STAND.bit() | Flag.STAIRS.bit() | Flag.BAMBOO.bit()),
  /** The pieces that decide on the levels of a point. */
  BUILT(Flag.BLOCK.bit() | Flag.STAND.bit() | Flag.STAIRS.bit() | Flag.BAMBOO.bit()),
  /** The pieces that block lines. */
  OPAQUE(Flag.OPAQUE.bit()),
  /** The pieces that may give cover. */
  COVER(Flag.OPAQUE.bit() | Flag.OBSCURE.bit() | Flag.OBSCURE1.bit() | Flag.WOODS.bit()),
  /** Behind what one gets out of sight. */
  HIDING(Flag.OPAQUE.bit() | Flag.OBSCURE.bit() | Flag.LINEAR.bit()),
  /** Scenic items. */
  SCENIC(Flag.SCENIC.bit()),
  /** Doors that are locked. */
  LOCKED(Flag.LOCKED.bit()),
  /** Ground: what bases can enter. */
  OPEN(0);

  private final long flags;

  PieceSet(long flags) {
    this.flags = flags;
  }

  /** Returns whether a piece is one of them. */
  boolean holds(Piece piece) {
    return switch (this) {
      case ANY -> true;
      case OPEN -> !piece.is(Flag.BLOCK);
      case OPENING -> piece.isOpening();
      case BARRIER -> piece.isAny(WALLS.flags) && !piece.isOpening();
      case SOLID -> piece.is(Flag.BLOCK) && !piece.isOpening();
      default -> piece.isAny(flags);
    };
  }
}
