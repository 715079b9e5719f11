package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.AttackRange;
import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** No number and no word of a minion's card or a boss's board is read for nothing: see {@link EveryEntryTests}. */
final class EveryEnemyTests {

  private static final Content SHIPPED = Contents.SHIPPED;

  // enemies

  @TestFactory
  Stream<DynamicTest> minion_isAsItsCardsSay() {
    return Entry.tests(IntStream.range(0, Minion.TYPES).boxed().flatMap(type -> Stream.of(false, true).map(isHard -> {
      Minion minion = SHIPPED.minions().get(type);
      Minion.Statistics card = isHard ? minion.hard() : minion.normal();
      Map<String, Content> variants = new LinkedHashMap<>();
      statistics(card).forEach((name, other) -> variants.put(name, OwnCards.with("minions", type, new Minion(
          minion.id(), minion.abbreviation(), minion.name(), minion.level(), minion.figures(),
          isHard ? minion.normal() : other, isHard ? other : minion.hard()))));
      return new Entry(minion.id() + (isHard ? " hard" : ""), variants, content -> List.of(
          fought(content, minion.abbreviation() + "@S10", isHard ? 1 << type : 0, "S9"),
          fought(content, minion.abbreviation() + "@S1", isHard ? 1 << type : 0, "S4"),
          fought(content, minion.abbreviation() + "@S11", isHard ? 1 << type : 0, "S8 JK1")));
    })));
  }

  private static Map<String, Minion.Statistics> statistics(Minion.Statistics card) {
    Map<String, Minion.Statistics> variants = new LinkedHashMap<>();
    variants.put("move", new Minion.Statistics(
        card.move() == 1 ? 2 : card.move() - 1, card.attack(), card.range(), card.defense(), card.chi(),
        card.audacity()));
    variants.put("attack", new Minion.Statistics(
        card.move(), card.attack() + 1, card.range(), card.defense(), card.chi(), card.audacity()));
    variants.put("range", new Minion.Statistics(
        card.move(), card.attack(), other(card.range()), card.defense(), card.chi(), card.audacity()));
    variants.put("defense", new Minion.Statistics(
        card.move(), card.attack(), card.range(), card.defense() + 1, card.chi(), card.audacity()));
    variants.put("chi", new Minion.Statistics(
        card.move(), card.attack(), card.range(), card.defense(), card.chi() + 1, card.audacity()));
    variants.put("audacity", new Minion.Statistics(
        card.move(), card.attack(), card.range(), card.defense(), card.chi(), card.audacity() + 1));
    return variants;
  }

  private static AttackRange other(AttackRange range) {
    return range == AttackRange.MELEE ? AttackRange.RANGED : AttackRange.MELEE;
  }

  /** A hero fights an enemy if it can, the enemy comes and attacks, and all of it again. */
  private static Plays fought(Content content, String enemy, int hard, String hero) {
    return new Plays(Scene.of(1).content(content).number(Counters.HARD, hard).minions(enemy)
        .hero("A", "jack " + hero).with(state -> state.setSeat(0, Counters.DICE, DiceFaces.MAX_DICE)), 30,
        BeginTurn.OF_A, Steps.ENEMIES, BeginTurn.OF_A, Steps.ENEMIES);
  }

  @TestFactory
  Stream<DynamicTest> boss_isAsItsBoardSays() {
    return Entry.tests(IntStream.range(0, SHIPPED.bosses().size()).mapToObj(at -> {
      Boss boss = SHIPPED.bosses().get(at);
      Map<String, Content> variants = new LinkedHashMap<>();
      Variants.of(boss.abilities()).forEach((name, clauses) ->
          variants.put(name, OwnCards.with("bosses", at, new Boss(boss.entry(), List.copyOf(clauses)))));
      numbers(boss.entry()).forEach((name, entry) ->
          variants.put(name, OwnCards.with("bosses", at, new Boss(entry, boss.abilities()))));
      return new Entry(boss.entry().id(), variants, content -> List.of(
          attacked(content, boss, 5, "S9"), attacked(content, boss, 1, "S9"), attacked(content, boss, 5, "S1"),
          held(content, boss),
          appearing(content, boss, false), appearing(content, boss, true)));
    }));
  }

