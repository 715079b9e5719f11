package games.kumite.bigtrouble.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the cards and boards of the content hold is what the ledger's tables print, line by line. */
final class CardLedgerTests {

  private static final Content CONTENT = Contents.SHIPPED;

  /** What the ledger says in words, in words of the vocabulary. */
  private static final Map<String, String> IN_WORDS = new LinkedHashMap<>();

  static {
    IN_WORDS.put("none", "");
    IN_WORDS.put("each hero with a kept item, in seat order (BT-RUL-79): `discardItem(self) or damage(self,2)`",
        "discardItem(self) or damage(self,2) for holders");
    IN_WORDS.put("`noRest round` for each hero", "noRest round for each");
    IN_WORDS.put("`noFree(fast travel) round` for each hero", "noFree(fast travel) round for each");
    IN_WORDS.put("all dice of the fate pool are rolled again", "rollFate");
    IN_WORDS.put("`threat(1)` more", "threat(1)");
    IN_WORDS.put("`noFree(use item)` except Get Out of Hell Free", "noFree(use item) except GetOutOfHellFree");
    IN_WORDS.put("`while: moveLess(1)` for heroes on level 3", "while: moveLess(1) for L3");
    IN_WORDS.put("`while: noFate` for heroes on level 3", "while: noFate for L3");
    IN_WORDS.put("`while: restLess(1)` for each hero", "while: restLess(1) for each");
  }

  private static String words(String cell) {
    return IN_WORDS.getOrDefault(cell, cell.replace("`", ""));
  }

  private static <E> Stream<DynamicTest> lines(String heading, List<E> entries, LineOf<E> line) {
    List<Map<String, String>> rows = LedgerTables.below(heading);
    assertThat(entries).as(heading).hasSameSizeAs(rows);
    return rows.stream().map(row -> DynamicTest.dynamicTest(row.get("id"), () -> {
      List<String> cells = List.copyOf(row.values());
      line.compare(entries.get(rows.indexOf(row)), cells);
    }));
  }

  private interface LineOf<E> {
    void compare(E entry, List<String> cells);
  }

  @TestFactory
  @Rule("BT-BTC-06")
  Stream<DynamicTest> bigTroubleCard_isTheLedgersLine() {
    return lines("Big Trouble cards", CONTENT.bigTrouble(), (card, cells) -> {
      BigTroubleCard.Entry entry = card.entry();
      assertThat(List.of(entry.id() + " " + entry.name(), String.valueOf(entry.threat()), card.effects().toString(),
          entry.space(), String.join(", ", entry.base()), String.join(", ", entry.threePlayers()),
          String.join(", ", entry.directors()))).isEqualTo(List.of(cells.get(0), cells.get(1), words(cells.get(2)),
              cells.get(3), cells.get(4), cells.get(5), cells.get(6)));
      assertThat(card.tiers().get(0).stream().map(type -> CONTENT.minions().get(type).abbreviation()))
          .isEqualTo(entry.base());
    });
  }

  @TestFactory
  Stream<DynamicTest> hellCard_isTheLedgersLine() {
    return lines("Hell cards", CONTENT.hells(), (card, cells) -> {
      assertThat(card.entry().id() + " " + card.entry().name()).isEqualTo(cells.get(0));
      assertThat(card.entry().kind().name().toLowerCase(java.util.Locale.ROOT)).isEqualTo(cells.get(1));
      assertThat(card.effects().toString()).isEqualTo(words(cells.get(2)));
    });
  }

