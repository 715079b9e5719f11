package games.kumite.kungfu.content;

import games.kumite.spi.marks.Immutable;
import java.util.List;

/** The traits of one form of a profile, for quick questions. Immutable. */
@Immutable
public final class Traits {

  private final long low;
  private final long high;

  /** Creates the set of these traits. */
  public Traits(List<Trait> traits) {
    long lower = 0;
    long upper = 0;
    for (Trait trait : traits) {
      lower |= trait.ordinal() < Long.SIZE ? trait.bit() : 0;
      upper |= trait.ordinal() < Long.SIZE ? 0 : trait.bit();
    }
    low = lower;
    high = upper;
  }

  /** Returns whether a trait is among them. */
  public boolean has(Trait trait) {
    return ((trait.ordinal() < Long.SIZE ? low : high) & trait.bit()) != 0;
  }

  private Traits(long low, long high) {
    this.low = low;
    this.high = high;
  }

  /** Returns these and others together. */
  public Traits and(Traits others) {
    return new Traits(low | others.low, high | others.high);
  }

  /** Returns whether there is one that is among others too. */
  public boolean isAnyOf(Traits others) {
    return (low & others.low | high & others.high) != 0;
  }

  /** Returns the bits that a table with a number for each trait gives for those that are among others too. */
  public int bits(Traits others, int[] ofTrait) {
    int bits = 0;
    for (long left = low & others.low; left != 0; left &= left - 1) {
      bits |= ofTrait[Long.numberOfTrailingZeros(left)];
    }
    for (long left = high & others.high; left != 0; left &= left - 1) {
      bits |= ofTrait[Long.SIZE + Long.numberOfTrailingZeros(left)];
    }
    return bits;
  }
}
