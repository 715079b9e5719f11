package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Outcome;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Enemies are hit, defeated, and strike back. */
final class DefeatTests {

  private static Outcome.Result result(Played game) {
    return game.match().outcome().standings().get(0).result();
  }

  @Nested
  final class Minions {

    @Test
    @Rule({"BT-CMB-10", "BT-BTC-14"})
    void minion_leavesTheBoard_itsRewardGoesToTheHero() {
      Played game = Scene.of(1).hero("A", "jack S6 chi=3").minions("LD@S6 LD@S6").begin(Steps.HIT);
      assertThat(game.chi("A")).isEqualTo(4);
      assertThat(game.minions()).containsExactly("LD@S6");
    }

    @Test
    @Rule({"BT-RUL-69"})
    void unpaidHit_givesNothing() {
      Played game = Scene.of(1).hero("A", "jack S6").minions("WM@S6").begin(Steps.HIT_UNPAID);
      assertThat(game.chi("A")).isZero();
      assertThat(game.audacity()).isZero();
      assertThat(game.minions()).isEmpty();
    }

    @Test
    @Rule({"BT-RUL-96", "BT-QST-33"})
    void wildman_givesChi_thenMovesTheAudacityToken() {
      Played game = Scene.of(1).hero("A", "jack S6").minions("WM@S6").begin(Steps.HIT);
      assertThat(game.chi("A")).isEqualTo(4);
      assertThat(game.audacity()).isEqualTo(1);
    }
  }

  @Nested
  final class Bosses {

    @Test
    @Rule({"BT-EX-36", "BT-CMB-11", "BT-CMB-21"})
    void boss_losesExactlyOneHealth_andStays() {
      Played game = Scene.of(1).hero("A", "jack W2").boss("Thunder", "W2", 5).begin(Steps.HIT_THUNDER);
      assertThat(game.boss("Thunder")).isEqualTo("W2 4");
      assertThat(game.chi("A")).isZero();
    }

    @Test
    @Rule({"BT-CMB-12", "BT-RUL-14"})
    void bossAtZero_leaves_andItsRewardIsPaid() {
      Played game = Scene.of(1).hero("A", "jack S10").boss("Rain", "S10", 1).begin(Steps.HIT_RAIN);
      assertThat(game.boss("Rain")).isEmpty();
      assertThat(game.chi("A")).isEqualTo(5);
      assertThat(game.audacity()).isEqualTo(2);
    }

    @Test
    @Rule("BT-CMB-12")
    void thunder_hurtsEachHeroInHisSpace_whenHeIsDefeated() {
      Played game = Scene.of(3).hero("A", "jack W2").hero("B", "wang W2").hero("C", "egg W1")
          .boss("Thunder", "W2", 1).begin(Steps.HIT_THUNDER);
      assertThat(game.health("A")).isEqualTo(8);
      assertThat(game.health("B")).isEqualTo(8);
      assertThat(game.health("C")).isEqualTo(10);
      assertThat(game.chi("A")).isEqualTo(5);
    }

    @Test
    void lightning_flees_whenHitAndAlive() {
      assertThat(Scene.of(1).hero("A", "jack U4").boss("Lightning", "U4", 2).begin(Steps.HIT_LIGHTNING)
          .boss("Lightning")).isEqualTo("U3 1");
      assertThat(Scene.of(1).hero("A", "jack U4").boss("Lightning", "U4", 1).begin(Steps.HIT_LIGHTNING)
          .boss("Lightning")).isEmpty();
    }

    @Test
    @Rule({"BT-ACT2-34", "BT-RUL-52", "BT-ACT2-18", "BT-ACT2-20", "BT-ACT2-28", "BT-RUL-55"})
    void bossInActTwo_completesItsShowdownCard_forAKey() {
      Played game = Scene.of(3).actTwo().audacity(3).hero("A", "jack L1-6").quest(3, "SD-RAIN")
          .boss("Rain", "L1-6", 1).begin(Steps.HIT_RAIN);
      assertThat(game.state().get(Counters.KEYS)).isEqualTo(1);
      assertThat(game.state().quest(3, Counters.QUEST)).isEqualTo(-1);
      assertThat(game.state().get(Counters.ARENA_OPEN)).isZero();
      assertThat(game.chi("A")).isEqualTo(5);
      assertThat(game.audacity()).isEqualTo(3);
    }

    @Test
    @Rule({"BT-EX-33", "BT-ACT2-17", "BT-ACT2-19", "BT-ACT2-33"})
    void lastNeededKey_opensTheArenaAtOnce() {
      Played game = Scene.of(3).actTwo().number(Counters.KEYS, 1).hero("A", "wang L2-3")
          .quest(0, "SD-WG1 complete begun left=1").minions("LD@L2-3#0").begin(Steps.HIT);
      assertThat(game.state().get(Counters.KEYS)).isEqualTo(2);
      assertThat(game.state().get(Counters.ARENA_OPEN)).isEqualTo(1);
      int door = game.state().board().at("L2-3");
      assertThat(game.state().board().distance(games.kumite.bigtrouble.state.ConnectionKind.ENTRYWAYS, door,
          game.state().board().at("L2-10"))).isEqualTo(2);
    }
  }

