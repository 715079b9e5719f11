package games.kumite.journey.quest;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.EndOfTurn;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Rules and goals of quests that meet, or that an owner writes twice. */
final class QuestCornerTests {

  /** To hold out until turn 3 and then to close the gate is a quest too. */
  @Test
  @Rule({"JW-RUL-64", "JW-END-01"})
  void turnThatWasReached_staysReached() {
    assertThat(heldOut(4, 0)).as("in the Pilgrim phase of turn 4").isEqualTo("victory");
    assertThat(heldOut(3, 1)).isEqualTo("victory");
    assertThat(heldOut(3, 0)).isEqualTo("open");
    assertThat(heldOut(2, 1)).isEqualTo("open");
  }

  private static String heldOut(int turn, int isDemonPhaseOver) {
    Situation s = Situation.of("G . .", ". . .").pilgrim("T 1,1 N")
        .victory(new Goal.TurnReached(3), new Goal.GateClosed("G1")).and(it -> {
          it.set(Counters.TURN, turn);
          it.set(Counters.DEMONS_DONE, isDemonPhaseOver);
          it.setGate(0, QuestToken.Gate.CLOSED);
        });
    return s.when(EndOfTurn.QUEST).ending();
  }

  @Test
  @Rule({"JW-TRN-23", "JW-SET-03"})
  void extraCardsOfTwoRules_addUp() {
    for (int turn = 2; turn <= 6; turn++) {
      int now = turn;
      Situation s = Situation.of("G . V", ". . .").pilgrim("T 1,1 N").rule(new QuestRule.ExtraCards(3, "G1"))
          .rule(new QuestRule.ExtraCards(5, "G1")).and(it -> it.set(Counters.TURN, now)).when(EndOfTurn.QUEST);
      assertThat(s.journey().extraCards(0)).as("turn " + turn).isEqualTo(turn < 3 ? 0 : turn < 5 ? 1 : 2);
    }
  }

  @Test
  @Rule({"JW-SET-03", "JW-RUL-57"})
  void sutraThatIsHandedOver_isHandedOverOnce() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").pilgrim("M 1,0 N").with('M', Counters.SUTRAS, 1)
        .rule(new QuestRule.HandOver()).rule(new QuestRule.HandOver()).when(Turns.activation('M')).play("end").isOver();
    assertThat(s.number('T', Counters.SUTRAS)).isEqualTo(1);
    assertThat(s.number('M', Counters.SUTRAS)).isZero();
    assertThat(s.events()).filteredOn(event -> event.contains("sutra")).hasSize(1);
  }
}
