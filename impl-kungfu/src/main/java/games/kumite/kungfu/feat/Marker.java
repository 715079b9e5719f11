package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Alone;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The places where a figure may put the marker of a blast (D-37, KF-RUL-52, KF-RUL-58). Distances to a point are measured from
 * the edge of the base.
 *
 * @param figure the figure that puts it
 * @param range the farthest, {@link #UNLIMITED} for anywhere
 */
record Marker(int figure, int range) {

  /** No maximum range. */
  static final int UNLIMITED = Integer.MAX_VALUE;

  private static final int MAX_PAIR = 2400; // KF-RUL-52
  private static final int TRIES = 4;
  private static final int HIGHEST = 3000;
  private static final String UNIT = "0.1 mm";
  private static final Refusal TOO_FAR = new Refusal("KF-TRT-35b", "out-of-range");
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-58", "off-the-table");
  private static final Refusal NO_LEVEL = new Refusal("KF-RUL-58", "no-level");
  private static final Refusal LOVED_ONE = new Refusal("KF-VIP-07c", "near-loved-one");
  private static final Refusal UNSEEN = new Refusal("KF-RUL-58", "marker-unseen");

  /**
   * Lists the middles of enemies, the nearest first, and of pairs of them; if none is legal, a point L away, and else
   * the figure's own place.
   */
  void options(Fight fight, Options out) {
    boolean isAny = false;
    for (long point : new LinkedHashSet<>(points(fight))) { // two pairs may have one middle
      Refusal refusal = refusal(fight, point);
      isAny |= refusal == null;
      out.add(action(fight, point), refusal);
    }
    if (!isAny) {
      out.add(action(fight, fallback(fight)));
    }
  }

  /** Returns why nothing can be marked at all, null if something can: a figure's own place is out of the question beside her. */
  @Nullable Refusal noneRefusal(Fight fight) {
    if (!Guests.endangers(fight, figure) || refusal(fight, fallback(fight)) == null) {
      return null;
    }
    for (long point : points(fight)) {
      if (refusal(fight, point) == null) {
        return null;
      }
    }
    return LOVED_ONE;
  }

  private List<Long> points(Fight fight) {
    Figures figures = fight.figures();
    List<Long> points = new ArrayList<>();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isEnemy(figures, enemy)) {
        points.add(figures.place(enemy));
      }
    }
    long own = figures.place(figure);
    points.sort(Comparator.comparingLong(point -> Place.squared(own, point)));
    int enemies = points.size();
    for (int a = 0; a < enemies; a++) {
      for (int b = a + 1; b < enemies; b++) {
        if (Place.squared(points.get(a), points.get(b)) <= (long) MAX_PAIR * MAX_PAIR) {
          points.add(between(fight.board(), points.get(a), points.get(b)));
        }
      }
    }
    return points;
  }

  private long fallback(Fight fight) {
    long own = fight.figures().place(figure);
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      int x = Place.x(own) + Directions.x(direction, Stick.LONG.length());
      int y = Place.y(own) + Directions.y(direction, Stick.LONG.length());
      if (fight.board().isInside(x, y, 0)) {
        long point = on(fight.board(), x, y, Place.level(own));
        if (refusal(fight, point) == null) {
          return point;
        }
      }
    }
    return own;
  }

  private static long between(Board board, long a, long b) {
    int x = (Place.x(a) + Place.x(b)) / 2;
    int y = (Place.y(a) + Place.y(b)) / 2;
    return on(board, x, y, Math.max(Place.level(a), Place.level(b)));
  }

  /** Returns the marker on the highest surface at a point that is no higher than a level. */
  static long on(Board board, int x, int y, int level) {
    return Place.of(x, y, Math.max(0, board.levelBelow(x, y, level, 0)));
  }

  private boolean isEnemy(Figures figures, int other) {
    return figures.areEnemies(figure, other) && Able.isInPlay(figures, other);
  }

  private static VerbAction action(Fight fight, long at) {
    return fight.actions().atLevel(Word.MARK, Place.x(at), Place.y(at), Place.level(at));
  }

  static long place(Action action) {
    VerbAction mark = (VerbAction) action;
    return Place.of(mark.first(), mark.second(), mark.third());
  }

  @Nullable Refusal refusal(Fight fight, long at) {
    Board board = fight.board();
    if (!board.isInside(Place.x(at), Place.y(at), 0)) {
      return OFF_TABLE;
    }
    if (Place.level(at) != 0 && !board.isStandingLevel(Place.x(at), Place.y(at), Place.level(at), 0)) {
      return NO_LEVEL;
    }
    if (distance(fight, figure, at) > range) {
      return TOO_FAR;
    }
    if (Guests.isNearLovedOne(fight, figure, at)) {
      return LOVED_ONE;
    }
    Figures figures = fight.figures();
    Alone alone = new Alone(figures.place(figure), figures.size(figure));
    return Sight.isMutual(board, alone, Sight.UNPLACED, at, Size.NORMAL, 0) ? null : UNSEEN;
  }

  /** Returns the distance from the edge of a base to a point, taken up to a whole tenth. */
  static int distance(Fight fight, int figure, long at) {
    double length = Math.sqrt((double) Place.squared(fight.figures().place(figure), at));
    return Math.max(0, (int) Math.ceil(length) - fight.figures().size(figure).radius());
  }

  /** Returns a legal point drawn at random, null after a few draws that found none. */
  @Nullable Action sample(Fight fight, RandomSource random) {
    Board board = fight.board();
    for (int i = 0; i < TRIES; i++) {
      long at = on(board, random.pick("marker-x", figure, board.width + 1), random.pick("marker-y", figure, board.height + 1), HIGHEST);
      if (refusal(fight, at) == null) {
        return action(fight, at);
      }
    }
    return null;
  }

  @Nullable Action parse(Fight fight, List<String> words, Options out) {
    VerbAction action = words.get(0).equals(Word.MARK.notation()) ? fight.actions().parse(words) : null;
    if (action != null) {
      out.add(action, refusal(fight, place(action)));
    }
    return action;
  }

  static List<Form> forms(Fight fight) {
    Form.Slot x = new Form.Slot("x", 0, fight.board().width, UNIT, "board:table");
    Form.Slot y = new Form.Slot("y", 0, fight.board().height, UNIT, "board:table");
    return List.of(new Form(Word.MARK.notation(), List.of(x, y)),
        new Form(Word.MARK.notation(), List.of(x, y, new Form.Slot("level", 1, HIGHEST, UNIT, ""))));
  }
}
