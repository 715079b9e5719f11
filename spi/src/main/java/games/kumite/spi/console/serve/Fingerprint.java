package games.kumite.spi.console.serve;

import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Feature;

/**
 * The fingerprint of the meanings of all features and action numbers, to be saved with what a program has learnt. It is
 * equal for equal meanings on every JVM, and in practice for no others.
 */
final class Fingerprint {

  private static final long START = 0xcbf29ce484222325L; // FNV-1a with 64 bits
  private static final long PRIME = 0x100000001b3L;

  private long hash = START;

  private Fingerprint() {}

  /** Returns 16 hexadecimal digits. Looks through all action numbers. */
  static String of(Encoding encoding) {
    Fingerprint print = new Fingerprint();
    for (Feature feature : encoding.features()) {
      print.add(feature.name());
      print.add(Float.floatToIntBits(feature.min()) + ".." + Float.floatToIntBits(feature.max()));
    }
    for (int number = 0; number < encoding.distinctActionCount(); number++) {
      print.add(encoding.notation(number));
    }
    return String.format("%016x", print.hash);
  }

  /** Adds a text and its end. */
  private void add(String text) {
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * PRIME;
    }
    hash = (hash ^ '\n') * PRIME;
  }
}
