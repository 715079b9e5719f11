package games.kumite.spi;

import games.kumite.api.Keys;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The keys of the locals of steps, which are made of their text: making one takes longer than all the rest of a key, so
 * that those that were asked for lately are kept. Bounded; locals are values, and hold nothing of a match. Thread-safe; no
 * lock is held while a text is made, and none is taken where a key has been kept for long.
 *
 * <p>They are kept in two generations: whatever is made joins the younger one; when that is full, it becomes the older one,
 * which never changes, and the older one so far is gone. Tried and rejected: one for each kind of question and seat, of
 * which 55 to 65 of a hundred decisions of the big games had to make theirs, and one generation that is emptied when it is
 * full.
 */
final class KeyedLocals {

  /** So many a generation has. */
  static final int MAX = 1 << 12;

  private Map<Object, Long> young = new LinkedHashMap<>();
  private volatile Map<Object, Long> old = Map.of();

  /** The key of what a question is about, the same on every JVM. */
  long key(Object locals) {
    Long known = old.get(locals);
    if (known == null) {
      known = amongYoung(locals);
    }
    return known != null ? known : made(locals);
  }

  private synchronized @Nullable Long amongYoung(Object locals) {
    return young.get(locals);
  }

  private long made(Object locals) {
    long key = Keys.of(locals.toString());
    keep(locals, key);
    return key;
  }

  private synchronized void keep(Object locals, long key) {
    if (young.size() >= MAX) {
      old = young;
      young = new LinkedHashMap<>();
    }
    young.put(locals, key);
  }

  /** How many are kept. */
  synchronized int size() {
    return young.size() + old.size();
  }
}
