package games.kumite.spi.testkit;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
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

  /** The digest of what is in an object that is marked as shared. */
  static String ofMarked(Object marked) {
    Remembered remembered = MARKED.get();
    String known = remembered.get(marked);
    if (known == null) {
      remembered.put(marked, "in a circle");
      known = of(Dump.of(marked));
      remembered.put(marked, known);
    }
    return known;
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
