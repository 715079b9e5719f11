package games.kumite.kungfu.geometry;

import games.kumite.kungfu.geometry.Candidate.Aim;
import java.util.ArrayList;
import java.util.List;

/** The places that a move lists for bots; every one of them is a legal end (KF-RUL-52). */
public final class Candidates {

  private static final int APART = 20; // KF-RUL-52
  private static final int FLANK = 3; // 45 degrees
  private static final int BEHIND_STEP = 10;

  private final Board board;
  private final Bodies bodies;
  private final int mover;
  private final int reach;
  private final long from;
  private final Size size;
  private final List<Candidate> found = new ArrayList<>();

  private Candidates(Board board, Bodies bodies, int mover, int reach) {
    this.board = board;
    this.bodies = bodies;
    this.mover = mover;
    this.reach = reach;
    this.from = bodies.place(mover);
    this.size = bodies.size(mover);
  }

  /** The places for a figure that may travel so far. */
  public static List<Candidate> of(Board board, Bodies bodies, int mover, int reach) {
    Candidates candidates = new Candidates(board, bodies, mover, reach);
    candidates.contacts();
    candidates.directions();
    candidates.items();
    candidates.behind();
    candidates.levels();
    return candidates.found;
  }

  private void add(long wanted, Aim aim, int subject) {
    if (wanted == Place.NOWHERE || Moves.fault(board, bodies, mover, wanted, reach) != null) {
      return;
    }
    long place = settled(wanted);
    for (Candidate known : found) {
      if (Place.level(known.place()) == Place.level(place)
          && Place.squared(known.place(), place) < (long) APART * APART) {
        return;
      }
    }
    if (Moves.fault(board, bodies, mover, place, reach) == null) {
      found.add(new Candidate(place, aim, subject));
    }
  }

  /** Where a move ends that is named after its own end: a cut one may stop a tenth earlier when it is named again. */
  private long settled(long wanted) {
    long place = wanted;
    for (long end = Moves.end(board, bodies, mover, place); end != place;) {
      place = end;
      end = Moves.end(board, bodies, mover, place);
    }
    return place;
  }

  private void contacts() {
    for (int i = 0; i < bodies.count(); i++) {
      if (i != mover && bodies.isBody(i) && bodies.areEnemies(mover, i)) {
        for (int turn : new int[] {0, -FLANK, FLANK}) {
          add(beside(bodies.place(i), size.radius() + bodies.size(i).radius(), turn), Aim.CONTACT, i);
        }
      }
    }
  }

  private long beside(long other, int apart, int turn) {
    int x = Place.x(other) + Directions.awayX(other, from, turn, apart);
    int y = Place.y(other) + Directions.awayY(other, from, turn, apart);
    return at(x, y);
  }

  /** A point at the level on which one comes to stand there from the own one. */
  private long at(int x, int y) {
    int level = x < 0 || y < 0 ? -1 : board.levelBelow(x, y, Place.level(from), size.height());
    return level < 0 ? Place.NOWHERE : Place.of(x, y, level);
  }

  private void directions() {
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      add(cut(Directions.x(direction, reach), Directions.y(direction, reach)), Aim.FULL, direction);
      add(cut(Directions.x(direction, reach / 2), Directions.y(direction, reach / 2)), Aim.HALF, direction);
    }
  }

  /** As far as nothing is in the way; a rounded step may lie a hair too far. */
  private long cut(int dx, int dy) {
    int length = (int) Whole.root((long) dx * dx + (long) dy * dy);
    if (length == 0) {
      return Place.NOWHERE;
    }
    int part = Push.cut(board, from, size, dx, dy, length);
    long end = Push.at(from, dx, dy, length, part);
    while (part > 0 && Place.squared(from, end) > (long) reach * reach) {
      part--;
      end = Push.at(from, dx, dy, length, part);
    }
    return end == from || end == Place.NOWHERE ? Place.NOWHERE : at(Place.x(end), Place.y(end));
  }

  private void items() {
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (board.isThere(i) && piece.is(Flag.SCENIC)) {
        long end = cutTowards(piece.outline.middleX(), piece.outline.middleY());
        if (end != Place.NOWHERE && Gaps.isAdjacent(piece, end, size)) {
          add(end, Aim.ITEM, i);
        }
      }
    }
  }

  private long cutTowards(int x, int y) {
    long dx = x - Place.x(from);
    long dy = y - Place.y(from);
    long square = dx * dx + dy * dy;
    if (square > (long) reach * reach) {
      return cut(Whole.quotient(dx * reach, 1, square), Whole.quotient(dy * reach, 1, square));
    }
    return cut((int) dx, (int) dy);
  }

  private void behind() {
    int enemy = nearestVisibleEnemy();
    long hiding = Flag.OBSCURE.bit() | Flag.OPAQUE.bit() | Flag.LINEAR.bit();
    for (int i = 0; i < board.pieces() && enemy >= 0; i++) {
      if (board.isThere(i) && board.piece(i).isAny(hiding)) {
        add(farSide(board.piece(i), bodies.place(enemy)), Aim.BEHIND, i);
      }
    }
  }

  private int nearestVisibleEnemy() {
    int best = -1;
    for (int i = 0; i < bodies.count(); i++) {
      if (i != mover && bodies.isBody(i) && bodies.areEnemies(mover, i)
          && (best < 0 || Gaps.gap(from, size, bodies.place(i), bodies.size(i))
              < Gaps.gap(from, size, bodies.place(best), bodies.size(best)))
          && Sight.isMutual(board, bodies, mover, i)) {
        best = i;
      }
    }
    return best;
  }

  /** The first place behind a piece on the line from an enemy through its middle. */
  private long farSide(Piece piece, long enemy) {
    int x = piece.outline.middleX();
    int y = piece.outline.middleY();
    long middle = Place.of(x, y, 0);
    for (int length = 0; length <= reach; length += BEHIND_STEP) {
      int px = x + Directions.awayX(enemy, middle, 0, length);
      int py = y + Directions.awayY(enemy, middle, 0, length);
      if (piece.outline.isClearOf(px, py, size.radius())) {
        return at(px, py);
      }
    }
    return Place.NOWHERE;
  }

  private void levels() {
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      int x = piece.outline.middleX();
      int y = piece.outline.middleY();
      if (board.isThere(i) && piece.is(Flag.STAND)) {
        add(Place.of(x, y, piece.top), Aim.LEVEL, i);
      }
      if (board.isThere(i) && piece.is(Flag.STAIRS)) {
        add(Place.of(x, y, board.halfway(i)), Aim.LEVEL, i);
      }
    }
  }
}
