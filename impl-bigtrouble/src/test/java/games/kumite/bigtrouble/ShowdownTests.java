package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.resolution.Showdowns;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** How Act II is set up and what its cards do. */
final class ShowdownTests {

  private static final String FATE = "fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6";

  /** The first quest of each hero and Rain's: of jack completed, of the others in the deck. */
  static void quests(GameState state) {
    Zones zones = state.zones();
    for (int seat = 0; seat < state.seats(); seat++) {
      state.move(state.cards().top(zones.ofHero[state.seat(seat, Counters.HERO)]), zones.mainQuests);
    }
    state.move(state.cards().top(zones.ofBosses), zones.mainQuests);
  }

  private static void complete(GameState state, String quest) {
    state.cards().moveToTop(Scene.token(state, quest), state.zones().mainDone);
  }

  private static Scene scene(int seats) {
    return Scene.of(seats).with(ShowdownTests::quests).dice(FATE);
  }

  @Test
  @Rule({"BT-ACT2-08", "BT-ACT2-09", "BT-ACT2-10", "BT-ACT2-38", "BT-RUL-50", "BT-RUL-92", "BT-QST-21"})
  void cards_areLaidOutBySidesOfTheirQuests_heroesAndEnemiesPlacedCardByCard() {
    Played game = scene(2).hero("A", "wang").hero("B", "jack").with(state -> complete(state, "MQ-JK1"))
        .with(state -> complete(state, "MQ-THUNDER")).begin(Steps.AUDACITY_FILLED);
    assertThat(game.space("A")).as("SD-WG1, incomplete").isEqualTo("L1-5");
    assertThat(game.space("B")).as("SD-JK1, complete").isEqualTo("L1-2");
    assertThat(game.minions()).containsExactly("HM@L2-3", "GU@L2-8");
    assertThat(game.boss("Rain")).isEqualTo("L1-6 4");
    assertThat(game.boss("Thunder")).as("his card is on its complete side").isEmpty();
    assertThat(game.boss("Lightning")).isEqualTo("L3-6 4");
    assertThat(game.boss("lo-pan")).isEqualTo("L2-10 5");
    assertThat(Showdowns.owner(game.state(), 0)).isZero();
    assertThat(Showdowns.owner(game.state(), 1)).isEqualTo(1);
    assertThat(Showdowns.owner(game.state(), 2)).isEqualTo(GameState.NONE);
  }

  @Test
  @Rule({"BT-ACT2-03", "BT-ACT2-04", "BT-ACT2-05", "BT-ACT2-36", "BT-ACT2-37", "BT-RUL-49", "BT-ACT2-14"})
  void board_isCleared_whatHeroesHaveStays() {
    Played game = scene(1).hero("A", "jack health=4 chi=7 level=3 JK1 item=HugeBuzz HL07 dice=body,mind special")
        .minions("LD@S1 LD@S1 LD@S1 LD@S1 LD@S1 WM@S2").boss("Rain", "S10", 1)
        .with(trouble -> {
          trouble.setSeat(0, Counters.SPENT, 1);
          trouble.setSeat(0, Counters.SLOTTED, 1);
          trouble.setSeat(0, Counters.FILLED_SLOTS, 1);
          trouble.move(trouble.cards().top(trouble.zones().crates), trouble.zones().placed);
          trouble.placeCrate(trouble.cards().top(trouble.zones().placed), 3);
        }).begin(Steps.THREAT_FILLED);
    GameState state = game.state();
    assertThat(game.minions()).containsExactly("LD@L1-4", "SP@L2-8", "GU@L2-10");
    assertThat(state.horde().isAvailable(state.content().minion("WM"))).isTrue();
    assertThat(game.boss("Rain")).as("full health").isEqualTo("L1-6 4");
    assertThat(game.health("A")).isEqualTo(4);
    assertThat(game.chi("A")).isEqualTo(7);
    assertThat(game.seat("A", Counters.LEVEL)).isEqualTo(3);
    assertThat(state.owns(0, 0)).isTrue();
    assertThat(state.items(0, ItemKind.HUGE_BUZZ.ordinal())).isEqualTo(1);
    assertThat(state.cards().count(state.zones().kept[0])).isEqualTo(1);
    assertThat(game.seat("A", Counters.SPENT)).as("ready again").isZero();
    assertThat(state.cards().isEmpty(state.zones().bigTrouble)).isTrue();
    assertThat(state.cards().isEmpty(state.zones().placed)).isTrue();
    assertThat(state.get(Counters.STACKS)).isZero();
    assertThat(state.cards().count(state.zones().hells)).as("the Hell deck stays").isEqualTo(13);
  }

  @Test
  @Rule({"BT-ACT2-35", "BT-RUL-48"})
  void cratesOnTheBoard_leaveFaceDown_thoseInThePoolStay() {
    Played game = scene(1).with(trouble -> {
      trouble.move(trouble.cards().top(trouble.zones().crates), trouble.zones().placed);
      trouble.placeCrate(trouble.cards().top(trouble.zones().placed), 3);
    }).begin(Steps.THREAT_FILLED);
    GameState state = game.state();
    assertThat(state.cards().count(state.zones().crates)).isEqualTo(19);
    for (int token = state.cards().top(state.zones().gone); token >= 0; token = state.cards().next(token)) {
      assertThat(state.cards().isKnown(token, 0)).isFalse();
    }
  }

