package games.kumite.spi.desk;

/**
 * Locals of a script.
 *
 * @param total what was added
 * @param left how many are left
 */
record Sum(int total, int left) {

  static final Sum ZERO = new Sum(0, 0);

  static Sum left(int left) {
    return new Sum(0, left);
  }

  Sum plus(int more) {
    return new Sum(total + more, left);
  }

  Sum less() {
    return new Sum(total, left - 1);
  }
}
