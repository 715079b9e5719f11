package games.kumite.spi.testkit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.Map;

/** Long texts made short: twelve hexadecimal digits of SHA-256. */
final class Digest {

  private static final int MOST_REMEMBERED = 10_000;
  private static final int BYTES = 6;

  /** What marked objects came to; whether they change afterwards is looked at elsewhere. */
  private static final ThreadLocal<Map<Object, String>> MARKED =
      ThreadLocal.withInitial(IdentityHashMap::new);

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
    Map<Object, String> remembered = MARKED.get();
    String known = remembered.get(marked);
    if (known == null) {
      if (remembered.size() >= MOST_REMEMBERED) {
        remembered.clear();
      }
      remembered.put(marked, "in a circle");
      known = of(Dump.of(marked));
      remembered.put(marked, known);
    }
    return known;
  }
}
