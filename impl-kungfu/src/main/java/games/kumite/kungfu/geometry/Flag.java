package games.kumite.kungfu.geometry;

/** A property of a piece of scenery (KF-RUL-36); the last ones say which prop it is (KF-RUL-94). */
public enum Flag {
  /** Bases cannot enter it below its top. */
  BLOCK,
  /** Scenery that blocks lines. */
  OPAQUE,
  /** Cover -2. */
  OBSCURE,
  /** Cover -1. */
  OBSCURE1,
  /** An obstacle that is crossed by climbing, jumping, leaping or flying alone. */
  LINEAR,
  /** A low thing that one can hide behind. */
  SOLIDLOW,
  /** Figures may stand on its top. */
  STAND,
  /** Stairs, which join levels. */
  STAIRS,
  /** Broken Ground. */
  BROKEN,
  /** Dense woods and bamboo. */
  WOODS,
  /** Shallow water. */
  SHALLOW,
  /** Deep water. */
  DEEP,
  /** Water that flows. */
  RUNNING,
  /** Slippery Ground. */
  SLIPPERY,
  /** A paddy field. */
  PADDY,
  /** A wall. */
  WALL,
  /** A wall of paper. */
  PAPER,
  /** A door. */
  DOOR,
  /** A window. */
  WINDOW,
  /** Easy to break. */
  FRAGILE,
  /** Hard to break. */
  HARD,
  /** Very hard to break. */
  VHARD,
  /** A scenic item. */
  SCENIC,
  /** A thing that one can swing from. */
  SWING,
  /** A bannister that one can slide down. */
  BANNISTER,
  /** A vehicle. */
  CAR,
  /** A table. */
  TABLE,
  /** A weapons rack. */
  RACK,
  /** Hard Missiles. */
  HARDM,
  /** Soft Missiles. */
  SOFTM,
  /** Hand-to-Hand Weapons. */
  MELEE,
  /** Smelly Stuff. */
  SMELLY,
  /** A Hot Spot. */
  HOT,
  /** Incense. */
  INCENSE,
  /** Sacred Scrolls. */
  SCROLLS,
  /** An idol. */
  IDOL,
  /** Angry Bees. */
  BEES,
  /** Dangerous Machinery. */
  MACHINE,
  /** A hanging chain. */
  CHAIN,
  /** A hanging rope. */
  ROPE,
  /** An improvised trampoline. */
  TRAMP,
  /** A garbage bin. */
  BIN,
  /** A fire hydrant. */
  HYDRANT,
  /** A lamppost. */
  LAMP,
  /** A manhole. */
  MANHOLE,
  /** A tank of dangerous stuff. */
  TANK,
  /** Ice blocks. */
  ICE,
  /** A pile of gravel or sand. */
  GRAVEL,
  /** A bamboo grove. */
  BAMBOO,
  /** The roof of a house. */
  ROOF,
  /** A breach in the wall of a house (KF-LOC-08b). */
  BREACH,
  /** A lock on a door (KF-RUL-59). */
  LOCKED,
  /** A door at whose lock a figure has shot (KF-STU-19). */
  SHOT;

  /** Returns its bit. */
  public long bit() {
    return 1L << ordinal();
  }
}
