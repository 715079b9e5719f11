package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The lair: what its cards do round by round, and Lo Pan. */
final class LairTests {

  private static Outcome.Result result(Played game) {
    return game.match().outcome().standings().get(0).result();
  }

  @Nested
  final class Cards {

    @Test
    @Rule({"BT-RND-03", "BT-ACT2-30", "BT-ACT2-31"})
    void effectOnLevelTwo_meansTheArenaToo_andOnlyTheIncompleteSideHasIt() {
      Scene scene = Scene.of(4).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "egg L2-1").hero("B", "wang L2-8")
          .hero("C", "jack L2-6").hero("D", "gracie L1-3");
      Played game = scene.quest(0, "SD-EG2").begin(Steps.ROUND_OF_ACT_TWO);
      assertThat(List.of(game.health("A"), game.health("B"), game.health("C"), game.health("D")))
          .containsExactly(9, 9, 9, 10);
      assertThat(Scene.of(1).actTwo().hero("A", "egg L2-1").quest(0, "SD-EG2 complete").begin(Steps.ROUND_OF_ACT_TWO)
          .health("A")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-ACT2-31", "BT-RUL-93"})
    void slowLevelThree_takesAPointFromWhoBeginsThere_notFromWhoComes() {
      Played there = Scene.of(2).actTwo().hero("A", "gracie L1-1").hero("B", "jack L3-1").quest(0, "SD-GR1")
          .dice("action-2=1,1,3").begin(BeginTurn.OF_B).play("move", "slot die body", "done", "go space:L3-2");
      assertThat(there.kind()).as("1 point").isEqualTo("turn");
      Played comes = Scene.of(2).actTwo().hero("A", "gracie L1-1").hero("B", "jack L2-1").quest(0, "SD-GR1")
          .dice("action-2=1,1,3")
          .begin(BeginTurn.OF_B).play("move", "slot die body", "done", "go space:L3-1", "go space:L3-2");
      assertThat(comes.space("B")).isEqualTo("L3-2");
    }

    @Test
    @Rule({"BT-ACT2-31", "BT-ENM-16"})
    void levelThreeWithoutFate_holdsInTheDefenseThere_notElsewhere() {
      Played there = Scene.of(2).actTwo().hero("A", "margo L1-1").hero("B", "jack L3-4").quest(0, "SD-MG2")
          .minions("LD@L3-4").fate("success success").begin(Steps.ENEMIES);
      assertThat(there.kind()).as("nobody is asked").isEqualTo("over");
      assertThat(there.health("B")).isEqualTo(8);
      Played elsewhere = Scene.of(2).actTwo().hero("A", "margo L3-1").hero("B", "jack L1-4").quest(0, "SD-MG2")
          .minions("LD@L1-4").fate("success success").dice("fate-1=1").begin(Steps.ENEMIES).play("add success");
      assertThat(elsewhere.health("B")).isEqualTo(9);
      assertThat(Scene.of(2).actTwo().hero("A", "margo L3-1").hero("B", "jack L1-4").quest(0, "SD-MG2")
          .begin(BeginTurn.OF_A).actions()).noneMatch(action -> action.startsWith("draw"));
    }

    @Test
    @Rule({"BT-RND-10", "BT-RUL-79", "BT-RUL-57", "BT-DIE-15", "BT-END-02"})
    void upkeep_isOrderedByTheFirstPlayer_andADeathInItMayLoseTheGame() {
      Scene scene = Scene.of(2).actTwo().threat(17).hero("A", "margo L3-1 chi=2")
          .hero("B", "jack L1-2 health=1 chi=0").quest(0, "SD-MG1").quest(2, "SD-RAIN").boss("lo-pan", "L2-10", 5);
      Played game = scene.onTop(state -> state.zones().hells, "HL12").begin(Steps.ROUND_OF_ACT_TWO)
          .play("first seat:2", "end", "end");
      assertThat(game.kind()).isEqualTo("card-order");
      assertThat(game.threat()).isEqualTo(18);
      assertThat(game.match().decision().seat().index()).isEqualTo(1);
      game.play("carry-out token:SD-RAIN");
      assertThat(game.threat()).as("Jack has died on level 1").isEqualTo(19);
      assertThat(game.chi("A")).as("then the other").isEqualTo(1);
      assertThat(game.health("B")).as("10, and 1 for the chi that he has not").isEqualTo(9);
      Played lost = Scene.of(2).actTwo().threat(18).hero("A", "margo L3-1 chi=2")
          .hero("B", "jack L1-2 health=1 chi=0").quest(0, "SD-MG1").quest(2, "SD-RAIN").boss("lo-pan", "L2-10", 5)
              .onTop(state -> state.zones().hells, "HL12")
          .begin(Steps.ROUND_OF_ACT_TWO).play("first seat:2", "end", "end", "carry-out token:SD-RAIN");
      assertThat(result(lost)).isEqualTo(Outcome.Result.LOSS);
      assertThat(lost.chi("A")).as("the other card does nothing more").isEqualTo(2);
      assertThat(lost.health("B")).as("revived before the token decides").isEqualTo(10);
    }

    @Test
    @Rule({"BT-RND-10", "BT-ACT2-10"})
    void upkeepOfAHerosCard_isItsOwners_whoeverIsFirst() {
      Played game = Scene.of(3).actTwo().hero("A", "jack L1-1").hero("B", "egg L1-1").hero("C", "gracie L3-7")
          .quest(2, "SD-GR2")
          .boss("lo-pan", "L2-10", 6).begin(Steps.ROUND_OF_ACT_TWO).play("first seat:2", "end", "end", "end");
      assertThat(List.of(game.health("A"), game.health("B"), game.health("C"))).containsExactly(10, 10, 9);
    }

    @Test
    @Rule({"BT-RND-10", "BT-BTC-10"})
    void upkeepsMinion_isReplacedAlongTheChain() {
      Played game = Scene.of(1).actTwo().hero("A", "eddie L1-1").quest(0, "SD-ED2").boss("lo-pan", "L2-10", 4)
          .minions("LD@L2-1 LD@L2-1 LD@L2-1 LD@L2-1 LD@L2-1 LD@L2-1").begin(Steps.ROUND_OF_ACT_TWO).play("end");
      assertThat(game.minions()).hasSize(7).endsWith("HM@L3-5");
    }

    @Test
    @Rule({"BT-ACT2-19", "BT-QST-12", "BT-ACT2-18", "BT-ACT2-17", "BT-ACT2-20"})
    void anybody_doesAnothersObjective_forAKey_andItsEffectsEnd() {
      Played game = Scene.of(2).actTwo().hero("A", "wang L1-5 chi=5").hero("B", "jack L2-3").quest(0, "SD-WG1")
          .boss("lo-pan", "L2-10", 5).dice("action-2=1,3,5 combat-2=6,6").begin(BeginTurn.OF_B, Steps.ROUND_OF_ACT_TWO)
              .play("trigger token:SD-WG1");
      assertThat(game.minions()).containsExactly("HM@L2-3", "HM@L2-3");
      game.play("fight figure:HatchetMan-1", "slot die body", "done");
      assertThat(game.state().get(Counters.KEYS)).isZero();
      game.play("fight figure:HatchetMan-2", "slot die mind", "done");
      assertThat(game.state().get(Counters.KEYS)).isEqualTo(1);
      assertThat(game.chi("B")).isEqualTo(2);
      assertThat(game.play("move").actions()).as("the third die goes by itself; the door is open")
          .contains("go space:L2-7");
      game.play("stop", "end");
      assertThat(game.chi("A")).as("nothing at the start of the round").isEqualTo(5);
    }

    @Test
    @Rule({"BT-ACT2-33", "BT-ACT2-17"})
    void keyMoreThanNeeded_isCounted_andShown() {
      Played game = Scene.of(1).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L1-6")
          .quest(1, "SD-RAIN complete begun covered=1")
          .dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("work token:SD-RAIN", "slot die body");
      assertThat(game.state().get(Counters.KEYS)).isEqualTo(1);
      assertThat(game.match().table(Viewer.spectator()).find("track:keys").orElseThrow().get("value")).isEqualTo(1);
      assertThat(game.match().table(Viewer.spectator()).find("track:keys").orElseThrow().get("max")).isEqualTo(1);
    }

    @Test
    @Rule({"BT-TSK-07", "BT-ACT2-19"})
    void mergedObjective_losesItsMarkersAtTheEndOfTheTurn() {
      Played game = Scene.of(1).actTwo().hero("A", "egg L2-4").quest(0, "SD-EG2").dice("action-1=5,1,1")
          .begin(BeginTurn.OF_A).play("trigger token:SD-EG2", "work token:SD-EG2");
      assertThat(game.state().quest(0, Counters.QUEST_COVERED)).isEqualTo(1);
      assertThat(game.play("end").state().quest(0, Counters.QUEST_COVERED)).isZero();
    }
  }

