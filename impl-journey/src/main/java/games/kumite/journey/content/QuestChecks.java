package games.kumite.journey.content;

import games.kumite.journey.content.TileEntry.Passage;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.EdgeKind;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.TileDrawing;
import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reader that joins the maps of quests, and finds objects that cannot lie on them. */
final class QuestChecks {

  /** The most tokens of a quest. */
  private static final int MAX_TOKENS = 60;

  /** The degrees by which a tile may be turned. */
  private static final List<Integer> TURNS = List.of(0, 90, 180, 270);

  private final ContentReader reader;
  private final List<Pilgrim> pilgrims;
  private final List<Demon> demons;
  private final List<Tile> tiles;
  private final QuestDemons appearances;
  private final List<Card> cards;

  QuestChecks(ContentReader reader, List<Pilgrim> pilgrims, List<Demon> demons, List<Tile> tiles,
      QuestDemons appearances, List<Card> cards) {
    this.reader = reader;
    this.pilgrims = pilgrims;
    this.demons = demons;
    this.tiles = tiles;
    this.appearances = appearances;
    this.cards = cards;
  }

  /** Reads the drawings; a tile whose drawing is wrong is left out. */
  static List<Tile> tiles(ContentReader reader, List<TileEntry> entries) {
    List<Tile> tiles = new ArrayList<>();
    for (TileEntry entry : entries) {
      try {
        TileDrawing drawing = TileDrawing.parse(entry.drawing());
        for (TileEntry.DoorSite site : entry.doors()) {
          int lastX = site.x() + (site.passage() == Passage.NORTH_SOUTH ? 1 : 0);
          int lastY = site.y() + (site.passage() == Passage.EAST_WEST ? 1 : 0);
          if (site.x() < 0 || site.y() < 0 || site.x() >= drawing.width() || site.y() >= drawing.height() || lastX >= drawing.width() || lastY >= drawing.height()) {
            reader.report("tiles", entry.id(), "doors", "a door must lie on the tile, was " + site);
          }
        }
        tiles.add(new Tile(entry, drawing));
      } catch (IllegalArgumentException wrong) {
        reader.report("tiles", entry.id(), "drawing", String.valueOf(wrong.getMessage()));
      }
    }
    return List.copyOf(tiles);
  }

  List<Quest> quests(List<QuestEntry> entries) {
    if (entries.isEmpty()) {
      reader.report("quests", "", "", "must hold at least one quest");
    }
    List<Quest> quests = new ArrayList<>();
    for (QuestEntry entry : entries) {
      Ground ground = ground(entry);
      if (ground != null) {
        new OneQuest(entry, ground).check();
        quests.add(new Quest(entry, ground));
      }
    }
    return List.copyOf(quests);
  }

  private @Nullable Ground ground(QuestEntry entry) {
    List<Ground.Placed> placed = new ArrayList<>();
    for (QuestEntry.Placed tile : entry.tiles()) {
      if (!TURNS.contains(tile.turned())) {
        reader.report("quests", entry.id(), "tiles",
            tile.tile() + " must be turned by 0, 90, 180 or 270 degrees, was " + tile.turned());
        return null;
      }
      for (Tile known : tiles) {
        if (known.entry().id().equals(tile.tile())) {
          placed.add(new Ground.Placed(known.turned(tile.turned()).drawing(), tile.x(), tile.y()));
        }
      }
    }
    if (placed.size() < entry.tiles().size()) {
      return null; // a drawing is wrong, which is reported
    }
    try {
      return new Ground(placed);
    } catch (IllegalArgumentException wrong) {
      reader.report("quests", entry.id(), "tiles", String.valueOf(wrong.getMessage()));
      return null;
    }
  }

  /** The checks of one quest's figures and tokens. */
  private final class OneQuest {

    private final QuestEntry entry;
    private final Ground ground;
    private final @Nullable String[] lying;
    private int tokens;

    OneQuest(QuestEntry entry, Ground ground) {
      this.entry = entry;
      this.ground = ground;
      lying = new @Nullable String[ground.size()];
    }

