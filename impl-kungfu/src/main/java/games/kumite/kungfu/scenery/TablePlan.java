package games.kumite.kungfu.scenery;

import games.kumite.api.random.RandomSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The layout of the pieces of a generated table (KF-GEN-04 to 06). Used once. */
final class TablePlan {

  /**
   * A rectangle with a piece in it.
   *
   * @param form the form
   */
  record Laid(PieceType form, int x1, int y1, int x2, int y2) {

    boolean overlaps(Laid other, int margin) {
      return x1 < other.x2 + margin && other.x1 < x2 + margin && y1 < other.y2 + margin && other.y1 < y2 + margin;
    }

    int middleX() {
      return (x1 + x2) / 2;
    }

    int middleY() {
      return (y1 + y2) / 2;
    }
  }

  private static final int SQUARE = 3000;
  private static final int RIM = 450;
  private static final int APART = 450;
  private static final int STEP = 50;
  private static final int TRIES = 20;
  private static final int FIRST_FIT = 100;
  private static final int BESIDE = 50;

  private final int width;
  private final int height;
  private final RandomSource random;
  private final List<Laid> laid = new ArrayList<>();

  private TablePlan(int width, int height, RandomSource random) {
    this.width = width;
    this.height = height;
    this.random = random;
  }

  /** Lays the pieces out: one that fits nowhere is left out. */
  static List<Laid> of(List<PieceType> wanted, int width, int height, RandomSource random) {
    TablePlan plan = new TablePlan(width, height, random);
    int columns = width / SQUARE;
    int rows = height / SQUARE;
    int[] squares = random.permutation("scenery-squares", 0, columns * rows); // KF-GEN-04
    List<PieceType> largest = new ArrayList<>(wanted);
    largest.sort(Comparator.comparingInt(form -> -form.area())); // stable: ties keep their order
    for (int i = 0; i < largest.size(); i++) {
      int square = squares[i % squares.length];
      plan.lay(largest.get(i), square / rows * SQUARE, square % rows * SQUARE);
    }
    plan.moveRopes();
    return plan.laid;
  }

  private void lay(PieceType form, int left, int low) {
    for (int tries = 0; tries < TRIES; tries++) {
      boolean isTurned = random.pick("scenery-turn", 0, 2) == 1;
      int wide = isTurned ? form.height : form.width;
      int high = isTurned ? form.width : form.height;
      int x = drawn("scenery-x", Math.max(left, RIM), Math.min(left + SQUARE, width - RIM) - wide);
      int y = drawn("scenery-y", Math.max(low, RIM), Math.min(low + SQUARE, height - RIM) - high);
      Laid here = new Laid(form, x, y, x + wide, y + high);
      if (x >= 0 && y >= 0 && fits(here)) {
        laid.add(here);
        return;
      }
    }
    Laid first = firstFit(form);
    if (first != null) {
      laid.add(first);
    }
  }

  /** Returns a multiple of 50 in a range, -1 if there is none. */
  private int drawn(String label, int min, int max) {
    int first = (min + STEP - 1) / STEP;
    int last = Math.floorDiv(max, STEP);
    return last < first ? -1 : (first + random.pick(label, 0, last - first + 1)) * STEP;
  }

  private boolean fits(Laid here) {
    int margin = here.form.isGround ? 0 : APART;
    return laid.stream().noneMatch(other -> here.overlaps(other, margin));
  }

  private @Nullable Laid firstFit(PieceType form) {
    for (int x = RIM; x + form.width <= width - RIM; x += FIRST_FIT) {
      for (int y = RIM; y + form.height <= height - RIM; y += FIRST_FIT) {
        Laid here = new Laid(form, x, y, x + form.width, y + form.height);
        if (fits(here)) {
          return here;
        }
      }
    }
    return null;
  }

  /** Moves each rope beside the nearest piece that one can stand on (KF-GEN-06). */
  private void moveRopes() {
    for (int i = 0; i < laid.size(); i++) {
      if (laid.get(i).form == PieceType.ROPE) {
        Laid stand = nearestStand(laid.get(i));
        if (stand != null) {
          laid.set(i, beside(i, stand));
        }
      }
    }
  }

  private @Nullable Laid nearestStand(Laid rope) {
    Laid best = null;
    long nearest = Long.MAX_VALUE;
    for (Laid other : laid) {
      boolean isStand = switch (other.form) {
        case ROCK, DECK, CRATES, CAR, MACHINE, GRAVEL, HOUSE -> true;
        default -> false;
      };
      long dx = other.middleX() - rope.middleX();
      long dy = other.middleY() - rope.middleY();
      if (isStand && dx * dx + dy * dy < nearest) {
        nearest = dx * dx + dy * dy;
        best = other;
      }
    }
    return best;
  }

  /** Returns the rope at the W, E, S or N side of a stand, where it is free; else where it is. */
  private Laid beside(int rope, Laid stand) {
    int half = PieceType.ROPE.width / 2;
    int out = BESIDE + half;
    int[][] middles = {{stand.x1 - out, stand.middleY()}, {stand.x2 + out, stand.middleY()},
        {stand.middleX(), stand.y1 - out}, {stand.middleX(), stand.y2 + out}};
    for (int[] middle : middles) {
      Laid here = new Laid(PieceType.ROPE, middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half);
      boolean isFree = true;
      for (int i = 0; i < laid.size(); i++) {
        isFree &= i == rope || !here.overlaps(laid.get(i), 0);
      }
      if (isFree) {
        return here;
      }
    }
    return laid.get(rope);
  }
}
