package games.kumite.kungfu.state;

/**
 * An ability that a figure can use once in a turn, no matter whose turn it is; each a bit of the figure, forgotten when a turn
 * ends.
 */
public enum Once {
  /** KF-TRT-59b. */
  SACRIFICE,
  /** KF-RUL-118. */
  AURA_OF_THE_TIGER,
  /** KF-RUL-118. */
  AURA_OF_THE_DRAGON,
  /** KF-RUL-118. */
  AURA_OF_DEATH,
  /** KF-RUL-118. */
  YIN_YANG_IMBALANCE,
  /** KF-RUL-108. */
  BOILING_BLOOD,
  /** KF-RUL-118. */
  CALL_THE_MONSOON,
  /** KF-RUL-118. */
  SPIRIT_WARD,
  /** KF-RUL-118. */
  WATER_WALL,
  /** KF-RUL-118. */
  WATERWALK,
  /** KF-RUL-173. */
  CHALLENGE,
  /** A die banked in this turn (KF-RUL-106). */
  FOCUSED;

  static {
    Bits.check(values(), Integer.SIZE);
  }

  int bit() {
    return 1 << ordinal();
  }
}
