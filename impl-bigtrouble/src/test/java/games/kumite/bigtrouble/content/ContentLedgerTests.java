package games.kumite.bigtrouble.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the content holds is what the ledger's tables print: dice, tracks, heroes, upgrades, enemies, items. */
final class ContentLedgerTests {

  private static final Content CONTENT = Contents.SHIPPED;

  /** The texts of a cell; one without trigger gets the given one. */
  private static List<String> clauses(String cell, String trigger) {
    List<String> clauses = new ArrayList<>();
    for (String text : LedgerTables.ticked(cell)) {
      boolean hasTrigger = text.matches("(passive|now|while|on[A-Z]\\w+|cost\\(\\w+\\)): .*");
      clauses.add(hasTrigger ? text : text.startsWith("turn: ") ? trigger + ": " + text.substring(6) + " turn"
          : trigger + ": " + text);
    }
    return clauses;
  }

  private static List<String> printed(List<Clause> clauses) {
    return clauses.stream().map(Clause::toString).toList();
  }

  @Test
  void dice_areTheLedgers() {
    DiceFaces dice = CONTENT.dice();
    List<String> faces = LedgerTables.below("Dice").stream().map(row -> row.get("faces")).toList();
    assertThat(faces.get(0)).isEqualTo(String.join(", ", dice.action().stream().map(Attribute::word).toList()));
    assertThat(faces.get(1)).startsWith(successes(dice.skill()) + " (");
    assertThat(faces.get(2)).startsWith(successes(dice.epicSkill()) + " (");
    assertThat(faces.get(3)).isEqualTo("2xbody, 2xmind, 2xspirit, wild, 1 success, 2 successes");
    assertThat(dice.fate()).containsExactly(FateFace.values());
    assertThat(Stream.of(FateFace.values()).filter(FateFace::isSlotted)).hasSize(4);
    assertThat(Stream.of(FateFace.values()).mapToInt(FateFace::successes)).containsExactly(0, 0, 0, 0, 1, 2);
    assertThat(Stream.of(FateFace.values()).filter(FateFace::isHarmless)).hasSize(3);
  }

  private static String successes(List<Integer> faces) {
    return String.join(", ", faces.stream().map(face -> face == 0 ? "demon" : String.valueOf(face)).toList());
  }

  @Test
  void tracksAndFateSlots_areTheLedgers() {
    Tracks tracks = CONTENT.tracks();
    Map<String, String> rows = new java.util.TreeMap<>();
    LedgerTables.below("Tracks").forEach(row -> rows.put(row.get("track"), row.get("data")));
    assertThat(rows.get("health")).isEqualTo("0-" + tracks.health());
    assertThat(rows.get("chi")).isEqualTo("0-" + tracks.chi());
    assertThat(rows.get("audacity")).isEqualTo("spaces 0-" + tracks.audacity() + ", " + tracks.audacity()
        + " = end of Act I; chi bonus spaces " + String.join(", ",
            tracks.chiBonusSpaces().stream().map(String::valueOf).toList())
        + ": each hero gains " + tracks.chiBonus() + " chi");
    assertThat(rows.get("Big Trouble")).startsWith("spaces 0-" + tracks.threat() + "; " + tracks.threat() + " = end");
    assertThat(rows.get("Big Trouble, Act II start")).startsWith(String.join("; ", CONTENT.players().stream()
        .map(players -> "n=" + players.players() + ": " + players.secondActThreat()).toList()));
    assertThat(CONTENT.fateSlots().stream().map(slot -> slot.entry().id() + " `" + slot.effects() + "`"))
        .isEqualTo(LedgerTables.below("Tracks", 2).stream()
            .map(row -> row.get("fate slot") + " " + row.values().stream().skip(1).findFirst().orElseThrow()).toList());
  }

  @Test
  @Rule("BT-UPG-04")
  void levels_areTheLedgers() {
    Map<RewardKind, String> words = Map.of(
        RewardKind.UPGRADE, "new upgrade", RewardKind.FLIP, "epic flip", RewardKind.DIE, "extra action die");
    assertThat(CONTENT.levels().stream().map(level -> level.level() + " "
        + String.join(", ", level.rewards().stream().map(words::get).toList())))
        .isEqualTo(LedgerTables.below("Level tokens").stream().skip(1)
            .map(row -> row.get("level").charAt(0) + " " + row.get("rewards")).toList());
    assertThat(CONTENT.level(9)).isSameAs(CONTENT.level(6));
  }

