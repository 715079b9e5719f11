package games.kumite.kungfu.geometry;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** KF-RUL-37 by trying every series of levels, with fractions of any size. */
final class SlowClimb {

  private record Ratio(BigInteger over, BigInteger under) implements Comparable<Ratio> {
    static Ratio of(long over, long under) {
      return new Ratio(BigInteger.valueOf(over), BigInteger.valueOf(under));
    }

    @Override
    public int compareTo(Ratio other) {
      return over.multiply(other.under).compareTo(other.over.multiply(under));
    }

    double value() {
      return over.doubleValue() / under.doubleValue();
    }
  }

  /** A piece and the part of the way over it. */
  private record Over(Piece piece, Ratio in, Ratio out) {}

  /** Where a figure stands: a piece, or nothing for the ground. */
  private record Standing(int level, int low, int high, boolean isOnBamboo) {}

  private final List<Piece> pieces;
  private final long from;
  private final long to;
  private final Size size;
  private final Standing start;
  private final List<Over> all = new ArrayList<>();
  private final List<Ratio> ends;
  private boolean isLinearPassed;

  SlowClimb(List<Piece> pieces, long from, long to, Size size, int[] range) {
    this.pieces = pieces;
    this.from = from;
    this.to = to;
    this.size = size;
    TreeSet<Ratio> cuts = new TreeSet<>(List.of(Ratio.of(0, 1), Ratio.of(1, 1)));
    for (Piece piece : pieces) {
      Over over = piece.isAny(Flag.STAND.bit() | Flag.STAIRS.bit() | Flag.BAMBOO.bit()) ? over(piece) : null;
      if (over != null) {
        all.add(over);
        cuts.add(over.in());
        cuts.add(over.out());
      }
    }
    ends = List.copyOf(cuts);
    List<Over> below = all.stream().filter(over -> isOver(over, 0) && over.piece().top == Place.level(from)).toList();
    boolean isOnBamboo = Place.level(from) > 0 && !below.isEmpty() && below.stream().allMatch(over -> isBamboo(over.piece()));
    start = new Standing(Place.level(from), range[0], range[1], isOnBamboo);
  }

  private static boolean isBamboo(Piece piece) {
    return piece.is(Flag.BAMBOO) && !piece.is(Flag.STAND);
  }

  private Over over(Piece piece) {
    Ratio in = Ratio.of(0, 1);
    Ratio out = Ratio.of(1, 1);
    for (int i = 0; i < piece.outline.corners(); i++) {
      long a = piece.outline.side(i, Place.x(from), Place.y(from));
      long b = piece.outline.side(i, Place.x(to), Place.y(to));
      if (a < 0 && b < 0) {
        return null;
      }
      if (a < 0) {
        Ratio cut = Ratio.of(-a, b - a);
        in = cut.compareTo(in) > 0 ? cut : in;
      } else if (b < 0) {
        Ratio cut = Ratio.of(a, a - b);
        out = cut.compareTo(out) < 0 ? cut : out;
      }
    }
    boolean isPoint = in.compareTo(out) == 0 && in.over().signum() != 0 && in.compareTo(Ratio.of(1, 1)) != 0;
    return in.compareTo(out) > 0 || isPoint ? null : new Over(piece, in, out);
  }

  /** Empty if the way can be walked. */
  String fault() {
    isLinearPassed = false;
    if (isPossible(new ArrayList<>(List.of(start)))) {
      return "";
    }
    isLinearPassed = true;
    return isPossible(new ArrayList<>(List.of(start))) ? "LINEAR" : "BLOCKED";
  }

  /** Stage 0 is the start alone, the last one the end alone, those between lie between two cuts. */
  private boolean isPossible(List<Standing> series) {
    int stage = series.size();
    if (stage == ends.size() + 1) {
      return series.get(stage - 1).level() == Place.level(to) && isLegal(series);
    }
    for (Standing standing : standings(stage)) {
      series.add(standing);
      if (isPossible(series)) {
        return true;
      }
      series.remove(stage);
    }
    return false;
  }