  @TestFactory
  Stream<DynamicTest> mainQuest_isTheLedgersLine() {
    return lines("Main quests", CONTENT.mainQuests(), (quest, cells) -> {
      MainQuest.Entry entry = quest.entry();
      assertThat(entry.id() + " " + entry.name()).isEqualTo(cells.get(0));
      assertThat(quest.isOfBoss() ? "boss" : CONTENT.heroes().get(quest.hero()).entry().name().split(" ")[0])
          .isEqualTo(cells.get(1));
      assertThat(entry.start()).isEqualTo(cells.get(2));
      assertThat(quest.events().stream().map(QuestEvent::toString)).isEqualTo(LedgerTables.ticked(cells.get(3)));
      assertThat(quest.reward().toString()).isEqualTo(words(cells.get(4)));
      assertThat(entry.audacity()).isEqualTo(quest.isOfBoss() ? 4 : 3);
    });
  }

  @TestFactory
  Stream<DynamicTest> sideQuest_isTheLedgersLine() {
    return lines("Side quests", CONTENT.sideQuests(), (quest, cells) -> {
      SideQuest.Entry entry = quest.entry();
      assertThat(entry.id() + " " + entry.name()).isEqualTo(cells.get(0));
      assertThat(entry.token()).isEqualTo(cells.get(1));
      assertThat(entry.crates().isEmpty() ? "none" : String.join(", ", entry.crates())).isEqualTo(cells.get(2));
      assertThat(quest.event().toString()).isEqualTo(words(cells.get(3)));
      String reward = quest.reward() + (entry.audacity() == 1 ? "" : ", audacity(" + entry.audacity() + ")");
      assertThat(reward).isEqualTo(words(cells.get(4)));
    });
  }

  @TestFactory
  Stream<DynamicTest> showdown_isTheLedgersLine() {
    return lines("Showdown cards", CONTENT.showdowns(), (card, cells) -> {
      assertThat(card.entry().id()).isEqualTo(cells.get(0));
      assertThat(CONTENT.mainQuests().get(card.quest()).entry().id()).isEqualTo(cells.get(0).replace("SD", "MQ"));
      String starts = card.complete().entry().start() + " / " + card.incomplete().entry().start();
      assertThat(starts.equals(" / ") ? "" : starts).isEqualTo(cells.get(1));
      assertThat(card.complete().entry().enemies()).isEmpty();
      assertThat("none / " + String.join(", ", card.incomplete().entry().enemies().stream()
          .map(it -> it.enemy() + " at " + it.space()).toList())).isEqualTo(cells.get(2));
      assertThat(card.complete().objective() + " / " + card.incomplete().objective()).isEqualTo(words(cells.get(3)));
      assertThat(card.complete().clauses()).isEmpty();
      assertThat(card.incomplete().clauses().stream().map(Clause::toString)).containsExactly(
          Stream.of(cells.get(4).split("; ")).map(CardLedgerTests::words).toArray(String[]::new));
    });
  }

  @Test
  void actTwo_isTheLedgers() {
    List<Map<String, String>> rows = LedgerTables.below("Act II setup cards");
    assertThat(rows.get(0).get("side")).startsWith("Big Trouble");
    for (int side = 0; side < 2; side++) {
      ActTwo card = CONTENT.actTwo().get(side);
      assertThat(card.entry().id()).isEqualTo(ActTwo.SIDES.get(side));
      assertThat(card.entry().space()).isEqualTo(rows.get(side).get("Lo Pan"));
      List<String> texts = new ArrayList<>(List.of(card.effects().toString().split(", ")));
      if (!card.threePlayers().isEmpty()) {
        texts.add(card.threePlayers().toString());
      }
      assertThat(texts).isEqualTo(LedgerTables.ticked(rows.get(side).get("further")));
    }
    assertThat(rows.get(0).get("further")).contains("with 3-4 players `" + CONTENT.actTwo().get(0).threePlayers());
  }

