package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Rounds of Act I: the Big Trouble card, what it spawns, who is first. */
final class RoundTests {

  private static Scene card(int seats, String id) {
    return Scene.of(seats).round(4).onTop(state -> state.zones().bigTrouble, id);
  }

  @Test
  @Rule({"BT-EX-19", "BT-BTC-02", "BT-BTC-05", "BT-BTC-06", "BT-BTC-07", "BT-RUL-04"})
  void firstRound_onlySpawns_withBothTiersForThree() {
    Played game = card(3, "BT07").round(0).begin(Steps.ROUND);
    assertThat(game.kind()).isEqualTo("first-player");
    assertThat(game.minions()).containsExactly("LD@S4", "HM@S4", "HM@S4");
    assertThat(game.threat()).isZero();
    assertThat(game.state().get(Counters.ROUND)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-BTC-01", "BT-RND-02"})
  void resolvedCard_liesAtTheBottom_knownToAll() {
    Played game = card(2, "BT06").begin(Steps.ROUND);
    int bottom = game.state().cards().bottom(game.state().zones().bigTrouble);
    assertThat(bottom).isEqualTo(Scene.token(game.state(), "BT06"));
    assertThat(game.state().cards().isKnown(bottom, 0)).isTrue();
    assertThat(game.state().cards().isKnown(bottom, 1)).isTrue();
    assertThat(game.state().cards().isKnown(game.state().cards().top(game.state().zones().bigTrouble), 0)).isFalse();
    assertThat(game.threat()).isEqualTo(3);
  }

  @Test
  @Rule({"BT-EX-20", "BT-BTC-10", "BT-BTC-11", "BT-BTC-13", "BT-BTC-03"})
  void missingMinions_areReplacedAlongTheChain_oneByOne() {
    Played game = card(2, "BT01").threat(6)
        .minions("LD@S1 LD@S1 LD@S1 LD@S1 LD@S1 LD@S1 HM@S1 HM@S1 HM@S1 HM@S1 HM@S1").begin(Steps.ROUND);
    assertThat(game.threat()).isEqualTo(8);
    assertThat(game.minions()).hasSize(13).endsWith("HM@S6", "GU@S6");
  }

  @Test
  @Rule({"BT-EX-21", "BT-BTC-12"})
  void secondWildman_isIgnored() {
    Played game = card(1, "BT15").threat(4).minions("WM@S3").begin(Steps.ROUND);
    assertThat(game.threat()).isEqualTo(7);
    assertThat(game.minions()).hasSize(1);
  }

  @Test
  @Rule({"BT-BTC-08", "BT-RUL-03", "BT-SET-36"})
  void directorsCut_spawnsAllTiers_forOnePlayer() {
    Played game = card(1, "BT01").option("directorsSpawns", true).begin(Steps.ROUND);
    assertThat(game.minions()).containsExactly("LD@S6", "LD@S6", "HM@S6", "LD@S6");
  }

  @Test
  @Rule({"BT-BTC-16", "BT-RUL-05", "BT-BTC-15"})
  void spawn_harmsNobodyInItsSpace() {
    Played game = card(1, "BT01").hero("A", "jack S6").begin(Steps.ROUND);
    assertThat(game.minions()).containsExactly("LD@S6", "LD@S6");
    assertThat(game.health("A")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-EX-42", "BT-BTC-03"})
  void mostChi_isChosenByTheGroup_onATie() {
    Played game = card(3, "BT04").round(2).threat(3).hero("A", "jack chi=6").hero("B", "wang chi=6")
        .hero("C", "egg chi=2").begin(Steps.ROUND);
    assertThat(game.threat()).isEqualTo(5);
    assertThat(game.match().decision().seat().index()).as("the lowest seat speaks").isZero();
    assertThat(game.actions()).hasSize(2);
    game.play(game.actions().get(1));
    assertThat(game.chi("A")).isEqualTo(6);
    assertThat(game.chi("B")).isEqualTo(4);
    assertThat(game.chi("C")).isEqualTo(2);
    assertThat(game.minions()).containsExactly("GU@S3", "LD@S3");
  }

  @Test
  @Rule({"BT-EX-40", "BT-RUL-79"})
  void shakedown_asksThoseWithItemsAlone() {
    Played game = card(2, "BT08").round(3).threat(6).minions("HM@S1").hero("A", "jack health=5 item=LuckyCoin")
        .hero("B", "wang").begin(Steps.ROUND);
    assertThat(game.threat()).isEqualTo(8);
    assertThat(game.actions()).hasSize(2);
    game.play(game.actions().get(1));
    assertThat(game.health("A")).isEqualTo(3);
    assertThat(game.seat("A", Counters.ITEMS + 6)).isEqualTo(1);
    assertThat(game.kind()).isEqualTo("first-player");
    assertThat(game.minions()).containsExactly("HM@S1", "HM@S7");
  }

  @Test
  @Rule({"BT-RND-04", "BT-RND-05", "BT-RND-14", "BT-RUL-57"})
  void firstPlayer_isChosenEachRound_byTheLowestSeat_andTurnsGoClockwise() {
    Played game = card(3, "BT06").dice("action-2=1,3,5").begin(Steps.ROUND);
    assertThat(game.match().decision().seat().index()).isZero();
    assertThat(game.actions()).containsExactly("first seat:1", "first seat:2", "first seat:3");
    game.play("first seat:2");
    assertThat(game.state().get(Counters.ACTIVE)).isEqualTo(1);
    assertThat(game.match().phase().toString()).contains("turn");
  }

  @Test
  @Rule({"BT-RUL-100", "BT-RND-04"})
  void onlyPlayer_isFirstUnasked() {
    Played game = card(1, "BT06").dice("action-1=1,3,5").begin(Steps.ROUND);
    assertThat(game.state().get(Counters.FIRST)).isZero();
    assertThat(game.state().get(Counters.ACTIVE)).isZero();
  }

  @Test
  @Rule({"BT-EX-29", "BT-BTC-04", "BT-ACT2-01", "BT-ACT2-02", "BT-ACT2-13", "BT-ACT2-12", "BT-RND-12", "BT-END-03"})
  void fullTrack_endsTheActAtOnce_withoutEffectSpawnOrTurns() {
    Played game = card(3, "BT04").round(8).threat(19).hero("A", "jack chi=4").hero("B", "wang").hero("C", "egg")
        .with(ShowdownTests::quests).dice("fate-1=1 fate-2=2 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(Steps.ROUND);
    assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
    assertThat(game.chi("A")).as("no effect").isEqualTo(4);
    assertThat(game.minions()).as("Guardian at S3 did not appear").noneMatch(minion -> minion.endsWith("@S3"));
    assertThat(game.minions()).contains("SP@L2-8", "GU@L2-10", "HM@L2-7");
    assertThat(game.threat()).isEqualTo(5);
    assertThat(game.boss("lo-pan")).isEqualTo("L2-10 6");
    assertThat(game.state().get(Counters.FATE_FACES + 5)).isEqualTo(5);
    assertThat(game.state().get(Counters.ARENA_OPEN)).isZero();
    assertThat(game.state().get(Counters.ROUND)).as("a new hero phase").isEqualTo(1);
    assertThat(game.kind()).isEqualTo("first-player");
    assertThat(game.health("B")).as("SD-WG1 at the start of the round, no chi to lose").isEqualTo(9);
  }

  @Test
  @Rule({"BT-RUL-33", "BT-RND-02"})
  void roundWithoutAnyCardLeft_goesOnWithTheHeroes() {
    Played game = Scene.of(2).round(4).threat(3)
        .with(state -> state.cards().moveAll(state.zones().bigTrouble, state.zones().mainDone))
        .begin(Steps.ROUND);
    assertThat(game.kind()).isEqualTo("first-player");
    assertThat(game.threat()).isEqualTo(3);
    assertThat(game.minions()).isEmpty();
  }

  @Test
  @Rule({"BT-RND-10", "BT-RND-03", "BT-RUL-89"})
  void threatOfActTwo_advancesOnceARound_beforeUpkeep() {
    Played game = Scene.of(2).actTwo().threat(3).hero("A", "jack L1-1").hero("B", "wang L1-2 health=5 item=EggsRemedy")
        .quest(0, "SD-JK2").boss("lo-pan", "L2-10", 4).begin(Steps.ROUND_OF_ACT_TWO)
        .play("first seat:1", "end", "end");
    assertThat(game.threat()).as("the enemies have not acted").isEqualTo(3);
    assertThat(game.state().get(Counters.ADVANCES)).isZero();
    assertThat(game.match().phase().toString()).contains("enemy");
    game.play("pass");
    assertThat(game.kind()).as("before upkeep").isEqualTo("any-time");
    assertThat(game.threat()).isEqualTo(4);
    assertThat(game.state().get(Counters.ADVANCES)).isEqualTo(1);
    assertThat(game.match().phase().toString()).contains("upkeep");
  }

  @Test
  @Rule("BT-ACT2-31")
  void showdownCard_saysNothing_beforeActTwo() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1 health=5").quest(0, "MQ-ED1")
        .dice("action-2=1,3,5").begin(BeginTurn.OF_B).play("rest", "slot die body", "done");
    assertThat(game.health("B")).as("SD-ED1 makes rests heal 1 less, in Act II").isEqualTo(7);
  }
}
