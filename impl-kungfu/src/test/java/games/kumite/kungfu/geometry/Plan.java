package games.kumite.kungfu.geometry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A small drawn table: pieces and figures by name. Capital letters are one side, small ones the other. */
final class Plan implements Bodies {

  private static final long STONE = Flag.BLOCK.bit() | Flag.OPAQUE.bit() | Flag.STAND.bit();
  private static final long BOX = Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.STAND.bit() | Flag.SCENIC.bit();
  private static final long LOW = Flag.LINEAR.bit() | Flag.OBSCURE.bit() | Flag.SOLIDLOW.bit() | Flag.SCENIC.bit();

  private final List<Piece> pieces = new ArrayList<>();
  private final Map<String, Integer> names = new LinkedHashMap<>();
  private final List<Long> places = new ArrayList<>();
  private final List<Size> sizes = new ArrayList<>();
  private final Set<Integer> fallen = new LinkedHashSet<>();
  private final Set<Integer> transfixed = new LinkedHashSet<>();
  private final Set<Integer> flying = new LinkedHashSet<>();
  private int captive = -1;
  private int holder = -1;

  Plan rock(int x1, int y1, int x2, int y2, int top) {
    return piece("rock", STONE, x1, y1, x2, y2, 0, top);
  }

  Plan wall(int x1, int y1, int x2, int y2) {
    return piece("wall", Flag.BLOCK.bit() | Flag.OPAQUE.bit() | Flag.WALL.bit(), x1, y1, x2, y2, 0, 600);
  }

  Plan crates(int x1, int y1, int x2, int y2) {
    return piece("crates", BOX, x1, y1, x2, y2, 0, 250);
  }

  Plan fence(int x1, int y1, int x2, int y2) {
    return piece("fence", LOW, x1, y1, x2, y2, 0, 180);
  }

  Plan piece(String kind, long flags, int x1, int y1, int x2, int y2, int base, int top) {
    String id = kind + (pieces.size() + 1);
    pieces.add(new Piece(id, kind, Polygon.rectangle(x1, y1, x2, y2), base, top, flags));
    return this;
  }

  Plan at(String name, int x, int y) {
    return at(name, Size.NORMAL, x, y, 0);
  }

  Plan at(String name, Size size, int x, int y, int level) {
    names.put(name, places.size());
    places.add(Place.of(x, y, level));
    sizes.add(size);
    return this;
  }

  Plan fallen(String name) {
    fallen.add(number(name));
    return this;
  }

  Plan transfixed(String name) {
    transfixed.add(number(name));
    return this;
  }

  Plan flying(String name) {
    flying.add(number(name));
    return this;
  }

  Plan grapples(String name, String other) {
    holder = number(name);
    captive = number(other);
    return this;
  }

  int number(String name) {
    return names.get(name);
  }

  Board board() {
    return new Board(9000, 9000, pieces);
  }

  boolean sees(String a, String b) {
    return Sight.isMutual(board(), this, number(a), number(b));
  }

  int cover(String shooter, String target) {
    return Sight.cover(board(), this, number(shooter), number(target));
  }

  boolean touch(String a, String b) {
    return Gaps.inContact(board(), place(number(a)), size(number(a)), place(number(b)), size(number(b)));
  }

  /** Where a move ends, or why it may not be made. */
  String move(String name, int x, int y, int level, Stick stick) {
    int mover = number(name);
    long to = Place.of(x, y, level);
    MoveFault fault = Moves.fault(board(), this, mover, to, stick.reach(size(mover)));
    return fault == null ? Place.text(Moves.end(board(), this, mover, to)) : fault.name();
  }

  /** The same in another manner. */
  String move(Locomotion manner, String name, int x, int y, int level, Stick stick) {
    int mover = number(name);
    long to = Place.of(x, y, level);
    long from = place(mover);
    MoveFault fault = Moves.fault(board(), this, mover, from, to, stick.reach(size(mover)), manner);
    return fault == null ? Place.text(Moves.end(board(), this, mover, from, to, manner)) : fault.name();
  }

  String move(String name, int x, int y) {
    return move(name, x, y, 0, Stick.MEDIUM);
  }

  /** Where forced movement ends and what it met. */
  String push(String name, int dx, int dy) {
    Push push = Push.of(board(), this, number(name), dx, dy);
    return Place.text(push.end()) + " " + push.met() + (push.index() < 0 ? "" : " " + push.index());
  }

  @Override
  public int count() {
    return places.size();
  }

  @Override
  public boolean isBody(int figure) {
    return !fallen.contains(figure);
  }

  @Override
  public long place(int figure) {
    return places.get(figure);
  }

  @Override
  public Size size(int figure) {
    return sizes.get(figure);
  }

  @Override
  public boolean areEnemies(int figure, int other) {
    List<String> all = List.copyOf(names.keySet());
    return Character.isUpperCase(all.get(figure).charAt(0)) != Character.isUpperCase(all.get(other).charAt(0));
  }

  @Override
  public boolean isCaptiveOf(int figure, int by) {
    return figure == captive && by == holder;
  }

  @Override
  public boolean isPassable(int figure) {
    return transfixed.contains(figure);
  }

  @Override
  public boolean isFlying(int figure) {
    return flying.contains(figure);
  }
}
