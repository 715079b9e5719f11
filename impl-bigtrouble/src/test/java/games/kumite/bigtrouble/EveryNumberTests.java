package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.content.Crate;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.Item;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Level;
import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.content.LoPan.Targets;
import games.kumite.bigtrouble.content.PlayerCountEntry;
import games.kumite.bigtrouble.content.RewardKind;
import games.kumite.bigtrouble.content.Tracks;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.setup.SetupSteps;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.Settings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** No number of Lo Pan, the items, crates, heroes, levels, tracks and dice is read for nothing: see {@link EveryEntryTests}. */
final class EveryNumberTests {

  private static final Content SHIPPED = Contents.SHIPPED;

  // Lo Pan

  @TestFactory
  Stream<DynamicTest> loPan_isAsHisBoardSays() {
    LoPan he = SHIPPED.loPan();
    Map<String, Content> variants = new LinkedHashMap<>();
    variants.put("Director's Cut", loPan(he.directorsHealth() + 1, he.flip(), he.ghostDefense(), he.ghostAttacks(),
        he.fleshAttack(), he.fleshDefense(), he.fleshSpaces()));
    variants.put("flip", loPan(he.directorsHealth(), he.flip() - 1, he.ghostDefense(), he.ghostAttacks(),
        he.fleshAttack(), he.fleshDefense(), he.fleshSpaces()));
    variants.put("ghost's defense", loPan(he.directorsHealth(), he.flip(), he.ghostDefense() - 1, he.ghostAttacks(),
        he.fleshAttack(), he.fleshDefense(), he.fleshSpaces()));
    variants.put("attack", loPan(he.directorsHealth(), he.flip(), he.ghostDefense(), he.ghostAttacks(),
        he.fleshAttack() + 1, he.fleshDefense(), he.fleshSpaces()));
    variants.put("defense", loPan(he.directorsHealth(), he.flip(), he.ghostDefense(), he.ghostAttacks(),
        he.fleshAttack(), he.fleshDefense() - 1, he.fleshSpaces()));
    for (int i = 0; i < he.ghostAttacks().size(); i++) {
      LoPan.Attack attack = he.ghostAttacks().get(i);
      variants.put(attack + " stronger", ghost(i, new LoPan.Attack(
          attack.successes(), attack.attack() + 1, attack.targets())));
      variants.put(attack + " on others", ghost(i, new LoPan.Attack(
          attack.successes(), attack.attack(), attack.targets() == Targets.ONE ? Targets.IN_SIGHT : Targets.ONE)));
      List<LoPan.Landing> landings = new ArrayList<>(he.fleshSpaces());
      landings.set(i, new LoPan.Landing(landings.get(i).successes(), "L3-8"));
      variants.put("space " + (i + 1), loPan(he.directorsHealth(), he.flip(), he.ghostDefense(), he.ghostAttacks(),
          he.fleshAttack(), he.fleshDefense(), landings));
    }
    return Entry.tests(Stream.of(new Entry("Lo Pan", variants, content -> List.of(
        ofLoPan(content, "L2-10", 3, 0), ofLoPan(content, "L3-5", 2, 1),
        new Plays(Scene.of(1).content(content).option(Settings.DIRECTORS_BOSS_HEALTH, true)
            .with(ShowdownTests::quests), 2, Steps.THREAT_FILLED)))));
  }

  private static Content ghost(int at, LoPan.Attack attack) {
    LoPan he = SHIPPED.loPan();
    List<LoPan.Attack> attacks = new ArrayList<>(he.ghostAttacks());
    attacks.set(at, attack);
    return loPan(he.directorsHealth(), he.flip(), he.ghostDefense(), attacks, he.fleshAttack(), he.fleshDefense(),
        he.fleshSpaces());
  }

  private static Content loPan(int directors, int flip, int ghostDefense, List<LoPan.Attack> attacks, int attack,
      int defense, List<LoPan.Landing> landings) {
    return OwnCards.with("loPan", new LoPan(
        SHIPPED.loPan().name(), directors, flip, ghostDefense, attacks, attack, defense, landings));
  }

  /** Two heroes before him: one fights as long as it can, then he attacks. */
  private static Plays ofLoPan(Content content, String space, int health, int flesh) {
    return new Plays(Scene.of(2).content(content).actTwo().number(Counters.ARENA_OPEN, 1).number(Counters.FLESH, flesh)
        .boss("lo-pan", space, health).hero("A", "jack " + space + " special").hero("B", "wang " + space).with(state ->
            state.setSeat(0, Counters.DICE, DiceFaces.MAX_DICE)), 40, Steps.ENEMIES, BeginTurn.OF_A, Steps.ENEMIES);
  }

  // heroes

