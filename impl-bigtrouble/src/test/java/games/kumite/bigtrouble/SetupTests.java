package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.IllegalActionException;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens before the first round. */
final class SetupTests {

  private static final SetupGame GAME = new SetupGame();

  /** The ids of the cards of a zone, the top one first. */
  private static List<String> cards(GameState state, Zone zone) {
    List<String> ids = new ArrayList<>();
    for (int card = state.cards().top(zone); card >= 0; card = state.cards().next(card)) {
      ids.add(state.cards().layout().name(state.cards().face(card)));
    }
    return ids;
  }

  private static Element element(Beginning beginning, String id) {
    return beginning.match().table(Viewer.spectator()).find(id).orElseThrow();
  }

  @TestFactory
  @Rule({"BT-SET-01", "BT-SET-02", "BT-SET-03", "BT-SET-04", "BT-SET-12", "BT-SET-13", "BT-SET-18",
      "BT-SET-20", "BT-SET-21", "BT-SET-23", "BT-SET-31", "BT-SET-32", "BT-SET-33", "BT-RUL-01", "BT-RUL-02"})
  Stream<DynamicTest> setup_ofEachNumberOfPlayers_isTheTablesLine() {
    assertThat(GAME.seatCounts()).containsExactly(1, 2, 3, 4);
    return LedgerTables.below("SET").stream()
        .map(row -> DynamicTest.dynamicTest(row.get("n") + " players", () -> line(row)));
  }

  private static void line(Map<String, String> row) {
    int n = Integer.parseInt(row.get("n"));
    GameState state = Beginning.of(n).over();
    assertThat(state.get(Counters.ACT)).isEqualTo(1);
    assertThat(state.get(Counters.THREAT)).isZero();
    assertThat(row.get("audacity start")).startsWith(String.valueOf(state.get(Counters.AUDACITY)));
    int companions = 0;
    for (int seat = 0; seat < n; seat++) {
      assertThat(state.seat(seat, Counters.LEVEL) + " / " + state.seat(seat, Counters.CHI))
          .isEqualTo(row.get("level / chi"));
      assertThat(state.seat(seat, Counters.HEALTH)).isEqualTo(10);
      assertThat(state.seat(seat, Counters.DICE)).isEqualTo(3);
      assertThat(state.board().name(state.seat(seat, Counters.SPACE))).isEqualTo("D1");
      companions += state.cards().count(state.zones().withHero[seat]);
    }
    assertThat(companions).isEqualTo(n == 1 ? 3 : n == 2 ? 2 : n == 3 ? 1 : 0);
    assertThat(row.get("companions")).startsWith(String.valueOf(n == 2 ? 1 : companions));
    int quests = state.cards().count(state.zones().mainQuests) + 2;
    assertThat(row.get("main quests (hero + boss)")).startsWith((quests - 1) + " + 1");
    assertThat(row.get("hard minion types")).startsWith(String.valueOf(Integer.bitCount(state.get(Counters.HARD))));
    assertThat(row.get("keys in Act II")).isEqualTo(String.valueOf(state.definition().players.keys()));
    assertThat(row.get("Lo Pan health")).isEqualTo(String.valueOf(state.startingHealth(state.loPan())));
  }

  @Nested
  final class Heroes {

    @Test
    @Rule({"BT-SET-09", "BT-SET-01"})
    void heroes_areTakenInSeatOrder_eachOnce() {
      Beginning game = Beginning.of(3);
      assertThat(game.match().phase().toString()).contains("heroes");
      assertThat(game.actions()).containsExactly("take figure:jack", "take figure:wang", "take figure:gracie",
          "take figure:egg", "take figure:margo", "take figure:eddie");
      game.play("take figure:egg");
      assertThat(game.match().actor().number()).isEqualTo(2);
      assertThat(game.actions()).hasSize(5).doesNotContain("take figure:egg");
      assertThatThrownBy(() -> game.play("take figure:egg")).isInstanceOf(IllegalActionException.class)
          .satisfies(thrown -> assertThat(((IllegalActionException) thrown).rule()).contains("BT-SET-09"));
      game.play("take figure:jack", "take figure:eddie");
      assertThat(IntStream.range(0, 3).mapToObj(seat -> game.state().hero(seat).entry().id()))
          .containsExactly("egg", "jack", "eddie");
    }

