package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Stick;

/** An effect that an attack may have on a figure: the vocabulary of the effect tables (KF-H2H-24 to 26, KF-GUN-22 to 28). */
public sealed interface Effect {

  /**
   * An effect that moves the loser away.
   *
   * @param stick the distance
   */
  record Recoil(Stick stick) implements Effect {}

  /**
   * An effect that costs the loser a weapon.
   *
   * @param weapon the fate of the weapon
   */
  record Disarm(Fate weapon) implements Effect {}

  /** The fate of a weapon. */
  enum Fate {
    /** A drop where the loser stands. */
    DROPS,
    /** A landing S away, where the inflictor says. */
    LANDS_SHORT,
    /** A flight of 1d3 x S in a random direction. */
    FLIES,
    /** A flight of S in a random direction. */
    FLIES_SHORT,
    /** A gain of the winner, who has it. */
    TAKEN,
    /** Its destruction. */
    DESTROYED
  }

  /** The effects on a figure that an attack was made on, or that lost it. */
  enum Plain implements Effect {
    EXTRA_KNOCKED_OUT, EXTRA_KILLED, EXTRA_KILLED_BLOODILY, KNOCKED_DOWN, GRAPPLED, DISTRACTED, HUMBLED, LIMPING,
    WOUNDED, STUNNED, BLINDED, TRANSFIXED, ON_FIRE, TIED_UP, PULLED, PROP_ACTIVATES, PROP_WEAPON, RECOIL_INTO_PROP,
    VIBRATIONS
  }

  /** The mishaps of a figure that shoots (KF-GUN-25 to 28). */
  enum Mishap implements Effect {
    HOSTAGE_FREE, SITTING_DUCK, RELOAD, BYSTANDER, PROP_HIT, MALFUNCTION, WEAPON_BREAKS
  }
}