  @Test
  @Rule({"BT-ACT2-17", "BT-ACT2-16"})
  void arena_isOpenFromTheStart_forOnePlayerAlone() {
    assertThat(scene(1).begin(Steps.THREAT_FILLED).state().get(Counters.ARENA_OPEN)).isEqualTo(1);
    assertThat(scene(2).begin(Steps.THREAT_FILLED).state().get(Counters.ARENA_OPEN)).isZero();
  }

  @Test
  @Rule({"BT-ACT2-02", "BT-ACT2-11"})
  void setupCard_isOnTheSideOfTheFilledTrack() {
    Played audacity = scene(1).hero("A", "jack health=4").begin(Steps.AUDACITY_FILLED);
    assertThat(audacity.minions()).contains("GU@L2-8").doesNotContain("SP@L2-8");
    assertThat(audacity.health("A")).isEqualTo(7);
    assertThat(audacity.match().events(Viewer.spectator()).read()).extracting(Event::text)
        .containsSubsequence("Lo Pan appears at L2-10.", "The setup card of Act II takes effect.", "Guardian 1 appears at L2-8.");
    Played four = scene(4).begin(Steps.THREAT_FILLED);
    assertThat(four.minions()).contains("SP@L2-8", "GU@L2-10", "HM@L2-7");
  }

  @Test
  @Rule({"BT-ACT2-12", "BT-SET-35", "BT-ACT2-13"})
  void directorsCut_makesBossesHealthier() {
    Played game = scene(1).option("directorsBossHealth", true).begin(Steps.THREAT_FILLED);
    assertThat(game.boss("lo-pan")).isEqualTo("L2-10 6");
    assertThat(game.boss("Rain")).isEqualTo("L1-6 6");
    assertThat(game.threat()).isEqualTo(6);
  }

  @Test
  @Rule({"BT-SET-43", "BT-ACT2-13"})
  void threat_startsFurtherInActTwoToo() {
    assertThat(scene(1).option("threat", 3).begin(Steps.THREAT_FILLED).threat()).isEqualTo(9);
    assertThat(scene(1).option("threat", 15).begin(Steps.THREAT_FILLED).threat()).isEqualTo(19);
  }

  @Test
  @Rule({"BT-ACT2-06", "BT-FAT-17"})
  void fateDice_areAllRolledIntoThePool() {
    Played game = scene(1).with(state -> {
      state.set(Counters.FATE_PLACES + 2, Counters.ON_TRACK);
      state.set(Counters.FATE_ORDER + 2, 1);
      state.set(Counters.FATE_PLACES + 4, Counters.TAKEN);
      state.set(Counters.FATE_SPENT + 4, 1);
    }).begin(Steps.THREAT_FILLED);
    for (int die = 0; die < 6; die++) {
      assertThat(game.state().get(Counters.FATE_PLACES + die)).isEqualTo(Counters.IN_POOL);
      assertThat(game.state().get(Counters.FATE_FACES + die)).isEqualTo(die);
      assertThat(game.state().get(Counters.FATE_ORDER + die)).isZero();
      assertThat(game.state().get(Counters.FATE_SPENT + die)).isZero();
    }
  }

  @Test
  @Rule({"BT-RND-03", "BT-RUL-93"})
  void severalCardsAtTheStartOfARound_areOrderedByTheGroup() {
    Scene scene = Scene.of(2).actTwo().hero("B", "wang L1-1 chi=3").quest(0, "SD-EG2").quest(1, "SD-WG1");
    Played game = scene.hero("A", "egg L2-2 chi=3 health=1").onTop(state -> state.zones().hells, "HL07")
        .begin(Steps.ROUND_OF_ACT_TWO);
    assertThat(game.kind()).isEqualTo("card-order");
    assertThat(game.actions()).containsExactly("carry-out token:SD-EG2", "carry-out token:SD-WG1");
    game.play("carry-out token:SD-WG1");
    assertThat(game.chi("B")).isEqualTo(2);
    assertThat(game.threat()).as("then the other").isEqualTo(1);
    assertThat(game.kind()).isEqualTo("first-player");
    game = scene.hero("A", "egg L1-2 health=9").begin(Steps.ROUND_OF_ACT_TWO);
    assertThat(game.kind()).as("nobody on level 2: BT-RUL-133").isEqualTo("first-player");
    assertThat(game.chi("B")).isEqualTo(2);
  }

  @Test
  @Rule("BT-ACT2-01")
  void endOfActOne_isTold_withTheTrackThatIsFull() {
    assertThat(track(Steps.THREAT_FILLED)).isEqualTo("threat");
    assertThat(track(Steps.AUDACITY_FILLED)).isEqualTo("audacity");
  }

  private static Object track(Steps filled) {
    return scene(1).begin(filled).match().events(Viewer.spectator()).read().stream()
        .filter(event -> event.type().equals("act-ends")).findFirst().orElseThrow().argument("track");
  }
}
