package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardEntry;
import games.kumite.tmnt.content.CardType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the content prints is what the ledger's tables print, line by line. */
final class CardLedgerTests {

  private static final Map<String, CardType> TABLES = new LinkedHashMap<>();

  static {
    TABLES.put("Monsters", CardType.MONSTER);
    TABLES.put("Monster enhancers", CardType.ENHANCER);
    TABLES.put("Traps", CardType.TRAP);
    TABLES.put("Stances", CardType.STANCE);
    TABLES.put("Katas", CardType.KATA);
    TABLES.put("Allies", CardType.ALLY);
    TABLES.put("Permanent Items", CardType.ITEM);
    TABLES.put("One-Shots", CardType.ONE_SHOT);
  }

  @TestFactory
  Stream<DynamicTest> content_ofEveryCard_isTheLedgersLine() {
    return TABLES.entrySet().stream().flatMap(table -> LedgerTables.below(table.getKey()).stream()
        .map(row -> DynamicTest.dynamicTest(row.get("id"), () -> assertThat(printed(card(row.get("id"))))
            .isEqualTo(expected(row, table.getValue())))));
  }

  @Test
  @Rule({"MT-STN-01", "MT-KAT-01"})
  void content_ofEveryTable_holdsItsCardsAndNoOthers() {
    TABLES.forEach((table, type) -> assertThat(ids(type)).as(table)
        .isEqualTo(LedgerTables.below(table).stream().map(row -> row.get("id")).toList()));
    assertThat(ids(CardType.LEVEL_CARD)).isEqualTo(others("L").filter(id -> !id.equals("L09")).toList());
    assertThat(ids(CardType.SPECIAL)).containsExactly("L09", "C01", "P01");
    assertThat(ids(CardType.WANDERING)).containsExactly("wandering");
    assertThat(entry("wandering").copies()).isEqualTo(LedgerTables.below("Wandering Monster").size()).isEqualTo(3);
    assertThat(entries().filter(entry -> entry.type() == CardType.STANCE).map(CardEntry::word))
        .containsExactly("AGGRESSIVE", "DEFENSIVE", "TECHNICAL");
    assertThat(entries().filter(entry -> entry.type() == CardType.KATA)).hasSize(15)
        .allMatch(kata -> kata.rank() >= 1 && kata.rank() <= 4);
  }

  @Test
  @Rule("MT-SET-04")
  void characters_areTheLedgersSix() {
    List<String> printed = Cardbox.SHIPPED.characters().stream().map(card -> card.entry().id() + " "
        + card.entry().name() + " " + card.kind() + " " + String.join("; ", texts(card.entry().effects()))).toList();
    assertThat(printed).isEqualTo(LedgerTables.below("Character cards").stream().map(row -> row.get("id") + " "
        + row.get("name") + " " + row.get("kind") + " " + row.get("ability")).toList()).hasSize(6);
    assertThat(Cardbox.SHIPPED.characters().stream().map(card -> card.entry().word())).containsExactly(
        "LEONARDO", "RAPHAEL", "DONATELLO", "MICHELANGELO", "APRIL_ONEIL", "CASEY_JONES");
  }

  @Test
  void otherTreasures_areTheLedgersLines() {
    List<String> printed = entries()
        .filter(entry -> entry.type() == CardType.LEVEL_CARD || entry.type() == CardType.SPECIAL)
        .map(entry -> entry.id() + " " + entry.name() + " " + word(entry.when()) + " " + entry.effects()).toList();
    assertThat(printed).isEqualTo(LedgerTables.below("Other Treasures").stream().map(row -> row.get("id") + " "
        + row.get("name") + " " + row.get("when") + " " + row.get("effect")).toList()).hasSize(11);
  }

