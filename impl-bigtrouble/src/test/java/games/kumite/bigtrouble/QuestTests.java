package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Quests from activation to the next card. */
final class QuestTests {

  private static int quest(Played game, int place) {
    return game.state().quest(0, place);
  }

  private static String token(Played game) {
    return game.state().board().name(quest(game, Counters.QUEST_SPACE));
  }

  @Test
  @Rule({"BT-QST-17", "BT-TSK-04"})
  void markersOfATask_areNoneOfTheNextEvents() {
    Played game = Scene.of(2).hero("A", "gracie M1").hero("B", "wang M1").quest(0, "MQ-GR1 event=1 begun")
        .begin(Steps.COVER_1, Steps.COVER_2_BY_B);
    assertThat(quest(game, Counters.QUEST_EVENT)).isEqualTo(1);
    assertThat(quest(game, Counters.QUEST_COVERED)).isZero();
    assertThat(quest(game, Counters.QUEST_BEGUN)).isZero();
    assertThat(token(game)).isEqualTo("W1");
    assertThat(game.chi("B")).isEqualTo(2);
  }

  @Test
  @Rule({"BT-QST-18", "BT-RUL-68"})
  void anyInTheRewardOfAHerosQuest_isSaidByWhoCompletesIt() {
    Played game = Scene.of(3).number(Counters.FIRST, 2).hero("A", "gracie T1 HL07").hero("B", "wang K2").hero("C", "egg S9 HL08")
        .quest(0, "MQ-GR2 active event=2").dice("action-2=1,3,5 skill-2=6").begin(BeginTurn.OF_B)
        .play("trigger token:MQ-GR2", "slot die body", "done");
    assertThat(game.kind()).isEqualTo("hero-target");
    assertThat(game.match().actor().index()).isEqualTo(1);
    assertThat(game.actions()).containsExactly("choose seat:1", "choose seat:3");
    assertThat(game.chi("B")).as("2 of the event, 4 of the quest").isEqualTo(6);
  }

  @Nested
  final class Activation {

    @Test
    @Rule({"BT-QST-05", "BT-RUL-31", "BT-QST-32"})
    void eventElsewhere_theTokenGoesThere_andNothingBegins() {
      Played game = Scene.of(1).hero("A", "jack K1").quest(0, "MQ-JK2").begin(Steps.TRIGGER);
      assertThat(quest(game, Counters.QUEST_ACTIVE)).isEqualTo(1);
      assertThat(quest(game, Counters.QUEST_BEGUN)).isZero();
      assertThat(token(game)).isEqualTo("K2");
      assertThat(game.kind()).as("the story asks nobody and changes nothing").isEqualTo("over");
      assertThat(game.chi("A") + game.threat() + game.audacity()).isZero();
    }

    @Test
    @Rule({"BT-RUL-31", "BT-RUL-87"})
    void checkElsewhere_needsNoDieForTheActivation() {
      Played game = Scene.of(1).hero("A", "margo T1 item=FortuneCookie").quest(0, "MQ-MG1").dice("action-1=1,3,5").begin(BeginTurn.OF_A);
      for (int track = 0; track < 3; track++) {
        game.state().setSeat(0, Counters.FILLED_SLOTS + track, 0b111111);
      }
      game.play("use token:FortuneCookie", "trigger token:MQ-MG1");
      assertThat(token(game)).isEqualTo("T2");
    }

