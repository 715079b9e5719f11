package games.kumite.journey.map;

import games.kumite.spi.marks.Immutable;
import java.util.Arrays;

/**
 * The poses and moves of a base of one shape on a ground, as far as squares and lines decide; every answer is computed
 * beforehand. The caller checks obstacles. Immutable; queries allocate nothing.
 *
 * <p>The squares of a base are numbered by rows from its front, each row from its left: square 0 is the front-left one
 * that names the pose. A turn is numbered {@code 2 * pivot} to the left and {@code 2 * pivot + 1} to the right; a base
 * as wide as long turns on the spot and has pivot 0 alone (JW-RUL-07).
 */
@Immutable
public final class BasePoses {

  private static final int FACINGS = 4;

  private final Ground ground;
  private final int width;
  private final int length;
  private final boolean passesYellow;
  private final boolean[] possible;
  private final short[] squares;
  /** Bits of the terrains that the base covers, by pose. */
  private final byte[] terrains;
  private final short[] covering;
  private final short[] shifts;
  private final int turns;
  private final short[] turned;
  private final int boxSize;
  private final short[] boxes;

  /**
   * Computes all answers.
   *
   * @param ground the squares
   * @param width the number of squares along the front of the base
   * @param length the number of squares along each of its sides
   * @param passing the line that the base may pass: {@link EdgeKind#OPEN} for none, {@link EdgeKind#YELLOW}
   */
  public BasePoses(Ground ground, int width, int length, EdgeKind passing) {
    this.ground = ground;
    this.width = width;
    this.length = length;
    passesYellow = passing == EdgeKind.YELLOW;
    int poses = ground.size() * FACINGS;
    possible = new boolean[poses];
    squares = new short[poses * size()];
    terrains = new byte[poses];
    covering = new short[poses * size()];
    Arrays.fill(covering, (short) Pose.NONE);
    shifts = new short[poses * CompassDirections.COUNT];
    turns = 2 * (width == length ? 1 : size());
    turned = new short[poses * turns];
    boxSize = width == length ? 0 : Math.max(width, length) * 2 * Math.max(width, length) * 2;
    boxes = new short[poses * turns * boxSize];
    Arrays.fill(boxes, (short) Ground.NONE);
    for (int pose = 0; pose < poses; pose++) {
      place(pose);
    }
    for (int pose = 0; pose < poses; pose++) {
      connect(pose);
    }
  }

  private void place(int pose) {
    boolean isThere = true;
    for (int k = 0; k < size(); k++) {
      int square = local(pose, k % width, k / width);
      squares[pose * size() + k] = (short) square;
      isThere &= square != Ground.NONE && ground.exists(square);
      terrains[pose] |= (byte) (isThere ? 1 << ground.terrain(square).ordinal() : 0);
    }
    possible[pose] = isThere && isWhole(pose);
    for (int k = 0; k < size() && possible[pose]; k++) {
      covering[Pose.of(square(pose, k), Pose.facing(pose)) * size() + k] = (short) pose;
    }
  }

  /** Returns the square of a base, {@link Ground#NONE} outside the map. */
  private int local(int pose, int right, int back) {
    int facing = Pose.facing(pose);
    int toRight = 2 * facing + 2 & 7;
    int toBack = 2 * facing + 4 & 7;
    int square = Pose.square(pose);
    return ground.square(ground.x(square) + right * CompassDirections.dx(toRight) + back * CompassDirections.dx(toBack),
        ground.y(square) + right * CompassDirections.dy(toRight) + back * CompassDirections.dy(toBack));
  }

  /** Returns whether no line runs between two of the base's own squares. */
  private boolean isWhole(int pose) {
    int toRight = 2 * Pose.facing(pose) + 2 & 7;
    int toBack = toRight + 2 & 7;
    for (int k = 0; k < size(); k++) {
      int square = square(pose, k);
      if (k % width < width - 1 && !isOpen(square, toRight) || k / width < length - 1 && !isOpen(square, toBack)) {
        return false;
      }
    }
    return true;
  }

  private void connect(int pose) {
    for (int way = 0; way < CompassDirections.COUNT; way++) {
      shifts[pose * CompassDirections.COUNT + way] = (short) (possible[pose] ? shifted(pose, way) : Pose.NONE);
    }
    for (int turn = 0; turn < turns; turn++) {
      turned[pose * turns + turn] = (short) (possible[pose] ? rotated(pose, turn) : Pose.NONE);
    }
  }

  private int shifted(int pose, int way) {
    for (int k = 0; k < size(); k++) {
      if (!isOpen(square(pose, k), way)) {
        return Pose.NONE;
      }
    }
    int to = Pose.of(ground.neighbour(Pose.square(pose), way), Pose.facing(pose));
    return possible[to] ? to : Pose.NONE;
  }

  private int rotated(int pose, int turn) {
    boolean isRight = (turn & 1) != 0;
    int facing = Pose.facing(pose) + (isRight ? 1 : 3) & 3;
    if (width == length) {
      return Pose.of(isRight ? square(pose, width - 1) : square(pose, width * (length - 1)), facing);
    }
    int pivot = turn / 2;
    int still = square(pose, pivot);
    int toLeft = 2 * facing + 6 & 7;
    int toFront = 2 * facing;
    int corner = ground.square(
        ground.x(still) + pivot % width * CompassDirections.dx(toLeft) + pivot / width * CompassDirections.dx(toFront),
        ground.y(still) + pivot % width * CompassDirections.dy(toLeft) + pivot / width * CompassDirections.dy(toFront));
    if (corner == Ground.NONE || !possible[Pose.of(corner, facing)]) {
      return Pose.NONE;
    }
    int to = Pose.of(corner, facing);
    return sweep(pose, to, turn) ? to : Pose.NONE;
  }

