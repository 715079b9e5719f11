package games.kumite.api.picture;

import games.kumite.api.Element;
import java.util.List;

/**
 * The places of the spaces of a board on the sheet: those that the game gives, or those that follow from the links.
 *
 * @param centres the middles of the spaces in pixels, x and y in turn
 * @param halfWidth half the width of each space in pixels
 * @param halfHeight half the height of each space in pixels
 * @param transform the transformation from the board's coordinates to pixels; empty if the board has none
 */
record SpacePlaces(int[] centres, int halfWidth, int halfHeight, String transform) {

  private static final int HALF_WIDTH = 40;
  private static final int LEAST_HALF_WIDTH = 22;
  private static final int HALF_HEIGHT = 28;
  /** The distance that two spaces keep. */
  private static final int FREE = 14;
  private static final int DISTANCE = 96;
  private static final int MAX_WIDTH = 1080;
  /** A larger board than this many pixels would not be seen as a whole. */
  private static final int HUGE = 4000;

  static SpacePlaces of(List<Element> spaces, int available) {
    boolean arePlaced = !spaces.isEmpty() && spaces.stream()
        .allMatch(space -> space.get("x") instanceof Integer && space.get("y") instanceof Integer);
    return arePlaced ? given(spaces, Math.min(MAX_WIDTH, available)) : derived(spaces, Math.min(MAX_WIDTH, available));
  }

  int x(int space) {
    return centres[2 * space];
  }

  int y(int space) {
    return centres[2 * space + 1];
  }

  private static SpacePlaces derived(List<Element> spaces, int available) {
    StressLayout layout = StressLayout.of(spaces);
    int[] places = layout.apart(layout.places(DISTANCE, Math.max(1, available - 2 * HALF_WIDTH)),
        2 * HALF_WIDTH + FREE, 2 * HALF_HEIGHT + FREE);
    for (int i = 0; i < places.length; i += 2) {
      places[i] += HALF_WIDTH;
      places[i + 1] += HALF_HEIGHT;
    }
    return new SpacePlaces(places, HALF_WIDTH, HALF_HEIGHT, "");
  }

  /**
   * Stretches the given places across the width, and down as far as needed for no two spaces to overlap. A straight line
   * between two places stays clear of a third under such a change.
   */
  private static SpacePlaces given(List<Element> spaces, int available) {
    long left = Long.MAX_VALUE;
    long right = Long.MIN_VALUE;
    long top = Long.MAX_VALUE;
    long bottom = Long.MIN_VALUE;
    for (Element space : spaces) {
      left = Math.min(left, space.number("x"));
      right = Math.max(right, space.number("x"));
      top = Math.min(top, space.number("y"));
      bottom = Math.max(bottom, space.number("y"));
    }
    double across = Math.max(1, right - left);
    double down = Math.max(1, bottom - top);
    double nearest = nearestInRow(spaces);
    int room = Math.max(1, available - 2 * HALF_WIDTH);
    double scaleX = Math.min(HUGE / across, Math.max(room / across, (2 * LEAST_HALF_WIDTH + FREE) / nearest));
    int halfWidth = (int) Math.max(LEAST_HALF_WIDTH, Math.min(HALF_WIDTH, (nearest * scaleX - FREE) / 2));
    double scaleY = Math.min(HUGE / down, scaleDown(spaces, scaleX, 2 * halfWidth + FREE / 2));
    int[] centres = new int[2 * spaces.size()];
    for (int i = 0; i < spaces.size(); i++) {
      centres[2 * i] = halfWidth + (int) Math.round((spaces.get(i).number("x") - left) * scaleX);
      centres[2 * i + 1] = HALF_HEIGHT + (int) Math.round((spaces.get(i).number("y") - top) * scaleY);
    }
    String transform = "translate(" + Svg.decimal(halfWidth - left * scaleX) + "," + Svg.decimal(HALF_HEIGHT - top * scaleY)
        + ") scale(" + Svg.decimal(scaleX) + "," + Svg.decimal(scaleY) + ")";
    return new SpacePlaces(centres, halfWidth, HALF_HEIGHT, transform);
  }

  /** Returns the least distance of two spaces at one height in the board's unit. */
  private static double nearestInRow(List<Element> spaces) {
    double nearest = Double.MAX_VALUE;
    for (int i = 0; i < spaces.size(); i++) {
      for (int j = 0; j < i; j++) {
        double dx = Math.abs((double) spaces.get(i).number("x") - spaces.get(j).number("x"));
        if (spaces.get(i).number("y") == spaces.get(j).number("y") && dx > 0) {
          nearest = Math.min(nearest, dx);
        }
      }
    }
    return nearest;
  }

  private static double scaleDown(List<Element> spaces, double scaleX, int width) {
    double scale = 1e-6;
    for (int i = 0; i < spaces.size(); i++) {
      for (int j = 0; j < i; j++) {
        double dx = Math.abs((double) spaces.get(i).number("x") - spaces.get(j).number("x"));
        double dy = Math.abs((double) spaces.get(i).number("y") - spaces.get(j).number("y"));
        if (dx * scaleX < width && dy > 0) {
          scale = Math.max(scale, (2 * HALF_HEIGHT + FREE / 2) / dy);
        }
      }
    }
    return Math.max(scale, scaleX / 4);
  }
}
