package games.kumite.journey.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.map.Ray;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The shipped sheets and cards are those of the ledger's tables. */
final class ContentLedgerTests {

  private static final Content CONTENT = Content.shelf(ShippedWords.ALL).of("");

  private static String dice(int count, String colour) {
    return count == 0 ? "" : count + " " + colour;
  }

  private static String row(List<Effect> row) {
    List<String> parts = new ArrayList<>();
    for (Effect effect : row) {
      if (effect instanceof Effect.Inflict inflict) {
        parts.add(inflict.condition());
      } else {
        int amount = ((Effect.Amount) effect).amount();
        parts.add(switch (effect.verb()) {
          case ADD_DAMAGE -> "+" + amount + " dmg";
          case KNOCK_BACK -> "KB " + amount;
          default -> "+" + amount + " CR " + (amount == 1 ? "die" : "dice");
        });
      }
    }
    return String.join(", ", parts);
  }

  private static List<String> faces(Map<String, String> row) {
    return IntStream.rangeClosed(1, 6).mapToObj(face -> row.get(String.valueOf(face))).toList();
  }

  private static String name(String cell) {
    return cell.replaceFirst(" \\(.*", "");
  }

  @Test
  void dice_haveTheLedgersFaces() {
    Map<String, String> faces = new LinkedHashMap<>();
    LedgerTables.below("Dice (authored").forEach(row -> faces.put(row.get("Die"), row.get("Faces").replace("X", "0")));

    assertThat(CONTENT.dice().red()).hasToString("[" + faces.get("red") + "]");
    assertThat(CONTENT.dice().blue()).hasToString("[" + faces.get("blue") + "]");
  }

  @Test
  @Rule({"JW-SET-11", "JW-SET-14"})
  void pilgrims_haveTheLedgersSheets() {
    List<String> ledger = LedgerTables.below("Pilgrim sheets").stream().map(row -> String.join(" | ",
        row.get("Pilgrim"), row.get("Base"), row.get("MV"), row.get("HP"), row.get("Targets"), row.get("ATT"),
        row.get("DF"), row.get("CR"), row.get("Range icon"), row.get("Chi max"), row.get("Weapon family"))).toList();
    List<String> sheets = CONTENT.pilgrims().stream().map(pilgrim -> {
      PilgrimEntry entry = pilgrim.entry();
      return String.join(" | ", entry.name(), entry.width() + "x" + entry.length(), String.valueOf(entry.move()),
          String.valueOf(entry.health()), String.valueOf(entry.targets()), dice(entry.attackDice(), "red"),
          dice(entry.defenseDice(), "blue"), dice(entry.cleanseDice(), "red"), Ray.text(pilgrim.icon()),
          String.valueOf(entry.chi()), pilgrim.weapons().get(0).entry().name().toLowerCase(Locale.ROOT));
    }).toList();

    assertThat(sheets).isEqualTo(ledger).hasSize(4);
    assertThat(CONTENT.pilgrims()).extracting(pilgrim -> pilgrim.entry().chi()).containsOnly(10);
    assertThat(CONTENT.pilgrims()).filteredOn(pilgrim -> pilgrim.entry().leader())
        .extracting(pilgrim -> pilgrim.entry().name()).containsExactly("Tripitaka");
  }

  @Test
  void weaponCards_haveTheLedgersRows() {
    List<Map<String, String>> ledger = LedgerTables.below("Weapon cards");
    List<Pilgrim.Weapon> weapons = CONTENT.pilgrims().stream().flatMap(pilgrim -> pilgrim.weapons().stream()).toList();

    assertThat(weapons).hasSameSizeAs(ledger);
    for (int i = 0; i < weapons.size(); i++) {
      assertThat(weapons.get(i).entry().name()).isEqualTo(ledger.get(i).get("Weapon"));
      assertThat(weapons.get(i).entry().level()).hasToString(ledger.get(i).get("Level"));
      assertThat(weapons.get(i).rows()).extracting(ContentLedgerTests::row).isEqualTo(faces(ledger.get(i)));
    }
  }

  @Test
  @Rule("JW-ATK-13")
  void demons_haveTheLedgersSheets() {
    List<String> ledger = LedgerTables.below("Demon sheets").stream().map(row -> String.join(" | ",
        name(row.get("Type")), row.get("Count"), row.get("Base (w x l)"), row.get("MV"), row.get("HP"),
        row.get("Track"), row.get("ATT"), row.get("DF"), row.get("Black die"), row.get("SP"), row.get("BKR"),
        row.get("GKR"), row.get("Range icon"), row.get("Toughness rank"))).toList();
    List<String> sheets = CONTENT.demons().stream().map(demon -> {
      DemonEntry entry = demon.entry();
      return String.join(" | ", entry.name(), String.valueOf(entry.count()), entry.width() + "x" + entry.length(),
          String.valueOf(entry.move()), String.valueOf(entry.health()), entry.track() ? "track" : "one hit",
          dice(entry.attackDice(), "red"), dice(entry.defenseDice(), "blue"), demon.rows().isEmpty() ? "no" : "yes",
          String.valueOf(entry.sanctity()), String.valueOf(entry.badKarma()), String.valueOf(entry.goodKarma()),
          Ray.text(demon.icon()), demon.isLord() ? "lord" : String.valueOf(entry.rank()));
    }).toList();

    assertThat(sheets).isEqualTo(ledger).hasSize(9);
  }