    @Test
    @Rule({"BT-SET-10", "BT-SET-11"})
    void startingUpgrade_isOneOfFour_normalSideUp() {
      Beginning game = Beginning.of(4).play("take figure:egg", "take figure:jack", "take figure:wang",
          "take figure:margo");
      assertThat(game.actions()).containsExactly("own card:EG1", "own card:EG2", "own card:EG3", "own card:EG4");
      game.play("own card:EG3", "side special");
      GameState state = game.state();
      assertThat(IntStream.range(0, state.upgradeBits()).filter(bit -> state.owns(0, bit))).containsExactly(2);
      assertThat(state.seat(0, Counters.EPIC)).isZero();
      assertThat(game.actions()).startsWith("own card:JK1");
      assertThat(element(game, "card:EG3").get("owned")).isEqualTo(true);
      assertThat(element(game, "card:EG1").get("owned")).isEqualTo(false);
    }

    @Test
    @Rule({"BT-SET-15", "BT-SET-16", "BT-SET-17"})
    void abilityCard_showsTheChosenSide_itsTokenIsReady() {
      Beginning game = Beginning.of(4).play("take figure:egg", "take figure:jack", "take figure:wang",
          "take figure:margo", "own card:EG3");
      assertThat(game.actions()).containsExactly("side special", "side co-op");
      game.play("side special", "own card:JK1", "side co-op");
      assertThat(game.state().seat(0, Counters.SIDE)).isEqualTo(Counters.SPECIAL);
      assertThat(element(game, "token:ability-1").get("ready")).isEqualTo(true);
      assertThat(game.state().seat(1, Counters.SIDE)).isEqualTo(Counters.COOP);
      assertThat(element(game, "token:ability-2").get("ready")).as("it has no token").isNull();
      assertThat(element(game, "token:ability-2").get("text")).isEqualTo("1 more skill die on combat rolls.");
    }

    @Test
    @Rule({"BT-SET-37", "BT-SET-38"})
    void abilities_whereTheyAreNotUsed_areNotAskedFor() {
      GameState state = Beginning.of(2).option("noAbilities", true)
          .play("take figure:egg", "take figure:jack", "own card:EG3", "own card:JK1").over();
      assertThat(state.seat(0, Counters.SIDE)).isEqualTo(Counters.NO_SIDE);
      assertThat(state.seat(1, Counters.SIDE)).isEqualTo(Counters.NO_SIDE);
    }
  }

  @Nested
  final class Rewards {

    @Test
    @Rule({"BT-SET-14", "BT-SET-41", "BT-RUL-75"})
    void levelTwo_givesItsReward_afterEverythingElse() {
      Beginning game = Beginning.of(2).play("take figure:egg", "take figure:jack", "own card:EG3", "side special",
          "own card:JK1", "side special");
      assertThat(game.match().phase().toString()).contains("rewards");
      assertThat(game.drawn()).as("nothing is drawn afterwards").endsWith("fate-6");
      assertThat(game.actions()).containsExactly("reward upgrade", "reward flip");
      game.play("reward upgrade");
      assertThat(game.actions()).containsExactly("own card:EG1", "own card:EG2", "own card:EG4");
      game.play("own card:EG2");
      assertThat(game.match().actor().number()).isEqualTo(2);
      game.play("reward flip");
      assertThat(game.match().isOver()).as("the only card is flipped without a question").isTrue();
      assertThat(game.state().isEpic(1, 0)).isTrue();
      assertThat(game.state().seat(0, Counters.OWNED)).isEqualTo(0b110);
    }

    @Test
    @Rule({"BT-SET-14", "BT-SET-13"})
    void levelOne_givesNoReward() {
      Beginning game = Beginning.of(4).play("take figure:egg", "take figure:jack", "take figure:wang",
          "take figure:margo", "own card:EG3", "side special", "own card:JK1", "side special", "own card:WG1",
          "side special", "own card:MG1", "side special");
      assertThat(game.match().isOver()).isTrue();
    }
  }

  private static List<String> told(Beginning game) {
    return game.match().events(Viewer.spectator()).read().stream().map(Event::text).toList();
  }