  @Nested
  final class OfLoPan {

    @Test
    @Rule({"BT-RUL-53", "BT-CMB-13", "BT-RUL-117"})
    void ghostStruckFromTheNextSpace_strikesBackByItsDie_atTheAttackerAlone() {
      Played game = Scene.of(2).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "eddie L2-10").hero("B", "jack L2-7 JK1")
          .boss("lo-pan", "L2-10", 5).dice("action-2=1,3,5 combat-2=4 lo-pan=6 defense-2=4,1").begin(BeginTurn.OF_B)
          .play("fight figure:lo-pan", "slot die body", "done");
      assertThat(game.health("B")).as("3, one of them prevented").isEqualTo(8);
      assertThat(game.health("A")).isEqualTo(10);
    }

    @Test
    @Rule({"BT-ACT2-24", "BT-CMB-15"})
    void flesh_doesNotStrikeBackFromAfar_butInHisSpaceWithFive() {
      Played far = Scene.of(1).actTwo().number(Counters.FLESH, 1).hero("A", "jack L3-4 JK1").boss("lo-pan", "L3-5", 2)
          .dice("action-1=1,3,5 combat-1=6").begin(BeginTurn.OF_A)
              .play("fight figure:lo-pan", "slot die body", "done");
      assertThat(far.health("A")).isEqualTo(10);
      Played near = Scene.of(1).actTwo().number(Counters.FLESH, 1).hero("A", "jack L3-5").boss("lo-pan", "L3-5", 2)
          .dice("action-1=1,3,5 combat-1=6 defense-1=1,1").begin(BeginTurn.OF_A)
              .play("fight figure:lo-pan", "slot die body", "done");
      assertThat(near.health("A")).isEqualTo(5);
    }