  private static Map<String, Boss.Entry> numbers(Boss.Entry e) {
    Map<String, Boss.Entry> variants = new LinkedHashMap<>();
    variants.put("move", boss(e, e.move() - 1, e.attack(), e.range(), e.strikeback(), e.defense(), e.health(),
        e.directorsHealth(), e.chi(), e.audacity()));
    variants.put("attack", boss(e, e.move(), e.attack() + 1, e.range(), e.strikeback(), e.defense(), e.health(),
        e.directorsHealth(), e.chi(), e.audacity()));
    variants.put("range", boss(e, e.move(), e.attack(), other(e.range()), e.strikeback(), e.defense(), e.health(),
        e.directorsHealth(), e.chi(), e.audacity()));
    variants.put("strikeback", boss(e, e.move(), e.attack(), e.range(), e.struckBack() + 1, e.defense(), e.health(),
        e.directorsHealth(), e.chi(), e.audacity()));
    variants.put("defense", boss(e, e.move(), e.attack(), e.range(), e.strikeback(), e.defense() - 1, e.health(),
        e.directorsHealth(), e.chi(), e.audacity()));
    variants.put("health", boss(e, e.move(), e.attack(), e.range(), e.strikeback(), e.defense(), e.health() - 1,
        e.directorsHealth(), e.chi(), e.audacity()));
    variants.put("Director's Cut", boss(e, e.move(), e.attack(), e.range(), e.strikeback(), e.defense(), e.health(),
        e.directorsHealth() + 1, e.chi(), e.audacity()));
    variants.put("chi", boss(e, e.move(), e.attack(), e.range(), e.strikeback(), e.defense(), e.health(),
        e.directorsHealth(), e.chi() + 1, e.audacity()));
    variants.put("audacity", boss(e, e.move(), e.attack(), e.range(), e.strikeback(), e.defense(), e.health(),
        e.directorsHealth(), e.chi(), e.audacity() + 1));
    return variants;
  }

  private static Boss.Entry boss(Boss.Entry e, int move, int attack, AttackRange range, int strikeback, int defense,
      int health, int directors, int chi, int audacity) {
    return new Boss.Entry(
        e.id(), e.name(), move, attack, range, strikeback, defense, health, directors, e.abilities(), chi, audacity);
  }

  private static Plays attacked(Content content, Boss boss, int health, String space) {
    return new Plays(Scene.of(2).content(content).boss(boss.entry().id(), space, health)
        .hero("A", "jack S9 chi=2").hero("B", "wang S9 health=8").with(state ->
            state.setSeat(0, Counters.DICE, DiceFaces.MAX_DICE)), 30, BeginTurn.OF_A, Steps.ENEMIES, BeginTurn.OF_A);
  }

  /** It stays where it is, and attacks from there if it can. */
  private static Plays held(Content content, Boss boss) {
    return new Plays(Scene.of(1).content(content).boss(boss.entry().id(), "S10", 1).hero("A", "jack S9").with(state ->
        state.setBoss(content.boss(boss.entry().id()), Counters.BOSS_HELD, 1)), 4, Steps.ENEMIES);
  }

  private static Plays appearing(Content content, Boss boss, boolean isDirectors) {
    Scene scene = Scene.of(2).content(content).hero("A", "jack").hero("B", "wang");
    return new Plays((isDirectors ? scene.option(Settings.DIRECTORS_BOSS_HEALTH, true) : scene).with(state ->
        List.of("MQ-JK1", "MQ-WG1").forEach(id ->
            state.cards().moveToTop(Scene.token(state, id), state.zones().box))), 2, Steps.THREAT_FILLED);
  }
}