  @Nested
  final class Companions {

    @Test
    @Rule({"BT-SET-19", "BT-SET-20", "BT-SET-22"})
    void companions_ofOnePlayer_areThree_andNoHeroInPlay() {
      Beginning game = Beginning.of(1).order("companions", 3, 0, 6).play("take figure:egg");
      GameState state = game.over();
      assertThat(cards(state, state.zones().box)).containsExactly("companion-egg");
      assertThat(cards(state, state.zones().withHero[0]))
          .containsExactlyInAnyOrder("companion-margo", "companion-jack", "companion-miao");
      assertThat(state.get(Counters.SPENT_COMPANIONS)).isZero();
      assertThat(element(game, "pile:companions-1").references("spent")).isEmpty();
    }

    @Test
    @Rule({"BT-SET-19", "BT-SET-20"})
    void companions_ofTwoPlayers_areOneEach() {
      Beginning game = Beginning.of(2).order("companions", 4, 5).play("take figure:wang", "take figure:margo");
      GameState state = game.over();
      assertThat(told(game)).contains("Uncle Chu joins A.", "Miao Yin joins B.");
      assertThat(cards(state, state.zones().withHero[0])).containsExactly("companion-chu");
      assertThat(cards(state, state.zones().withHero[1])).containsExactly("companion-miao");
    }

    @Test
    @Rule({"BT-SET-21", "BT-RUL-02"})
    void companion_ofThreePlayers_goesToAHeroOfTheGroupsChoice() {
      Beginning game = Beginning.of(3).order("companions", 1).play("take figure:wang", "take figure:margo",
          "take figure:jack", "own card:WG1", "side co-op", "own card:MG1", "side co-op", "own card:JK1", "side co-op");
      assertThat(game.match().decision().isGroup()).isTrue();
      assertThat(game.match().actor().number()).isEqualTo(1);
      assertThat(game.match().phase().toString()).contains("companions");
      assertThat(game.actions()).containsExactly("give card:companion-egg seat:1", "give card:companion-egg seat:2",
          "give card:companion-egg seat:3");
      game.play("give card:companion-egg seat:3");
      GameState state = game.over();
      assertThat(cards(state, state.zones().withHero[2])).containsExactly("companion-egg");
      assertThat(told(game)).contains("Egg Shen joins C.");
    }

    @Test
    @Rule("BT-SET-19")
    void companions_ofFourPlayers_areNotDealt() {
      Beginning game = Beginning.of(4);
      GameState state = game.over();
      assertThat(state.cards().count(state.zones().companions)).isEqualTo(8);
      assertThat(game.drawn()).doesNotContain("companions");
    }
  }

  @Nested
  final class Quests {

    @Test
    @Rule({"BT-SET-23", "BT-SET-24", "BT-SET-25", "BT-SET-26", "BT-SET-33", "BT-SET-42", "BT-RUL-91"})
    void mainQuests_areOneOfEachHeroAndABoss() {
      Beginning game = Beginning.of(3).order("main-quest-2", 1).order("boss-quest", 2).order("main-quests", 3, 1)
          .play("take figure:wang", "take figure:margo", "take figure:jack");
      GameState state = game.over();
      // drawn MQ-WG1, MQ-MG2, MQ-JK1, MQ-LIGHTNING, each on top of the others
      assertThat(cards(state, state.zones().mainVisible[0])).containsExactly("MQ-WG1");
      assertThat(cards(state, state.zones().mainVisible[1])).containsExactly("MQ-JK1");
      assertThat(cards(state, state.zones().mainQuests)).containsExactly("MQ-LIGHTNING", "MQ-MG2");
      assertThat(cards(state, state.zones().ofHero[4])).containsExactly("MQ-MG1");
      assertThat(state.cards().count(state.zones().ofBosses)).isEqualTo(2);
      assertThat(state.cards().count(state.zones().ofHero[5])).isEqualTo(2);
      assertThat(element(game, "space:S4").children().stream().map(Element::id)).contains("token:MQ-WG1");
      assertThat(element(game, "token:MQ-JK1").get("active")).isEqualTo(false);
      assertThat(element(game, "token:MQ-JK1").get("text")).as("hidden until it is activated").isNull();
      assertThat(state.board().name(state.quest(1, Counters.QUEST_SPACE))).isEqualTo("S14");
    }

