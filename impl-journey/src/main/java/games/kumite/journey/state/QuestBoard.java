package games.kumite.journey.state;

import games.kumite.api.Element;
import games.kumite.journey.content.Quest;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.content.TileEntry.Passage;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.EdgeKind;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A quest prepared for play: its ground, the moves of bases, its tokens and poses. Immutable. */
@Immutable
public final class QuestBoard {

  private static final int LETTERS = 26;
  private static final int SIDES = 4;

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
  /** The squares as every table shows them. */
  public final List<Element> squares;
  private final BasePoses[] walking;
  private final BasePoses[] marching;
  private final QuestToken[] pieces;
  private final int[] pilgrims;

  QuestBoard(int index, Quest quest, List<int[]> shapes, List<String> pilgrimIds) {
    this.index = index;
    this.quest = quest;
    ground = quest.ground();
    reds = count(ground, Terrain.RED);
    blues = count(ground, Terrain.BLUE);
    walking = new BasePoses[shapes.size()];
    marching = new BasePoses[shapes.size()];
    for (int shape = 0; shape < walking.length; shape++) {
      walking[shape] = new BasePoses(ground, shapes.get(shape)[0], shapes.get(shape)[1], EdgeKind.OPEN);
      marching[shape] = new BasePoses(ground, shapes.get(shape)[0], shapes.get(shape)[1], EdgeKind.YELLOW);
    }
    pieces = pieces(quest.entry());
    open = new Distances(ground, lasting(false));
    shut = quest.entry().doors().isEmpty() ? open : new Distances(ground, lasting(true));
    squares = squares();
    pilgrims = new int[pilgrimIds.size()];
    for (int pilgrim = 0; pilgrim < pilgrims.length; pilgrim++) {
      QuestEntry.Stand stand = quest.entry().pilgrims().get(pilgrimIds.get(pilgrim));
      if (stand == null) {
        throw new IllegalStateException(quest.entry().id() + " has no place for " + pilgrimIds.get(pilgrim));
      }
      pilgrims[pilgrim] = Pose.of(ground.square(stand.x(), stand.y()), stand.facing().ordinal());
    }
  }

  private List<Element> squares() {
    List<Element> made = new ArrayList<>();
    for (int square = 0; square < ground.size(); square++) {
      if (ground.exists(square)) {
        made.add(new Element(Element.Kind.SPACE, space(square), attributes(square), List.of()));
      }
    }
    return List.copyOf(made);
  }

  private Map<String, Object> attributes(int square) {
    QuestEntry.Placed tile = quest.entry().tiles().get(ground.tile(square));
    Map<String, Object> attributes = new LinkedHashMap<>();
    attributes.put("column", ground.x(square) + 1);
    attributes.put("row", ground.y(square) + 1);
    attributes.put("tile", tile.tile().toLowerCase(Locale.ROOT));
    attributes.put("art", tile.tile());
    if (tile.turned() != 0) {
      attributes.put("turned", tile.turned());
    }
    if (ground.terrain(square) != Terrain.PLAIN) {
      attributes.put("terrain", Texts.word(ground.terrain(square)));
    }
    for (int side = 0; side < SIDES; side++) {
      EdgeKind line = ground.line(square, side);
      if (line != EdgeKind.OPEN) {
        attributes.put(Facing.at(side).word(), Texts.word(line));
      }
    }
    return attributes;
  }

  private boolean[] lasting(boolean areDoorsClosed) {
    boolean[] blocked = new boolean[ground.size()];
    for (QuestToken piece : pieces) {
      blocked[piece.square] = switch (piece.kind) {
        case GATE, WELL, BOX -> true;
        case DOOR -> areDoorsClosed && piece.status != 0;
        case SUTRA, VILLAGER -> false;
      };
      if (piece.second != Ground.NONE) {
        blocked[piece.second] = areDoorsClosed && piece.status != 0;
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

  private QuestToken[] pieces(QuestEntry entry) {
    List<QuestToken> made = new ArrayList<>();
    for (QuestEntry.Gate gate : entry.gates()) {
      QuestToken.Gate status = gate.active() ? QuestToken.Gate.ACTIVE : QuestToken.Gate.INACTIVE;
      made.add(new QuestToken(made.size(), QuestToken.Kind.GATE, gate.id(), ground.square(gate.x(), gate.y()), Ground.NONE,
          status.ordinal()));
    }
    spots(made, QuestToken.Kind.SUTRA, entry.sutras());
    spots(made, QuestToken.Kind.VILLAGER, entry.villagers());
    spots(made, QuestToken.Kind.WELL, entry.wells());
    spots(made, QuestToken.Kind.BOX, entry.boxes());
    for (QuestEntry.Door door : entry.doors()) {
      boolean isNorthSouth = door.passage() == Passage.NORTH_SOUTH;
      made.add(new QuestToken(made.size(), QuestToken.Kind.DOOR, door.id(), ground.square(door.x(), door.y()),
          ground.square(door.x() + (isNorthSouth ? 1 : 0), door.y() + (isNorthSouth ? 0 : 1)), door.open() ? 0 : 1)); // JW-RUL-26
    }
    return made.toArray(QuestToken[]::new);
  }

  private void spots(List<QuestToken> made, QuestToken.Kind kind, List<QuestEntry.Spot> spots) {
    for (int i = 0; i < spots.size(); i++) {
      QuestEntry.Spot spot = spots.get(i);
      made.add(new QuestToken(made.size(), kind, String.valueOf(i + 1), ground.square(spot.x(), spot.y()), Ground.NONE, 1));
    }
  }

  /** Returns the name of a square: columns a, b... z, aa, ab...; rows from 1. */
  public static String name(int column, int row) {
    String letter = String.valueOf((char) ('a' + column % LETTERS));
    return (column < LETTERS ? letter : "a" + letter) + (row + 1);
  }

  /** Returns the id of a square on the table. */
  public String space(int square) {
    return "space:" + name(ground.x(square), ground.y(square));
  }

  /** Returns the poses and moves of a base of a shape. */
  public BasePoses walking(int shape) {
    return walking[shape];
  }

  /** Returns the poses and moves of a base of a shape that yellow lines do not stop. */
  public BasePoses marching(int shape) {
    return marching[shape];
  }

  /** Returns the number of tokens. */
  public int pieces() {
    return pieces.length;
  }

  /** Returns a token. */
  public QuestToken piece(int index) {
    return pieces[index];
  }

  /** Returns the token of a kind that has an id; the quest has one. */
  public int piece(QuestToken.Kind kind, String id) {
    int piece = 0;
    while (pieces[piece].kind != kind || !pieces[piece].id.equals(id)) {
      piece++;
    }
    return piece;
  }

  /** Returns the number of a tile of the quest. */
  public int tile(String id) {
    int tile = 0;
    while (!quest.entry().tiles().get(tile).tile().equals(id)) {
      tile++;
    }
    return tile;
  }

  /** Returns the start of a pilgrim. */
  public int start(int pilgrim) {
    return pilgrims[pilgrim];
  }
}