  private boolean isOver(Over over, int stage) {
    Ratio first = ends.get(Math.max(0, stage - 1));
    Ratio last = ends.get(Math.min(ends.size() - 1, stage));
    if (stage == 0) {
      return over.in().over().signum() == 0;
    }
    return stage == ends.size() ? over.out().compareTo(Ratio.of(1, 1)) == 0
        : over.in().compareTo(first) <= 0 && over.out().compareTo(last) >= 0;
  }

  private List<Standing> standings(int stage) {
    List<Standing> found = new ArrayList<>();
    for (Over over : all) {
      if (isOver(over, stage) && over.piece().is(Flag.STAIRS) && found.isEmpty()) {
        found.add(new Standing((over.piece().base + over.piece().top) / 2, over.piece().base, over.piece().top, false));
      }
    }
    if (found.isEmpty()) {
      found.add(new Standing(0, 0, 0, false));
    }
    for (Over over : all) {
      if (isOver(over, stage) && over.piece().isAny(Flag.STAND.bit() | Flag.BAMBOO.bit())) {
        found.add(new Standing(over.piece().top, over.piece().top, over.piece().top, isBamboo(over.piece())));
      }
    }
    return found;
  }

  private boolean isSolid(Piece piece) {
    return piece.is(Flag.BLOCK) || piece.is(Flag.LINEAR) && !isLinearPassed;
  }

  private boolean isLegal(List<Standing> series) {
    int jumps = 0;
    for (int stage = 1; stage < series.size(); stage++) {
      Standing a = series.get(stage - 1);
      Standing b = series.get(stage);
      jumps += b.low() - a.high() > 300 || a.low() - b.high() > 300 ? 1 : 0;
      if (b.low() - a.high() > 750 || jumps > 1 || a.isOnBamboo() != b.isOnBamboo()) {
        return false;
      }
    }
    List<Piece> above = new ArrayList<>();
    for (Over over : all) {
      boolean isAbove = false;
      boolean isBelow = false;
      for (int stage = 0; stage < series.size(); stage++) {
        if (isOver(over, stage) && isSolid(over.piece())) {
          isAbove |= series.get(stage).level() >= over.piece().top;
          isBelow |= series.get(stage).level() < over.piece().top;
          if (series.get(stage).level() < over.piece().top
              && series.get(stage).level() + size.height() > over.piece().base) {
            return false; // inside it
          }
        }
      }
      if (isAbove && isBelow) {
        return false; // through it
      }
      if (isAbove) {
        above.add(over.piece());
      }
    }
    return pieces.stream().filter(this::isSolid).filter(wall -> above.stream().noneMatch(piece -> piece == wall
        || piece.item.equals(wall.item) && wall.top <= piece.top && wall.outline.isWithin(piece.outline)))
        .allMatch(wall -> isClear(wall, series));
  }

  private boolean isClear(Piece wall, List<Standing> series) {
    for (int stage = 1; stage < series.size(); stage++) {
      int level = series.get(stage).level();
      int before = series.get(stage - 1).level();
      Ratio first = ends.get(stage - 1);
      Ratio last = ends.get(Math.min(ends.size() - 1, stage));
      if (stage < ends.size() && wall.isAtHeight(level, level + size.height()) && isNear(wall.outline, first, last)
          || before != level && wall.isAtHeight(Math.min(before, level), Math.max(before, level) + size.height())
          && isNear(wall.outline, first, first)) {
        return false;
      }
    }
    return true;
  }

  /** The distance by a search along the way: it falls and then rises, since the outline is convex. */
  private boolean isNear(Polygon outline, Ratio first, Ratio last) {
    double low = first.value();
    double high = last.value();
    for (int i = 0; i < 100; i++) {
      double a = low + (high - low) / 3;
      double b = high - (high - low) / 3;
      if (distance(outline, a) <= distance(outline, b)) {
        high = b;
      } else {
        low = a;
      }
    }
    double min = Math.min(distance(outline, (low + high) / 2),
        Math.min(distance(outline, first.value()), distance(outline, last.value())));
    return min < size.radius() - 1e-6;
  }

  private double distance(Polygon outline, double part) {
    double x = Place.x(from) + part * (Place.x(to) - Place.x(from));
    double y = Place.y(from) + part * (Place.y(to) - Place.y(from));
    return DoubleFilter.distance(outline, x, y, x, y);
  }
}