  @TestFactory
  Stream<DynamicTest> slot_isNormalOrEpic_asTheHerosBoardSays() {
    return SHIPPED.heroes().stream().map(hero -> DynamicTest.dynamicTest(hero.entry().id(), () -> {
      for (Attribute track : List.of(Attribute.BODY, Attribute.MIND, Attribute.SPIRIT)) {
        for (int slot = 0; slot < Hero.SLOTS; slot++) {
          int face = track.ordinal() * 2 + 1;
          Played game = Scene.of(1).hero("A", hero.entry().id() + " S1 health=1")
              .dice("action-1=" + face + "," + face + "," + face).begin(BeginTurn.OF_A);
          game.state().setSeat(0, Counters.FILLED_SLOTS + track.ordinal(), (1 << slot) - 1);
          game.play("rest");
          if (game.kind().equals("slot")) {
            game.play("done");
          }
          assertThat(game.health("A")).as("%s %s", track, slot + 1)
              .isEqualTo(hero.entry().track(track).charAt(slot) == 'E' ? 4 : 3);
        }
      }
    }));
  }

  @TestFactory
  Stream<DynamicTest> hero_rollsTheDefenseDiceOfItsBoard() {
    return SHIPPED.heroes().stream().map(hero -> DynamicTest.dynamicTest(hero.entry().id(), () ->
        assertThat(Scene.of(1).hero("A", hero.entry().id() + " S1").minions("SP@S1").begin(Steps.ENEMIES).dice().take())
            .hasSize(hero.entry().defense())));
  }

  // tokens

  @TestFactory
  Stream<DynamicTest> item_isSoldInItsZone_soLongAsThereAreTokens() {
    return Entry.tests(IntStream.range(0, ItemKind.SHOP_KINDS).mapToObj(at -> {
      Item item = SHIPPED.items().get(at);
      return new Entry(item.id(), Map.of(
          "figures", OwnCards.with("items", at, new Item(item.id(), item.name(), item.figures() - 1, item.zone())),
          "zone", OwnCards.with("items", at, new Item(item.id(), item.name(), item.figures(),
              item.zone().equals("market") ? "tours" : "market"))), content -> List.of(
                  new Plays(Scene.of(1).content(content), 8, SetupSteps.BEGIN), inShop(content, "D1"),
                  inShop(content, "M1"), inShop(content, "T1")));
    }));
  }

  private static Plays inShop(Content content, String space) {
    return new Plays(Scene.of(1).content(content).hero("A", "jack " + space), 8, BeginTurn.OF_A);
  }

  @Test
  void crates_areSoManyOfEachKind() {
    Played game = Scene.of(1).hero("A", "gracie S4 GR3+").with(state -> {
      while (!state.cards().isEmpty(state.zones().crates)) {
        int token = state.cards().top(state.zones().crates);
        state.cards().moveToTop(token, state.zones().placed);
        state.placeCrate(token, state.board().at("S4"));
      }
    }).begin(BeginTurn.OF_A);
    List<Integer> opened = new ArrayList<>();
    while (game.actions().contains("open 1")) {
      game.play("open 1");
      opened.add(game.state().zones().crate(game.state().cards().face(game.state().cards().top(game.state().zones().box))));
    }
    for (int kind = 0; kind < SHIPPED.crates().size(); kind++) {
      Crate.Entry crate = SHIPPED.crates().get(kind).entry();
      assertThat(Collections.frequency(opened, kind)).as(crate.id()).isEqualTo(crate.figures());
    }
  }

  // levels, tracks, players, dice

  @TestFactory
  Stream<DynamicTest> level_givesWhatItsTokenShows() {
    return Entry.tests(IntStream.range(0, SHIPPED.levels().size()).mapToObj(at -> {
      Level level = SHIPPED.levels().get(at);
      Map<String, Content> variants = new LinkedHashMap<>();
      for (RewardKind reward : RewardKind.values()) {
        List<RewardKind> rewards = new ArrayList<>(level.rewards());
        if (!rewards.remove(reward)) {
          rewards.add(reward);
        }
        variants.put("with or without " + reward, OwnCards.with("levels", at, new Level(level.level(), rewards)));
      }
      return new Entry("level " + level.level(), variants, content -> List.of(new Plays(Scene.of(1).content(content)
          .hero("A", "jack S1 JK1 chi=9 level=" + (level.level() - 1)), 3, new Carrying("gainChi(self,1)"))));
    }));
  }

