package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.spi.Texts;

/** A trait of a location (KF-LOC), and the flags of which a table that has it needs one. */
public enum LocationTrait {
  HARD_MISSILES(Flag.HARDM), WEAPONS_RACK(Flag.RACK), REINFORCEMENTS, TABLES(Flag.TABLE), MAGICAL_ENERGIES,
  INCENSE(Flag.INCENSE), SACRED_SCROLLS(Flag.SCROLLS), HOT_SPOT(Flag.HOT), SOFT_MISSILES(Flag.SOFTM),
  HAND_TO_HAND_WEAPONS(Flag.MELEE), CROWD, CRAMPED_QUARTERS, SLIPPERY_GROUND(Flag.SLIPPERY), SMELLY_STUFF(Flag.SMELLY),
  GARBAGE_BINS(Flag.BIN), ICE_BLOCKS(Flag.ICE), BAMBOO_GROVE(Flag.BAMBOO), ANGRY_BEES(Flag.BEES),
  DENSE_WOODS(Flag.WOODS), WATER(Flag.DEEP, Flag.SHALLOW), SPOOKY_ATMOSPHERE, LINEAR_OBSTACLES,
  IDOL(Flag.IDOL), PADDY_FIELD(Flag.PADDY), VEHICLES(Flag.CAR), HANGING_CHAINS_ROPES(Flag.CHAIN, Flag.ROPE),
  DANGEROUS_MACHINERY(Flag.MACHINE), PILE_OF_GRAVEL(Flag.GRAVEL), IMPROVISED_TRAMPOLINE(Flag.TRAMP),
  BUILDINGS, FIRE_HYDRANT(Flag.HYDRANT), DRUNK_DRIVERS(Flag.CAR), MANHOLES(Flag.MANHOLE),
  LAMPPOSTS(Flag.LAMP), TANKS_OF_DANGEROUS_STUFF(Flag.TANK);

  private final long needed;

  LocationTrait(Flag... flags) {
    long bits = 0;
    for (Flag flag : flags) {
      bits |= flag.bit();
    }
    needed = bits;
  }

  /** Returns the bits of the flags of which one is needed; 0 for none. */
  public long needed() {
    return needed;
  }

  /** Returns the word for it. */
  public String word() {
    return Texts.word(this);
  }
}
