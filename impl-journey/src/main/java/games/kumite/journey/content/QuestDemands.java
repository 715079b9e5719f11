package games.kumite.journey.content;

import games.kumite.journey.map.EdgeKind;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.PassabilityTable;
import games.kumite.journey.map.Pose;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;

/** A check that the rules and goals of a quest name existing things, and could ever matter (JW-RUL-136). */
final class QuestDemands {

  private final QuestEntry entry;
  private final Ground ground;
  private final List<Pilgrim> pilgrims;
  private final Set<String> demons;
  private final BiConsumer<String, String> wrong;

  /**
   * Creates the demands of a quest.
   *
   * @param entry the quest
   * @param ground its map
   * @param pilgrims the pilgrims
   * @param demons the types of demons that it may ever see
   * @param wrong the receiver of a field and its fault
   */
  QuestDemands(QuestEntry entry, Ground ground, List<Pilgrim> pilgrims, Set<String> demons,
      BiConsumer<String, String> wrong) {
    this.entry = entry;
    this.ground = ground;
    this.pilgrims = pilgrims;
    this.demons = demons;
    this.wrong = wrong;
  }

  void check() {
    entry.rules().forEach(this::rule);
    entry.victory().forEach(goal -> goal("victory", goal));
    entry.heroic().forEach(goal -> goal("heroic", goal));
    entry.failure().forEach(goal -> goal("failure", goal));
    for (Goal goal : entry.failure()) {
      if (holdsAtFirst(goal)) {
        wrong.accept("failure", "must not hold from the start, was " + word(goal));
      }
    }
    if (entry.victory().stream().allMatch(this::holdsAtFirst)) {
      wrong.accept("victory",
          "must not hold from the start, was " + entry.victory().stream().map(QuestDemands::word).toList());
    }
  }

  private void rule(QuestRule rule) {
    if (rule instanceof QuestRule.ExtraCards extra) {
      gate("rules", extra.gate());
      has("rules", "villager", entry.villagers(), rule);
    } else if (rule instanceof QuestRule.GateAfterEntering after) {
      sleeping(after.gate());
      tile("rules", after.tile());
    } else if (rule instanceof QuestRule.GateAfterDoor after) {
      sleeping(after.gate());
      door(after.door());
    } else if (rule instanceof QuestRule.Dormant dormant) {
      door(dormant.door());
      area(dormant.area());
      demon("rules", dormant.type());
    } else if (rule instanceof QuestRule.Flames flames) {
      area(flames.area());
      has("rules", "villager in the area",
          entry.villagers().stream().filter(spot -> flames.area().holds(spot.x(), spot.y())).toList(), rule);
    } else if (rule instanceof QuestRule.GuardedGates guarded) {
      demon("rules", guarded.type());
    } else if (rule instanceof QuestRule.Unclaimed unclaimed) {
      demon("rules", unclaimed.type());
    } else if (rule instanceof QuestRule.DoorAfterDefeat after) {
      door(after.door());
      demon("rules", after.type());
    } else if (rule instanceof QuestRule.GateAfterDefeat after) {
      sleeping(after.gate());
      demon("rules", after.type());
    } else if (rule instanceof QuestRule.HandOver || rule instanceof QuestRule.SpawnOnSutra) {
      has("rules", "sutra", entry.sutras(), rule);
    }
  }

  private void goal(String field, Goal goal) {
    if (goal instanceof Goal.EverybodyOn on) {
      tile(field, on.tile());
    } else if (goal instanceof Goal.GateClosed closed) {
      gate(field, closed.gate());
      closes(field, goal);
    } else if (goal instanceof Goal.GatesClosed closed) {
      atMost(field, "gates", entry.gates(), closed.min(), "");
      closes(field, goal);
    } else if (goal instanceof Goal.VillagersRescued rescued) {
      atMost(field, "villagers", entry.villagers(), rescued.min(), "");
    } else if (goal instanceof Goal.VillagersLost lost) {
      atMost(field, "villagers", entry.villagers(), lost.min(), ", or it holds from the start");
    } else if (goal instanceof Goal.Defeated defeated) {
      demon(field, defeated.type());
    } else if (goal instanceof Goal.SutraCollected) {
      has(field, "sutra", entry.sutras(), goal);
    } else if (goal instanceof Goal.Meditated) {
      has(field, "mystical box", entry.boxes(), goal);
    }
  }

