package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What each hero can do, and each companion: in both acts, for others, when it is no longer there. */
final class HeroAbilityTests {

  private static Scene with(Scene scene, int seat, String companion) {
    return scene.with(state -> state.cards().moveToTop(
        Scene.token(state, "companion-" + companion), state.zones().withHero[seat]));
  }

  /** The names of dice that were thrown of a kind. */
  private static List<String> thrown(Played game, String name) {
    return game.dice().take().stream().map(roll -> roll.name()).filter(name::equals).toList();
  }

  @Nested
  final class Specials {

    @Test
    @Rule({"BT-SET-16", "BT-ACT-14"})
    void jacks_makesAllHisCombatDiceEpic_toTheEndOfTheTurn() {
      Played game = Scene.of(2).hero("A", "egg T1").hero("B", "jack S1 special UQ2").minions("SP@S1 SP@S1")
          .dice("action-2=3,3,5,3,3,5 combat-epic-2=2,5 combat-2=4,6").begin(BeginTurn.OF_B, BeginTurn.OF_B)
          .play("ability", "fight figure:SpiritPathWarrior-1", "slot die mind", "done");
      assertThat(game.minions()).as("a die and that of the sword").hasSize(1);
      assertThat(game.actions()).doesNotContain("ability");
      game.play("end", "fight figure:SpiritPathWarrior-2", "slot die mind", "done");
      assertThat(game.minions()).as("skill dice again").isEmpty();
      assertThat(game.actions()).as("spent for the act").doesNotContain("ability");
    }

    @Test
    @Rule({"BT-RUL-125", "BT-RUL-08"})
    void jacks_isUsedBeforeACombatRollToo_andBeforeNoOther() {
      Played game = Scene.of(1).hero("A", "jack S1 special").minions("HM@S1 LD@S1")
          .dice("action-1=3,3,5 combat-epic-1=5,2").begin(BeginTurn.OF_A)
          .play("fight figure:HatchetMan-1", "slot die mind", "done");
      assertThat(game.kind()).isEqualTo("before-roll");
      game.play("ability", "fight figure:LordOfDeath-1", "slot die mind", "done");
      assertThat(game.minions()).as("to the end of the turn").isEmpty();
    }

    @Test
    @Rule({"BT-SET-16", "BT-DIE-06"})
    void jacks_withBluntKnives_losesOneOfTheEpicDice() {
      Played game = Scene.of(1).hero("A", "jack S1 special HL08").minions("HM@S1")
          .dice("action-1=3,3,5 combat-epic-1=5")
          .begin(BeginTurn.OF_A).play("ability", "fight figure:HatchetMan-1", "slot die mind", "slot die mind",
              "done");
      assertThat(game.minions()).isEmpty();
    }

    @Test
    @Rule({"BT-SET-16", "BT-RUL-108"})
    void gracies_isAnItemInActOne_ifAnyIsLeft_andHealthInActTwo() {
      Played shop = Scene.of(2).hero("A", "wang S1").hero("B", "gracie S9 special").begin(BeginTurn.OF_B)
          .play("ability");
      assertThat(shop.actions()).hasSize(6);
      assertThat(shop.play("gain token:HugeBuzz").state().items(1, ItemKind.HUGE_BUZZ.ordinal())).isEqualTo(1);
      Scene empty = Scene.of(1).hero("A", "gracie S9 special health=3").with(state -> {
        for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
          state.set(Counters.STACKS + kind, 0);
        }
      });
      assertThat(empty.begin(BeginTurn.OF_A).actions()).as("no item is left").doesNotContain("ability");
      Played lair = Scene.of(1).actTwo().hero("A", "gracie L1-2 special health=3").minions("LD@L1-2")
          .begin(BeginTurn.OF_A);
      assertThat(lair.play("ability").health("A")).isEqualTo(10);
      assertThat(Scene.of(1).actTwo().hero("A", "gracie L1-2 special").begin(BeginTurn.OF_A).actions())
          .doesNotContain("ability");
    }

    @Test
    @Rule({"BT-SET-16", "BT-DIE-09", "BT-RUL-108"})
    void eggs_clearsAndHealsEveryHero_whereverTheyAre() {
      Played game = Scene.of(3).hero("A", "jack S14 health=5").hero("B", "egg U3 special HL07")
          .hero("C", "wang T1 health=9 HL12").begin(BeginTurn.OF_B).play("ability");
      assertThat(List.of(game.health("A"), game.health("B"), game.health("C"))).containsExactly(8, 10, 10);
      assertThat(game.state().cards().count(game.state().zones().hellDiscards)).isEqualTo(2);
      assertThat(Scene.of(2).hero("A", "egg U3 special").hero("B", "wang T1").begin(BeginTurn.OF_A).actions())
          .as("nothing to clear or heal").doesNotContain("ability");
    }

