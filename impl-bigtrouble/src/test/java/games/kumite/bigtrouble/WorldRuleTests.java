package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.IllegalActionException;
import games.kumite.api.Outcome;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Rules of the world at whole turns and rounds. */
final class WorldRuleTests {

  private static String refusal(Played game, String notation) {
    IllegalActionException refused = Assertions.catchThrowableOfType(
        IllegalActionException.class, () -> game.play(notation));
    return String.valueOf(refused.getMessage());
  }

  @Nested
  final class Rounds {

    @Test
    @Rule({"BT-RND-01", "BT-RND-08", "BT-RND-09", "BT-RND-13"})
    void roundOfActOne_cardThenHeroesThenEnemies_andNoThreatAtItsEnd() {
      Played game = Scene.of(1).round(4).hero("A", "jack S1").minions("SG@S4")
          .onTop(state -> state.zones().bigTrouble, "BT09 BT06").begin(Steps.ROUND);
      assertThat(game.threat()).as("BT09, before any turn").isEqualTo(2);
      assertThat(game.minions()).as("nobody has moved").containsExactly("SG@S4", "SS@S14");
      game.play("end");
      assertThat(game.minions()).as("both have moved, then the next card").startsWith("SG@S3").doesNotContain("SS@S14");
      assertThat(game.threat()).as("2 of BT09 and 3 of BT06, nothing between").isEqualTo(5);
      assertThat(game.state().get(Counters.ROUND)).isEqualTo(6);
    }

    private Played actTwo(int threat) {
      return Scene.of(1).actTwo().threat(threat).hero("A", "jack L1-1 health=9").quest(0, "SD-JK2")
          .boss("lo-pan", "L2-10", 4).begin(Steps.ROUND_OF_ACT_TWO);
    }

    @Test
    @Rule({"BT-RND-10", "BT-ACT2-27", "BT-ACT2-31"})
    void roundOfActTwo_threatThenUpkeep() {
      Played game = actTwo(8).play("end");
      assertThat(game.threat()).isEqualTo(9);
      assertThat(game.health("A")).as("upkeep of SD-JK2").isEqualTo(8);
      assertThat(game.state().get(Counters.ROUND)).isEqualTo(2);
    }

    @Test
    @Rule({"BT-EX-30", "BT-RND-11", "BT-END-02", "BT-END-04"})
    void threatAtTheEndOfItsTrack_losesBeforeUpkeep() {
      Played game = actTwo(19).play("end");
      assertThat(game.match().outcome().standings().get(0).result()).isEqualTo(Outcome.Result.LOSS);
      assertThat(game.threat()).isEqualTo(20);
      assertThat(game.health("A")).as("no upkeep").isEqualTo(9);
    }

    @Test
    @Rule("BT-END-06")
    void runningOutOfQuests_doesNotEndTheGame() {
      Played game = Scene.of(1).round(4).hero("A", "jack S1").begin(Steps.ROUND);
      for (int slot = 0; slot < game.state().questSlots(); slot++) {
        assertThat(game.state().quest(slot, Counters.QUEST)).isEqualTo(-1);
      }
      assertThat(game.play("end").match().isOver()).isFalse();
    }
  }

  @Nested
  final class Quests {

    @Test
    @Rule({"BT-QST-03", "BT-QST-04"})
    void heroQuest_isActivatedByThePicturedHeroAlone_aBossQuestByAnybody() {
      Played other = Scene.of(2).hero("A", "wang K1").hero("B", "jack S1").quest(0, "MQ-JK2").begin(BeginTurn.OF_A);
      assertThat(other.actions()).doesNotContain("trigger token:MQ-JK2");
      assertThat(refusal(other, "trigger token:MQ-JK2")).contains("BT-QST-03");
      assertThat(Scene.of(1).hero("A", "jack K1").quest(0, "MQ-JK2").begin(BeginTurn.OF_A).actions())
          .contains("trigger token:MQ-JK2");
      assertThat(Scene.of(1).hero("A", "wang S8").quest(0, "MQ-RAIN").begin(BeginTurn.OF_A).actions())
          .contains("trigger token:MQ-RAIN");
    }