    @Test
    @Rule({"BT-ACT2-22", "BT-ENM-13", "BT-RUL-57"})
    void ghostsAttackOnOne_isOnTheNearest_thenTheRichest_thenWhomTheGroupSays() {
      Played near = Scene.of(3).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-10")
          .hero("B", "wang L2-7 chi=9")
          .hero("C", "egg L2-9 chi=9").boss("lo-pan", "L2-10", 6).dice("lo-pan=1").begin(Steps.ENEMIES);
      assertThat(near.health("A")).as("attack 2").isEqualTo(8);
      Played tied = Scene.of(3).actTwo().number(Counters.ARENA_OPEN, 1).number(Counters.FIRST, 2).hero("A", "jack L2-7 chi=4")
          .hero("B", "wang L2-8 chi=4").hero("C", "egg L2-9 chi=3").boss("lo-pan", "L2-10", 6).dice("lo-pan=5")
              .begin(Steps.ENEMIES);
      assertThat(tied.kind()).isEqualTo("attack-target");
      assertThat(tied.match().decision().seat().index()).isEqualTo(2);
      assertThat(tied.actions()).containsExactly("target seat:1", "target seat:2");
      assertThat(tied.play("target seat:2").health("B")).as("attack 4").isEqualTo(6);
    }

    @Test
    @Rule({"BT-ACT2-23"})
    void flip_takesHimToTheSpaceOfTheFace() {
      assertThat(Scene.of(2).actTwo().boss("lo-pan", "L2-10", 3).dice("lo-pan-flip=1").begin(Steps.HIT_LO_PAN)
          .boss("lo-pan")).isEqualTo("L3-4 2");
      assertThat(Scene.of(2).actTwo().boss("lo-pan", "L2-10", 3).dice("lo-pan-flip=6").begin(Steps.HIT_LO_PAN)
          .boss("lo-pan")).isEqualTo("L3-2 2");
    }