    @Test
    @Rule({"BT-SET-17", "BT-RUL-61", "BT-RUL-104"})
    void eggsCoOp_healsTheOthersNear_forEachDie_notHimself() {
      Played game = Scene.of(3).hero("A", "jack S10 health=5").hero("B", "egg S9 co-op health=3").hero("C", "wang U1 health=5")
          .dice("action-2=1,3,5").begin(BeginTurn.OF_B).play("rest", "slot die body", "slot die mind", "done");
      assertThat(List.of(game.health("A"), game.health("B"), game.health("C"))).containsExactly(7, 7, 5);
    }

    @Test
    @Rule({"BT-RUL-60", "BT-RUL-108", "BT-SET-16"})
    void margos_takesTheThreatBack_inBothActs_notBelowItsStart() {
      assertThat(Scene.of(1).hero("A", "margo S1 special").threat(0).begin(BeginTurn.OF_A).actions())
          .doesNotContain("ability");
      Played game = Scene.of(1).actTwo().hero("A", "margo L1-1 special").threat(19).begin(BeginTurn.OF_A)
          .play("ability");
      assertThat(game.threat()).isEqualTo(18);
    }

    @Test
    @Rule({"BT-RUL-11", "BT-RUL-70", "BT-MOV-14"})
    void eddies_movesEveryHero_byItsOwnPlayer_fromTheActiveOneOn() {
      Played game = Scene.of(3).hero("A", "jack S1").hero("B", "eddie S9 special").hero("C", "wang S4 health=1")
          .minions("LD@S4 LD@S4").begin(BeginTurn.OF_B).play("ability");
      assertThat(game.match().decision().seat().id()).isEqualTo("seat:2");
      game.play("go space:S10", "stop");
      assertThat(game.match().decision().seat().id()).isEqualTo("seat:3");
      game.play("go space:T1", "go space:S4", "go space:S7");
      assertThat(game.match().decision().seat().id()).isEqualTo("seat:1");
      game.play("go space:U1", "go space:U2", "go space:U3");
      assertThat(List.of(game.space("A"), game.space("B"), game.space("C"))).containsExactly("U3", "S10", "S7");
      assertThat(game.health("C")).as("no evasion").isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-110", "BT-RUL-69"})
    void wangs_isAKillOfHisOwn_eachTime() {
      Played game = Scene.of(1).hero("A", "wang S1 special WG2 health=5").minions("LD@S1 HM@S1 GU@S1 LD@S1")
          .begin(BeginTurn.OF_A).play("ability", "strike figure:Guardian-1",
              "strike figure:HatchetMan-1", "strike figure:LordOfDeath-2");
      assertThat(game.minions()).as("three at most").containsExactly("LD@S1");
      assertThat(game.kind()).isEqualTo("turn");
      assertThat(game.chi("A")).as("2 + 1 + 1").isEqualTo(4);
      assertThat(game.health("A")).isEqualTo(8);
    }
  }

  @Nested
  final class Coops {

    @Test
    @Rule({"BT-SET-17", "BT-RUL-61", "BT-RUL-80"})
    void jacks_isADieMore_whileAnotherIsNear_overARedLineToo() {
      Played near = Scene.of(3).hero("A", "gracie T1").hero("B", "jack S2 co-op").hero("C", "wang D1")
          .minions("HM@S2").dice("action-2=3,1,1 combat-2=4,4").begin(BeginTurn.OF_B)
              .play("fight figure:HatchetMan-1", "slot die mind", "done");
      assertThat(near.minions()).isEmpty();
      Played far = Scene.of(3).hero("A", "gracie T1").hero("B", "jack S1 co-op").hero("C", "wang U1").minions("HM@S1")
          .dice("action-2=3,1,1 combat-2=5").begin(BeginTurn.OF_B)
              .play("fight figure:HatchetMan-1", "slot die mind", "done");
      assertThat(far.minions()).as("a gateway is not near").containsExactly("HM@S1");
    }

    @Test
    @Rule({"BT-SET-17", "BT-ENM-15", "BT-RUL-80"})
    void wangs_isADieOfDefense_inTheEnemyPhaseToo() {
      Played game = Scene.of(3).hero("A", "egg T1").hero("B", "wang S9 co-op").hero("C", "jack S10").minions("SP@S9")
          .dice("defense-2=4,4,4,4").begin(Steps.ENEMIES);
      assertThat(game.health("B")).as("attack 4, four dice").isEqualTo(10);
      Played alone = Scene.of(3).hero("A", "egg T1").hero("B", "wang S9 co-op").hero("C", "jack S13").minions("SP@S9")
          .begin(Steps.ENEMIES);
      assertThat(thrown(alone, "defense-2")).hasSize(3);
    }