    @Test
    @Rule({"BT-QST-06", "BT-QST-09", "BT-QST-11"})
    void activeHeroQuest_isGoneOnWithByAnybody_atItsToken() {
      Played game = Scene.of(2).hero("A", "wang S14").hero("B", "jack S1").quest(0, "MQ-JK1 event=1")
          .dice("action-1=1,1,3 skill-1=6").begin(BeginTurn.OF_A).play("trigger token:MQ-JK1");
      assertThat(game.kind()).as("the check begins at once").isEqualTo("slot");
      game.play("slot die body", "done");
      assertThat(game.state().quest(0, Counters.QUEST_EVENT)).isEqualTo(1);
      assertThat(game.chi("A")).isEqualTo(2);
      assertThat(Scene.of(1).hero("A", "jack S13").quest(0, "MQ-JK1 event=1").begin(BeginTurn.OF_A).actions())
          .as("elsewhere").doesNotContain("trigger token:MQ-JK1");
    }

    @Test
    @Rule({"BT-QST-07", "BT-QST-08"})
    void events_areDoneInOrder_ofFourKinds() {
      Played game = Scene.of(1).hero("A", "egg U1").quest(0, "MQ-EG1").begin(Steps.TRIGGER, Steps.TRIGGER,
          Steps.TRIGGER, Steps.HIT, Steps.TRIGGER);
      assertThat(game.chi("A")).as("the move, then the Guardian").isEqualTo(4);
      assertThat(game.state().quest(0, Counters.QUEST_EVENT)).as("the task").isEqualTo(2);
      assertThat(game.state().quest(0, Counters.QUEST_BEGUN)).isEqualTo(1);
      assertThat(game.state().board().name(game.state().quest(0, Counters.QUEST_SPACE))).isEqualTo("U8");
    }

