package games.kumite.kungfu.state;

/** Constants of enums as bits of a number, one for each. */
final class Bits {

  private Bits() {}

  /**
   * Checks that a number holds them all.
   *
   * @param constants all constants of an enum
   * @param bits the number of bits
   * @throws IllegalStateException if there are more constants: two would share a bit
   */
  static void check(Enum<?>[] constants, int bits) {
    if (constants.length > bits) {
      throw new IllegalStateException(constants[0].getDeclaringClass().getSimpleName() + " has " + constants.length
          + " constants, and a number of " + bits + " bits holds them");
    }
  }
}