    void check() {
      for (QuestEntry.Gate gate : entry.gates()) {
        token("gates", gate.id(), gate.x(), gate.y());
      }
      entry.sutras().forEach(spot -> token("sutras", "a sutra", spot.x(), spot.y()));
      entry.villagers().forEach(spot -> token("villagers", "a villager", spot.x(), spot.y()));
      entry.wells().forEach(spot -> token("wells", "a well", spot.x(), spot.y()));
      entry.boxes().forEach(spot -> token("boxes", "a mystical box", spot.x(), spot.y()));
      entry.doors().forEach(this::door);
      if (tokens > MAX_TOKENS) {
        wrong("", "must have at most " + MAX_TOKENS + " tokens, was " + tokens);
      }
      different("gates", entry.gates().stream().map(QuestEntry.Gate::id).toList());
      different("doors", entry.doors().stream().map(QuestEntry.Door::id).toList());
      miniatures();
      new QuestCheck(entry, ground, pilgrims, demons, appearances.of(entry), cards, this::wrong).check();
      if (demons.stream().anyMatch(demon -> demon.entry().id().equals(entry.guestLord()) && !demon.isLord())) {
        wrong("guestLord", "must be a lord, was \"" + entry.guestLord() + "\"");
      }
    }

    private void miniatures() {
      for (Pilgrim pilgrim : pilgrims) {
        QuestEntry.Stand stand = entry.pilgrims().get(pilgrim.entry().id());
        if (stand == null) {
          wrong("pilgrims", "must place " + pilgrim.entry().id() + " (JW-SET-11)");
        } else {
          stand("pilgrims", pilgrim.entry().id(), pilgrim.entry().width(), pilgrim.entry().length(), stand);
        }
      }
      for (Demon demon : demons) {
        int count = 0;
        for (QuestEntry.DemonStart start : entry.demons()) {
          if (start.type().equals(demon.entry().id())) {
            count++;
            stand("demons", start.type(), demon.entry().width(), demon.entry().length(),
                new QuestEntry.Stand(start.x(), start.y(), start.facing()));
          }
        }
        if (count > demon.entry().count()) {
          wrong("demons", "must be at most " + demon.entry().count() + " of " + demon.entry().id() + ", was " + count);
        }
      }
    }

    private void stand(String field, String what, int width, int length, QuestEntry.Stand stand) {
      int square = ground.square(stand.x(), stand.y());
      BasePoses footing = new BasePoses(ground, width, length, EdgeKind.OPEN);
      int pose = Pose.of(square, stand.facing().ordinal());
      if (square == Ground.NONE || !footing.isPossible(pose)) {
        wrong(field, what + " cannot stand at (" + stand.x() + "," + stand.y() + ") " + stand.facing().word());
        return;
      }
      for (int k = 0; k < footing.size(); k++) {
        lay(field, what, footing.square(pose, k));
      }
    }

    private void token(String field, String what, int x, int y) {
      tokens++;
      int square = ground.square(x, y);
      if (square == Ground.NONE || !ground.exists(square)) {
        wrong(field, what + " must lie on a square, was (" + x + "," + y + ")");
      } else {
        lay(field, what, square);
      }
    }

    private void lay(String field, String what, int square) {
      String there = lying[square];
      if (there != null) {
        wrong(field, what + " must not be at (" + ground.x(square) + "," + ground.y(square) + "), where " + there
            + " is");
      }
      lying[square] = what;
    }

    private void door(QuestEntry.Door door) {
      boolean isNorthSouth = door.passage() == Passage.NORTH_SOUTH;
      token("doors", door.id(), door.x(), door.y());
      token("doors", door.id(), door.x() + (isNorthSouth ? 1 : 0), door.y() + (isNorthSouth ? 0 : 1));
      for (QuestEntry.Placed placed : entry.tiles()) {
        for (Tile tile : tiles) {
          if (tile.entry().id().equals(placed.tile()) && tile.turned(placed.turned()).entry().doors().contains(new TileEntry.DoorSite(
              door.x() - placed.x(), door.y() - placed.y(), door.passage()))) {
            return;
          }
        }
      }
      wrong("doors", door.id() + " must be at a door site of a tile, was (" + door.x() + "," + door.y() + ")");
    }

    private void different(String field, List<String> ids) {
      if (ids.stream().distinct().count() < ids.size()) {
        wrong(field, "must have different ids, was " + ids);
      }
    }

    private void wrong(String field, String message) {
      reader.report("quests", entry.id(), field, message);
    }
  }
}