  @Test
  @Rule("MT-SET-02")
  void decks_haveTheLedgersCounts() {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Map<String, String> row : LedgerTables.below("Components")) {
      counts.put("doors: " + row.get("door cards"), number(row.get("n")));
      counts.put("treasures: " + row.get("treasure cards"), number(row.get("n again")));
    }
    counts.remove("treasures: ");
    Map<String, Integer> printed = new LinkedHashMap<>();
    printed.put("doors: monsters", count(CardType.MONSTER));
    printed.put("doors: enhancers", count(CardType.ENHANCER));
    printed.put("doors: Wandering Monster", count(CardType.WANDERING));
    printed.put("doors: Traps", count(CardType.TRAP));
    printed.put("doors: Stances (3 x 3)", count(CardType.STANCE));
    printed.put("doors: Katas", count(CardType.KATA));
    printed.put("doors: Allies", count(CardType.ALLY));
    printed.put("doors: total", Cardbox.SHIPPED.doors().stream().mapToInt(card -> card.entry().copies()).sum());
    printed.put("treasures: permanent Items", count(CardType.ITEM));
    printed.put("treasures: One-Shots", count(CardType.ONE_SHOT));
    printed.put("treasures: level cards", count(CardType.LEVEL_CARD));
    printed.put("treasures: Steal the Spotlight", 1);
    printed.put("treasures: Cheat!", 1);
    printed.put("treasures: Pizza Delivery", 1);
    printed.put("treasures: total", Cardbox.SHIPPED.treasures().stream().mapToInt(card -> card.entry().copies()).sum());
    assertThat(counts).containsExactlyInAnyOrderEntriesOf(printed);
  }

  // what is printed, and what the ledger prints

  private static Map<String, String> printed(Card card) {
    CardEntry entry = card.entry();
    Map<String, String> all = new LinkedHashMap<>();
    all.put("name", entry.name());
    all.put("level", String.valueOf(entry.level()));
    all.put("treasures", String.valueOf(entry.treasures()));
    all.put("kills", String.valueOf(entry.kills()));
    all.put("tags", entry.tags().stream().map(Enum::name).collect(Collectors.joining(" ")));
    all.put("bad", entry.badStuff());
    all.put("rank", String.valueOf(entry.rank()));
    all.put("bonus", String.valueOf(entry.bonus()));
    all.put("slot", entry.slot().name());
    all.put("gold", String.valueOf(entry.gold()));
    all.put("requires", entry.requires());
    all.put("when", word(entry.when()));
    all.put("copies", String.valueOf(entry.copies()));
    all.put("effects", entry.effects());
    return all;
  }

  private static Map<String, String> expected(Map<String, String> row, CardType type) {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("name", row.get("name"));
    all.put("level", row.getOrDefault("level", "0"));
    all.put("treasures", row.getOrDefault("treasures", "0"));
    all.put("kills", row.getOrDefault("levels for a kill", "1"));
    all.put("tags", row.getOrDefault("tags", ""));
    all.put("bad", row.getOrDefault("bad stuff", ""));
    all.put("rank", row.getOrDefault("rank", "0"));
    all.put("bonus", row.getOrDefault("bonus", "0").replace("+", ""));
    all.put("slot", row.getOrDefault("slot", "NONE"));
    all.put("gold", row.getOrDefault("gold", "0"));
    all.put("requires", row.getOrDefault("requirement to equip", ""));
    all.put("when", row.getOrDefault("when", ""));
    all.put("copies", row.getOrDefault("copies", "1"));
    all.put("effects", effects(row, type));
    return all;
  }

  private static String effects(Map<String, String> row, CardType type) {
    return switch (type) {
      case MONSTER -> row.get("power");
      case ENHANCER -> row.get("effect on one monster");
      case TRAP -> row.get("effect on the victim");
      case ALLY -> Stream.of(row.get("ability in play"), row.get("team-up")).filter(text -> !text.isEmpty())
          .collect(Collectors.joining("; "));
      case ITEM -> row.get("further ability");
      case ONE_SHOT -> row.get("effect");
      default -> row.get("ability");
    };
  }

  private static List<String> texts(String effects) {
    return List.of(effects.split("; "));
  }

  private static String word(Enum<?> when) {
    return when.name().equals("NONE") ? "" : when.name().toUpperCase(Locale.ROOT);
  }

  private static int number(String text) {
    return Integer.parseInt(text.isEmpty() ? "0" : text);
  }

  private static Stream<CardEntry> entries() {
    return Stream.concat(Cardbox.SHIPPED.doors().stream(), Cardbox.SHIPPED.treasures().stream()).map(Card::entry);
  }

  private static Card card(String id) {
    return Cardbox.card(Cardbox.SHIPPED, id);
  }

  private static CardEntry entry(String id) {
    return card(id).entry();
  }

  private static List<String> ids(CardType type) {
    return entries().filter(entry -> entry.type() == type).map(CardEntry::id).toList();
  }

  private static int count(CardType type) {
    return entries().filter(entry -> entry.type() == type).mapToInt(CardEntry::copies).sum();
  }

  private static Stream<String> others(String kind) {
    return LedgerTables.below("Other Treasures").stream().map(row -> row.get("id")).filter(id -> id.startsWith(kind));
  }
}
