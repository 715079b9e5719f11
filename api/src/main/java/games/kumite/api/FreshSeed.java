package games.kumite.api;

import java.security.SecureRandom;

/**
 * A seed for a match whose setup names none: the one place where chance enters from outside. The seed
 * is written into the match's record, so that the match can be repeated.
 */
final class FreshSeed {

  private FreshSeed() {}

  static long next() {
    return new SecureRandom().nextInt() & 0xFFFFFFFFL;
  }
}
