package games.kumite.kungfu.geometry;

import games.kumite.kungfu.geometry.ListedEnd.Aim;
import java.util.ArrayList;
import java.util.List;

/** The places that a move lists, at most 24; every one of them is a legal end at which the move settles (KF-RUL-52). */
public final class ListedEnds {

  private static final Aim[] AIMS = Aim.values();
  /** The most that are listed. */
  public static final int MAX = 24;

  private static final int CONTACTS = 6;
  /** The step from one listed direction to the next, in directions. */
  static final int STEP = 2;

  private static final int OF_A_KIND = 2;
  private static final int TRIES = 4;
  private static final int APART = 20;
  private static final int FLANK = 3; // 45 degrees, in directions
  private static final int BEHIND_STEP = 10;

  private final Board board;
  private final Bodies bodies;
  private final int mover;
  private final MoveSurroundings around;
  private final int reach;
  private final long from;
  private final Size size;
  private final long[] places = new long[MAX];
  /** The purpose of each: the number of its aim, and its subject. */
  private final int[] aims = new int[MAX];
  private int count;

  private ListedEnds(Board board, Bodies bodies, MoveSurroundings around) {
    this.board = board;
    this.bodies = bodies;
    this.mover = around.mover();
    this.around = around;
    this.reach = around.reach();
    this.from = around.from();
    this.size = bodies.size(mover);
  }

  /** Returns the places for a figure that may travel a given length. */
  public static List<ListedEnd> of(Board board, Bodies bodies, int mover, int reach) {
    return of(board, bodies, mover, bodies.place(mover), reach, Locomotion.WALK);
  }

  /** Returns the places for a figure that may travel a given length from a place in some manner. */
  public static List<ListedEnd> of(Board board, Bodies bodies, int mover, long from, int reach, Locomotion manner) {
    ListedEnds candidates = around(board, bodies, mover, from, reach, manner);
    List<ListedEnd> list = new ArrayList<>(candidates.count);
    for (int i = 0; i < candidates.count; i++) {
      list.add(new ListedEnd(candidates.places[i], AIMS[candidates.aims[i] % AIMS.length],
          candidates.aims[i] / AIMS.length));
    }
    return list;
  }

  /** Gathers the places alone, without candidates. */
  public static ListedEnds around(Board board, Bodies bodies, int mover, long from, int reach, Locomotion manner) {
    ListedEnds candidates = new ListedEnds(board, bodies, MoveSurroundings.of(board, bodies, mover, from, reach, manner));
    candidates.contacts();
    candidates.directions();
    candidates.nearest(Aim.BEHIND, PieceSet.HIDING);
    candidates.nearest(Aim.ITEM, PieceSet.SCENIC);
    candidates.nearest(Aim.LEVEL, manner.isAloft() ? PieceSet.RAISED : PieceSet.STEPS);
    return candidates;
  }

  /** Returns how many there are. */
  public int count() {
    return count;
  }

  /** Returns one of them. */
  public long place(int index) {
    return places[index];
  }

  private boolean add(long wanted, Aim aim, int subject) {
    if (wanted == Place.NOWHERE || wanted == from) {
      return false;
    }
    long place = around.settled(board, wanted);
    for (int i = 0; i < count; i++) {
      if (Place.level(places[i]) == Place.level(place)
          && Place.squared(places[i], place) < (long) APART * APART) {
        return false;
      }
    }
    if (place == from || !around.isLegal(board, place)) {
      return false;
    }
    places[count] = place;
    aims[count++] = subject * AIMS.length + aim.ordinal();
    return true;
  }

  /** Adds the nearest enemies first; those equally near by their numbers. */
  private void contacts() {
    long last = -1;
    int lastBody = -1;
    for (int listed = 0; listed < CONTACTS; listed++) {
      int best = -1;
      long nearest = Long.MAX_VALUE;
      for (int i = 0; i < around.count(); i++) {
        long square = Place.squared(from, around.place(i));
        boolean isNext = square > last || square == last && i > lastBody;
        if (isNext && square < nearest && around.isInReach(i)) {
          best = i;
          nearest = square;
        }
      }
      if (best < 0) {
        return;
      }
      last = nearest;
      lastBody = best;
      contact(best);
    }
  }

  private void contact(int body) {
    int apart = size.radius() + around.size(body).radius();
    long enemy = around.place(body);
    if (!add(beside(enemy, apart, 0), Aim.CONTACT, around.number(body))
        && !add(beside(enemy, apart, FLANK), Aim.CONTACT, around.number(body))) {
      add(beside(enemy, apart, -FLANK), Aim.CONTACT, around.number(body));
    }
  }

