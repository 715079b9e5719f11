package games.kumite.spi;

import games.kumite.api.Keys;
import org.jspecify.annotations.Nullable;

/**
 * The keys of the locals of steps, which are made of their text: of those that were asked for last they are kept, for
 * making a text takes longer than all the rest of a key. Bounded; locals are values, and hold nothing of a match. Used by
 * several threads without a lock: each place holds one immutable pair, and whoever misses one makes it again.
 */
final class KeyedLocals {

  private static final int PLACES = 1 << 10;

  private record Keyed(Object locals, long key) {}

  private final @Nullable Keyed[] keyed = new Keyed[PLACES];

  /** The key of what a step is about, the same on every JVM. */
  long key(Object locals) {
    int hash = locals.hashCode();
    int place = (hash ^ hash >>> 16) & PLACES - 1;
    Keyed known = keyed[place];
    if (known == null || !known.locals.equals(locals)) {
      known = new Keyed(locals, Keys.of(locals.toString()));
      keyed[place] = known;
    }
    return known.key;
  }
}
