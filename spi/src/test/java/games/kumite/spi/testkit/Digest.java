package games.kumite.spi.testkit;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.jspecify.annotations.Nullable;

/** Digests of long texts: two cyclic redundancy checks of 32 bits, which every JVM computes quickly. */
final class Digest {

  /**
   * The digests of marked objects when they were first met, in any thread. They claim never to change; property 2
   * checks that claim.
   */
  private static final Remembered MARKED = new Remembered();

  /** The marked objects that this thread is currently inside of. */
  private static final ThreadLocal<Set<Object>> OPEN =
      ThreadLocal.withInitial(() -> Collections.newSetFromMap(new IdentityHashMap<>()));

  private Digest() {}

  static String of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().toHexDigits(sum(new CRC32(), bytes) << Integer.SIZE | sum(new CRC32C(), bytes));
  }

  private static long sum(Checksum sum, byte[] bytes) {
    sum.update(bytes, 0, bytes.length);
    return sum.getValue();
  }

  /** Returns the digest of the content of an object that is marked as shared. */
  static String ofMarked(Object marked) {
    String known = MARKED.get(marked);
    if (known != null) {
      return known;
    }
    if (!OPEN.get().add(marked)) {
      return "in a circle";
    }
    try {
      String digest = of(Dump.of(marked));
      MARKED.put(marked, digest);
      return digest;
    } finally {
      OPEN.get().remove(marked);
    }
  }

  /** Digests by identity, as long as their objects live. */
  private static final class Remembered {

    private final Map<Identity, String> digests = new HashMap<>();
    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

    synchronized @Nullable String get(Object object) {
      return digests.get(new Identity(object, null));
    }

    synchronized void put(Object object, String digest) {
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
