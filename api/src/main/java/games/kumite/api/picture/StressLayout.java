package games.kumite.api.picture;

import games.kumite.api.Element;
import games.kumite.api.References;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A layout of a board without places: spaces lie as far apart as there are steps between them, by stress majorization
 * (Gansner, Koren, North: Graph Drawing by Stress Majorization, 2004). It moves each space in turn to the weighted mean
 * of where the others want it. Equal links give equal places.
 */
final class StressLayout {

  private static final int ROUNDS = 250;
  /** More spaces are not laid out: the work grows with the third power of their number. */
  private static final int MAX_SPACES = 300;
  private static final String WALLS = "walls";
  private static final double UNIT = 1;
  private static final int FAR = 1 << 20;

  private final List<String> spaces;
  private final double[] x;
  private final double[] y;
  /** The pairs of linked spaces, one after the other. */
  private final int[] neighbours;

  private StressLayout(List<String> spaces, int[][] steps, double[] x, double[] y) {
    this.spaces = spaces;
    this.neighbours = neighbours(steps);
    this.x = x;
    this.y = y;
  }

  /** Returns the ids that an attribute of a space links it to: all references but those to what lies behind its walls. */
  static List<String> linked(String attribute, Object value) {
    return value instanceof References references && !attribute.equals(WALLS) ? references.ids() : List.of();
  }

  private static int[] neighbours(int[][] steps) {
    List<Integer> pairs = new ArrayList<>();
    for (int i = 0; i < steps.length; i++) {
      for (int j = 0; j < i; j++) {
        if (steps[i][j] == 1) {
          pairs.add(i);
          pairs.add(j);
        }
      }
    }
    return pairs.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns a layout of the spaces of a board. */
  static StressLayout of(List<Element> board) {
    List<String> spaces = board.stream().map(Element::id).toList();
    if (spaces.size() > MAX_SPACES) {
      return inRows(spaces);
    }
    int[][] steps = steps(board, spaces);
    int count = spaces.size();
    double[] x = new double[count];
    double[] y = new double[count];
    for (int i = 0; i < count; i++) { // on a spiral, so that no two start at one place
      double angle = StrictMath.PI * 2 * i / Math.max(1, count);
      double radius = 1 + (double) i / Math.max(1, count);
      x[i] = radius * StrictMath.cos(angle);
      y[i] = radius * StrictMath.sin(angle);
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < count; i++) {
        settle(i, steps[i], x, y);
      }
    }
    return new StressLayout(spaces, steps, x, y);
  }

  /** Moves one space to the weighted mean of the places where the others want it; nearer ones weigh more. */
  private static void settle(int i, int[] steps, double[] x, double[] y) {
    double sumX = 0;
    double sumY = 0;
    double weights = 0;
    for (int j = 0; j < x.length; j++) {
      if (j != i) {
        double wanted = steps[j] * UNIT;
        double weight = 1 / (wanted * wanted);
        double dx = x[i] - x[j];
        double dy = y[i] - y[j];
        double distance = Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
        sumX += weight * (x[j] + dx * wanted / distance);
        sumY += weight * (y[j] + dy * wanted / distance);
        weights += weight;
      }
    }
    if (weights > 0) {
      x[i] = sumX / weights;
      y[i] = sumY / weights;
    }
  }

  /** Returns rows of spaces without regard to their links: finding places would take too long. */
  private static StressLayout inRows(List<String> spaces) {
    int inRow = (int) Math.ceil(Math.sqrt(spaces.size()));
    double[] x = new double[spaces.size()];
    double[] y = new double[spaces.size()];
    for (int i = 0; i < x.length; i++) {
      x[i] = i % inRow;
      y[i] = (double) (i / inRow);
    }
    return new StressLayout(spaces, new int[0][0], x, y);
  }

  /** Returns the number of steps from each space to each; between parts without a way, a little more than across one. */
  private static int[][] steps(List<Element> board, List<String> spaces) {
    int count = spaces.size();
    int[][] steps = new int[count][count];
    for (int i = 0; i < count; i++) {
      Arrays.fill(steps[i], FAR);
      steps[i][i] = 0;
    }
    for (int i = 0; i < count; i++) {
      for (Map.Entry<String, Object> attribute : board.get(i).attributes().entrySet()) {
        for (String other : linked(attribute.getKey(), attribute.getValue())) {
          int j = spaces.indexOf(other);
          if (j >= 0 && j != i) {
            steps[i][j] = 1;
            steps[j][i] = 1;
          }
        }
      }
    }
    int longest = 1;
    for (int k = 0; k < count; k++) {
      for (int i = 0; i < count; i++) {
        for (int j = 0; j < count; j++) {
          steps[i][j] = Math.min(steps[i][j], steps[i][k] + steps[k][j]);
        }
      }
    }
    for (int[] row : steps) {
      longest = Math.max(longest, Arrays.stream(row).filter(step -> step < FAR).max().orElse(1));
    }
    for (int[] row : steps) {
      for (int j = 0; j < count; j++) {
        row[j] = Math.min(row[j], longest + 1);
      }
    }
    return steps;
  }

  /**
   * Returns the places on a sheet, x and y alternately. The two nearest spaces are a given distance apart, or less if
   * otherwise the layout would not fit.
   *
   * @param distance in pixels, between the nearest two
   * @param maxWidth in pixels
   */
  int[] places(int distance, int maxWidth) {
    if (spaces.size() > MAX_SPACES) {
      return new int[0];
    }
    int count = spaces.size();
    double minX = Arrays.stream(x).min().orElse(0);
    double minY = Arrays.stream(y).min().orElse(0);
    double width = Math.max(1e-6, Arrays.stream(x).max().orElse(0) - minX);
    double nearest = FAR;
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < i; j++) {
        double dx = x[i] - x[j];
        double dy = y[i] - y[j];
        nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy));
      }
    }
    double scale = Math.min(distance / Math.max(1e-6, nearest), maxWidth / width);
    int[] places = new int[2 * count];
    for (int i = 0; i < count; i++) {
      places[2 * i] = (int) Math.round((x[i] - minX) * scale);
      places[2 * i + 1] = (int) Math.round((y[i] - minY) * scale);
    }
    return places;
  }

  /**
   * Returns places near the given ones at which no two spaces overlap, and few lie on the line between two others.
   *
   * @param places x and y alternately
   * @param width the width of a space, with its margin
   * @param height the height of a space, with its margin
   */
  int[] apart(int[] places, int width, int height) {
    if (spaces.size() > MAX_SPACES) {
      return spread(width, height);
    }
    Repulsion repulsion = new Repulsion(places, neighbours, width, height);
    return repulsion.places();
  }

  private int[] spread(int width, int height) {
    int[] places = new int[2 * x.length];
    for (int i = 0; i < x.length; i++) {
      places[2 * i] = (int) x[i] * width;
      places[2 * i + 1] = (int) y[i] * height;
    }
    return places;
  }
}
