package games.kumite.kungfu.state;

/**
 * An ability that a figure can use once in a turn, no matter whose turn it is; each a bit of the figure, forgotten when a turn
 * ends.
 */
public enum OncePerTurn {
  /** Sacrifice (KF-TRT-59b). */
  SACRIFICE,
  /** Aura of the tiger (KF-RUL-118). */
  AURA_OF_THE_TIGER,
  /** Aura of the dragon (KF-RUL-118). */
  AURA_OF_THE_DRAGON,
  /** Aura of death (KF-RUL-118). */
  AURA_OF_DEATH,
  /** Yin yang imbalance (KF-RUL-118). */
  YIN_YANG_IMBALANCE,
  /** Boiling blood (KF-RUL-108). */
  BOILING_BLOOD,
  /** Call the monsoon (KF-RUL-118). */
  CALL_THE_MONSOON,
  /** Spirit ward (KF-RUL-118). */
  SPIRIT_WARD,
  /** Water wall (KF-RUL-118). */
  WATER_WALL,
  /** Waterwalk (KF-RUL-118). */
  WATERWALK,
  /** Challenge (KF-RUL-173). */
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