    @Test
    @Rule({"BT-SET-17", "BT-RUL-80"})
    void gracies_isAReRollOfASkillCheck_margosADieMore() {
      Played gracie = Scene.of(2).hero("A", "gracie S9 co-op").hero("B", "wang S9").quest(2, "SQ02")
          .dice("action-1=1,1,3 skill-1=1,6").begin(BeginTurn.OF_A)
              .play("trigger token:SQ02", "slot die body", "done", "reroll", "skill-die 1");
      assertThat(gracie.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).isEqualTo(1);
      Played margo = Scene.of(2).hero("A", "margo S9 co-op").hero("B", "wang S8").quest(2, "SQ02")
          .dice("action-1=1,1,3 skill-1=4,4").begin(BeginTurn.OF_A)
              .play("trigger token:SQ02", "slot die body", "done");
      assertThat(margo.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).isEqualTo(1);
    }

    @Test
    @Rule({"BT-SET-17", "BT-SET-15"})
    void coop_isNothingThatCanBeUsed() {
      assertThat(Scene.of(2).hero("A", "margo S9 co-op").hero("B", "wang S9").threat(5).begin(BeginTurn.OF_A)
          .actions()).doesNotContain("ability");
    }
  }

  @Nested
  final class Companions {

    @Test
    @Rule({"BT-SET-22", "BT-RUL-80"})
    void jacksDie_isInTheFirstCombatRollOfEachTurn() {
      Played game = with(Scene.of(2).hero("A", "egg T1").hero("B", "wang S1").minions("HM@S1 HM@S1 HM@S1"), 1, "jack")
          .dice("action-2=3,1,5,3,1,5 combat-2=4,4,6,4,4").begin(BeginTurn.OF_B, BeginTurn.OF_B)
          .play("fight figure:HatchetMan-1", "slot die mind", "done", "pass", "fight figure:HatchetMan-2",
              "slot die body", "done", "pass");
      assertThat(game.minions()).hasSize(1);
      game.play("end", "fight figure:HatchetMan-3", "slot die mind", "done", "pass");
      assertThat(game.minions()).isEmpty();
    }

    @Test
    @Rule({"BT-SET-20", "BT-SET-22"})
    void eachOfThree_isSpentForItself() {
      Played game = with(with(with(Scene.of(1).hero("A", "wang S1 health=5"), 0, "chu"), 0, "miao"), 0, "margo").threat(3)
          .begin(BeginTurn.OF_A).play("call card:companion-chu", "call card:companion-margo", "call card:companion-miao");
      assertThat(game.threat()).isEqualTo(2);
      assertThat(game.chi("A")).isEqualTo(5);
      game.state().setSeat(0, Counters.HEALTH, 5);
      assertThat(game.actions()).as("threat is left, and so are wounds").noneMatch(action -> action.startsWith("call"));
    }

    @Test
    @Rule({"BT-SET-22"})
    void jacksThreeEpicDice_areForOneCombatRoll_askedForBeforeIt() {
      Played game = with(Scene.of(1).hero("A", "wang S1").minions("WM@S1 HM@S1"), 0, "jack")
          .dice("action-1=3,1,5 combat-1=1,1,1 combat-epic-1=5,5,1").begin(BeginTurn.OF_A);
      assertThat(game.actions()).doesNotContain("call card:companion-jack");
      game.play("fight figure:Wildman-1", "slot die mind", "done");
      assertThat(game.kind()).isEqualTo("before-roll");
      assertThat(game.actions()).containsExactly("call card:companion-jack", "pass");
      game.play("call card:companion-jack");
      assertThat(game.minions()).containsExactly("HM@S1");
      game.play("fight figure:HatchetMan-1", "slot die body", "done");
      assertThat(game.minions()).as("one die, and nobody to call").containsExactly("HM@S1");
    }

    @Test
    @Rule({"BT-SET-22", "BT-RUL-90"})
    void jacks_isNotAskedFor_beforeACheckOrADefense() {
      Played game = with(Scene.of(1).hero("A", "wang S9").quest(2, "SQ02")
          .dice("action-1=3,1,5 skill-1=1"), 0, "jack")
          .begin(BeginTurn.OF_A).play("trigger token:SQ02", "slot die mind", "done");
      assertThat(game.kind()).isEqualTo("turn");
    }