  /**
   * Notes the box around two footprints; returns false if a square is missing in it or a line runs through it. A turn
   * is possible only if the whole box is free.
   */
  private boolean sweep(int from, int to, int turn) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = 0;
    int bottom = 0;
    for (int k = 0; k < 2 * size(); k++) {
      int square = k < size() ? square(from, k) : square(to, k - size());
      left = Math.min(left, ground.x(square));
      right = Math.max(right, ground.x(square));
      top = Math.min(top, ground.y(square));
      bottom = Math.max(bottom, ground.y(square));
    }
    int at = (from * turns + turn) * boxSize;
    for (int y = top; y <= bottom; y++) {
      for (int x = left; x <= right; x++) {
        int square = ground.square(x, y);
        if (!ground.exists(square) || x < right && !isOpen(square, 2) || y < bottom && !isOpen(square, 4)) {
          return false;
        }
        boxes[at++] = (short) square;
      }
    }
    return true;
  }

  private boolean isOpen(int square, int way) {
    return passesYellow ? ground.isOpenPastYellow(square, way) : ground.isOpen(square, way);
  }

  /** Returns the ground. */
  public Ground ground() {
    return ground;
  }

  /** Returns the number of squares that the base covers. */
  public int size() {
    return width * length;
  }

  /** Returns the number of pose numbers. */
  public int poses() {
    return possible.length;
  }

  /** Returns whether all squares of a pose exist and no line runs between them. */
  public boolean isPossible(int pose) {
    return possible[pose];
  }

  /** Returns a square of the base. */
  public int square(int pose, int number) {
    return squares[pose * size() + number];
  }

  /**
   * Returns the possible pose of a facing in which a given square has a given number, {@link Pose#NONE} if there is
   * none.
   */
  public int covering(int square, int facing, int number) {
    return covering[Pose.of(square, facing) * size() + number];
  }

  /** Returns the pose one square away with the same facing, {@link Pose#NONE} if ground forbids it (JW-RUL-17). */
  public int shift(int pose, int way) {
    return shifts[pose * CompassDirections.COUNT + way];
  }

  /** Returns the pose after a step (JW-MOV-02). */
  public int step(int pose) {
    return shifts[pose * CompassDirections.COUNT + 2 * Pose.facing(pose)];
  }

  /** Returns the pose from which a step leads here, {@link Pose#NONE} if ground forbids it. */
  public int stepBack(int pose) {
    return shifts[pose * CompassDirections.COUNT + CompassDirections.back(2 * Pose.facing(pose))];
  }

  /** Returns the number of turns. */
  public int turns() {
    return turns;
  }

  /** Returns the pose after a turn, {@link Pose#NONE} if ground forbids it. */
  public int turn(int pose, int number) {
    return turned[pose * turns + number];
  }

  /**
   * Returns the turn at a place of the order in which routes prefer them: all left ones before all right ones
   * (JW-D-06).
   */
  public int preferred(int place) {
    int half = turns / 2;
    return place < half ? 2 * place : 2 * (place - half) + 1;
  }

  /** Returns the greatest number of squares that a turn passes. */
  public int boxSize() {
    return boxSize;
  }

  /** Returns a square that a turn passes, {@link Ground#NONE} after the last. */
  public int box(int pose, int turn, int number) {
    return boxes[(pose * turns + turn) * boxSize + number];
  }

  /** Returns the number of squares of the base from which rays of a bearing start. */
  public int starts(RelativeDirection bearing) {
    return switch (bearing) {
      case F, B -> width;
      case L, R -> length;
      default -> 1;
    };
  }

  /** Returns the square from which a ray starts, the leftmost (at the sides the foremost) first. */
  public int start(int pose, RelativeDirection bearing, int number) {
    return square(pose, startNumber(bearing, number));
  }

  /** Returns the number in the base of the square from which a ray starts. */
  public int startNumber(RelativeDirection bearing, int number) {
    int last = width * (length - 1);
    return switch (bearing) {
      case F -> number;
      case B -> last + number;
      case L -> number * width;
      case R -> number * width + width - 1;
      case FL -> 0;
      case FR -> width - 1;
      case BL -> last;
      case BR -> last + width - 1;
    };
  }

  /** Returns whether a base covers a square. */
  public boolean covers(int pose, int square) {
    for (int at = pose * size(), end = at + size(); at < end; at++) {
      if (squares[at] == square) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a base covers a square of a terrain (JW-MOV-14). */
  public boolean covers(int pose, Terrain terrain) {
    return (terrains[pose] >> terrain.ordinal() & 1) != 0;
  }

  /** Returns whether a base stands on a tile, be it with one square (JW-DFN-07). */
  public boolean isOn(int pose, int tile) {
    for (int k = 0; k < size(); k++) {
      if (ground.tile(square(pose, k)) == tile) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a base is adjacent to a square and no line cuts it off (JW-DFN-01, JW-RUL-11). */
  public boolean isAdjacent(int pose, int square) {
    for (int k = 0; k < size(); k++) {
      if (ground.isAdjacent(square(pose, k), square)) {
        return true;
      }
    }
    return false;
  }
}
