package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Items, fate dice, cards and quests where they are seldom seen: together, at the wrong time,
    when nothing is left. */
final class OddItemTests {

  @Nested
  final class Items {

    @Test
    @Rule({"BT-CRT-02", "BT-RUL-21"})
    void luckyCoin_rollsADefenseAgain_inTheOwnTurnAlone() {
      Played own = Scene.of(1).hero("A", "jack S1 item=LuckyCoin").minions("HM@S1")
          .dice("action-1=1,3,5 combat-1=1 defense-1=1,1,6")
          .begin(BeginTurn.OF_A).play("fight figure:HatchetMan-1", "slot die body", "done", "pass");
      assertThat(own.kind()).as("of the defense").isEqualTo("reroll");
      own.play("use token:LuckyCoin", "skill-die 1", "done");
      assertThat(own.health("A")).as("3 less 2").isEqualTo(9);
      Played phase = Scene.of(1).hero("A", "jack S1 item=LuckyCoin").minions("HM@S1").begin(Steps.ENEMIES);
      assertThat(phase.kind()).isEqualTo("over");
    }

    @Test
    @Rule({"BT-RUL-123", "BT-CRT-02", "BT-TSK-19"})
    void luckyCoin_rollsTheDieOfAFastTravelAgain_beforeTheArrival() {
      Played game = Scene.of(2).hero("A", "egg T1").hero("B", "jack U4 health=4 item=LuckyCoin item=LuckyCoin")
          .dice("action-2=1,3,5 travel-2=1,1,6").begin(BeginTurn.OF_B).play("travel space:S12");
      assertThat(game.kind()).isEqualTo("plain-roll");
      assertThat(game.space("B")).isEqualTo("U4");
      Table table = game.match().table(Viewer.spectator());
      assertThat(table.find("die:roll-1").orElseThrow().get("successes")).isEqualTo(0);
      assertThat(game.actions()).containsExactly("use token:LuckyCoin", "pass");
      game.play("use token:LuckyCoin", "skill-die 1", "done");
      assertThat(game.kind()).as("another demon, another coin").isEqualTo("plain-roll");
      game.play("use token:LuckyCoin", "skill-die 1", "done");
      assertThat(game.space("B")).isEqualTo("S12");
      assertThat(game.health("B")).isEqualTo(4);
      assertThat(game.match().table(Viewer.spectator()).find("die:roll-1")).isEmpty();
    }