    @Test
    @Rule({"BT-QST-01", "BT-QST-02", "BT-QST-20"})
    void completedMainQuest_makesRoomForTheNextCard() {
      Played game = Scene.of(1).hero("A", "eddie D1").quest(0, "MQ-ED1 event=3").quest(1, "MQ-JK1")
          .with(trouble -> trouble.cards().moveToTop(Scene.token(trouble, "MQ-RAIN"), trouble.zones().mainQuests))
          .begin(Steps.TRIGGER);
      GameState state = game.state();
      assertThat(state.content().mainQuests().get(state.quest(0, Counters.QUEST)).entry().id()).isEqualTo("MQ-RAIN");
      assertThat(state.board().name(state.quest(0, Counters.QUEST_SPACE))).isEqualTo("S8");
      assertThat(state.quest(0, Counters.QUEST_ACTIVE)).isZero();
      assertThat(state.cards().count(state.zones().mainDone)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-QST-30", "BT-RUL-65", "BT-RUL-95", "BT-QST-23"})
    void combatEvent_staysOpen_andSpawnsNothingAgain() {
      Played game = Scene.of(1).hero("A", "jack S7").quest(2, "SQ04 active begun left=2").minions("LD@S6#2 LD@S6#2")
          .begin(BeginTurn.OF_A);
      assertThat(game.actions()).doesNotContain("trigger token:SQ04");
      assertThat(refusal(game, "trigger token:SQ04")).contains("BT-RUL-95");
      game.play("end");
      assertThat(game.state().quest(2, Counters.QUEST_LEFT)).isEqualTo(2);
      assertThat(game.minions()).hasSize(2);
    }

    @Test
    @Rule("BT-RUL-67")
    void newToken_isPlacedAmongEnemies_andCannotBeTriggeredThere() {
      Played game = Scene.of(1).hero("A", "jack M1").quest(2, "SQ17").minions("LD@S3")
          .with(state -> state.cards().moveToTop(Scene.token(state, "SQ03"), state.zones().sideDecks[0]))
          .begin(Steps.TRIGGER_SIDE);
      game.play(game.actions().get(0));
      assertThat(game.state().board().name(game.state().quest(2, Counters.QUEST_SPACE))).isEqualTo("S3");
      Played there = Scene.of(1).hero("A", "jack S3").quest(2, "SQ03").minions("LD@S3").begin(BeginTurn.OF_A);
      assertThat(there.actions()).doesNotContain("trigger token:SQ03");
    }

    @Test
    @Rule({"BT-RUL-98", "BT-QST-34"})
    void crates_stayWhenTheirQuestIsCompleted() {
      Played game = Scene.of(1).hero("A", "jack M1").quest(2, "SQ17").with(state -> {
        state.move(state.cards().top(state.zones().crates), state.zones().placed);
        state.placeCrate(state.cards().top(state.zones().placed), state.board().at("S5"));
      }).begin(Steps.TRIGGER_SIDE);
      game.play(game.actions().get(0));
      assertThat(game.state().cards().count(game.state().zones().placed)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-112", "BT-RUL-96"})
    void fallOfAQuestsBoss_hisTextThenChiThenTheQuest_audacityLast() {
      Played game = Scene.of(1).hero("A", "jack W2 health=2").audacity(0)
          .quest(0, "MQ-THUNDER event=2 begun left=1").boss("Thunder", "W2", 1)
          .onTop(state -> state.zones().hells, "HL07").begin(Steps.HIT_THUNDER);
      assertThat(game.threat()).as("killed by his fall").isEqualTo(1);
      assertThat(game.state().cards().count(game.state().zones().kept[0])).as("cleared by the reward after it").isZero();
      assertThat(game.audacity()).isEqualTo(6);
    }

    @Test
    @Rule("BT-RUL-114")
    void bossOnTheBoard_isNotPlacedAgain_andCountsAsDefeated() {
      Played game = Scene.of(1).hero("A", "jack S10").quest(0, "MQ-RAIN event=2").boss("Rain", "S2", 3)
          .begin(Steps.TRIGGER);
      assertThat(game.boss("Rain")).isEqualTo("S2 3");
      assertThat(game.state().cards().count(game.state().zones().mainDone)).isEqualTo(1);
    }

    @Test
    @Rule("BT-RUL-113")
    void enemyRemovedByNobody_isCreditedToWhoSeatOrderIsCountedFrom() {
      Played game = Scene.of(2).hero("A", "jack S1").hero("B", "gracie S2").number(Counters.FIRST, 1)
          .quest(0, "MQ-MG2 event=1 begun left=1").minions("LD@M2#0").begin(Steps.HIT_BY_NOBODY);
      assertThat(game.state().quest(0, Counters.QUEST_EVENT)).isEqualTo(1);
      assertThat(game.chi("A") + game.chi("B")).as("no reward").isZero();
      Played side = Scene.of(2).hero("A", "jack S1").hero("B", "gracie S2").number(Counters.FIRST, 1)
          .quest(2, "SQ04 begun left=1").minions("LD@S7#2").begin(Steps.HIT_BY_NOBODY);
      assertThat(side.chi("B")).as("of the quest").isEqualTo(2);
    }
  }

  @Nested
  final class OfEnemies {

    @Test
    @Rule({"BT-ENM-14", "BT-ENM-22"})
    void attack_isDealtWithoutARoll_toOneHero() {
      Played game = Scene.of(2).hero("A", "jack S1 chi=1").hero("B", "wang S1").minions("HM@S1").begin(Steps.ENEMIES);
      assertThat(game.health("A")).isEqualTo(7);
      assertThat(game.health("B")).isEqualTo(10);
      assertThat(game.dice().take()).extracting(Object::toString).containsExactly("defense-1=1", "defense-1=1");
    }

    @Test
    @Rule({"BT-ENM-11", "BT-ENM-18"})
    void loPanWithoutAMove_stays_andEnemiesDoNotHarmEachOther() {
      Played game = Scene.of(1).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-3").boss("lo-pan", "L2-10", 4)
          .boss("Rain", "L2-10", 4).begin(Steps.ENEMIES);
      assertThat(game.boss("lo-pan")).isEqualTo("L2-10 4");
      assertThat(game.boss("Rain")).isEqualTo("L2-3 4");
    }

    @Test
    @Rule("BT-RUL-111")
    void heroesInOneSpace_areNotAskedAboutForTheMove() {
      Played game = Scene.of(2).hero("A", "jack S4").hero("B", "wang S4").minions("SG@S1").begin(Steps.ENEMIES);
      assertThat(game.kind()).isEqualTo("attack-target");
      assertThat(game.minions()).containsExactly("SG@S2");
    }

    @Test
    @Rule("BT-RUL-111")
    void heroesForWhomTheMoveIsTheSame_areNotAskedAbout() {
      Played stays = Scene.of(2).hero("A", "jack S3").hero("B", "wang S10").minions("LD@M1").begin(Steps.ENEMIES);
      assertThat(stays.kind()).as("to the end of the phase").isNotEqualTo("move-target");
      Played alike = Scene.of(2).hero("A", "jack S12").hero("B", "wang S9").minions("SG@S1").begin(Steps.ENEMIES);
      assertThat(alike.minions()).containsExactly("SG@S5");
      Played differs = Scene.of(2).hero("A", "jack S3").hero("B", "wang S8").minions("SG@S1").begin(Steps.ENEMIES);
      assertThat(differs.kind()).isEqualTo("move-target");
    }

    @Test
    @Rule("BT-RUL-117")
    void ghostsAttackOnAll_goesInSeatOrderFromTheFirstPlayer() {
      Played game = Scene.of(2).actTwo().hero("A", "jack L2-8 health=1").hero("B", "wang L2-9 health=1")
          .number(Counters.FIRST, 1).boss("lo-pan", "L2-10", 5).onTop(state -> state.zones().hells, "HL07 HL08")
          .dice("lo-pan=6").begin(Steps.ENEMIES);
      assertThat(game.state().cards().isIn(Scene.token(game.state(), "HL07"), game.state().zones().kept[1])).isTrue();
      assertThat(game.state().cards().isIn(Scene.token(game.state(), "HL08"), game.state().zones().kept[0])).isTrue();
    }

    @Test
    @Rule("BT-RUL-118")
    void bossInTheZoneOfItsPrey_goesOverOpenBorders() {
      Played game = Scene.of(1).hero("A", "jack S12").boss("Thunder", "S1", 5).begin(Steps.ENEMIES);
      assertThat(game.boss("Thunder")).isEqualTo("S8 5");
    }
  }

  @Nested
  final class ActTwo {

    @Test
    @Rule({"BT-ACT2-26", "BT-RUL-45"})
    void loPanBehindClosedDoors_cannotBeTargeted_notEvenFromAfar() {
      Played game = Scene.of(3).actTwo().hero("A", "eddie L2-3 ED1").boss("lo-pan", "L2-10", 6).begin(BeginTurn.OF_A);
      assertThat(game.actions()).noneMatch(action -> action.startsWith("fight"));
      Board board = game.state().board();
      assertThat(board.distance(ConnectionKind.GATEWAYS, board.at("L2-3"), board.at("L2-10"))).isEqualTo(Board.FAR);
    }

    @Test
    @Rule({"BT-ACT2-29"})
    void chinatownsZoneActions_doNotExist() {
      Played game = Scene.of(1).actTwo().hero("A", "jack L1-1 health=3 HL07").begin(BeginTurn.OF_A);
      assertThat(game.actions()).noneMatch(action -> action.matches("(buy|pray|recover|travel).*"));
    }

    @Test
    @Rule({"BT-ACT2-07", "BT-RUL-116"})
    void hellDeckAndDiscards_stay() {
      Played game = Scene.of(1).with(ShowdownTests::quests)
          .with(state -> state.move(state.cards().top(state.zones().hells), state.zones().hellDiscards))
          .dice("fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1").begin(Steps.THREAT_FILLED);
      assertThat(game.state().cards().count(game.state().zones().hells)).isEqualTo(13);
      assertThat(game.state().cards().count(game.state().zones().hellDiscards)).isEqualTo(1);
      assertThat(game.state().cards().count(game.state().zones().gone)).as("cards of Act I").isPositive();
    }
  }
}