  private long beside(long other, int apart, int turn) {
    return at(Place.x(other) + Directions.awayX(other, from, turn, apart),
        Place.y(other) + Directions.awayY(other, from, turn, apart));
  }

  private long at(int x, int y) {
    return around.at(board, x, y);
  }

  private void directions() {
    for (int direction = 0; direction < Directions.COUNT; direction += STEP) {
      int dx = Directions.x(direction, reach - 1); // rounded, it still is in reach
      int dy = Directions.y(direction, reach - 1);
      if (!around.manner().isAloft()
          || !add(at(Place.x(from) + dx, Place.y(from) + dy), Aim.FULL, direction)) {
        add(cut(Directions.x(direction, reach), Directions.y(direction, reach)), Aim.FULL, direction);
      }
    }
  }

  private long cut(int dx, int dy) {
    return around.cut(board, dx, dy);
  }

  /** Adds two places for an aim at the pieces of a kind, the nearest pieces first. */
  private void nearest(Aim aim, PieceSet kind) {
    Nearest nearest = Nearest.own();
    for (int word = 0; word < board.words(); word++) {
      long near = board.near(word, kind, Place.x(from), Place.y(from), Place.x(from), Place.y(from), reach);
      for (; near != 0; near &= near - 1) {
        long square = board.piece(word, near).outline.squaredToBox(Place.x(from), Place.y(from));
        if (square <= (long) reach * reach) {
          nearest.add(Board.number(word, near), square);
        }
      }
    }
    if (nearest.isEmpty()) {
      return;
    }
    int enemy = aim == Aim.BEHIND ? nearestVisibleEnemy() : mover;
    int listed = 0;
    for (int tries = 0; tries < TRIES && listed < OF_A_KIND && enemy >= 0 && !nearest.isEmpty(); tries++) {
      int piece = nearest.poll();
      listed += add(place(aim, piece, enemy), aim, piece) ? 1 : 0;
    }
  }

  private long place(Aim aim, int number, int figure) {
    Piece piece = board.piece(number);
    return aim == Aim.BEHIND ? farSide(piece, bodies.place(figure)) : aim == Aim.ITEM ? beside(piece)
        : onto(piece, number);
  }

  private int nearestVisibleEnemy() {
    int best = -1;
    int gap = Integer.MAX_VALUE;
    for (int i = 0; i < bodies.count(); i++) {
      if (i != mover && bodies.isBody(i) && bodies.areEnemies(mover, i)
          && (best < 0 || Gaps.isNearer(from, size, bodies.place(i), bodies.size(i), gap))
          && Sight.isMutual(board, bodies, mover, i)) {
        best = i;
        gap = Gaps.gap(from, size, bodies.place(i), bodies.size(i));
      }
    }
    return best;
  }

  /** Returns the first place behind a piece on the line from an enemy through its middle. */
  private long farSide(Piece piece, long enemy) {
    int x = piece.outline.middleX();
    int y = piece.outline.middleY();
    long middle = Place.of(x, y, 0);
    int dx = Directions.awayX(enemy, middle, 0, reach);
    int dy = Directions.awayY(enemy, middle, 0, reach);
    int shut = -1;
    int clear = reach / BEHIND_STEP + 1;
    while (clear - shut > 1) {
      int between = (shut + clear) >>> 1;
      long place = Push.at(middle, dx, dy, reach, between * BEHIND_STEP);
      if (place == Place.NOWHERE || piece.outline.isClearOf(Place.x(place), Place.y(place), size.radius())) {
        clear = between;
      } else {
        shut = between;
      }
    }
    long place = Push.at(middle, dx, dy, reach, clear * BEHIND_STEP);
    return clear > reach / BEHIND_STEP || place == Place.NOWHERE ? Place.NOWHERE : at(Place.x(place), Place.y(place));
  }

  /** Returns a place straight towards the middle of a piece, as far as it stands in the way. */
  private long beside(Piece piece) {
    long dx = piece.outline.middleX() - Place.x(from);
    long dy = piece.outline.middleY() - Place.y(from);
    long square = dx * dx + dy * dy;
    boolean isFar = square > (long) reach * reach;
    long end = isFar ? cut(IntegerMath.quotient(dx * reach, 1, square), IntegerMath.quotient(dy * reach, 1, square))
        : cut((int) dx, (int) dy);
    return end != Place.NOWHERE && Gaps.isAdjacent(piece, end, size) ? end : Place.NOWHERE;
  }

  private long onto(Piece piece, int number) {
    int level = piece.is(Flag.STAIRS) ? board.halfway(number) : piece.top;
    boolean isOn = Place.level(from) == level && piece.outline.contains(Place.x(from), Place.y(from));
    return isOn ? Place.NOWHERE : Place.of(piece.outline.middleX(), piece.outline.middleY(), level);
  }
}
