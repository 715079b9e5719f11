package games.kumite.kungfu.geometry;

import games.kumite.api.Keys;
import games.kumite.spi.marks.Immutable;


/** A piece of scenery: a polygon with a base and a top (KF-RUL-36). Immutable. */
@Immutable
public final class Piece {

  private static final long SPECIAL =
      Flag.PADDY.bit() | Flag.GRAVEL.bit() | Flag.SHALLOW.bit() | Flag.DEEP.bit();

  /** Its name on the table. */
  public final String id;
  /** The name of the item it is a part of: the part of the id before a dot. */
  public final String item;
  /** The word of its kind. */
  public final String kind;
  /** Its outline. */
  public final Polygon outline;
  /** The level at which it begins. */
  public final int base;
  /** The level at which it ends. */
  public final int top;
  /** The bits of its flags. */
  public final long flags;
  /** A key of all this. */
  final long key;

  /** Creates a piece; its item is named by the part of the id before the first dot. */
  public Piece(String id, String kind, Polygon outline, int base, int top, long flags) {
    this.id = id;
    int dot = id.indexOf('.');
    this.item = dot < 0 ? id : id.substring(0, dot);
    this.kind = kind;
    this.outline = outline;
    this.base = base;
    this.top = top;
    this.flags = flags;
    long shape = outline.key(Keys.mix(Keys.of(id), Keys.of(kind)));
    key = Keys.mix(Keys.mix(shape, flags), Keys.mix(base, top));
  }

  /** Returns whether it has a flag. */
  public boolean is(Flag flag) {
    return (flags & flag.bit()) != 0;
  }

  /**
   * Returns its flags as ground: fields, water and gravel are Broken Ground by themselves, but some figures cross them freely.
   */
  long ground() {
    return isAny(SPECIAL) ? flags & ~Flag.BROKEN.bit() : flags;
  }

  /** Returns whether it has any of these flags. */
  public boolean isAny(long bits) {
    return (flags & bits) != 0;
  }

  /** Returns whether one goes through it, opening or breaking it: a door that is not locked, a window (KF-RUL-59). */
  public boolean isOpening() {
    return is(Flag.WINDOW) || is(Flag.DOOR) && !is(Flag.LOCKED);
  }

  /** Returns whether it is bamboo, on whose top one comes by leaps and in flight alone (KF-RUL-132). */
  public boolean isBamboo() {
    return is(Flag.BAMBOO) && !is(Flag.STAND);
  }

  /** Returns whether something from one level to another is beside it and not above or below. */
  public boolean isAtHeight(int foot, int head) {
    return foot < top && head > base;
  }
}