  @Test
  void heroes_areTheLedgers() {
    List<Map<String, String>> rows = LedgerTables.below("Heroes");
    assertThat(CONTENT.heroes()).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      Hero hero = CONTENT.heroes().get(i);
      List<String> cells = List.copyOf(rows.get(i).values());
      assertThat(List.of(hero.entry().name(), hero.entry().body(), hero.entry().mind(), hero.entry().spirit(),
          hero.entry().defense() + " SD")).isEqualTo(cells.subList(0, 5));
      List<String> special = clauses(cells.get(5), "now").stream()
          .map(text -> cells.get(5).contains("up to 3") ? text + " up to 3" : text).toList();
      assertThat(printed(hero.special())).isEqualTo(special);
      assertThat(printed(hero.coop())).isEqualTo(clauses(cells.get(6), "passive"));
    }
    assertThat(CONTENT.heroes().get(0).isEpic(Attribute.BODY, 1)).isTrue();
    assertThat(CONTENT.heroes().get(0).isEpic(Attribute.MIND, 1)).isFalse();
  }

  @Test
  void upgrades_areTheLedgers() {
    List<Map<String, String>> rows = LedgerTables.below("Upgrade cards");
    List<Map<String, String>> unique = LedgerTables.below("Upgrade cards", 2);
    assertThat(CONTENT.upgrades()).hasSize(rows.size() + unique.size());
    for (int i = 0; i < rows.size(); i++) {
      Upgrade upgrade = CONTENT.upgrades().get(i);
      assertThat(upgrade.id() + upgrade.name()).isEqualTo(rows.get(i).get("id") + rows.get(i).get("name"));
      assertThat(upgrade.hero()).isEqualTo(i / Upgrade.SET);
      assertThat(printed(upgrade.normal())).isEqualTo(clauses(rows.get(i).get("normal side"), "none"));
      assertThat(printed(upgrade.epic())).isEqualTo(clauses(rows.get(i).get("epic side"), "none"));
    }
    for (int i = 0; i < unique.size(); i++) {
      Upgrade upgrade = CONTENT.upgrades().get(rows.size() + i);
      assertThat(upgrade.id() + upgrade.name()).isEqualTo(unique.get(i).get("id") + unique.get(i).get("name"));
      assertThat(upgrade.hero()).isEqualTo(Upgrade.UNIQUE);
      assertThat(printed(upgrade.normal())).isEqualTo(clauses(unique.get(i).get("normal"), "passive"));
      assertThat(printed(upgrade.epic())).isEqualTo(clauses(unique.get(i).get("epic"), "passive"));
    }
    assertThat(CONTENT.firstUnique()).isEqualTo(rows.size()).isEqualTo(CONTENT.upgrade("UQ1"));
  }

  @Test
  void companions_areTheLedgers() {
    List<Map<String, String>> rows = LedgerTables.below("Companions");
    assertThat(CONTENT.companions()).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      Companion companion = CONTENT.companions().get(i);
      List<String> cells = List.copyOf(rows.get(i).values());
      assertThat(companion.entry().name()).isEqualTo(cells.get(0));
      assertThat(printed(companion.passive())).isEqualTo(clauses(cells.get(1), "passive"));
      assertThat(printed(companion.special())).isEqualTo(clauses(cells.get(2), "now").stream()
          .map(text -> cells.get(2).contains("on one roll") ? text + " on one roll" : text).toList());
      String hero = companion.hero() < 0 ? "" : CONTENT.heroes().get(companion.hero()).entry().name();
      assertThat(hero).isEqualTo(i < 6 ? cells.get(0) : "");
    }
  }

  @TestFactory
  Stream<DynamicTest> minion_isTheLedgersLine() {
    List<Map<String, String>> rows = LedgerTables.below("Minions");
    return IntStream.range(0, rows.size()).mapToObj(i -> DynamicTest.dynamicTest(rows.get(i).get("minion"), () -> {
      Minion minion = CONTENT.minions().get(i);
      assertThat(List.of(String.valueOf(minion.level()), minion.name(), String.valueOf(minion.figures()),
          line(minion.normal()), line(minion.hard()))).isEqualTo(List.copyOf(rows.get(i).values()));
    }));
  }

  private static String line(Minion.Statistics card) {
    return card.move() + " / " + card.attack() + " " + card.range().name().toLowerCase(java.util.Locale.ROOT) + " / "
        + card.defense() + " / chi " + card.chi() + (card.audacity() == 0 ? "" : ", audacity " + card.audacity());
  }

  @Test
  void abbreviationsOfMinions_areTheLedgers() {
    String line = LedgerTables.section("Big Trouble cards").stream()
        .filter(text -> text.startsWith("Abbreviations: ")).findFirst().orElseThrow();
    assertThat(line).startsWith("Abbreviations: " + String.join(", ",
        CONTENT.minions().stream().map(minion -> minion.abbreviation() + " " + minion.name()).toList()));
    assertThat(CONTENT.minion("SS")).isEqualTo(CONTENT.minion("SixShooter")).isEqualTo(4);
    assertThat(CONTENT.minion("Rain")).isEqualTo(-1);
  }

  @Test
  void bosses_areTheLedgers() {
    List<Map<String, String>> rows = LedgerTables.below("Bosses").subList(0, 3);
    assertThat(CONTENT.bosses()).hasSize(3);
    for (int i = 0; i < rows.size(); i++) {
      Boss.Entry boss = CONTENT.bosses().get(i).entry();
      assertThat(List.of(boss.name(), String.valueOf(boss.move()),
          boss.attack() + " " + boss.range().name().toLowerCase(java.util.Locale.ROOT), String.valueOf(boss.defense()),
          boss.health() + " / " + boss.directorsHealth(), "chi " + boss.chi() + ", audacity " + boss.audacity()))
          .isEqualTo(List.of(rows.get(i).get("boss"), rows.get(i).get("move"), rows.get(i).get("attack"),
              rows.get(i).get("defense"), rows.get(i).get("health / Director's Cut"), rows.get(i).get("reward")));
      assertThat(CONTENT.boss(boss.id())).isEqualTo(i);
    }
    assertThat(rows.get(0).get("ability")).isEqualTo("its strikeback has attack "
        + CONTENT.bosses().get(0).entry().struckBack() + " instead of " + CONTENT.bosses().get(0).entry().attack());
    assertThat(CONTENT.bosses().get(1).entry().struckBack()).isEqualTo(5);
    assertThat(printed(CONTENT.bosses().get(1).abilities())).containsExactly("onDefeat: damage(at,2)");
    assertThat(rows.get(1).get("ability")).isEqualTo("`onDefeat`: 2 damage to each hero in the space `at`");
    assertThat(printed(CONTENT.bosses().get(2).abilities())).containsExactly("onHit: flee");
    assertThat(rows.get(2).get("ability")).startsWith("`onHit`: it moves to the space next to it with the lowest id");
  }

  @Test
  @Rule("BT-ACT2-12")
  void loPan_isTheLedgers() {
    LoPan loPan = CONTENT.loPan();
    Map<String, String> ghost = LedgerTables.below("Bosses").get(3);
    assertThat(ghost.get("attack")).isEqualTo("variable, ranged: SD demon = attack " + loPan.attack(0).attack()
        + " on one target; 1 success = attack " + loPan.attack(1).attack() + " on one target; 2 successes = attack "
        + loPan.attack(2).attack() + " on every hero in line of sight");
    assertThat(loPan.ghostAttacks().stream().map(LoPan.Attack::targets))
        .containsExactly(LoPan.Targets.ONE, LoPan.Targets.ONE, LoPan.Targets.IN_SIGHT);
    assertThat(ghost.get("defense")).isEqualTo(String.valueOf(loPan.ghostDefense()));
    assertThat(ghost.get("health / Director's Cut")).isEqualTo("n + 3 (seed), flip-over space " + loPan.flip()
        + " (authored); Director's Cut n + " + (3 + loPan.directorsHealth()));
    assertThat(CONTENT.players()).allMatch(players -> players.loPanHealth() == players.players() + 3);
    Map<String, String> flesh = LedgerTables.below("Bosses").get(4);
    assertThat(flesh.get("attack")).isEqualTo(loPan.fleshAttack() + " melee");
    assertThat(flesh.get("defense")).isEqualTo(String.valueOf(loPan.fleshDefense()));
    assertThat(LedgerTables.section("Lair board")).contains("Level 3 die spaces: demon " + loPan.landing(0)
        + ", 1 success " + loPan.landing(1) + ", 2 successes " + loPan.landing(2) + ".");
  }

  @Test
  @Rule("BT-CRT-01")
  void itemsAndCrates_areTheLedgers() {
    for (Map<String, String> row : LedgerTables.below("Shop items and crates").subList(0, 3)) {
      for (String name : row.get("item").split(", ")) {
        Item item = CONTENT.items().stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
        assertThat(item.figures() + " each").isEqualTo(row.get("figures"));
        assertThat(CONTENT.chinatown().zones().stream().filter(zone -> zone.id().equals(item.zone()))
            .map(ZoneEntry::name)).containsExactly(row.get("location"));
      }
    }
    assertThat(CONTENT.items().stream().map(Item::id)).isEqualTo(ItemKind.shopWords());
    Map<String, String> row = LedgerTables.below("Shop items and crates").get(3);
    assertThat("crates: " + String.join(", ", CONTENT.crates().stream()
        .map(crate -> crate.entry().name() + " " + crate.entry().figures()).toList())).isEqualTo(row.get("item"));
    assertThat(CONTENT.crates().stream().mapToInt(crate -> crate.entry().figures()).sum())
        .isEqualTo(Integer.parseInt(row.get("figures")));
    assertThat(CONTENT.crates().stream().map(crate -> crate.isTrap() ? crate.trap().toString() : "item"))
        .containsExactly("item", "item", "spawn(LordOfDeath,1,here)", "damage(self,4)", "drawHell(self)");
  }
}