  @Test
  void blackDie_hasTheLedgersRows() {
    Map<String, List<String>> ledger = new LinkedHashMap<>();
    LedgerTables.below("Demon sheets", 2).forEach(row -> ledger.put(row.get("Type"), faces(row)));
    Map<String, List<String>> rows = new LinkedHashMap<>();
    CONTENT.demons().stream().filter(demon -> !demon.rows().isEmpty()).forEach(demon ->
        rows.put(demon.entry().name(), demon.rows().stream().map(ContentLedgerTests::row).toList()));

    assertThat(rows).isEqualTo(ledger).hasSize(8);
  }

  @Test
  void promotion_followsTheLedgersScheme() {
    String scheme = LedgerTables.lines().stream().filter(line -> line.startsWith("`Warrior -> ")).findFirst()
        .orElseThrow();
    List<String> ranks = CONTENT.demons().stream().filter(demon -> !demon.isLord())
        .sorted(Comparator.comparing(demon -> demon.entry().rank())).map(demon -> demon.entry().name()).toList();

    assertThat(scheme).startsWith("`" + String.join(" -> ", ranks) + " -> (none: rage)`");
  }

  @Test
  void demonDeck_isTheLedgers() {
    List<String> ledger = LedgerTables.below("Demon deck").stream().map(row -> String.join(" | ", row.get("Card"),
        name(row.get("Kind")), row.get("Copies"), row.get("Effect"))).toList();

    assertThat(CONTENT.demonCards()).extracting(card -> String.join(" | ", card.name(), EffectKeywords.of(card.kind()),
        String.valueOf(card.copies()), card.text())).isEqualTo(ledger);
    assertThat(CONTENT.demonCards().stream().mapToInt(Card::copies).sum()).isEqualTo(25);
  }

  @Test
  @Rule({"JW-CRD-17", "JW-CRD-18"})
  void conditions_areTheLedgers() {
    List<String> ledger = LedgerTables.below("Condition cards").stream().map(row -> String.join(" | ", row.get("Card"),
        row.get("Duration (turns)"), row.get("Data"))).toList();

    assertThat(CONTENT.conditions()).extracting(condition -> String.join(" | ", condition.entry().id(),
        String.valueOf(condition.entry().duration()), condition.text())).isEqualTo(ledger).hasSize(8);
  }

  @Test
  void skills_areTheLedgers() {
    List<String> ledger = new ArrayList<>();
    for (Pilgrim pilgrim : CONTENT.pilgrims()) {
      LedgerTables.below(pilgrim.entry().name() + "**").forEach(row -> ledger.add(String.join(" | ",
          pilgrim.entry().id(), row.get("id"), row.get("Name"), row.get("Kind").replace('-', ' '), row.get("Trigger"),
          row.get("Cost"), row.get("Effect"), row.get("Duration"))));
    }

    assertThat(CONTENT.skills()).extracting(card -> String.join(" | ", card.pilgrim(), card.id(), card.name(),
        EffectKeywords.of(card.kind()), card.trigger().text(), card.cost().text(), card.text(), EffectKeywords.of(card.duration())))
        .isEqualTo(ledger).hasSize(32);
  }

  @Test
  void fortunes_areTheLedgers() {
    List<String> ledger = LedgerTables.below("Fortune cards").stream().map(row -> String.join(" | ", row.get("id"),
        row.get("Name"), row.get("Trigger"), row.get("Effect"), row.get("Duration"))).toList();

    assertThat(CONTENT.fortunes()).extracting(card -> String.join(" | ", card.id(), card.name(), card.trigger().text(),
        card.text(), EffectKeywords.of(card.duration()))).isEqualTo(ledger).hasSize(14);
    assertThat(CONTENT.fortunes()).extracting(Card::copies).containsOnly(2);
    assertThat(CONTENT.fortunes()).extracting(Card::cost).containsOnly(Cost.NOTHING);
  }

  @Test
  void misfortunesAndCorruptions_areTheLedgers() {
    assertThat(CONTENT.misfortunes()).extracting(ContentLedgerTests::plain).isEqualTo(plain("Misfortune cards"))
        .hasSize(13);
    assertThat(CONTENT.misfortunes()).extracting(Card::copies).containsOnly(2);
    assertThat(CONTENT.corruptions()).extracting(ContentLedgerTests::plain).isEqualTo(plain("Corruption cards"))
        .hasSize(12);
    assertThat(CONTENT.corruptions()).extracting(Card::copies).containsOnly(1);
  }

  private static String plain(Card card) {
    return String.join(" | ", card.id(), card.name(), card.text());
  }

  private static List<String> plain(String heading) {
    return LedgerTables.below(heading).stream()
        .map(row -> String.join(" | ", row.get("id"), row.get("Name"), row.get("Effect"))).toList();
  }
}
