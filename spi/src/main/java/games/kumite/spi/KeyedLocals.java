package games.kumite.spi;

import games.kumite.api.Keys;
import org.jspecify.annotations.Nullable;

/**
 * The keys of the locals of steps, which are made of their text: making one takes longer than all the rest of a key, so
 * that for each kind of question and seat the one that was asked for last is kept. Bounded; locals are values, and hold
 * nothing of a match. Used by several threads without a lock: each place holds one immutable pair, and whoever misses one
 * makes it again.
 */
final class KeyedLocals {

  private static final int PLACES = 1 << 8;

  private record Keyed(Object locals, long key) {}

  private final @Nullable Keyed[] keyed = new Keyed[PLACES];

  /** The key of what a question is about, the same on every JVM; asked with a key of its kind and seat. */
  long key(long asked, Object locals) {
    int place = (int) asked & PLACES - 1;
    Keyed known = keyed[place];
    if (known == null || !known.locals.equals(locals)) {
      known = new Keyed(locals, Keys.of(locals.toString()));
      keyed[place] = known;
    }
    return known.key;
  }
}
