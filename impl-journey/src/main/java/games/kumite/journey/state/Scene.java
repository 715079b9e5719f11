package games.kumite.journey.state;

import games.kumite.journey.content.Quest;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.content.TileEntry.Passage;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Line;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.spi.marks.Shared;
import java.util.ArrayList;
import java.util.List;

/** A quest prepared for play: its ground, the moves of bases, its tokens and poses. Immutable. */
@Shared
public final class Scene {

  /** An upper bound of the tokens of any quest. */
  static final int MAX_PIECES = 1000;

  private static final int LETTERS = 26;

  /** The number of the quest. */
  public final int index;
  /** The quest. */
  public final Quest quest;
  /** Its map. */
  public final Ground ground;
  /** The number of red squares. */
  public final int reds;
  /** The number of blue squares. */
  public final int blues;
  /** The distances between squares with every door open. */
  public final Distances open;
  /** The distances between squares with every door closed. */
  public final Distances shut;
  private final Footing[] walking;
  private final Footing[] marching;
  private final Piece[] pieces;
  private final int[] pilgrims;

  Scene(int index, Quest quest, List<int[]> shapes, List<String> pilgrimIds) {
    this.index = index;
    this.quest = quest;
    ground = quest.ground();
    reds = count(ground, Terrain.RED);
    blues = count(ground, Terrain.BLUE);
    walking = new Footing[shapes.size()];
    marching = new Footing[shapes.size()];
    for (int shape = 0; shape < walking.length; shape++) {
      walking[shape] = new Footing(ground, shapes.get(shape)[0], shapes.get(shape)[1], Line.OPEN);
      marching[shape] = new Footing(ground, shapes.get(shape)[0], shapes.get(shape)[1], Line.YELLOW);
    }
    pieces = pieces(quest.entry());
    open = new Distances(ground, lasting(false));
    shut = quest.entry().doors().isEmpty() ? open : new Distances(ground, lasting(true));
    pilgrims = new int[pilgrimIds.size()];
    for (int pilgrim = 0; pilgrim < pilgrims.length; pilgrim++) {
      QuestEntry.Stand stand = quest.entry().pilgrims().get(pilgrimIds.get(pilgrim));
      if (stand == null) {
        throw new IllegalStateException(quest.entry().id() + " has no place for " + pilgrimIds.get(pilgrim));
      }
      pilgrims[pilgrim] = Pose.of(ground.square(stand.x(), stand.y()), stand.facing().ordinal());
    }
  }

  private boolean[] lasting(boolean areDoorsClosed) {
    boolean[] blocked = new boolean[ground.size()];
    for (Piece piece : pieces) {
      blocked[piece.square] = switch (piece.kind) {
        case GATE, WELL, BOX -> true;
        case DOOR -> areDoorsClosed;
        case SUTRA, VILLAGER -> false;
      };
      if (piece.second != Ground.NONE) {
        blocked[piece.second] = areDoorsClosed;
      }
    }
    return blocked;
  }

  private static int count(Ground ground, Terrain terrain) {
    int count = 0;
    for (int square = 0; square < ground.size(); square++) {
      count += ground.terrain(square) == terrain ? 1 : 0;
    }
    return count;
  }

  private Piece[] pieces(QuestEntry entry) {
    List<Piece> made = new ArrayList<>();
    for (QuestEntry.Gate gate : entry.gates()) {
      Piece.Gate status = gate.active() ? Piece.Gate.ACTIVE : Piece.Gate.INACTIVE;
      made.add(new Piece(made.size(), Piece.Kind.GATE, gate.id(), ground.square(gate.x(), gate.y()), Ground.NONE,
          status.ordinal()));
    }
    spots(made, Piece.Kind.SUTRA, entry.sutras());
    spots(made, Piece.Kind.VILLAGER, entry.villagers());
    spots(made, Piece.Kind.WELL, entry.wells());
    spots(made, Piece.Kind.BOX, entry.boxes());
    for (QuestEntry.Door door : entry.doors()) {
      boolean isNorthSouth = door.passage() == Passage.NORTH_SOUTH;
      made.add(new Piece(made.size(), Piece.Kind.DOOR, door.id(), ground.square(door.x(), door.y()),
          ground.square(door.x() + (isNorthSouth ? 1 : 0), door.y() + (isNorthSouth ? 0 : 1)), 1)); // JW-RUL-26
    }
    return made.toArray(Piece[]::new);
  }

  private void spots(List<Piece> made, Piece.Kind kind, List<QuestEntry.Spot> spots) {
    for (int i = 0; i < spots.size(); i++) {
      QuestEntry.Spot spot = spots.get(i);
      made.add(new Piece(made.size(), kind, String.valueOf(i + 1), ground.square(spot.x(), spot.y()), Ground.NONE, 1));
    }
  }

  /** Returns the name of a square: columns a, b... z, aa, ab...; rows from 1. */
  public static String name(int column, int row) {
    String letter = String.valueOf((char) ('a' + column % LETTERS));
    return (column < LETTERS ? letter : "a" + letter) + (row + 1);
  }

  /** Returns the poses and moves of a base of a shape. */
  public Footing walking(int shape) {
    return walking[shape];
  }

  /** Returns the poses and moves of a base of a shape that yellow lines do not stop. */
  public Footing marching(int shape) {
    return marching[shape];
  }

  /** Returns the number of tokens. */
  public int pieces() {
    return pieces.length;
  }

  /** Returns a token. */
  public Piece piece(int index) {
    return pieces[index];
  }

  /** Returns the number by which events name a token of this quest. */
  public int told(int piece) {
    return index * MAX_PIECES + piece;
  }

  /** Returns the start of a pilgrim. */
  public int start(int pilgrim) {
    return pilgrims[pilgrim];
  }
}