    @Test
    @Rule({"BT-SET-27", "BT-SET-28", "BT-SET-08", "BT-QST-25"})
    void sideQuests_areDealtIntoThreeDecks_theirTopsAreVisible() {
      // the last card dealt to a deck is its top one
      Beginning game = Beginning.of(1)
          .order("side-quests", 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 0, 1, 2)
          .order("crates", 19, 0);
      GameState state = game.over();
      for (int deck = 0; deck < 3; deck++) {
        assertThat(state.cards().count(state.zones().sideDecks[deck])).isEqualTo(5);
        assertThat(cards(state, state.zones().sideVisible[deck])).containsExactly("SQ0" + (deck + 1));
      }
      assertThat(element(game, "space:S6").children().stream().map(Element::id))
          .contains("token:SQ01", "token:crate-S6");
      assertThat(Stream.of("S4", "S10", "S1", "S6").map(space -> element(game, "token:crate-" + space)))
          .as("face down").allMatch(crate -> "Crate".equals(crate.get("label")));
      assertThat(state.cards().count(state.zones().crates)).isEqualTo(16);
      assertThat(state.cards().count(state.zones().placed)).isEqualTo(4);
      // the pool in the order of the content, bottom up: the first two of the new order lie on top
      int first = state.cards().bottom(state.zones().placed);
      assertThat(state.board().name(state.crateSpace(first))).isEqualTo("S4");
    }

    @Test
    @Rule({"BT-SET-29", "BT-SET-40"})
    void showdownCardsAndUniqueUpgrades_waitOutsideTheTable() {
      Beginning game = Beginning.of(2);
      game.over();
      assertThat(game.match().table(Viewer.spectator()).all().keySet())
          .noneMatch(id -> id.contains("SD-") || id.contains("UQ"));
    }
  }

  @Nested
  final class MinionsAndDecks {

    @Test
    @Rule({"BT-SET-30", "BT-SET-31", "BT-SET-39", "BT-SET-34"})
    void hardTypes_areTheFirstOfTheOrder() {
      GameState state = Beginning.of(2).order("hard-minions", 6, 1, 3).over();
      assertThat(IntStream.range(0, 7).filter(state::isHard)).containsExactly(1, 6);
      assertThat(state.statistics(1)).isSameAs(state.content().minions().get(1).hard());
      assertThat(state.statistics(0)).isSameAs(state.content().minions().get(0).normal());
      GameState extra = Beginning.of(2).option("extraHard", 1).order("hard-minions", 6, 1, 3).over();
      assertThat(IntStream.range(0, 7).filter(extra::isHard)).containsExactly(1, 3, 6);
    }

    @Test
    @Rule({"BT-SET-34", "BT-SET-38", "BT-SET-31"})
    void extraHard_isAtMostTheTypesThatAreLeft() {
      assertThat(Beginning.of(4).option("extraHard", 1).over().get(Counters.HARD)).isEqualTo(0b1111111);
      assertThat(Beginning.of(1).over().get(Counters.HARD)).isZero();
      assertThatThrownBy(() -> GAME.start(Setup.seats(4).seed(1).option("extraHard", 2)))
          .isInstanceOf(InvalidSetupException.class).hasMessageContaining("must be 0..1 for 4 players, was 2");
    }

    @Test
    @Rule({"BT-SET-43", "BT-SET-04"})
    void threat_startsFurther_butNotAtTheEnd() {
      GameState further = Beginning.of(2).option("threat", 15).over();
      assertThat(further.get(Counters.THREAT)).isEqualTo(15);
      assertThat(further.definition().startingThreat(2)).isEqualTo(17);
      assertThat(further.definition().startingThreat(6)).isEqualTo(further.content().tracks().threat() - 1);
    }