    @Test
    @Rule({"BT-RUL-123", "BT-TSK-19"})
    void luckyCoin_mayBeKeptAtATravel() {
      Played game = Scene.of(1).hero("A", "jack U4 item=LuckyCoin").dice("travel-1=4").begin(BeginTurn.OF_A)
          .play("travel space:S12", "pass");
      assertThat(game.health("A")).isEqualTo(7);
      assertThat(game.state().items(0, ItemKind.LUCKY_COIN.ordinal())).isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-123", "BT-SHP-14"})
    void luckyCoin_rollsDiceOfSmokeAgain_thoseOfFireworksNot() {
      Played smoke = Scene.of(1).hero("A", "egg S9 EG1 item=LuckyCoin").minions("HM@S10")
          .dice("action-1=5,1,1 blast-1=1,4,1,6").begin(BeginTurn.OF_A).play("activate card:EG1");
      assertThat(smoke.match().decision().prompt().chooser()).contains("0 1 0", "1 success");
      smoke.play("use token:LuckyCoin", "skill-die 3", "done");
      assertThat(smoke.minions()).isEmpty();
      Played fireworks = Scene.of(1).hero("A", "jack S9 item=LuckyCoin item=ChineseFireworks").minions("HM@S10")
          .dice("blast-1=1,4,1,1,1").begin(BeginTurn.OF_A).play("use token:ChineseFireworks", "at space:S10");
      assertThat(fireworks.kind()).isEqualTo("turn");
      assertThat(fireworks.minions()).hasSize(1);
    }

    @Test
    @Rule({"BT-CRT-02", "BT-FRE-02", "BT-FRE-13"})
    void luckyCoin_betweenActions_rollsActionAndFateDice_orNone() {
      Played game = Scene.of(1).hero("A", "jack S1 item=LuckyCoin item=LuckyCoin").minions("LD@S1").fate("success")
          .dice("action-1=1,1,1,5 fate-1=4").begin(BeginTurn.OF_A).play("use token:LuckyCoin");
      assertThat(game.actions()).contains("action-die 1", "action-die 3", "fate-die 1", "done")
          .noneMatch(action -> action.startsWith("skill"));
      game.play("action-die 2", "fate-die 1", "done");
      assertThat(game.seat("A", Counters.FACES + 1)).isEqualTo(3);
      assertThat(game.actions()).contains("draw wild");
      game.play("use token:LuckyCoin", "done");
      assertThat(game.state().items(0, ItemKind.LUCKY_COIN.ordinal())).as("no die at all").isZero();
      assertThat(game.seat("A", Counters.FACES)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-FRE-13", "BT-RUL-21", "BT-FRE-14"})
    void withoutADie_onlyItemsAtAnyTimeAreLeft() {
      Played game = Scene.of(1).hero("A",
          "jack U4 health=1 HL14 item=HugeBuzz item=LuckyCoin item=EggsRemedy item=CastingBones")
          .dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("rest", "slot die body", "slot die body",
              "slot die mind");
      assertThat(game.actions()).containsExactly("use token:EggsRemedy", "use token:CastingBones", "end");
      game.play("use token:EggsRemedy");
      assertThat(game.actions()).as("the turn goes on while an item is left")
          .containsExactly("use token:CastingBones", "end");
    }

    @Test
    @Rule({"BT-SHP-11", "BT-SHP-12", "BT-RUL-86", "BT-TSK-02"})
    void dragonSpell_coversARequirementOfItsTrack_orAnyInAnEpicSlot() {
      Played game = Scene.of(1).hero("A", "wang W2 item=DragonSpell").quest(0, "MQ-WG2 event=1 begun")
          .dice("action-1=3,3,3").begin(BeginTurn.OF_A).play("use token:DragonSpell");
      assertThat(game.play("work token:MQ-WG2").actions()).as("mind slots 1 and 2 are normal: no mind die fits")
          .containsExactly("slot spell body", "slot spell spirit");
      game.play("slot spell spirit");
      assertThat(game.state().quest(0, Counters.QUEST_COVERED)).isEqualTo(0b10);
    }

    @Test
    @Rule({"BT-SHP-06", "BT-SHP-07", "BT-FAT-15"})
    void secondFateDieOfACookie_mayFillTheTrack() {
      Played game = Scene.of(1).hero("A", "jack S1 item=FortuneCookie").fate("double-mind double-body")
          .with(state -> {
        for (int die = 2; die < 6; die++) {
          state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + die - 2);
        }
      }).dice("action-1=1,1,3 fate-2=4,2 fate-1=6,1 fate-3=3 fate-4=4 fate-5=5 fate-6=6").begin(BeginTurn.OF_A)
          .play("use token:FortuneCookie", "draw double-body", "draw double-mind", "end");
      assertThat(game.threat()).as("slot 5, by the die that was used first").isEqualTo(1);
      assertThat(game.health("A")).as("slot 6").isEqualTo(8);
      assertThat(game.state().get(Counters.FATE_PLACES)).isEqualTo(Counters.IN_POOL);
      assertThat(game.state().get(Counters.FATE_FACES + 1)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-CRT-04", "BT-CRT-08", "BT-RUL-89"})
    void getOut_stopsAHellPortal_andAFailedChecksHell() {
      Played game = Scene.of(1).hero("A", "gracie K2 item=GetOutOfHellFree").quest(0, "MQ-GR2 event=2")
          .dice("action-1=1,3,5 skill-1=1,1")
          .begin(BeginTurn.OF_A).play("trigger token:MQ-GR2", "slot die body", "done");
      assertThat(game.kind()).isEqualTo("cancel-hell");
      game.play("pass");
      assertThat(game.state().cards().count(game.state().zones().hells)).isEqualTo(13);
      assertThat(game.state().items(0, ItemKind.GET_OUT_OF_HELL_FREE.ordinal())).isEqualTo(1);
      game.play("trigger token:MQ-GR2", "slot die mind", "done", "use token:GetOutOfHellFree");
      assertThat(game.state().cards().count(game.state().zones().hells)).isEqualTo(13);
    }

    @Test
    @Rule({"BT-DIE-05", "BT-RUL-108"})
    void borrowedNames_takeAnItemOfChoice_andNothingOfWhoHasNone() {
      Played game = Scene.of(1).hero("A", "jack S1 item=HugeBuzz item=EggsRemedy")
          .onTop(state -> state.zones().hells, "HL02").begin(new Carrying("drawHell(self)"));
      assertThat(game.actions()).containsExactly("discard token:EggsRemedy", "discard token:HugeBuzz");
      Played none = Scene.of(1).hero("A", "jack S1").onTop(state -> state.zones().hells, "HL02")
          .begin(new Carrying("drawHell(self)"));
      assertThat(none.kind()).isEqualTo("over");
      assertThat(none.health("A")).isEqualTo(10);
    }
  }

  @Nested
  final class FateDice {

    @Test
    @Rule({"BT-SHP-06", "BT-RUL-97", "BT-SHP-18"})
    void twoCookiesAndTwoSpells_countTwice() {
      Played game = Scene.of(1).hero("A", "jack S1 item=FortuneCookie item=FortuneCookie item=DragonSpell item=DragonSpell")
          .dice("action-1=1,1,3").begin(BeginTurn.OF_A).play("use token:FortuneCookie", "use token:FortuneCookie",
              "draw double-body", "draw double-body", "draw double-body");
      assertThat(game.actions()).as("three, no more").doesNotContain("draw double-body");
      game.play("use token:DragonSpell", "use token:DragonSpell");
      assertThat(game.seat("A", Counters.SPELLS)).isEqualTo(2);
    }

    @Test
    @Rule({"BT-FAT-02", "BT-RUL-22"})
    void anothersTurn_givesNoFateDieBack() {
      Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang T1").fate("double-body success").minions("HM@S2")
          .dice("action-1=1,1,3 action-2=1,1,3 fate-1=1").begin(BeginTurn.OF_A, BeginTurn.OF_B, Steps.ENEMIES)
          .play("draw double-body", "end", "end");
      assertThat(game.kind()).as("Jack has used his").isEqualTo("over");
      assertThat(game.health("A")).isEqualTo(7);
    }

    @Test
    @Rule({"BT-FAT-11", "BT-SHP-07"})
    void twoDiceOfATurn_goToTheTrackInTheOrderOfTheirUse() {
      Played game = Scene.of(1).hero("A", "jack S1 item=FortuneCookie").fate("double-mind double-body")
          .dice("action-1=1,1,3 fate-2=1 fate-1=1").begin(BeginTurn.OF_A)
          .play("use token:FortuneCookie", "draw double-body", "draw double-mind", "end");
      assertThat(game.state().get(Counters.FATE_PLACES + 1)).isEqualTo(Counters.ON_TRACK);
      assertThat(game.state().get(Counters.FATE_PLACES)).isEqualTo(Counters.ON_TRACK + 1);
    }

    @Test
    @Rule({"BT-RUL-97", "BT-FAT-02"})
    void oldBargains_areTwoDiceInTheTurn_andOneInDefenseIfNoneWasUsed() {
      Played used = Scene.of(1).hero("A", "egg S1 EG4").fate("double-body success success").minions("HM@S2")
          .dice("action-1=1,1,3 fate-1=1").begin(BeginTurn.OF_A, Steps.ENEMIES).play("draw double-body", "end");
      assertThat(used.kind()).as("one was used: none is left").isEqualTo("over");
      Played unused = Scene.of(1).hero("A", "egg S1 EG4").fate("double-body success success").minions("HM@S2")
          .dice("action-1=1,1,3 fate-2=1").begin(BeginTurn.OF_A, Steps.ENEMIES).play("end", "add success");
      assertThat(unused.kind()).as("one, not two").isEqualTo("over");
      assertThat(unused.health("A")).isEqualTo(8);
    }

    @Test
    @Rule({"BT-FAT-02", "BT-FAT-11", "BT-RUL-22"})
    void successInAStrikeback_isTheDieOfTheTurn_rolledAtItsEnd() {
      Played game = Scene.of(2).hero("A", "egg T1").hero("B", "jack S1").fate("success double-mind").minions("HM@S1")
          .dice("action-2=1,1,3 combat-2=1 defense-2=1,1 fate-1=1").begin(BeginTurn.OF_B)
          .play("fight figure:HatchetMan-1", "slot die body", "done", "pass", "add success");
      assertThat(game.health("B")).isEqualTo(8);
      assertThat(game.state().get(Counters.FATE_PLACES)).isEqualTo(Counters.TAKEN);
      assertThat(game.actions()).noneMatch(action -> action.startsWith("draw"));
      assertThat(game.play("end").state().get(Counters.FATE_PLACES)).isEqualTo(Counters.ON_TRACK);
    }

    @Test
    @Rule({"BT-FAT-12", "BT-FAT-14", "BT-ENM-24"})
    void defenseDieThatFallsOnTheThirdSlot_bringsALordOfDeath_whoWaits() {
      Played game = Scene.of(2).hero("A", "egg T1").hero("B", "jack S1").fate("success double-mind double-mind")
          .with(state -> {
        state.set(Counters.FATE_PLACES + 1, Counters.ON_TRACK);
        state.set(Counters.FATE_PLACES + 2, Counters.ON_TRACK + 1);
      }).minions("LD@S1").dice("fate-1=6").begin(Steps.ENEMIES).play("add success");
      assertThat(game.minions()).containsExactly("LD@S1", "LD@S1");
      assertThat(game.health("B")).isEqualTo(9);
    }

    @Test
    @Rule({"BT-FAT-05", "BT-FAT-08", "BT-SKL-02"})
    void doubleDie_isTwoDiceOfACheck_epicInAnEpicSlot_aWildOne() {
      Played normal = Scene.of(1).hero("A", "wang S9").quest(2, "SQ02").dice("action-1=1,1,1 skill-1=4,4 fate-1=1")
          .begin(BeginTurn.OF_A).play("draw double-body", "trigger token:SQ02", "slot double body", "done");
      assertThat(normal.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).isEqualTo(1);
      Played epic = Scene.of(1).hero("A", "wang S9 health=1").quest(2, "SQ02")
          .dice("action-1=1,3,5 skill-epic-1=1,5 fate-1=1").begin(BeginTurn.OF_A)
          .play("rest", "slot die body", "done", "draw double-body", "trigger token:SQ02", "slot double body",
              "done");
      assertThat(epic.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).isEqualTo(1);
      Played wild = Scene.of(1).hero("A", "wang S9 health=1").quest(2, "SQ02").fate("wild")
          .dice("action-1=1,3,5 skill-epic-1=4 fate-1=1")
          .begin(BeginTurn.OF_A).play("rest", "slot die body", "done", "draw wild", "trigger token:SQ02",
              "slot wild body", "done");
      assertThat(wild.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).as("one epic die, 1 of 2").isZero();
    }

    @Test
    @Rule({"BT-TSK-23", "BT-FAT-05", "BT-RUL-77"})
    void doubleDie_coversOnlyWhatFits_inAnEpicSlotTwoOfAnyKind() {
      Played normal = Scene.of(1).hero("A", "wang W2").quest(0, "MQ-WG2 event=1 begun")
          .dice("action-1=1,1,1 fate-1=1").begin(BeginTurn.OF_A)
          .play("draw double-body", "work token:MQ-WG2", "slot double body");
      assertThat(normal.state().quest(0, Counters.QUEST_COVERED)).isEqualTo(0b01);
      Played epic = Scene.of(1).hero("A", "wang W2 health=1").quest(0, "MQ-WG2 event=1 begun")
          .dice("action-1=1,3,5 fate-1=1").begin(BeginTurn.OF_A)
          .play("rest", "slot die body", "done", "draw double-body", "work token:MQ-WG2", "slot double body");
      assertThat(epic.state().quest(0, Counters.QUEST_EVENT)).as("both").isEqualTo(1);
      assertThat(epic.chi("A")).isEqualTo(2);
    }

    @Test
    @Rule({"BT-FAT-21", "BT-FRE-03", "BT-FAT-18"})
    void dieTakenWhenAllAreSpent_powersOneMoreAction_andEachFreeActionBefore() {
      Played game = Scene.of(1).hero("A", "jack S3 health=1").quest(2, "SQ03").dice("action-1=1,1,3 fate-1=1")
          .begin(BeginTurn.OF_A).play("rest", "slot die body", "slot die body", "slot die mind");
      assertThat(game.actions()).containsExactly("draw double-body", "end");
      game.play("draw double-body");
      assertThat(game.actions()).contains("move", "rest", "trigger token:SQ03");
      game.play("rest");
      assertThat(game.health("A")).as("2 + 3 + 2, then 3 twice in the third slot").isEqualTo(10);
      assertThat(game.kind()).isEqualTo("over");
    }
  }

  @Nested
  final class Cards {

    @Test
    @Rule({"BT-UPG-14", "BT-RUL-108"})
    void smoke_goesThroughNoGateway() {
      Played game = Scene.of(1).hero("A", "egg S1 EG1").minions("LD@U1 LD@S2").dice("action-1=5,1,1 blast-1=6,6,6")
          .begin(BeginTurn.OF_A).play("activate card:EG1");
      assertThat(game.minions()).as("S2 is the only space").containsExactly("LD@U1");
    }

    @Test
    @Rule({"BT-RUL-63", "BT-UPG-14"})
    void twoCardsOfATurn_areEachUsed_asOftenAsDicePay() {
      Played game = Scene.of(1).hero("A", "margo S1 MG1 MG2").dice("action-1=1,3,5").onTop(
          state -> state.zones().bigTrouble, "BT07 BT08").begin(BeginTurn.OF_A)
          .play("activate card:MG1", "slot die body", "stop", "activate card:MG2", "top card:BT08");
      assertThat(game.actions()).contains("rest", "activate card:MG1")
          .as("spirit does not pay").doesNotContain("activate card:MG2");
    }

    @Test
    @Rule({"BT-UPG-14", "BT-RUL-110"})
    void streetSchooling_paysTheFirstKillOfEachTurn() {
      Played game = Scene.of(2).hero("A", "jack T1").hero("B", "eddie S1 ED4").minions("LD@S1 LD@S1 LD@S1")
          .dice("action-2=1,3,5,1,3,5 combat-2=6,6,6").begin(BeginTurn.OF_B, BeginTurn.OF_B)
          .play("fight figure:LordOfDeath-1", "slot die body", "done", "fight figure:LordOfDeath-2", "slot die mind", "done");
      assertThat(game.chi("B")).as("1 each, 1 of the card").isEqualTo(3);
      game.play("end", "fight figure:LordOfDeath-3", "slot die body", "done");
      assertThat(game.chi("B")).isEqualTo(5);
    }

    @Test
    @Rule({"BT-UPG-14", "BT-RUL-63", "BT-RUL-11"})
    void crashTheParty_movesAndAddsADie_thisTurnOnly() {
      Played game = Scene.of(1).hero("A", "jack S1 JK3").minions("HM@S2 HM@S2")
          .dice("action-1=1,3,5,1,3,5 combat-1=4,4,1").begin(BeginTurn.OF_A, BeginTurn.OF_A).play("activate card:JK3");
      assertThat(game.kind()).isEqualTo("effect-move");
      game.play("go space:S2", "fight figure:HatchetMan-1", "slot die mind", "done");
      assertThat(game.minions()).hasSize(1);
      game.play("end", "fight figure:HatchetMan-2", "slot die mind", "done");
      assertThat(game.minions()).as("one die in the next turn").hasSize(1);
    }

    @Test
    @Rule({"BT-UPG-13", "BT-RUL-108"})
    void cleansingTea_epic_clearsOneAndHealsAnother_ofChoice() {
      Played game = Scene.of(3).actTwo().hero("A", "jack L1-1 HL07").hero("B", "egg L2-5 EG3+")
          .hero("C", "wang L3-1 HL12 health=9")
          .dice("action-2=1,1,3").begin(BeginTurn.OF_B).play("activate card:EG3", "slot die mind");
      assertThat(game.actions()).containsExactly("choose seat:1", "choose seat:3");
      game.play("choose seat:1");
      assertThat(game.health("C")).as("the only one who is hurt").isEqualTo(10);
      assertThat(game.state().cards().isEmpty(game.state().zones().kept[0])).isTrue();
      assertThat(game.state().cards().isEmpty(game.state().zones().kept[2])).isFalse();
    }

    @Test
    @Rule({"BT-UPG-13", "BT-RUL-79"})
    void oldBargainsEpic_rollsAFateDieAgain_atTheStartOfTheTurn_orNone() {
      Played game = Scene.of(2).hero("A", "jack S1").hero("B", "egg S1 EG4+").fate("success")
          .dice("action-2=1,1,3 fate-1=4").begin(BeginTurn.OF_B);
      assertThat(game.kind()).isEqualTo("reroll-fate");
      assertThat(game.actions()).contains("fate-die 1", "fate-die 6", "done");
      assertThat(game.play("fate-die 1").actions()).contains("draw wild");
    }

    @Test
    @Rule({"BT-UPG-13"})
    void insideSource_inActTwo_rollsFateDiceAgain() {
      Played game = Scene.of(1).actTwo().hero("A", "margo L1-1 MG2").fate("success success")
          .dice("action-1=3,1,1 fate-1=4 fate-2=2")
          .begin(BeginTurn.OF_A).play("activate card:MG2", "fate-die 1", "fate-die 2");
      assertThat(game.kind()).isEqualTo("turn");
      assertThat(game.actions()).contains("draw wild", "draw double-mind");
    }

    @Test
    @Rule({"BT-UPG-13", "BT-RUL-80"})
    void blindLuckEpic_rollsTwoCombatDiceAgain_orOneOfACheck() {
      Played game = Scene.of(1).hero("A", "jack S9 JK4+").quest(2, "SQ02").dice("action-1=1,3,5 skill-1=1,4,4")
          .begin(BeginTurn.OF_A).play("trigger token:SQ02", "slot die body", "slot die mind", "done", "reroll");
      assertThat(game.actions()).containsExactly("skill-die 1", "skill-die 2", "done");
      game.play("skill-die 1");
      assertThat(game.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).as("one die, then the result")
          .isEqualTo(1);
    }

    @Test
    @Rule({"BT-UPG-13", "BT-CMB-13"})
    void duckAndCoverEpic_isNeverStruckBack() {
      Played game = Scene.of(1).hero("A", "gracie S1 GR4+").minions("HM@S1")
          .dice("action-1=1,3,5 combat-1=1,1 defense-1=1,1,1")
          .begin(BeginTurn.OF_A, Steps.ENEMIES).play("fight figure:HatchetMan-1", "slot die body", "done",
              "fight figure:HatchetMan-1", "slot die mind", "done");
      assertThat(game.health("A")).isEqualTo(10);
      assertThat(game.play("end").health("A")).as("attacked with three dice").isEqualTo(7);
    }

    @Test
    @Rule({"BT-CMB-14", "BT-ENM-15"})
    void shoulderToShoulder_guardsEddieHimself_onceForEachAttack() {
      Played game = Scene.of(2).hero("A", "jack T1").hero("B", "eddie S1 ED3+").minions("HM@S1 HM@S1")
          .begin(Steps.ENEMIES);
      assertThat(game.health("B")).as("3 less 2, twice").isEqualTo(8);
    }

    @Test
    @Rule({"BT-UPG-06", "BT-RUL-27"})
    void dieGainedInAnothersTurn_isRolledInTheNextOwnOne() {
      Played game = Scene.of(2).audacity(4).hero("A", "jack S1 JK1+ level=2 chi=8").hero("B", "wang M1")
          .quest(2, "SQ17").dice("action-1=1,3,5,5 action-2=1,1,1").begin(BeginTurn.OF_B, BeginTurn.OF_A)
              .play("trigger token:SQ17", "gain token:HugeBuzz", "reward die");
      assertThat(game.seat("A", Counters.DICE)).isEqualTo(4);
      assertThat(game.seat("A", Counters.FACES)).isZero();
      game.play("end");
      assertThat(game.seat("A", Counters.FACES + 3)).isEqualTo(3);
    }

    @Test
    @Rule({"BT-UPG-14", "BT-RUL-11"})
    void ifMoved_countsAHugeBuzz_butNotTheMoveInAnothersTurn() {
      Played game = Scene.of(2).hero("A", "eddie S1 special").hero("B", "wang S1 WG1 item=HugeBuzz")
          .minions("HM@S2 HM@S9")
          .dice("action-1=1,1,1 action-2=1,3,5 combat-2=1,4,4 defense-2=4,4,4").begin(BeginTurn.OF_A, BeginTurn.OF_B)
          .play("ability", "stop", "go space:S2", "stop", "end", "fight figure:HatchetMan-1", "slot die body",
              "done");
      assertThat(game.minions()).as("one die: he has not moved in his turn").hasSize(2);
      game.play("use token:HugeBuzz", "at space:S9", "fight figure:HatchetMan-2", "slot die mind", "done");
      assertThat(game.minions()).containsExactly("HM@S2");
    }
  }

  @Nested
  final class Quests {

    @Test
    @Rule({"BT-QST-11", "BT-SKL-05", "BT-FRE-05"})
    void failThatBringsAnEnemy_keepsTheTokenShut_untilItIsGone() {
      Played game = Scene.of(2).hero("A", "jack T1").hero("B", "wang S4").quest(0, "MQ-WG1")
          .dice("action-2=1,3,5 skill-2=1 combat-2=4")
          .begin(BeginTurn.OF_B).play("trigger token:MQ-WG1", "slot die body", "done");
      assertThat(game.minions()).containsExactly("LD@S4");
      assertThat(game.actions()).doesNotContain("trigger token:MQ-WG1");
      game.play("fight figure:LordOfDeath-1", "slot die mind", "done");
      assertThat(game.actions()).as("active, at its first event").contains("trigger token:MQ-WG1");
    }

    @Test
    @Rule({"BT-QST-33", "BT-QST-27", "BT-RUL-33"})
    void rewardThatIsNotThere_isMissed_andTheLastCrateIsTheOnlyOne() {
      Played game = Scene.of(1).hero("A", "jack S9").quest(2, "SQ02").with(trouble -> {
        trouble.set(Counters.STACKS + ItemKind.FORTUNE_COOKIE.ordinal(), 0);
        trouble.cards().moveToTop(Scene.token(trouble, "SQ03"), trouble.zones().sideDecks[0]);
        while (trouble.cards().count(trouble.zones().crates) > 1) {
          trouble.move(trouble.cards().top(trouble.zones().crates), trouble.zones().box);
        }
      }).dice("action-1=1,1,3 skill-1=6").begin(BeginTurn.OF_A).play("trigger token:SQ02", "slot die body", "done");
      assertThat(game.state().items(0, ItemKind.FORTUNE_COOKIE.ordinal())).isZero();
      assertThat(game.chi("A")).isEqualTo(1);
      assertThat(game.audacity()).isEqualTo(1);
      GameState state = game.state();
      assertThat(state.cards().count(state.zones().placed)).isEqualTo(1);
      assertThat(state.crateSpace(state.cards().top(state.zones().placed))).isEqualTo(state.board().at("S1"));
    }

    @Test
    @Rule({"BT-QST-17", "BT-QST-18", "BT-QST-33"})
    void lastEventsEffect_comesBeforeTheReward_forAll() {
      Played game = Scene.of(3).hero("A", "jack S14 health=5").hero("B", "egg S9 health=9")
          .hero("C", "wang U1 health=3").quest(0, "MQ-EG2 event=2")
          .dice("action-2=5,5,1 skill-2=6,6").begin(BeginTurn.OF_B)
              .play("trigger token:MQ-EG2", "slot die spirit", "slot die body", "done");
      assertThat(List.of(game.health("A"), game.health("B"), game.health("C"))).containsExactly(7, 10, 5);
      assertThat(game.chi("B")).isEqualTo(4);
      assertThat(game.audacity()).isEqualTo(3);
    }

    @Test
    @Rule({"BT-TSK-06", "BT-FAT-05"})
    void mergedTask_mayBeDoneByOneDoubleDie() {
      Played game = Scene.of(1).hero("A", "egg B2").quest(2, "SQ14").fate("double-spirit")
          .dice("action-1=1,1,1 fate-1=1").begin(BeginTurn.OF_A)
          .play("draw double-spirit", "trigger token:SQ14", "work token:SQ14");
      assertThat(game.chi("A")).isEqualTo(5);
    }

    @Test
    @Rule({"BT-QST-34", "BT-RUL-95", "BT-RUL-110"})
    void cratesOfOneSpace_areKnownApart_onceOneWasSeen() {
      Played game = Scene.of(2).hero("A", "gracie S4 GR3").hero("B", "jack S4").with(state -> {
        for (String id : List.of("HellPortal", "LoPansCurse", "LuckyCoin")) {
          int token = Scene.token(state, id);
          state.cards().moveToTop(token, state.zones().placed);
          state.placeCrate(token, state.board().at("S4"));
        }
      }).begin(BeginTurn.OF_A, BeginTurn.OF_B);
      assertThat(game.actions()).contains("open 1", "peek 1").doesNotContain("open 2");
      game.play("peek 1", "leave");
      assertThat(game.actions()).contains("open 1", "open 2", "peek 2").doesNotContain("peek 1", "open 3");
      game.play("end");
      assertThat(game.actions()).as("what one has seen all know").contains("open 1", "open 2")
          .doesNotContain("open 3", "peek 1");
      game.play("open 1");
      assertThat(game.state().items(1, ItemKind.LUCKY_COIN.ordinal())).isEqualTo(1);
    }
  }
}
