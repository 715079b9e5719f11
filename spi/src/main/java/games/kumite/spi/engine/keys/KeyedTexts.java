package games.kumite.spi.engine.keys;

import games.kumite.api.Keys;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The keys of values that are made of their text: making one takes longer than all the rest of a key, so that those that
 * were asked for lately are kept. Bounded; values hold nothing of a match. Thread-safe; no lock is held while a text is
 * made, and none is taken where a key has been kept for long.
 *
 * <p>They are kept in two generations: whatever is made joins the younger one; when that is full, it becomes the older one,
 * which never changes, and the older one so far is gone. Tried and rejected: one for each kind of question and seat, of
 * which 55 to 65 of a hundred decisions of the big games had to make theirs, and one generation that is emptied when it is
 * full.
 */
public final class KeyedTexts {

  /** So many a generation has. */
  public static final int MAX = 1 << 12;

  private Map<Object, Long> young = new LinkedHashMap<>();
  private volatile Map<Object, Long> old = Map.of();

  /** The key of a value's text, the same on every JVM. */
  public long key(Object value) {
    Long known = old.get(value);
    if (known == null) {
      known = amongYoung(value);
    }
    return known != null ? known : made(value);
  }

  private synchronized @Nullable Long amongYoung(Object value) {
    return young.get(value);
  }

  private long made(Object value) {
    long key = Keys.of(value.toString());
    keep(value, key);
    return key;
  }

  private synchronized void keep(Object value, long key) {
    if (young.size() >= MAX) {
      old = young;
      young = new LinkedHashMap<>();
    }
    young.put(value, key);
  }

  /** How many are kept. */
  public synchronized int size() {
    return young.size() + old.size();
  }
}
