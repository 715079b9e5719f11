package games.kumite.api.picture;

import java.util.Arrays;

/** Pushes the spaces of a board off each other, and off the lines between others. */
final class Repulsion {

  private static final int ROUNDS = 300;
  /** How much of the way a space on a line is pushed in a round: less than off another space, which comes first. */
  private static final double SOFT = 0.15;

  private final int[] pairs;
  private final int width;
  private final int height;
  private final double[] x;
  private final double[] y;

  /**
   * Spaces to be pushed.
   *
   * @param places where they lie, x and y in turn
   * @param pairs the two ends of each line, one after the other
   * @param width of a space
   * @param height of a space
   */
  Repulsion(int[] places, int[] pairs, int width, int height) {
    this.pairs = pairs;
    this.width = width;
    this.height = height;
    this.x = new double[places.length / 2];
    this.y = new double[places.length / 2];
    for (int i = 0; i < x.length; i++) {
      x[i] = places[2 * i];
      y[i] = places[2 * i + 1];
    }
  }

  /** Where they lie then, x and y in turn; the least of each is 0. */
  int[] places() {
    for (int round = 0; round < ROUNDS; round++) {
      if (2 * round < ROUNDS) {
        lines();
      }
      if (!spaces() && 2 * round >= ROUNDS) {
        break;
      }
    }
    double left = Arrays.stream(x).min().orElse(0);
    double top = Arrays.stream(y).min().orElse(0);
    int[] places = new int[2 * x.length];
    for (int i = 0; i < x.length; i++) {
      places[2 * i] = (int) Math.round(x[i] - left);
      places[2 * i + 1] = (int) Math.round(y[i] - top);
    }
    return places;
  }

  /** Pushes spaces that overlap off each other, the shorter way; whether there were any. */
  private boolean spaces() {
    boolean any = false;
    for (int i = 0; i < x.length; i++) {
      for (int j = 0; j < i; j++) {
        double across = width - Math.abs(x[i] - x[j]);
        double down = height - Math.abs(y[i] - y[j]);
        if (across > 1 && down > 1) {
          any = true;
          if (across < down) {
            double push = (x[i] < x[j] ? -across : across) / 2;
            x[i] += push;
            x[j] -= push;
          } else {
            double push = (y[i] < y[j] ? -down : down) / 2;
            y[i] += push;
            y[j] -= push;
          }
        }
      }
    }
    return any;
  }

  private void lines() {
    for (int line = 0; line < pairs.length; line += 2) {
      for (int i = 0; i < x.length; i++) {
        if (i != pairs[line] && i != pairs[line + 1]) {
          offLine(i, pairs[line], pairs[line + 1]);
        }
      }
    }
  }

  /** Pushes a space off a line, and the ends of the line the other way. */
  private void offLine(int space, int from, int to) {
    double dx = x[to] - x[from];
    double dy = y[to] - y[from];
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length < 1) {
      return;
    }
    double along = ((x[space] - x[from]) * dx + (y[space] - y[from]) * dy) / length;
    if (along <= 0 || along >= length) {
      return;
    }
    double off = ((x[space] - x[from]) * -dy + (y[space] - y[from]) * dx) / length;
    double wanted = (width * Math.abs(dy) + height * Math.abs(dx)) / length / 2;
    if (Math.abs(off) >= wanted) {
      return;
    }
    double push = (off < 0 ? -1 : 1) * (wanted - Math.abs(off)) * SOFT;
    double pushX = push * -dy / length;
    double pushY = push * dx / length;
    x[space] += pushX;
    y[space] += pushY;
    for (int end : new int[] {from, to}) {
      x[end] -= pushX / 2;
      y[end] -= pushY / 2;
    }
  }
}
