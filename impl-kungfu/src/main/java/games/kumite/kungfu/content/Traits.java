package games.kumite.kungfu.content;

import games.kumite.spi.Shared;
import java.util.List;

/** The traits of one form of a profile, for quick questions. Immutable. */
@Shared
public final class Traits {

  private final long low;
  private final long high;
  private final int grenades;

  /** These traits. */
  public Traits(List<Trait> traits) {
    long lower = 0;
    long upper = 0;
    int count = 0;
    for (Trait trait : traits) {
      lower |= trait.ordinal() < Long.SIZE ? trait.bit() : 0;
      upper |= trait.ordinal() < Long.SIZE ? 0 : trait.bit();
      count += trait == Trait.GRENADE ? 1 : 0;
    }
    low = lower;
    high = upper;
    grenades = count;
  }

  /** Whether a trait is among them. */
  public boolean has(Trait trait) {
    return ((trait.ordinal() < Long.SIZE ? low : high) & trait.bit()) != 0;
  }

  /** How often Grenade is (KF-TRT-35a). */
  public int grenades() {
    return grenades;
  }
}
