package games.kumite.kungfu.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;

/** The effect of a prop that is activated against a figure (KF-RUL-94). */
public sealed interface PropHarm {

  /**
   * An attack by the prop; losing costs one effect.
   *
   * @param combat its C
   * @param lost the effect of any margin
   */
  record PropAttack(@Range(min = 1, max = 6) int combat, Effect lost) implements PropHarm {}

  /**
   * An attack by the prop with a table of effects.
   *
   * @param combat its C
   * @param attack the table
   */
  record ListedAttack(@Range(min = 1, max = 6) int combat, @RefersTo("attacks") String attack) implements PropHarm {}

  /**
   * An effect that the figure suffers without a roll.
   *
   * @param effect the effect
   */
  record Inflicts(Effect effect) implements PropHarm {}

  /** Harm with a rule of its own. */
  enum OwnRule implements PropHarm {
    /** On fire, if in contact (KF-LOC-24a). */
    FIRE_IN_CONTACT,
    /** Machinery (KF-LOC-13). */
    MACHINERY,
    /** Hanging (KF-LOC-22). */
    HANGING,
    /** Swarm (KF-LOC-04a). */
    SWARM,
    /** Idol wound (KF-LOC-29). */
    IDOL_WOUND,
    /** Tank die (KF-LOC-50c). */
    TANK_DIE,
    /** Hydrant jet (KF-LOC-16, KF-LOC-17). */
    HYDRANT_JET,
    /** Bin dumped (KF-RUL-164). */
    BIN_DUMPED,
    /** A C2 attack by its cover; it then is open. */
    MANHOLE_COVER
  }
}