  @Test
  @Rule("BT-RUL-88")
  void chinatown_isTheLedgers() {
    Chinatown board = CONTENT.chinatown();
    List<String> names = LedgerTables.below("Chinatown board").stream()
        .map(row -> row.get("zone").replace("*", "")).toList();
    assertThat(board.zones().stream().map(ZoneEntry::name)).isEqualTo(names);
    assertThat(board.zones().stream().map(zone -> zone.spaces().get(0).charAt(0)))
        .containsExactly('S', 'D', 'T', 'M', 'B', 'G', 'W', 'K', 'U');
    for (int i = 0; i < names.size(); i++) {
      List<String> spaces = board.zones().get(i).spaces();
      String listed = LedgerTables.below("Chinatown board").get(i).get("spaces").replace(" (start)", "");
      assertThat(listed).isIn(String.join(", ", spaces), spaces.get(0) + "-" + spaces.get(spaces.size() - 1));
    }
    assertThat(board.zones().stream().map(ZoneEntry::action)).containsExactly(ZoneAction.NONE, ZoneAction.SHOP,
        ZoneAction.SHOP, ZoneAction.SHOP, ZoneAction.CLEAR_HELL, ZoneAction.FULL_HEALTH, ZoneAction.NONE,
        ZoneAction.NONE, ZoneAction.FAST_TRAVEL);
    String text = String.join("\n", LedgerTables.section("Chinatown board"));
    assertThat(text).contains(board.start() + " (start)");
    assertThat(linked(text, "Open borders (white)")).isEqualTo(joined(board.borders()));
    assertThat(linked(text, "Entryways (red)")).isEqualTo(joined(board.entryways()));
    assertThat(linked(text, "Walls (adjacent but closed)")).isEqualTo(joined(board.walls()));
    assertThat(text).contains("Gateways: " + String.join(", ", board.gateways().stream().map(gateway ->
        gateway.colour() + " " + String.join("-", gateway.spaces()) + " ("
            + gateway.kind().name().toLowerCase(java.util.Locale.ROOT) + ")").toList())
        + ". Surface-level underground entrances: " + String.join(", ", board.entrances()) + ".");
    assertThat(text).contains("Sight lines: " + lines(board.sightLines()));
  }

  private static TreeSet<String> linked(String text, String name) {
    String line = text.lines().filter(it -> it.startsWith(name + ": ")).findFirst().orElseThrow();
    return new TreeSet<>(List.of(line.substring(name.length() + 2).replaceAll("\\.$", "").split("[,;] ")));
  }

  private static TreeSet<String> joined(List<List<String>> pairs) {
    return new TreeSet<>(pairs.stream().map(pair -> String.join("-", pair)).toList());
  }

  private static String lines(List<List<String>> lines) {
    return String.join(", ", lines.stream().map(line -> "[" + String.join(" ", line) + "]").toList()) + ".";
  }

  @Test
  @Rule({"BT-RUL-88", "BT-RUL-51"})
  void lair_isTheLedgers() {
    Lair board = CONTENT.lair();
    String text = String.join("\n", LedgerTables.section("Lair board"));
    assertThat(board.zones().stream().map(zone -> zone.level() + ":" + zone.spaces().size()))
        .containsExactly("1:8", "2:3", "2:3", "2:4", "3:8");
    for (ZoneEntry zone : board.zones().subList(1, 4)) {
      assertThat(text).contains("| " + String.join(", ", zone.spaces()) + " |");
    }
    assertThat(text).contains("Sight lines: " + lines(board.sightLines()));
    TreeSet<String> borders = new TreeSet<>();
    for (String word : linked(text, "Open borders")) {
      if (word.endsWith(" as a chain")) {
        String level = word.substring(0, 3);
        for (int i = 1; i < 8; i++) {
          borders.add(level + i + "-" + level + (i + 1));
        }
      } else {
        borders.add(word.replace(" - ", "-"));
      }
    }
    assertThat(joined(board.borders())).isEqualTo(borders);
    assertThat(text).contains("Entryways (red, closed until the arena opens): " + String.join(", ",
        board.doors().stream().map(door -> String.join(" - ", door)).toList()) + ".");
    assertThat(text).contains("Elevators: west (red) " + String.join(", ", board.elevators().get(0).spaces())
        + "; east (blue) " + String.join(", ", board.elevators().get(1).spaces()) + ".");
  }
}
