package games.kumite.spi.console.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A drawing with a size.
 *
 * @param width its width in pixels
 * @param height its height in pixels
 * @param parts SVG elements, or the beginnings and ends of groups, that draw it with its upper left corner at 0, 0
 */
record Box(int width, int height, List<String> parts) {

  Box {
    parts = List.copyOf(parts);
  }

  /** Returns boxes in rows from left to right, no wider than a maximum unless a single box is. */
  static Box flow(List<Box> boxes, int maxWidth, int gap) {
    List<String> parts = new ArrayList<>();
    int x = 0;
    int y = 0;
    int rowHeight = 0;
    int width = 0;
    for (Box box : boxes) {
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

  /** Returns the parts moved to another place. */
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
