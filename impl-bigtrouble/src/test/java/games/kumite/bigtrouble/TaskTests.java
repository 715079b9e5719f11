package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Tasks, upgrade cards with a price, zone actions. */
final class TaskTests {

  @Test
  @Rule({"BT-EX-37", "BT-UPG-15", "BT-RUL-63", "BT-RUL-29", "BT-UPG-14", "BT-ACT-12"})
  void upgrade_isPaidByAnEpicSlot_asOftenAsADiePays() {
    Played game = Scene.of(1).hero("A", "wang S1 WG4 health=1").dice("action-1=1,1,3 skill-1=1,1,4")
        .quest(2, "SQ02").begin(BeginTurn.OF_A).play("rest", "slot die body", "done", "activate card:WG4");
    assertThat(game.seat("A", Counters.FILLED_SLOTS)).as("paid by the body die, mind would be normal").isEqualTo(0b11);
    assertThat(game.actions()).as("mind does not pay").doesNotContain("activate card:WG4").contains("rest");
  }

  @Test
  @Rule({"BT-RUL-63", "BT-UPG-14"})
  void upgrade_isActivatedAgain_andItsDiceAdd() {
    Played game = Scene.of(1).hero("A", "wang S9 WG4").dice("action-1=5,5,3").quest(2, "SQ02")
        .begin(BeginTurn.OF_A).play("activate card:WG4", "activate card:WG4");
    assertThat(games.kumite.bigtrouble.resolution.Modifiers.of(game.state(), 0,
        games.kumite.bigtrouble.content.vocabulary.LastingWord.ADD_SD,
        games.kumite.bigtrouble.content.vocabulary.RollContext.SKILL)).isEqualTo(4);
    assertThat(game.actions()).doesNotContain("activate card:WG4").contains("rest");
  }

  @Test
  @Rule({"BT-UPG-14"})
  void promiseKept_addsDiceToSkillChecksOfThisTurn() {
    Played game = Scene.of(1).hero("A", "wang S9 WG4").dice("action-1=5,1,3 skill-1=4,4,1").quest(2, "SQ02")
        .begin(BeginTurn.OF_A).play("activate card:WG4", "trigger token:SQ02", "slot die body", "done");
    assertThat(game.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).as("three dice, 2 successes").isEqualTo(1);
  }

  @Test
  @Rule({"BT-TSK-09", "BT-RUL-90", "BT-SKL-05", "BT-FRE-05"})
  void enemyInTheSpace_forbidsTasksAndFreeActions_butNotSpecials() {
    Played game = Scene.of(1).hero("A", "margo S9 MG1 special item=FortuneCookie").minions("LD@S9").threat(3)
        .quest(2, "SQ02").dice("action-1=1,1,3").begin(BeginTurn.OF_A);
    assertThat(game.actions()).containsExactlyInAnyOrder("move", "rest", "fight figure:LordOfDeath-1",
        "draw double-body", "ability", "end");
    assertThat(game.play("ability").threat()).isEqualTo(2);
  }

