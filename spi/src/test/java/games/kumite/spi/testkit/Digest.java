package games.kumite.spi.testkit;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Long texts made short: twelve hexadecimal digits of SHA-256. */
final class Digest {

  private static final int BYTES = 6;

  /**
   * What marked objects came to when they were first met. They claim never to change; whether that is true
   * is looked at in property 2.
   */
  private static final ThreadLocal<Remembered> MARKED = ThreadLocal.withInitial(Remembered::new);

  private Digest() {}

  static String of(String text) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  /** The digest of what is in an object that is marked as shared, whatever was met before it. */
  static String ofMarked(Object marked) {
    Remembered remembered = MARKED.get();
    String known = remembered.get(marked);
    if (known == null) {
      new Circles(remembered).look(marked);
      known = Objects.requireNonNull(remembered.get(marked));
    }
    return known;
  }

  /**
   * Marked objects that lead back to themselves, found by Tarjan's algorithm. Each object of a circle gets its digest from
   * those that the others had a round before, as often as this tells more of them apart; so it does not matter where
   * somebody entered the circle. All of a circle counts for each of it, since each leads to all.
   */
  private static final class Circles {

    private static final String FIRST = "in a circle";

    private final Remembered remembered;
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final List<Object> open = new ArrayList<>();

    Circles(Remembered remembered) {
      this.remembered = remembered;
    }

    /** Gives digests to an object and all below it, or leaves it open; the lowest number that it leads back to. */
    private int look(Object marked) {
      int number = numbers.size();
      numbers.put(marked, number);
      open.add(marked);
      List<Object> below = new ArrayList<>();
      Dump.of(marked, inner -> {
        below.add(inner);
        return FIRST;
      });
      int lowest = number;
      boolean isCircle = false;
      for (Object inner : below) {
        if (remembered.get(inner) == null) {
          Integer seen = numbers.get(inner);
          lowest = Math.min(lowest, seen == null ? look(inner) : seen);
          isCircle |= inner == marked;
        }
      }
      if (lowest == number) {
        List<Object> circle = open.subList(place(marked), open.size());
        if (circle.size() == 1 && !isCircle) {
          remembered.put(marked, of(Dump.of(marked)));
        } else {
          refine(circle);
        }
        circle.clear();
      }
      return lowest;
    }

    private int place(Object marked) {
      int place = open.size() - 1;
      while (open.get(place) != marked) {
        place--;
      }
      return place;
    }

    private void refine(List<Object> circle) {
      Map<Object, Object> digests = new IdentityHashMap<>();
      circle.forEach(object -> digests.put(object, FIRST));
      int before;
      int apart = 1;
      do {
        before = apart;
        Map<Object, Object> now = new IdentityHashMap<>();
        circle.forEach(object -> now.put(object, of(Dump.of(object, inner ->
            digests.containsKey(inner) ? Objects.requireNonNull(digests.get(inner)) : ofMarked(inner)))));
        digests.putAll(now);
        apart = new HashSet<>(digests.values()).size();
      } while (apart > before);
      String all = digests.values().stream().map(Object::toString).sorted().collect(Collectors.joining());
      digests.forEach((object, digest) -> remembered.put(object, of(digest + all)));
    }
  }

  /** Digests by identity, as long as their objects live. */
  private static final class Remembered {

    private final Map<Identity, String> digests = new HashMap<>();
    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

    @Nullable String get(Object object) {
      return digests.get(new Identity(object, null));
    }

    void put(Object object, String digest) {
      for (Object key = gone.poll(); key != null; key = gone.poll()) {
        digests.remove(key);
      }
      digests.put(new Identity(object, gone), digest);
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
