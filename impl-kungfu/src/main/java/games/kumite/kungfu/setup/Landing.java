package games.kumite.kungfu.setup;

import games.kumite.api.Form;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The points at which figures are put on the table: the listed grid, and how others are written (KF-RUL-52). */
final class Landing {

  private static final int FIRST = 200;
  private static final int STEP = 400;
  private static final int HIGHEST = 3000;
  private static final String NUMBER = "0|[1-9][0-9]{0,4}";
  private static final String UNIT = "0.1 mm";
  private static final String BOARD = "board:table";

  private Landing() {}

  /** The grid, x after x: on the ground where one can stand there, else on what stands there. */
  static List<Long> grid(Board board, Size size) {
    List<Long> points = new ArrayList<>();
    for (int x = FIRST; x <= board.width; x += STEP) {
      for (int y = FIRST; y <= board.height; y += STEP) {
        long place = at(board, size, x, y);
        if (place != Place.NOWHERE) {
          points.add(place);
        }
      }
    }
    return points;
  }

  private static long at(Board board, Size size, int x, int y) {
    int level = board.levelBelow(x, y, 0, size.height());
    if (level >= 0 && board.isFree(x, y, level, size)) {
      return Place.of(x, y, level);
    }
    for (int i = 0; i < board.pieces(); i++) {
      int top = board.piece(i).top;
      if (board.isThere(i) && board.piece(i).is(Flag.STAND) && board.isStandingLevel(x, y, top, size.height())
          && board.isFree(x, y, top, size)) {
        return Place.of(x, y, top);
      }
    }
    return Place.NOWHERE;
  }

  /** The point in the words from the third on, x, y and maybe a level above the ground; null if it is none. */
  static @Nullable Long read(List<String> words) {
    if (words.size() < 4 || words.size() > 5) {
      return null;
    }
    for (String word : words.subList(2, words.size())) {
      if (!word.matches(NUMBER)) {
        return null;
      }
    }
    int level = words.size() == 5 ? Integer.parseInt(words.get(4)) : 0;
    long place = Place.of(Integer.parseInt(words.get(2)), Integer.parseInt(words.get(3)), level);
    return place == Place.NOWHERE || words.size() == 5 && level == 0 ? null : place;
  }

  /** The forms of putting a figure somewhere: on the ground, and at a level above it. */
  static void forms(List<Form> forms, Board board, String start) {
    Form.Slot x = new Form.Slot("x", 0, board.width, UNIT, BOARD);
    Form.Slot y = new Form.Slot("y", 0, board.height, UNIT, BOARD);
    forms.add(new Form(start, List.of(x, y)));
    forms.add(new Form(start, List.of(x, y, new Form.Slot("level", 1, HIGHEST, UNIT, ""))));
  }
}