  @Test
  @Rule({"BT-EX-16", "BT-TSK-02", "BT-TSK-05", "BT-QST-28", "BT-TSK-01"})
  void separatedTask_isCoveredBySeveralHeroes() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1 health=1").audacity(2)
        .quest(0, "MQ-JK1 event=3 begun").dice("action-1=1,1,3,5,5,5 action-2=3,3,3")
        .begin(BeginTurn.OF_A, BeginTurn.OF_B, BeginTurn.OF_A);
    game.play("work token:MQ-JK1", "slot die body");
    assertThat(game.actions()).as("a body requirement or the any").containsExactly("cover body", "cover any");
    game.play("cover body", "done", "end");
    game.play("rest", "slot die mind", "done", "work token:MQ-JK1");
    assertThat(game.actions()).as("the third slot of Wang's mind track is epic").containsExactly("cover body",
        "cover any");
    game.play("cover body");
    game.play("end", "work token:MQ-JK1");
    assertThat(game.seat("A", Counters.OWNED)).as("UQ1").isEqualTo(0b10000);
    assertThat(game.audacity()).isEqualTo(5);
    assertThat(game.chi("A")).isEqualTo(2);
    assertThat(game.chi("B")).isEqualTo(2);
  }

  @Test
  @Rule({"BT-EX-17", "BT-TSK-06", "BT-TSK-07", "BT-TSK-08"})
  void mergedTask_thatIsNotFinished_losesItsMarkers() {
    Played game = Scene.of(1).hero("A", "egg B2").quest(2, "SQ14").dice("action-1=5,1,1").begin(BeginTurn.OF_A)
        .play("trigger token:SQ14", "work token:SQ14");
    assertThat(game.state().quest(2, Counters.QUEST_COVERED)).as("the body dice cannot").isEqualTo(1);
    game.play("end");
    assertThat(game.state().quest(2, Counters.QUEST_COVERED)).isZero();
    assertThat(game.state().quest(2, Counters.QUEST_ACTIVE)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-FAT-05", "BT-TSK-22", "BT-TSK-23", "BT-TSK-03"})
  void doubleDie_coversTwoRequirements_whatIsLeftOverIsLost() {
    Played game = Scene.of(1).hero("A", "egg S10").quest(2, "SQ09 active begun").dice("action-1=5,1,1 fate-1=1")
        .begin(BeginTurn.OF_A).play("draw double-body", "work token:SQ09", "slot double body");
    assertThat(game.state().items(0, ItemKind.CHINESE_FIREWORKS.ordinal())).isEqualTo(1);
    assertThat(game.actions()).as("all own dice are left").contains("rest");
  }

  @Test
  @Rule({"BT-EX-26", "BT-TSK-13", "BT-TSK-10"})
  void anothersHellCard_isClearedForTwoDice() {
    Played game = Scene.of(2).hero("A", "egg B2").hero("B", "jack S14 HL08").dice("action-1=1,3,3")
        .begin(BeginTurn.OF_A).play("pray seat:2", "slot die body");
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[1])).isTrue();
    assertThat(game.state().cards().count(game.state().zones().hellDiscards)).isEqualTo(1);
    assertThat(game.seat("A", Counters.SLOTTED)).isEqualTo(0b011);
  }

  @Test
  @Rule({"BT-TSK-12", "BT-TSK-17"})
  void ownHellCard_isClearedForOneDie() {
    Played game = Scene.of(1).hero("A", "egg B1 HL08").dice("action-1=1,1,1").begin(BeginTurn.OF_A).play("pray seat:1");
    assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isTrue();
    assertThat(game.actions()).doesNotContain("pray seat:1");
    assertThat(game.seat("A", Counters.SLOTTED)).isEqualTo(0b001);
  }

  @Test
  @Rule({"BT-TSK-14", "BT-TSK-15", "BT-SHP-01"})
  void shop_sellsWhatIsLeft_forADie() {
    Played game = Scene.of(1).hero("A", "jack D2").with(state -> state.set(
        Counters.STACKS + ItemKind.FORTUNE_COOKIE.ordinal(), 0)).dice("action-1=1,1,1").begin(BeginTurn.OF_A);
    assertThat(game.actions()).filteredOn(action -> action.startsWith("buy")).containsExactly("buy token:DragonSpell");
    game.play("buy token:DragonSpell", "buy token:DragonSpell");
    assertThat(game.state().items(0, ItemKind.DRAGON_SPELL.ordinal())).isEqualTo(2);
    assertThat(game.state().get(Counters.STACKS + ItemKind.DRAGON_SPELL.ordinal())).isEqualTo(1);
  }

  @Test
  @Rule({"BT-TSK-16", "BT-TSK-11", "BT-FAT-07"})
  void graciesPad_givesFullHealth_aDoubleDiePaysOnce() {
    Played game = Scene.of(1).hero("A", "jack G2 health=1").dice("action-1=1,1,1 fate-1=1").begin(BeginTurn.OF_A)
        .play("draw double-body", "recover", "slot double body");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.actions()).doesNotContain("recover");
  }

  @Test
  @Rule({"BT-RUL-105"})
  void whatTheNormalSideHasPaidFor_staysWhenTheCardIsFlipped() {
    Played game = Scene.of(1).hero("A", "wang S6 WG4 chi=9 level=3").dice("action-1=5,1,5").begin(BeginTurn.OF_A)
        .play("activate card:WG4", "rest", "slot die body", "done", "reward flip");
    assertThat(games.kumite.bigtrouble.resolution.Modifiers.of(game.state(), 0,
        games.kumite.bigtrouble.content.vocabulary.LastingWord.ADD_SD,
        games.kumite.bigtrouble.content.vocabulary.RollContext.SKILL)).isEqualTo(2);
    assertThat(game.play("activate card:WG4").state().isEpic(0, 3)).as("its epic side in the same turn").isTrue();
    assertThat(games.kumite.bigtrouble.resolution.Modifiers.of(game.state(), 0,
        games.kumite.bigtrouble.content.vocabulary.LastingWord.ADD_ESD,
        games.kumite.bigtrouble.content.vocabulary.RollContext.SKILL)).isEqualTo(2);
  }

  @Test
  @Rule({"BT-EX-15", "BT-SKL-07", "BT-SKL-08", "BT-SKL-01", "BT-SKL-03", "BT-RUL-16"})
  void failedCheck_mayBeTriedAgainWithNewDice() {
    Played game = Scene.of(1).hero("A", "gracie S9 chi=2").audacity(6).quest(2, "SQ02")
        .dice("action-1=1,3,3 skill-1=1 skill-epic-1=5").begin(BeginTurn.OF_A)
        .play("trigger token:SQ02", "slot die mind", "done");
    assertThat(game.chi("A")).isEqualTo(1);
    game.play("trigger token:SQ02", "slot die mind", "done");
    assertThat(game.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).isEqualTo(1);
    assertThat(game.chi("A")).isEqualTo(2);
    assertThat(game.audacity()).isEqualTo(7);
    assertThat(game.actions()).contains("rest");
  }

  private static String asked(String action) {
    Played game = Scene.of(2).hero("A", "margo S9 health=1").hero("B", "wang S1").minions("LD@S9").threat(3)
        .dice("action-1=1,3,5").begin(BeginTurn.OF_A).play(action);
    return game.kind() + ": " + game.match().decision().prompt().chooser() + " " + game.match().decision().prompt().waiting();
  }

  @Test
  @Rule({"BT-ACT-04", "BT-CMB-01", "BT-TSK-10"})
  void dice_areAskedFor_withWhatTheyAreFor() {
    assertThat(asked("move")).isEqualTo("slot: Slot a die to move. Next slots: body 1 (normal), mind 1 (normal),"
        + " spirit 1 (normal). Ana slots dice to move.");
    assertThat(asked("rest")).contains("Slot a die to rest. ").endsWith(" Ana slots dice to rest.");
    assertThat(asked("fight figure:LordOfDeath-1")).contains("Slot a die to fight Lord of Death 1. ");

    Played prayer = Scene.of(3).hero("A", "jack S14").hero("B", "egg B2").hero("C", "wang U1 HL07").dice("action-2=1,3,3")
        .begin(BeginTurn.OF_B).play("pray seat:3");
    assertThat(prayer.match().decision().prompt().waiting()).isEqualTo("Bo slots dice to pray for Cy.");
    Played buyer = Scene.of(1).hero("A", "jack D1").dice("action-1=1,3,5").begin(BeginTurn.OF_A).play("buy token:FortuneCookie");
    assertThat(buyer.match().decision().prompt().waiting()).isEqualTo("Ana slots dice to buy Fortune Cookie.");
  }

  @Test
  @Rule({"BT-UPG-14", "BT-ACT-04"})
  void dieOfAnUpgrade_isAskedFor_withTheSlotsThatAreNext() {
    Played game = Scene.of(1).hero("A", "margo S1 MG1").dice("action-1=1,3,5").begin(BeginTurn.OF_A)
        .play("activate card:MG1");
    assertThat(game.kind()).isEqualTo("slot");
    assertThat(game.match().decision().prompt().chooser())
        .isEqualTo("Slot a die to activate Deadline Dash. Next slots: body 1 (normal), mind 1 (normal), spirit 1 (normal).");
  }

  @Test
  @Rule({"BT-RUL-133", "BT-FAT-05", "BT-TSK-02"})
  void doubleDie_thatCoversAllItFits_isNotAskedWhichFirst() {
    Scene scene = Scene.of(1).hero("A", "wang S5").quest(2, "SQ18 active begun").fate("double-spirit").dice("action-1=1,1,3");
    Played game = scene.begin(BeginTurn.OF_A).play("draw double-spirit", "work token:SQ18", "slot double spirit");
    assertThat(game.chi("A")).as("spirit and any: done").isEqualTo(2);
    Played two = Scene.of(1).hero("A", "jack B2").quest(0, "MQ-EG2 event=1 begun").fate("double-body")
        .dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("draw double-body", "rest", "slot die body", "done", "work token:MQ-EG2", "slot double body");
    assertThat(two.actions()).as("in an epic slot two of three").containsExactly("cover mind", "cover spirit");
  }
}