  @TestFactory
  Stream<DynamicTest> tracks_endAndPay_asTheBoardSays() {
    Tracks tracks = SHIPPED.tracks();
    Map<String, Content> variants = new LinkedHashMap<>();
    for (int i = 0; i < tracks.chiBonusSpaces().size(); i++) {
      List<Integer> spaces = new ArrayList<>(tracks.chiBonusSpaces());
      spaces.set(i, spaces.get(i) + 1);
      variants.put("space " + tracks.chiBonusSpaces().get(i), tracks(tracks.audacity(), spaces, tracks.chiBonus(),
          tracks.threat()));
    }
    variants.put("bonus", tracks(tracks.audacity(), tracks.chiBonusSpaces(), 3, tracks.threat()));
    variants.put("audacity", tracks(tracks.audacity() + 1, tracks.chiBonusSpaces(), 2, tracks.threat()));
    variants.put("threat", tracks(tracks.audacity(), tracks.chiBonusSpaces(), 2, tracks.threat() + 1));
    return Entry.tests(Stream.of(new Entry("tracks", variants, content -> Stream.of(
        "audacity(5)", "audacity(9)", "audacity(13)", "audacity(17)", "audacity(20)", "threat(20)").map(text ->
            new Plays(Scene.of(2).content(content).with(ShowdownTests::quests), 2, new Carrying(text))).toList())));
  }

  private static Content tracks(int audacity, List<Integer> spaces, int bonus, int threat) {
    return OwnCards.with("tracks", new Tracks(SHIPPED.tracks().health(), SHIPPED.tracks().chi(), audacity, spaces,
        bonus, threat));
  }

  @TestFactory
  Stream<DynamicTest> numberOfPlayers_decidesWhatItsRowSays() {
    return Entry.tests(IntStream.range(0, PlayerCountEntry.MAX).mapToObj(at -> {
      PlayerCountEntry row = SHIPPED.players().get(at);
      int[] numbers = {row.audacity(), row.level(), row.chi(), row.companions(), row.hardMinions(), row.keys(),
          row.loPanHealth(), row.secondActThreat()};
      List<String> names = List.of("audacity", "level", "chi", "companions", "hard minions", "keys", "Lo Pan's health",
          "threat of Act II");
      Map<String, Content> variants = new LinkedHashMap<>();
      for (int i = 0; i < numbers.length; i++) {
        int[] other = numbers.clone();
        other[i]++;
        variants.put(names.get(i), OwnCards.with("players", at, new PlayerCountEntry(row.players(), other[0], other[1], other[2],
            other[3], other[4], other[5], other[6], other[7])));
      }
      return new Entry(row.players() + " players", variants, content -> List.of(
          new Plays(Scene.of(row.players()).content(content), 30, SetupSteps.BEGIN),
          new Plays(Scene.of(row.players()).content(content).with(ShowdownTests::quests), 2, Steps.THREAT_FILLED),
          new Plays(Scene.of(row.players()).content(content).actTwo().number(Counters.KEYS, Math.max(0, row.keys() - 1)), 2,
              new Carrying("key(1)"))));
    }));
  }

  @TestFactory
  Stream<DynamicTest> die_hasTheFacesOfItsFile() {
    DiceFaces dice = SHIPPED.dice();
    Map<String, Content> variants = new LinkedHashMap<>();
    each(dice.action().size(), at -> new DiceFaces(changed(dice.action(), at, dice.action().get(at) == Attribute.BODY
        ? Attribute.MIND : Attribute.BODY), dice.skill(), dice.epicSkill(), dice.fate()), "action", variants);
    each(dice.skill().size(), at -> new DiceFaces(dice.action(), changed(dice.skill(), at, (dice.skill().get(at) + 1) % 3),
        dice.epicSkill(), dice.fate()), "skill", variants);
    each(dice.epicSkill().size(), at -> new DiceFaces(dice.action(), dice.skill(), changed(dice.epicSkill(), at,
        (dice.epicSkill().get(at) + 1) % 3), dice.fate()), "epic", variants);
    each(dice.fate().size(), at -> new DiceFaces(dice.action(), dice.skill(), dice.epicSkill(), changed(dice.fate(), at,
        dice.fate().get(at) == FateFace.WILD ? FateFace.SUCCESS : FateFace.WILD)), "fate", variants);
    return Entry.tests(Stream.of(new Entry("dice", variants, content -> Stream.of("LD", "HM", "SP").map(enemy ->
        new Plays(Scene.of(1).content(content).hero("A", "jack S6 special").minions((enemy + "@S6 ").repeat(3).strip())
            .with(state -> state.setSeat(0, Counters.DICE, DiceFaces.MAX_DICE)), 40, new Carrying("rollFate"), BeginTurn.OF_A,
            Steps.ENEMIES)).toList())));
  }

  private static void each(int faces, IntFunction<DiceFaces> change, String name, Map<String, Content> variants) {
    for (int at = 0; at < faces; at++) {
      variants.put(name + " " + (at + 1), OwnCards.with("dice", change.apply(at)));
    }
  }

  private static <T> List<T> changed(List<T> faces, int at, T face) {
    List<T> changed = new ArrayList<>(faces);
    changed.set(at, face);
    return changed;
  }
}
