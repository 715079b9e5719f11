package games.kumite.spi;

import games.kumite.api.Keys;
import org.jspecify.annotations.Nullable;

/**
 * The keys of the locals of steps, which are made of their text: making one takes longer than all the rest of a key, so
 * that those made last are kept. Bounded; locals are values, and hold nothing of a match. Used by several threads without
 * a lock: each place holds one immutable pair, and whoever misses one makes it again. Where one is kept depends on hash
 * codes, which may differ from JVM to JVM; what it is does not.
 */
final class KeyedLocals {

  private static final int PLACES = 1 << 10;
  private static final int ODD = 0x9E3779B9;
  private static final int TURN = 22;

  private record Keyed(Object locals, long key) {}

  private final @Nullable Keyed[] keyed = new Keyed[PLACES];

  /** The key of what a question is about, the same on every JVM; asked with a key of its kind and seat. */
  long key(long asked, Object locals) {
    int place = ((int) asked ^ locals.hashCode()) * ODD >>> TURN;
    Keyed known = keyed[place];
    if (known == null || !known.locals.equals(locals)) {
      known = new Keyed(locals, Keys.of(locals.toString()));
      keyed[place] = known;
    }
    return known.key;
  }
}
