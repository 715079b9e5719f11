package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.Gateway;
import games.kumite.bigtrouble.content.Lair;
import games.kumite.bigtrouble.content.ZoneEntry;
import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A side of the board as a graph: its spaces by number in board order (BT-RUL-88), their connections, distances and
 * lines of sight. A set of spaces is a number with a bit for each. Distances of all pairs are computed when the board
 * is made. Immutable; no method allocates.
 */
@Immutable
public final class Board {

  /** The distance of spaces without a way between them. */
  public static final int FAR = Byte.MAX_VALUE;
  /** The value for no space. */
  public static final int NOWHERE = -1;

  /** The state of the doors of the arena (BT-ACT2-16, BT-ACT2-17). */
  public enum Doors { CLOSED, OPEN }

  private final String[] names;
  private final String[] ids;

  /** The names in alphabetical order, and the space of each. */
  private final String[] sorted;
  private final byte[] spaceOf;

  private final List<ZoneEntry> zones;
  private final byte[] zoneOf;
  private final long[] zoneSpaces;
  private final long[][] neighbours;
  private final byte[][] distances;
  private final long[] sights;
  private final long[] walls;
  private final long[] doors;
  private final short[] xs;
  private final short[] ys;

  private Board(List<ZoneEntry> zones) {
    this.zones = zones;
    names = zones.stream().flatMap(zone -> zone.spaces().stream()).toArray(String[]::new);
    ids = Stream.of(names).map("space:"::concat).toArray(String[]::new);
    sorted = Stream.of(names).sorted().toArray(String[]::new);
    spaceOf = new byte[names.length];
    for (int space = 0; space < names.length; space++) {
      spaceOf[Arrays.binarySearch(sorted, names[space])] = (byte) space;
    }
    zoneOf = new byte[names.length];
    zoneSpaces = new long[zones.size()];
    for (int zone = 0; zone < zones.size(); zone++) {
      for (String name : zones.get(zone).spaces()) {
        zoneOf[at(name)] = (byte) zone;
        zoneSpaces[zone] |= 1L << at(name);
      }
    }
    neighbours = new long[ConnectionKind.values().length][names.length];
    distances = new byte[ConnectionKind.values().length][names.length * names.length];
    sights = new long[names.length];
    walls = new long[names.length];
    doors = new long[names.length];
    List<List<Integer>> places = zones.stream().flatMap(zone -> zone.places().stream()).toList();
    xs = new short[places.size()];
    ys = new short[places.size()];
    for (int place = 0; place < places.size(); place++) {
      xs[place] = places.get(place).get(0).shortValue();
      ys[place] = places.get(place).get(1).shortValue();
    }
  }

  /** Returns the board of Act I. */
  public static Board chinatown(Chinatown content) {
    Board board = new Board(content.zones());
    content.borders().forEach(pair -> board.join(ConnectionKind.BORDERS, pair));
    content.entryways().forEach(pair -> board.join(ConnectionKind.ENTRYWAYS, pair));
    content.gateways().forEach(board::join);
    content.walls().forEach(pair -> board.part(board.walls, pair));
    board.measure(content.sightLines());
    return board;
  }

  /** Returns the board of Act II. */
  public static Board lair(Lair content, Doors doors) {
    Board board = new Board(content.zones());
    content.borders().forEach(pair -> board.join(ConnectionKind.BORDERS, pair));
    content.doors().forEach(pair -> {
      if (doors == Doors.OPEN) {
        board.join(ConnectionKind.ENTRYWAYS, pair);
      } else {
        board.part(board.doors, pair);
      }
    });
    content.elevators().forEach(board::join);
    board.measure(content.sightLines());
    return board;
  }

  private void part(long[] what, List<String> pair) {
    what[at(pair.get(0))] |= 1L << at(pair.get(1));
    what[at(pair.get(1))] |= 1L << at(pair.get(0));
  }

  private void join(Gateway gateway) {
    for (int i = 1; i < gateway.spaces().size(); i++) {
      join(ConnectionKind.GATEWAYS, gateway.spaces().subList(i - 1, i + 1));
    }
  }

  /** Joins two spaces for a way and all wider ones. */
  private void join(ConnectionKind narrowest, List<String> pair) {
    int one = at(pair.get(0));
    int other = at(pair.get(1));
    for (int way = narrowest.ordinal(); way < neighbours.length; way++) {
      neighbours[way][one] |= 1L << other;
      neighbours[way][other] |= 1L << one;
    }
  }

  private void measure(List<List<String>> lines) {
    for (int way = 0; way < neighbours.length; way++) {
      Arrays.fill(distances[way], (byte) FAR);
      for (int space = 0; space < names.length; space++) {
        spread(way, space);
      }
    }
    for (int space = 0; space < names.length; space++) {
      sights[space] = 1L << space; // BT-CMB-07
    }
    for (List<String> line : lines) { // BT-RUL-13
      long all = 0;
      for (String name : line) {
        all |= 1L << at(name);
      }
      for (String name : line) {
        sights[at(name)] |= all;
      }
    }
  }