    @Test
    @Rule({"BT-SET-22"})
    void spentCompanion_goesOnHelping_butIsNotReadyInActTwo() {
      Played game = with(Scene.of(1).hero("A", "egg S9").quest(2, "SQ02").quest(0, "MQ-EG2 event=2"), 0, "gracie")
          .with(ShowdownTests::quests).dice("action-1=1,1,3 skill-1=1,1,6,4 " + HarmTests.FATE)
          .begin(BeginTurn.OF_A, Steps.THREAT_FILLED)
          .play("trigger token:SQ02", "slot die mind", "done", "call card:companion-gracie");
      assertThat(game.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).isEqualTo(1);
      game.play("trigger token:MQ-EG2", "done");
      assertThat(game.chi("A")).as("1 and 4: two dice, 3 successes").isEqualTo(5);
      game.play("end");
      assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
      assertThat(game.state().get(Counters.SPENT_COMPANIONS)).isNotZero();
    }

    @Test
    @Rule({"BT-SET-22", "BT-RUL-69", "BT-RUL-90"})
    void wang_killsWhatHasDefenseThree_forItsReward() {
      Played game = with(Scene.of(2).hero("A", "egg T1").hero("B", "jack S1").minions("WM@S1 SP@S1 LD@S2"), 1, "wang")
          .begin(BeginTurn.OF_B).play("call card:companion-wang");
      assertThat(game.minions()).as("the only one").containsExactly("WM@S1", "LD@S2");
      assertThat(game.chi("B")).isEqualTo(3);
    }

    @Test
    @Rule({"BT-SET-22", "BT-MOV-14", "BT-RUL-45"})
    void eddie_takesHisHeroToAStreet_inTheLairOnTheLevel() {
      Played street = with(Scene.of(1).hero("A", "jack S4").minions("LD@S4 LD@S4"), 0, "eddie").begin(BeginTurn.OF_A)
          .play("call card:companion-eddie");
      assertThat(street.actions()).as("every other street").hasSize(13);
      assertThat(street.play("at space:S13").health("A")).isEqualTo(10);
      Played lair = with(Scene.of(2).actTwo().hero("A", "jack L2-2"), 0, "eddie").begin(BeginTurn.OF_A)
          .play("call card:companion-eddie");
      assertThat(lair.actions()).containsExactly("at space:L2-1", "at space:L2-3", "at space:L2-4", "at space:L2-5",
          "at space:L2-6");
    }

    @Test
    @Rule({"BT-SET-22", "BT-DIE-10"})
    void chuHealsAllInTheSpace_eggClearsOrHealsOne() {
      Played chu = with(Scene.of(3).hero("A", "jack S4 health=10").hero("B", "wang S4 health=1")
          .hero("C", "gracie S3 health=1"), 0, "chu").begin(BeginTurn.OF_A).play("call card:companion-chu");
      assertThat(List.of(chu.health("A"), chu.health("B"), chu.health("C"))).containsExactly(10, 10, 1);
      Played egg = with(Scene.of(3).hero("A", "jack S4").hero("B", "wang S1 HL07")
          .hero("C", "gracie U3 HL12"), 0, "egg").begin(BeginTurn.OF_A).play("call card:companion-egg");
      assertThat(egg.actions()).containsExactly("choose seat:2", "choose seat:3");
      egg.play("choose seat:3");
      assertThat(egg.state().cards().isEmpty(egg.state().zones().kept[2])).isTrue();
      assertThat(egg.state().cards().isEmpty(egg.state().zones().kept[1])).isFalse();
      Played lair = with(Scene.of(2).actTwo().hero("A", "jack L1-4 HL07 health=9")
          .hero("B", "wang L3-1 health=5"), 0, "egg").begin(BeginTurn.OF_A);
      assertThat(lair.health("A")).as("at the start of the turn").isEqualTo(10);
      lair.play("call card:companion-egg");
      assertThat(lair.health("B")).isEqualTo(9);
      assertThat(lair.state().cards().isEmpty(lair.state().zones().kept[0])).isFalse();
    }

    @Test
    @Rule({"BT-SET-22", "BT-QST-33"})
    void miaoYin_isAChiForEachEvent_ofASideQuestAndAShowdownToo() {
      Played side = with(Scene.of(2).hero("A", "egg T1").hero("B", "jack M1").quest(2, "SQ17"), 1, "miao")
          .begin(BeginTurn.OF_B).play("trigger token:SQ17", "gain token:HugeBuzz");
      assertThat(side.chi("B")).isEqualTo(2);
      Played lair = with(Scene.of(2).actTwo().hero("A", "egg L2-3").hero("B", "jack L1-2"), 1, "miao")
          .quest(1, "SD-JK1 complete").dice("action-2=1,1,1").begin(BeginTurn.OF_B)
          .play("trigger token:SD-JK1", "work token:SD-JK1");
      while (lair.kind().equals("slot") || lair.kind().equals("cover")) {
        lair.play(lair.actions().get(0));
      }
      assertThat(lair.state().get(Counters.KEYS)).isEqualTo(1);
      assertThat(lair.chi("B")).isEqualTo(1);
      assertThat(lair.play("call card:companion-miao").chi("B")).isEqualTo(6);
    }
  }
}