    @Test
    @Rule({"BT-QST-10", "BT-RUL-31", "BT-QST-12"})
    void eventAtTheToken_isPerformedByTheSameTrigger() {
      Played game = Scene.of(1).hero("A", "gracie K1").quest(0, "MQ-GR2").begin(Steps.TRIGGER);
      assertThat(game.minions()).containsExactly("SG@K1");
      assertThat(game.state().horde().quest(game.state().horde().at(0))).isZero();
      assertThat(quest(game, Counters.QUEST_LEFT)).isEqualTo(1);
      assertThat(quest(game, Counters.QUEST_BEGUN)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-QST-22", "BT-TSK-21", "BT-RUL-76"})
    void sideQuest_isActivatedByAnybody_itsTaskBegins() {
      Played game = Scene.of(1).hero("A", "jack S6").quest(2, "SQ01").begin(Steps.TRIGGER_SIDE);
      assertThat(game.state().quest(2, Counters.QUEST_ACTIVE)).isEqualTo(1);
      assertThat(game.state().quest(2, Counters.QUEST_BEGUN)).isEqualTo(1);
    }
  }

  @Nested
  final class Combat {

    @Test
    @Rule({"BT-QST-14", "BT-RUL-32", "BT-QST-17", "BT-QST-29", "BT-RUL-78"})
    void lastEnemyGone_completesTheEvent_creditedToWhoRemovedIt() {
      Played game = Scene.of(2).hero("A", "gracie K1").hero("B", "jack S1").quest(0, "MQ-GR2")
          .begin(Steps.TRIGGER, Steps.HIT_BY_B);
      assertThat(game.chi("B")).as("the minion's reward").isEqualTo(2);
      assertThat(game.chi("A")).isZero();
      assertThat(quest(game, Counters.QUEST_EVENT)).isEqualTo(1);
      assertThat(quest(game, Counters.QUEST_BEGUN)).isZero();
      assertThat(token(game)).isEqualTo("K2");
    }

    @Test
    @Rule("BT-QST-12")
    void eventGoesOn_untilAllAreGone() {
      Played game = Scene.of(1).hero("A", "margo M2").quest(0, "MQ-MG2 event=1").begin(Steps.TRIGGER, Steps.HIT);
      assertThat(quest(game, Counters.QUEST_EVENT)).isZero();
      assertThat(quest(game, Counters.QUEST_LEFT)).isEqualTo(1);
      Played done = Scene.of(1).hero("A", "margo M2").quest(0, "MQ-MG2 event=1")
          .begin(Steps.TRIGGER, Steps.HIT, Steps.HIT);
      assertThat(quest(done, Counters.QUEST_EVENT)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-RUL-69", "BT-RUL-32"})
    void enemyRemovedByAnItem_countsForItsQuest_withoutReward() {
      Played game = Scene.of(1).hero("A", "gracie K1").quest(0, "MQ-GR2").begin(Steps.TRIGGER, Steps.HIT_UNPAID);
      assertThat(quest(game, Counters.QUEST_EVENT)).isEqualTo(1);
      assertThat(game.chi("A")).isZero();
    }

    @Test
    @Rule("BT-QST-13")
    void missingMinion_isReplacedByAHigherOne_thatCountsForTheQuest() {
      Played game = Scene.of(1).hero("A", "gracie K1").quest(0, "MQ-GR2").minions("SG@S1 SG@S1 SG@S1 SG@S1 SG@S1")
          .begin(Steps.TRIGGER);
      assertThat(game.minions()).endsWith("SS@K1");
      assertThat(quest(game, Counters.QUEST_LEFT)).isEqualTo(1);
    }

    @Test
    @Rule("BT-RUL-64")
    void nothingLeftToAppear_countsAsDefeated() {
      Played game = Scene.of(1).hero("A", "gracie K1").quest(0, "MQ-GR2").with(QuestTests::everybody)
          .begin(Steps.TRIGGER);
      assertThat(quest(game, Counters.QUEST_EVENT)).isEqualTo(1);
    }
  }

  private static void everybody(GameState state) {
    for (Minion minion : state.content().minions()) {
      for (int figure = 0; figure < minion.figures(); figure++) {
        state.horde().add(minion.level() - 1, 0, -1);
      }
    }
  }

  @Nested
  final class Tasks {

    @Test
    @Rule({"BT-TSK-04", "BT-TSK-05", "BT-QST-15", "BT-QST-18"})
    void separatedBoxes_keepTheirMarkers_andAnybodyAdds() {
      Scene scene = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1").audacity(1)
          .quest(0, "MQ-JK1 event=3 begun");
      Played kept = scene.begin(Steps.COVER_1, Steps.MARKERS_OFF, Steps.COVER_2_BY_B);
      assertThat(quest(kept, Counters.QUEST_COVERED)).isEqualTo(0b11);
      Played done = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1").audacity(1)
          .quest(0, "MQ-JK1 event=3 begun").begin(Steps.COVER_1, Steps.COVER_2_BY_B, Steps.COVER_3);
      assertThat(done.state().owns(0, 4)).as("UQ1").isTrue();
      assertThat(done.state().cards().count(done.state().zones().mainDone)).isEqualTo(1);
      assertThat(done.audacity()).isEqualTo(4);
      assertThat(quest(done, Counters.QUEST)).as("no further card in the deck").isEqualTo(-1);
    }

    @Test
    @Rule({"BT-TSK-06", "BT-TSK-07", "BT-RUL-17"})
    void mergedBoxes_loseTheirMarkersAtTheEndOfTheTurn() {
      Played game = Scene.of(1).hero("A", "egg B2").quest(2, "SQ14 active begun")
          .begin(Steps.COVER_SIDE, Steps.MARKERS_OFF);
      assertThat(game.state().quest(2, Counters.QUEST_COVERED)).isZero();
      assertThat(game.state().quest(2, Counters.QUEST_BEGUN)).as("it stays active").isEqualTo(1);
    }
  }

  @Nested
  final class Completion {

    @Test
    @Rule({"BT-QST-16", "BT-QST-24", "BT-QST-25", "BT-QST-27", "BT-QST-31", "BT-RUL-33"})
    void sideQuest_givesItsReward_andShowsTheNextCardOfItsDeck_withCrates() {
      Played game = Scene.of(1).hero("A", "jack M1").quest(2, "SQ17")
          .with(trouble -> trouble.cards().moveToTop(Scene.token(trouble, "SQ03"), trouble.zones().sideDecks[0]))
          .begin(Steps.TRIGGER_SIDE);
      assertThat(game.kind()).as("an item of choice").isNotEqualTo("over");
      game.play(game.actions().get(0));
      assertThat(game.chi("A")).isEqualTo(1);
      assertThat(game.audacity()).isEqualTo(1);
      GameState state = game.state();
      assertThat(state.content().sideQuests().get(state.quest(2, Counters.QUEST)).entry().id()).isEqualTo("SQ03");
      assertThat(state.board().name(state.quest(2, Counters.QUEST_SPACE))).isEqualTo("S3");
      assertThat(state.quest(2, Counters.QUEST_ACTIVE)).isZero();
      assertThat(state.cards().count(state.zones().placed)).isEqualTo(2);
      assertThat(state.cards().count(state.zones().sideDone)).isEqualTo(1);
    }

    @Test
    @Rule({"BT-QST-26", "BT-RUL-33"})
    void exhaustedDeck_showsNothing() {
      Played game = Scene.of(1).hero("A", "jack S7").quest(2, "SQ04 active begun left=1").minions("LD@S7#2")
          .begin(Steps.HIT);
      assertThat(game.state().quest(2, Counters.QUEST)).isEqualTo(-1);
      assertThat(game.state().quest(2, Counters.QUEST_SPACE)).isEqualTo(Board.NOWHERE);
      assertThat(game.chi("A")).as("kill and reward").isEqualTo(3);
      assertThat(game.audacity()).isEqualTo(2);
    }

    @Test
    @Rule({"BT-QST-19", "BT-RUL-68", "BT-RUL-85"})
    void bossQuest_theGroupSaysWhoGetsItsReward() {
      Played game = Scene.of(2).hero("A", "jack S10").hero("B", "wang S1").number(Counters.FIRST, 1)
          .quest(0, "MQ-RAIN event=2 begun left=1").boss("Rain", "S10", 1).begin(Steps.HIT_RAIN);
      assertThat(game.kind()).isEqualTo("reward-receiver");
      assertThat(game.match().decision().seat().index()).isEqualTo(1);
      assertThat(game.chi("A")).as("for Rain").isEqualTo(5);
      game.play("choose seat:2");
      assertThat(game.chi("B")).isEqualTo(4);
      assertThat(game.match().decision().seat().index()).as("the receiver chooses the item").isEqualTo(1);
      game.play(game.actions().get(0));
      assertThat(game.audacity()).as("2 for Rain, then 4; space 5 pays everybody").isEqualTo(6);
      assertThat(game.chi("B")).isEqualTo(6);
    }

    @Test
    @Rule({"BT-QST-33", "BT-RUL-96"})
    void audacityThatEndsTheAct_leavesTheCardCompleted_andRevealsNoOther() {
      Played game = Scene.of(1).hero("A", "eddie D1 chi=0").audacity(19)
          .with(ShowdownTests::quests)
          .with(state -> state.cards().moveToTop(Scene.token(state, "MQ-ED2"),
              state.zones().ofHero[state.seat(0, Counters.HERO)]))
          .quest(0, "MQ-ED1 event=3").dice("fate-1=1 fate-2=1 fate-3=1 fate-4=1 fate-5=1 fate-6=1")
          .dice("action-1=1,1,1").begin(Steps.TRIGGER);
      assertThat(game.state().get(Counters.ACT)).isEqualTo(2);
      assertThat(game.state().owns(0, 9)).as("UQ6 comes before the track moves").isTrue();
      assertThat(game.state().quest(0, Counters.QUEST_ACTIVE)).as("complete side").isEqualTo(1);
      assertThat(game.space("A")).isEqualTo("L1-1");
    }
  }
}