  private void spread(int way, int from) {
    long reached = 1L << from;
    long edge = reached;
    for (int steps = 0; edge != 0; steps++) {
      long next = 0;
      for (long left = edge; left != 0; left &= left - 1) {
        int space = Long.numberOfTrailingZeros(left);
        distances[way][from * names.length + space] = (byte) steps;
        next |= neighbours[way][space];
      }
      edge = next & ~reached;
      reached |= next;
    }
  }

  /** Returns the number of spaces. */
  public int size() {
    return names.length;
  }

  /** Returns the name of a space. */
  public String name(int space) {
    return names[space];
  }

  /** Returns the id of a space on the table. */
  public String id(int space) {
    return ids[space];
  }

  /** Returns whether the content has the places of the spaces (BT-RUL-137). */
  public boolean hasPlaces() {
    return xs.length > 0;
  }

  /** Returns the horizontal coordinate of a space, to the right, on a board that {@linkplain #hasPlaces has places}. */
  public int x(int space) {
    return xs[space];
  }

  /** Returns the vertical coordinate of a space, downward, on a board that {@linkplain #hasPlaces has places}. */
  public int y(int space) {
    return ys[space];
  }

  /** Returns the number of a space by its id, {@link #NOWHERE} if it is not on this board. */
  public int at(String name) {
    int place = Arrays.binarySearch(sorted, name);
    return place < 0 ? NOWHERE : spaceOf[place];
  }

  /** Returns the zones in board order. */
  public List<ZoneEntry> zones() {
    return zones;
  }

  /** Returns the index of a zone by its id, -1 if there is none. */
  public int zone(String id) {
    for (int zone = 0; zone < zones.size(); zone++) {
      if (zones.get(zone).id().equals(id)) {
        return zone;
      }
    }
    return -1;
  }

  /** Returns the index of the zone that a space is in. */
  public int zoneOf(int space) {
    return zoneOf[space];
  }

  /** Returns the spaces of a zone. */
  public long spaces(int zone) {
    return zoneSpaces[zone];
  }

  /** Returns the spaces of a level of the lair. */
  public long level(int level) {
    long spaces = 0;
    for (int zone = 0; zone < zones.size(); zone++) {
      spaces |= zones.get(zone).level() == level ? zoneSpaces[zone] : 0;
    }
    return spaces;
  }

  /** Returns the spaces next to a given one. */
  public long neighbours(ConnectionKind way, int space) {
    return neighbours[way.ordinal()][space];
  }

  /** Returns the spaces that a gateway or elevator joins to a given one. */
  public long counterparts(int space) {
    return neighbours[ConnectionKind.GATEWAYS.ordinal()][space] & ~neighbours[ConnectionKind.ENTRYWAYS.ordinal()][space];
  }

  /**
   * Returns the spaces behind the walls of a given one, which are next to it and cannot be entered from it (BT-MOV-03).
   */
  public long walls(int space) {
    return walls[space];
  }

  /** Returns the spaces behind the closed doors of a given one, which cannot be entered from it now (BT-ACT2-16). */
  public long doors(int space) {
    return doors[space];
  }

  /** Returns the steps from a space to another, {@link #FAR} without a way. */
  public int distance(ConnectionKind way, int from, int to) {
    return distances[way.ordinal()][from * names.length + to];
  }

  /** Returns whether a hero in one space is near a hero in the other (BT-RUL-61). */
  public boolean isNear(int space, int other) {
    return distance(ConnectionKind.ENTRYWAYS, space, other) <= 1;
  }

  /**
   * Returns the first space of the shortest way, the one with the lowest ids if there are several (BT-RUL-36);
   * {@link #NOWHERE} at the goal and without a way.
   */
  public int toward(ConnectionKind way, int from, int to) {
    int distance = distance(way, from, to);
    if (distance == 0 || distance == FAR) {
      return NOWHERE;
    }
    for (long left = neighbours[way.ordinal()][from]; left != 0; left &= left - 1) {
      int next = Long.numberOfTrailingZeros(left);
      if (distance(way, next, to) == distance - 1) {
        return next;
      }
    }
    throw new IllegalStateException("no step from " + names[from] + " to " + names[to]);
  }

  /** Returns the spaces in line of sight of a given one, including itself (BT-RUL-13). */
  public long sight(int space) {
    return sights[space];
  }

  /** Returns whether two spaces see each other. */
  public boolean sees(int space, int other) {
    return (sights[space] >> other & 1) != 0;
  }
}
