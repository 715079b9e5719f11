package games.kumite.journey.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.content.TileEntry.Passage;
import games.kumite.journey.map.Ground;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The shipped tiles and quests are those that the ledger draws and lists. */
final class QuestLedgerTests {

  private static final Content CONTENT = Content.shelf(ShippedWords.ALL).of("");

  /** Goals and special rules of each quest, as the ledger's sentences say. */
  private static final Map<String, List<Object>> DEMANDS = new LinkedHashMap<>();

  static {
    demands("Q1", List.of(new QuestRule.ExtraCards(3, "G1"), new QuestRule.GatesStayOpen()),
        List.of(new Goal.VillagersRescued(3), new Goal.LeaderConscious(), new Goal.EverybodyOn("T2A")),
        List.of(new Goal.SkillPlayedByEach(), new Goal.Meditated()), List.of());
    demands("Q2", List.of(new QuestRule.HandOver()), List.of(new Goal.GatesClosed(2)), List.of(new Goal.WonBy(10)),
        List.of(new Goal.TurnReached(15)));
    demands("Q3", List.of(new QuestRule.GateAfterEntering("G2", "BR1"), new QuestRule.SpawnOnSutra("general")),
        List.of(new Goal.GateClosed("G1"), new Goal.EverybodyOn("T4A")), List.of(new Goal.NeverUnconscious()),
        List.of(new Goal.TurnReached(18)));
    demands("Q4", List.of(new QuestRule.GateAfterDoor("G2", "D1"),
        new QuestRule.Dormant("iron-fan", "D1", new QuestRule.Area(1, 1, 6, 4)), new QuestRule.Unclaimed("iron-fan")),
        List.of(new Goal.Defeated("iron-fan")), List.of(new Goal.SutraCollected(), new Goal.GatesClosed(1)),
        List.of(new Goal.TurnReached(16)));
    demands("Q5", List.of(new QuestRule.GateAfterEntering("G1", "T1B"),
        new QuestRule.Flames(8, new QuestRule.Area(0, 0, 3, 3), 1)),
        List.of(new Goal.VillagersRescued(3), new Goal.GatesClosed(2)), List.of(new Goal.VillagersRescued(4)),
        List.of(new Goal.VillagersLost(3)));
    demands("Q6", List.of(new QuestRule.GateAfterEntering("G2", "BR3"), new QuestRule.GuardedGates("koorogg"),
        new QuestRule.Unclaimed("koorogg")), List.of(new Goal.Defeated("koorogg"), new Goal.GatesClosed(2)),
        List.of(new Goal.AllConscious()), List.of(new Goal.TurnReached(20)));
    demands("Q7", List.of(new QuestRule.CollectedBy(List.of("monk-sha"), 1), new QuestRule.HandOver()),
        List.of(new Goal.GatesClosed(2)), List.of(new Goal.NeverUnconscious()), List.of(new Goal.TurnReached(18)));
    demands("Q8", List.of(new QuestRule.Dormant("kogaiji", "D1", new QuestRule.Area(11, 1, 4, 6)),
        new QuestRule.GateAfterDefeat("G2", "kogaiji"), new QuestRule.WithoutCards(List.of("kogaiji"))),
        List.of(new Goal.Defeated("kogaiji"), new Goal.GateClosed("G1")), List.of(new Goal.GatesClosed(2)),
        List.of(new Goal.TurnReached(18)));
    demands("Q9", List.of(new QuestRule.DoorAfterDefeat("D1", "iron-fan"), new QuestRule.WithoutCards(List.of("N09", "F13")),
        new QuestRule.GatesStayOpen()), List.of(new Goal.Defeated("iron-fan"), new Goal.VillagersRescued(3)),
        List.of(new Goal.AllConscious()), List.of(new Goal.TurnReached(20)));
    demands("Q10", List.of(new QuestRule.CollectedBy(List.of("tripitaka", "cho-hakkai"), 0), new QuestRule.HandOver(),
        new QuestRule.GateAfterDefeat("G2", "kogaiji"),
        new QuestRule.WithoutCards(List.of("phase-march", "flood-gate", "kogaiji"))),
        List.of(new Goal.Defeated("kogaiji"), new Goal.GateClosed("G1"), new Goal.EverybodyOn("T4B")),
        List.of(new Goal.NeverUnconscious()), List.of(new Goal.TurnReached(22)));
  }

  private static void demands(
      String quest, List<QuestRule> rules, List<Goal> victory, List<Goal> heroic, List<Goal> failure) {
    DEMANDS.put(quest, List.of(rules, victory, heroic, failure));
  }

  @TestFactory
  Stream<DynamicTest> tile_isDrawnAsInTheLedger() {
    return CONTENT.tiles().stream().map(tile -> DynamicTest.dynamicTest(tile.entry().id(), () -> {
      String heading = "**" + tile.entry().id() + " " + tile.entry().name() + "**";
      assertThat(tile.entry().drawing()).isEqualTo(LedgerTables.drawing(heading));
      String line = LedgerTables.lines().stream().filter(each -> each.startsWith(heading)).findFirst().orElseThrow();
      assertThat(line.contains("door site")).isEqualTo(!tile.entry().doors().isEmpty());
      tile.entry().doors().forEach(site -> assertThat(line).contains("door site D1 " + squares(
          site.x(), site.y(), site.passage()) + ", passage " + word(site.passage())));
    }));
  }

  private static String squares(int x, int y, Passage passage) {
    boolean isNorthSouth = passage == Passage.NORTH_SOUTH;
    return "(" + x + "," + y + ")-(" + (isNorthSouth ? x + 1 : x) + "," + (isNorthSouth ? y : y + 1) + ")";
  }

