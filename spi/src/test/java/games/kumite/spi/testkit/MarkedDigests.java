package games.kumite.spi.testkit;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Digests of the content of objects that are marked as shared, when they were first met, in any thread. They claim never to
 * change; property 2 checks that claim. Objects that lead to each other, such as an action and the list of all actions, have
 * digests that do not tell which of them was met first: such circles are found as in Tarjan's algorithm.
 */
final class MarkedDigests {

  private static final String IN_A_CIRCLE = "in a circle";
  private static final MarkedDigests ALL = new MarkedDigests();

  private final Remembered known = new Remembered();
  /** The objects that have been entered and have no digest yet, and the place of each. */
  private final List<Object> open = new ArrayList<>();
  private final Map<Object, Integer> places = new IdentityHashMap<>();
  /** The first place that the object being entered has led back to. */
  private int back;

  private MarkedDigests() {}

  static String of(Object marked) {
    synchronized (ALL) {
      return ALL.digest(marked);
    }
  }

  private String digest(Object marked) {
    String digest = known.get(marked);
    if (digest != null) {
      return digest;
    }
    Integer met = places.get(marked);
    if (met != null) {
      back = Math.min(back, met);
      return IN_A_CIRCLE;
    }
    int before = back;
    int place = open.size();
    open.add(marked);
    places.put(marked, place);
    back = place;
    try {
      String text = Dump.of(marked);
      if (back < place) { // its digest follows with the circle's
        back = Math.min(back, before);
        return IN_A_CIRCLE;
      }
      String found = remember(open.subList(place, open.size()), text);
      leave(place, before);
      return found;
    } catch (RuntimeException | Error failure) {
      leave(place, before);
      throw failure;
    }
  }

  /** Remembers the digests of one object, or of all objects of a circle, and returns that of the first. */
  private String remember(List<Object> circle, String text) {
    if (circle.size() == 1) {
      return known.put(circle.get(0), Digest.of(text));
    }
    List<String> own = circle.stream().map(each -> Digest.of(Dump.of(each))).toList();
    String all = Digest.of(own.stream().sorted().toList().toString());
    for (int i = 0; i < circle.size(); i++) {
      known.put(circle.get(i), Digest.of(own.get(i) + all));
    }
    return Digest.of(own.get(0) + all);
  }

  private void leave(int place, int before) {
    List<Object> left = open.subList(place, open.size());
    left.forEach(places::remove);
    left.clear();
    back = before;
  }

  /** Digests by identity, as long as their objects live. */
  private static final class Remembered {

    private final Map<Identity, String> digests = new HashMap<>();
    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

    @Nullable String get(Object object) {
      return digests.get(new Identity(object, null));
    }

    String put(Object object, String digest) {
      for (Object key = gone.poll(); key != null; key = gone.poll()) {
        digests.remove(key);
      }
      digests.put(new Identity(object, gone), digest);
      return digest;
    }
  }

  private static final class Identity extends WeakReference<Object> {

    private final int hash;

    Identity(Object object, @Nullable ReferenceQueue<Object> gone) {
      super(object, gone);
      hash = System.identityHashCode(object);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || other instanceof Identity identity && get() != null && get() == identity.get();
    }
  }
}