  private boolean holdsAtFirst(Goal goal) {
    if (goal instanceof Goal.EverybodyOn on) {
      return pilgrims.stream().allMatch(pilgrim -> startsOn(pilgrim, on.tile()));
    }
    return goal instanceof Goal.LeaderConscious || goal instanceof Goal.AllConscious
        || goal instanceof Goal.NeverUnconscious || goal instanceof Goal.WonBy;
  }

  private boolean startsOn(Pilgrim pilgrim, String id) {
    QuestEntry.Stand stand = entry.pilgrims().get(pilgrim.entry().id());
    int square = stand == null ? Ground.NONE : ground.square(stand.x(), stand.y());
    if (stand == null || square == Ground.NONE) {
      return false;
    }
    PassabilityTable footing = new PassabilityTable(ground, pilgrim.entry().width(), pilgrim.entry().length(), EdgeKind.OPEN);
    int pose = Pose.of(square, stand.facing().ordinal());
    for (int tile = 0; tile < entry.tiles().size() && footing.isPossible(pose); tile++) {
      if (entry.tiles().get(tile).tile().equals(id) && footing.isOn(pose, tile)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the word of a goal or a rule in content, such as {@code gate-closed}. */
  private static String word(Object demand) {
    return demand.getClass().getSimpleName().replaceAll("(?<=.)(?=\\p{Upper})", "-").toLowerCase(Locale.ROOT);
  }

  private void has(String field, String what, List<?> there, Object asking) {
    if (there.isEmpty()) {
      wrong.accept(field, word(asking) + " means nothing without a " + what);
    }
  }

  private void atMost(String field, String what, List<?> there, int number, String besides) {
    if (number > there.size()) {
      wrong.accept(field, "must be at most " + there.size() + " " + what + besides + ", was " + number);
    }
  }

  private void closes(String field, Goal goal) {
    if (entry.rules().stream().anyMatch(rule -> rule instanceof QuestRule.GatesStayOpen)) {
      wrong.accept(field, word(goal) + " means nothing where gates stay open");
    }
  }

  private void demon(String field, String type) {
    if (!demons.contains(type)) {
      wrong.accept(field, "must be a demon that the quest, a card or promotion may bring, was \"" + type + "\"");
    }
  }

  private void gate(String field, String id) {
    if (entry.gates().stream().noneMatch(gate -> gate.id().equals(id))) {
      wrong.accept(field, "must be a gate of the quest, was \"" + id + "\"");
    }
  }

  private void sleeping(String id) {
    gate("rules", id);
    if (entry.gates().stream().anyMatch(gate -> gate.id().equals(id) && gate.active())) {
      wrong.accept("rules", "must be a gate that is inactive at first, was \"" + id + "\"");
    }
  }

  private void door(String id) {
    if (entry.doors().stream().noneMatch(door -> door.id().equals(id))) {
      wrong.accept("rules", "must be a door of the quest, was \"" + id + "\"");
    } else if (entry.doors().stream().anyMatch(door -> door.id().equals(id) && door.open())) {
      wrong.accept("rules", "must be a door that is closed at first, was \"" + id + "\"");
    }
  }

  private void tile(String field, String id) {
    long count = entry.tiles().stream().filter(tile -> tile.tile().equals(id)).count();
    if (count != 1) {
      wrong.accept(field, "must be a tile of the quest that lies there once, was \"" + id + "\"");
    }
  }

  private void area(QuestRule.Area area) {
    if (area.x() + area.width() > ground.width() || area.y() + area.height() > ground.height()) {
      wrong.accept("rules", "an area must lie on the map, was " + area);
    }
  }
}
