package games.kumite.spi.testkit;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Digests of long texts: two cyclic redundancy checks of 32 bits, which every JVM computes quickly. */
final class Digest {

  private Digest() {}

  static String of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().toHexDigits(sum(new CRC32(), bytes) << Integer.SIZE | sum(new CRC32C(), bytes));
  }

  private static long sum(Checksum sum, byte[] bytes) {
    sum.update(bytes, 0, bytes.length);
    return sum.getValue();
  }
}