    @Test
    @Rule({"BT-SET-35", "BT-SET-36", "BT-SET-38"})
    void directorsOptions_areIndependent_andOffByDefault() {
      GameState plain = Beginning.of(2).over();
      assertThat(IntStream.rangeClosed(0, plain.loPan()).map(plain::startingHealth)).containsExactly(4, 5, 4, 5);
      assertThat(plain.definition().settings.directorsSpawns()).isFalse();
      GameState cut = Beginning.of(2).option("directorsBossHealth", true).over();
      assertThat(IntStream.rangeClosed(0, cut.loPan()).map(cut::startingHealth)).containsExactly(6, 7, 6, 7);
      assertThat(cut.definition().settings.directorsSpawns()).isFalse();
      GameState spawns = Beginning.of(2).option("directorsSpawns", true).over();
      assertThat(spawns.definition().settings.directorsSpawns()).isTrue();
      assertThat(spawns.startingHealth(0)).isEqualTo(4);
    }

    @ParameterizedTest
    @Rule({"BT-SET-36", "BT-RUL-03"})
    @CsvSource({"1,false,1", "2,false,1", "3,false,2", "4,false,2", "1,true,3", "4,true,3"})
    void tiersOfSpawns_dependOnPlayersAndTheOption(int seats, boolean directors, int tiers) {
      assertThat(Beginning.of(seats).option("directorsSpawns", directors).state().definition().tiers).isEqualTo(tiers);
    }

    @Test
    @Rule("BT-SET-05")
    void fateDice_areRolledIntoThePool() {
      Beginning game = Beginning.of(1).fate("fate-1=6 fate-2=5 fate-3=4 fate-4=3 fate-5=2 fate-6=1");
      GameState state = game.over();
      assertThat(IntStream.range(0, 6).mapToObj(die -> state.content().dice().fate()
          .get(state.get(Counters.FATE_FACES + die)))).containsExactly(FateFace.TWO_SUCCESSES, FateFace.SUCCESS,
              FateFace.WILD, FateFace.DOUBLE_SPIRIT, FateFace.DOUBLE_MIND, FateFace.DOUBLE_BODY);
      assertThat(IntStream.range(0, 6).map(die -> state.get(Counters.FATE_PLACES + die))).containsOnly(Counters.IN_POOL);
      assertThat(IntStream.range(0, 6).map(state::onTrack)).containsOnly(GameState.NONE);
      assertThat(element(game, "die:fate-1").get("symbol")).isEqualTo("two-successes");
      assertThat(game.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals("fate-rolled"))
          .map(event -> event.argument("die"))).as("each is told").containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    @Rule({"BT-SET-06", "BT-SET-07"})
    void decks_areShuffledFaceDown_shopsAreFull() {
      Beginning game = Beginning.of(1).order("big-trouble", 7, 2).order("hells", 13);
      GameState state = game.over();
      assertThat(cards(state, state.zones().hells)).hasSize(14);
      assertThat(element(game, "deck:big-trouble").number("count")).isEqualTo(20);
      assertThat(element(game, "deck:big-trouble").children()).isEmpty();
      assertThat(element(game, "deck:hells").children()).isEmpty();
      assertThat(IntStream.range(0, 6).map(kind -> state.get(Counters.STACKS + kind))).containsOnly(3);
      assertThat(element(game, "token:HugeBuzz").get("zone")).as("as its spaces say").isEqualTo("market");
    }

    @Test
    @Rule({"BT-SET-41", "BT-RUL-75"})
    void chance_isDrawnInTheLedgersOrder() {
      Beginning game = Beginning.of(2);
      game.over();
      assertThat(game.drawn()).containsExactly("companions", "main-quest-1", "main-quest-2", "boss-quest",
          "main-quests", "side-quests", "crates", "hard-minions", "big-trouble", "hells", "fate-1", "fate-2", "fate-3",
          "fate-4", "fate-5", "fate-6");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void table_ofAnyMatch_hasEverySpaceAndUniqueIds(int seats) {
    for (long seed = 1; seed <= 5; seed++) {
      var match = GAME.start(Setup.seats(seats).seed(seed));
      while (!match.isOver()) {
        match.play(0);
      }
      Map<String, Element> all = match.table(Viewer.spectator()).all();
      Content content = ((GameState) games.kumite.spi.Inspection.state(match)).content();
      content.chinatown().zones().forEach(zone -> zone.spaces().forEach(
          space -> assertThat(all).containsKey("space:" + space)));
    }
  }
}
