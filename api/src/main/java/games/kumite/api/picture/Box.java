package games.kumite.api.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A drawn rectangle.
 *
 * @param width its width in pixels
 * @param height its height in pixels
 * @param parts SVG elements, or the beginnings and ends of groups, that draw it with its upper left corner at 0, 0
 */
record Box(int width, int height, List<String> parts) {

  Box {
    parts = List.copyOf(parts);
  }

  /** Returns boxes in rows from left to right, no wider than that unless one box alone is; empty boxes take no room. */
  static Box flow(List<Box> boxes, int maxWidth, int gap) {
    List<String> parts = new ArrayList<>();
    int x = 0;
    int y = 0;
    int rowHeight = 0;
    int width = 0;
    for (Box box : boxes) {
      if (box.width == 0 && box.height == 0) {
        continue;
      }
      if (x > 0 && x + box.width > maxWidth) {
        x = 0;
        y += rowHeight + gap;
        rowHeight = 0;
      }
      parts.addAll(box.at(x, y));
      x += box.width + gap;
      width = Math.max(width, x - gap);
      rowHeight = Math.max(rowHeight, box.height);
    }
    return new Box(width, y + rowHeight, parts);
  }

  /** Returns this box, shrunk if it is wider than that. */
  Box within(int maxWidth) {
    if (width <= maxWidth) {
      return this;
    }
    double scale = (double) maxWidth / width;
    List<String> shrunk = new ArrayList<>();
    shrunk.add("<g transform=\"scale(" + Svg.decimal(scale) + ")\">");
    shrunk.addAll(parts);
    shrunk.add(Svg.END);
    return new Box(maxWidth, (int) Math.ceil(height * scale), shrunk);
  }

  /** Returns the parts that draw this box at another place. */
  List<String> at(int x, int y) {
    if (parts.isEmpty()) {
      return parts;
    }
    List<String> moved = new ArrayList<>();
    moved.add(Svg.group(x, y));
    moved.addAll(parts);
    moved.add(Svg.END);
    return moved;
  }
}