  private static String word(Passage passage) {
    return passage == Passage.NORTH_SOUTH ? "N-S" : "E-W";
  }

  @Test
  void tiles_areAllOfTheLedger() {
    List<String> ledger = LedgerTables.lines().stream().filter(line -> line.matches("\\*\\*(T\\d[AB]|BR\\d) .*"))
        .map(line -> line.replaceFirst("^\\*\\*(\\w+) .*", "$1")).toList();

    assertThat(CONTENT.tiles()).extracting(tile -> tile.entry().id()).isEqualTo(ledger).hasSize(15);
  }

  private static String spots(List<QuestEntry.Spot> spots) {
    return spots.stream().map(spot -> "(" + spot.x() + "," + spot.y() + ")").collect(Collectors.joining("; "));
  }

  private static String at(int x, int y, Object facing) {
    return " (" + x + "," + y + ") " + facing.toString().charAt(0);
  }

  private static String placed(QuestEntry quest, boolean bridges) {
    return quest.tiles().stream().filter(tile -> tile.tile().startsWith("BR") == bridges)
        .map(tile -> tile.tile() + " at offset (" + tile.x() + "," + tile.y() + ")"
            + (tile.turned() == 0 ? "" : ", turned " + tile.turned())).collect(Collectors.joining("; "));
  }

  @Rule({"JW-SET-01", "JW-SET-02", "JW-SET-17"})
  @TestFactory
  Stream<DynamicTest> quest_isLaidOutAsInTheLedger() {
    return CONTENT.quests().stream().map(Quest::entry).map(quest -> DynamicTest.dynamicTest(quest.id(), () -> {
      Map<String, String> ledger = new LinkedHashMap<>();
      LedgerTables.below(quest.id() + " " + quest.title())
          .forEach(row -> ledger.put(row.get("Item"), row.get("Data")));
      assertThat(placed(quest, false)).isEqualTo(ledger.get("Tiles"));
      assertThat(placed(quest, true)).isEqualTo(ledger.getOrDefault("Bridges", ""));
      assertThat(CONTENT.pilgrims().stream().map(pilgrim -> {
        QuestEntry.Stand stand = quest.pilgrims().get(pilgrim.entry().id());
        return pilgrim.entry().name() + at(stand.x(), stand.y(), stand.facing());
      }).collect(Collectors.joining("; "))).isEqualTo(ledger.get("Pilgrims"));
      assertThat(quest.demons().stream().map(start -> name(start.type()) + at(start.x(), start.y(), start.facing()))
          .collect(Collectors.joining("; "))).isEqualTo(ledger.get("Demons"));
      assertThat(quest.gates().stream().map(gate -> gate.id() + " (" + gate.x() + "," + gate.y() + ") "
          + (gate.active() ? "active" : "inactive")).collect(Collectors.joining("; "))).isEqualTo(ledger.get("Gates"));
      assertThat(spots(quest.sutras())).isEqualTo(ledger.getOrDefault("Sutras", ""));
      assertThat(spots(quest.villagers())).isEqualTo(ledger.getOrDefault("Villagers", ""));
      assertThat(spots(quest.wells())).isEqualTo(ledger.getOrDefault("Wells", ""));
      assertThat(spots(quest.boxes())).isEqualTo(ledger.getOrDefault("Mystical boxes", ""));
      assertThat(quest.doors().stream().map(door -> door.id() + " on " + squares(door.x(), door.y(), door.passage())
          + " " + word(door.passage()) + (door.open() ? ", open" : ", closed")).collect(Collectors.joining("; ")))
          .isEqualTo(ledger.getOrDefault("Doors", ""));
      assertThat(quest.karmaUpgrades()).hasToString(ledger.get("Karma upgrades at setup"));
      assertThat(quest.guestLord()).isEqualTo(List.of("Q4", "Q9").contains(quest.id()) ? "kogaiji" : "iron-fan");
    }));
  }

  private static String name(String type) {
    return CONTENT.demons().stream().filter(demon -> demon.entry().id().equals(type)).findFirst().orElseThrow()
        .entry().name();
  }

  @Test
  @Rule("JW-SET-03")
  void quests_demandWhatTheLedgerSays() {
    assertThat(CONTENT.quests()).extracting(quest -> quest.entry().id()).containsExactlyElementsOf(DEMANDS.keySet());
    for (Quest quest : CONTENT.quests()) {
      QuestEntry entry = quest.entry();
      assertThat(List.<Object>of(entry.rules(), entry.victory(), entry.heroic(), entry.failure())).as(entry.id())
          .isEqualTo(DEMANDS.get(entry.id()));
    }
  }

  @Test
  @Rule("JW-SET-02")
  void maps_areAsLargeAsTheirTiles() {
    assertThat(CONTENT.quests()).extracting(quest -> quest.ground().width() + "x" + quest.ground().height())
        .containsExactly("8x16", "16x8", "20x8", "8x16", "16x8", "20x8", "16x8", "16x8", "8x16", "8x20");
    Ground bridge = CONTENT.quests().get(2).ground();
    assertThat(bridge.exists(bridge.square(8, 2))).as("beside the bridge").isFalse();
    assertThat(bridge.tile(bridge.square(8, 3))).isEqualTo(2);
    assertThat(bridge.isOpen(bridge.square(7, 3), 2)).as("onto the bridge").isTrue();
    assertThat(bridge.isOpen(bridge.square(8, 3), 0)).as("off the bridge").isFalse();
  }
}