    @Test
    @Rule({"BT-SHP-15", "BT-END-01", "BT-END-05"})
    void fireworks_mayWin_thoughTheThreatIsNearItsEnd() {
      Played game = Scene.of(2).actTwo().threat(19).number(Counters.FLESH, 1).hero("A", "wang L1-1")
          .hero("B", "jack L3-6 item=ChineseFireworks")
          .boss("lo-pan", "L3-5", 1).dice("action-2=1,1,1 blast-2=6,6,1,1,1").begin(BeginTurn.OF_B)
              .play("use token:ChineseFireworks", "at space:L3-5");
      assertThat(result(game)).isEqualTo(Outcome.Result.WIN);
    }

    @Test
    @Rule({"BT-MOV-09", "BT-ACT2-32"})
    void whoLeavesHisSpace_isHurtByHimToo() {
      Played game = Scene.of(1).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-10").boss("lo-pan", "L2-10", 4)
          .minions("GU@L2-10")
          .dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("move", "slot die body", "done", "go space:L2-9",
              "go space:L2-4");
      assertThat(game.health("A")).isEqualTo(8);
      assertThat(game.space("A")).isEqualTo("L2-4");
    }

    @Test
    @Rule({"BT-END-02", "BT-END-05", "BT-DIE-02"})
    void hellCardThatEndsTheTrack_losesAtOnce() {
      Played game = Scene.of(1).actTwo().threat(19).hero("A", "jack L1-4 health=1").minions("LD@L1-4")
          .onTop(state -> state.zones().hells, "HL04").begin(Steps.ENEMIES);
      assertThat(result(game)).isEqualTo(Outcome.Result.LOSS);
      assertThat(game.health("A")).as("the death is not finished").isZero();
    }
  }

  @Nested
  final class Bosses {

    @Test
    @Rule({"BT-ENM-10", "BT-RUL-38"})
    void bossOnItsWayUp_walksToTheElevatorOfTheShortestWay_andStays() {
      Played game = Scene.of(1).actTwo().hero("A", "jack L3-8").boss("Rain", "L1-6", 4)
          .begin(Steps.ENEMIES, Steps.ENEMIES);
      assertThat(game.boss("Rain")).isEqualTo("L1-8 4");
    }

    @Test
    @Rule({"BT-ACT2-15", "BT-RUL-51"})
    void eastElevator_isAnotherShaft() {
      Played game = Scene.of(1).actTwo().hero("A", "jack L1-8").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
          .play("move", "slot die body", "done");
      assertThat(game.actions()).containsExactly("go space:L1-7", "go space:L2-6", "stop");
      assertThat(game.play("go space:L2-6", "go space:L3-8").space("A")).isEqualTo("L3-8");
    }

    @Test
    @Rule({"BT-RUL-83", "BT-ENM-07", "BT-RUL-45"})
    void minionShutInTheArena_walksToTheDoor_onceItIsOpen() {
      Played game = Scene.of(2).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-5 chi=1")
          .hero("B", "wang L2-2 chi=3").minions("GU@L2-10").begin(Steps.ENEMIES);
      assertThat(game.minions())
          .as("both are 3 away or more: L2-10, L2-7, L2-3, L2-2 and L2-9, L2-4, L2-5: the richer")
          .containsExactly("GU@L2-7");
    }
  }
}