  @Nested
  final class OfLoPan {

    @Test
    @Rule({"BT-EX-31", "BT-ACT2-23", "BT-ACT2-25", "BT-RUL-54"})
    void ghostAtTheFlipSpace_isMadeFlesh_onLevelThree() {
      Played game = Scene.of(2).actTwo().hero("A", "jack L2-10").boss("lo-pan", "L2-10", 3)
          .dice("lo-pan-flip=2").begin(Steps.HIT_LO_PAN);
      assertThat(game.boss("lo-pan")).isEqualTo("L3-5 2");
      assertThat(game.state().get(Counters.FLESH)).isEqualTo(1);
      assertThat(game.space("A")).isEqualTo("L2-10");
    }

    @Test
    @Rule({"BT-ACT2-25", "BT-RUL-54"})
    void flip_eatsWhatIsLeftOfTheHit() {
      Played game = Scene.of(2).actTwo().boss("lo-pan", "L2-10", 4).dice("lo-pan-flip=1")
          .begin(Steps.THREE_OFF_LO_PAN);
      assertThat(game.boss("lo-pan")).isEqualTo("L3-4 2");
    }

    @Test
    @Rule({"BT-EX-32", "BT-END-01", "BT-END-04", "BT-END-05", "BT-RUL-56"})
    void fleshAtZero_winsAtOnce_forAll() {
      Played game = Scene.of(2).actTwo().threat(19).number(Counters.FLESH, 1).hero("A", "wang L3-5")
          .boss("lo-pan", "L3-5", 1).begin(Steps.HIT_LO_PAN);
      assertThat(result(game)).isEqualTo(Outcome.Result.WIN);
      assertThat(game.match().outcome().standings().get(1).result()).isEqualTo(Outcome.Result.WIN);
      assertThat(game.match().events(Viewer.spectator()).read()).last().extracting(Event::type).isEqualTo("won");
    }

    @Test
    @Rule({"BT-ACT2-22", "BT-RUL-53"})
    void ghost_attacksByTheFaceOfItsDie() {
      Played one = Scene.of(2).actTwo().hero("A", "jack L2-8 chi=2").hero("B", "wang L2-9")
          .boss("lo-pan", "L2-10", 5).dice("lo-pan=4 defense-1=1,1").begin(Steps.ENEMIES);
      assertThat(one.health("A")).as("1 success: attack 4 on one, the richer").isEqualTo(6);
      assertThat(one.health("B")).isEqualTo(10);
      Played all = Scene.of(2).actTwo().hero("A", "jack L2-8").hero("B", "wang L2-9").number(Counters.FIRST, 1)
          .boss("lo-pan", "L2-10", 5).dice("lo-pan=6 defense-1=1,4 defense-2=1,1,1").begin(Steps.ENEMIES);
      assertThat(all.health("A")).as("2 successes: attack 3 on each").isEqualTo(8);
      assertThat(all.health("B")).isEqualTo(7);
    }

    @Test
    @Rule({"BT-RUL-53", "BT-ACT2-21"})
    void ghostWithNobodyInSight_rollsNoDie_andStays() {
      Played game = Scene.of(1).actTwo().hero("A", "jack L1-1").boss("lo-pan", "L2-10", 5).begin(Steps.ENEMIES);
      assertThat(game.boss("lo-pan")).isEqualTo("L2-10 5");
      assertThat(game.dice().take()).isEmpty();
    }

    @Test
    @Rule({"BT-RUL-53", "BT-CMB-14"})
    void ghostStrikingBack_rollsItsDie_againstTheAttackerAlone() {
      Played game = Scene.of(2).actTwo().hero("A", "jack L2-10").hero("B", "wang L2-10")
          .boss("lo-pan", "L2-10", 5).dice("lo-pan=6 defense-1=1,1").begin(Steps.STRUCK_BACK_BY_LO_PAN);
      assertThat(game.health("A")).isEqualTo(7);
      assertThat(game.health("B")).isEqualTo(10);
    }

    @Test
    @Rule("BT-ACT2-24")
    void flesh_attacksLikeAnyEnemy_andDoesNotMove() {
      Played game = Scene.of(1).actTwo().number(Counters.FLESH, 1).hero("A", "jack L3-5").boss("lo-pan", "L3-5", 2)
          .dice("defense-1=1,6").begin(Steps.ENEMIES);
      assertThat(game.health("A")).isEqualTo(7);
      Played apart = Scene.of(1).actTwo().number(Counters.FLESH, 1).hero("A", "jack L3-4").boss("lo-pan", "L3-5", 2)
          .begin(Steps.ENEMIES);
      assertThat(apart.health("A")).as("melee").isEqualTo(10);
      assertThat(apart.boss("lo-pan")).isEqualTo("L3-5 2");
    }
  }

  @Nested
  final class Attacks {

    @Test
    @Rule({"BT-EX-22", "BT-ENM-05", "BT-ENM-15", "BT-ENM-12"})
    void minion_movesAndAttacks_theHeroRollsDefense() {
      Played game = Scene.of(2).hero("A", "jack S11 chi=4").hero("B", "wang S5 chi=6 health=8").minions("LD@S9")
          .dice("defense-2=4,1,1").begin(Steps.ENEMIES);
      assertThat(game.minions()).containsExactly("LD@S5");
      assertThat(game.health("B")).isEqualTo(7);
    }

    @Test
    @Rule({"BT-EX-24", "BT-DIE-04", "BT-ENM-02", "BT-ENM-03"})
    void heroKilledByTheFirst_isAttackedAgainByTheSecond() {
      Played game = Scene.of(1).hero("A", "gracie S7 health=2").threat(3).minions("HM@S7 LD@S7")
          .onTop(state -> state.zones().hells, "HL07").dice("defense-1=1,1,4,1").begin(Steps.ENEMIES);
      assertThat(game.health("A")).isEqualTo(9);
      assertThat(game.threat()).isEqualTo(4);
      assertThat(game.state().cards().count(game.state().zones().kept[0])).isEqualTo(1);
    }

    @Test
    @Rule({"BT-ENM-12", "BT-ENM-20", "BT-ENM-13"})
    void rangedEnemy_attacksInLineOfSight_theNearest() {
      Played game = Scene.of(2).hero("A", "jack S4 chi=9").hero("B", "wang S2").minions("SG@S1")
          .dice("defense-2=1,1,1").begin(Steps.ENEMIES);
      assertThat(game.minions()).containsExactly("SG@S2");
      assertThat(game.health("B")).isEqualTo(8);
      assertThat(game.health("A")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-ENM-13"})
    void equalTargetsInOneSpace_areAskedOnce_forTheAttack() {
      Played game = Scene.of(2).hero("A", "jack S4").hero("B", "wang S4").minions("LD@S3")
          .dice("defense-2=1,1,1").begin(Steps.ENEMIES);
      assertThat(game.kind()).isEqualTo("attack-target");
      assertThat(game.play("target seat:2").health("B")).isEqualTo(8);
    }

    @Test
    @Rule({"BT-ENM-12", "BT-ENM-17"})
    void meleeEnemyNextDoor_doesNotAttack() {
      Played game = Scene.of(1).hero("A", "jack S4").minions("SG@D1 HM@S1").begin(Steps.ENEMIES);
      assertThat(game.health("A")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-ENM-24", "BT-RUL-99", "BT-ENM-19"})
    void minionThatAppearsInThePhase_doesNotActInIt() {
      Played game = Scene.of(1).hero("A", "gracie S7 health=1").minions("HM@S7")
          .onTop(state -> state.zones().hells, "HL03").dice("defense-1=1,1").begin(Steps.ENEMIES);
      assertThat(game.minions()).containsExactly("HM@S7", "LD@S7", "LD@S7");
      assertThat(game.health("A")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-ENM-01", "BT-RUL-35"})
    void bosses_actAfterAllMinions_inTheirOrder() {
      Played game = Scene.of(1).hero("A", "gracie S7").boss("Lightning", "S7", 4).boss("Rain", "S7", 4)
          .minions("LD@S7").dice("defense-1=1,1,1,1,1,1").begin(Steps.ENEMIES);
      assertThat(game.health("A")).isEqualTo(2);
    }
  }

  @Nested
  final class Strikebacks {

    @Test
    @Rule({"BT-CMB-14", "BT-RUL-15"})
    void rain_strikesBackHarderThanHeAttacks() {
      Played game = Scene.of(1).hero("A", "jack S10").boss("Rain", "S10", 4).dice("defense-1=1,1")
          .begin(Steps.STRUCK_BACK_BY_RAIN);
      assertThat(game.health("A")).isEqualTo(6);
    }

    @Test
    @Rule({"BT-CMB-13", "BT-CMB-15", "BT-CMB-20"})
    void enemy_strikesBackInItsSpace_orWhenRanged() {
      assertThat(Scene.of(1).hero("A", "eddie S8").minions("HM@S10").begin(Steps.STRUCK_BACK).health("A"))
          .isEqualTo(10);
      assertThat(Scene.of(1).hero("A", "eddie S8").minions("SS@S10").dice("defense-1=6,1").begin(Steps.STRUCK_BACK)
          .health("A")).isEqualTo(9);
      assertThat(Scene.of(1).hero("A", "eddie S8").minions("HM@S8 HM@S8").dice("defense-1=1,1")
          .begin(Steps.STRUCK_BACK).health("A")).isEqualTo(7);
    }
  }
}
