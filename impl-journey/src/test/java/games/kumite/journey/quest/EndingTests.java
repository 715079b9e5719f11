package games.kumite.journey.quest;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome.Result;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.EndOfTurn;
import games.kumite.spi.testkit.Rule;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Victory, heroic victory and failure. Each is looked at when something is over; here it is the End of turn. */
final class EndingTests {

  private static Situation scene() {
    return Situation.of(
        "G . . . . G . V",
        ". . . . . . . .").secondTileFrom(4).pilgrim("T 1,1 N").pilgrim("M 2,1 N").pilgrim("S 3,1 N")
        .pilgrim("H 0,1 N");
  }

  private static String result(Situation s) {
    s.when(EndOfTurn.QUEST);
    String summary = s.match().outcome().summary();
    return switch (summary) {
      case "heroic-victory" -> "heroic";
      case "victory" -> "won";
      case "defeat" -> "lost";
      default -> "open";
    };
  }

  private static String won(Goal goal, UnaryOperator<Situation> change) {
    return result(change.apply(scene().victory(goal)));
  }

  @Test
  @Rule({"JW-END-01", "JW-END-03", "JW-SET-11"})
  void victory_isForAll_andAtOnce() {
    Situation s = scene().seats(3).victory(new Goal.VillagersRescued(3)).with('M', Counters.VILLAGERS, 2)
        .with('H', Counters.VILLAGERS, 1).when(EndOfTurn.QUEST);

    assertThat(s.match().outcome().standings()).hasSize(3)
        .allMatch(standing -> standing.result() == Result.WIN && standing.score() == 1 && standing.rank() == 1);
    assertThat(won(new Goal.VillagersRescued(3), it -> it.with('M', Counters.VILLAGERS, 2))).isEqualTo("open");
  }

  @Test
  @Rule("JW-END-01")
  void goals_holdOnlyWhenTheyAreMet() {
    assertThat(won(new Goal.LeaderConscious(), it -> it)).isEqualTo("won");
    assertThat(won(new Goal.LeaderConscious(), it -> it.health("T", 0))).isEqualTo("open");
    assertThat(won(new Goal.AllConscious(), it -> it)).isEqualTo("won");
    assertThat(won(new Goal.AllConscious(), it -> it.health("H", 0))).isEqualTo("open");
    assertThat(won(new Goal.EverybodyOn("T1A"), it -> it)).isEqualTo("won");
    assertThat(won(new Goal.EverybodyOn("T1A"), it -> it.pilgrim("H 4,1 N"))).isEqualTo("open");
    assertThat(won(new Goal.EverybodyOn("T1A"), it -> it.pilgrim("H 4,1 N").health("H", 0)))
        .as("the unconscious do not count").isEqualTo("won");
    assertThat(won(new Goal.EverybodyOn("T1A"), it -> it.health("T", 0).health("M", 0).health("S", 0).health("H", 0)))
        .as("nobody is no everybody").isEqualTo("lost");
    assertThat(won(new Goal.GatesClosed(2), it -> closed(it, 0))).isEqualTo("open");
    assertThat(won(new Goal.GatesClosed(2), it -> closed(closed(it, 0), 1))).isEqualTo("won");
    assertThat(won(new Goal.GateClosed("G2"), it -> closed(it, 0))).isEqualTo("open");
    assertThat(won(new Goal.GateClosed("G2"), it -> closed(it, 1))).isEqualTo("won");
    assertThat(won(new Goal.Defeated("koorogg"), it -> it)).isEqualTo("open");
    assertThat(won(new Goal.Defeated("koorogg"), it -> it.and(at -> at.addDefeat(at.definition().type("koorogg")))))
        .isEqualTo("won");
  }

  private static Situation closed(Situation s, int gate) {
    return s.and(it -> it.setGate(gate, QuestToken.Gate.CLOSED));
  }

  private static String heroic(Goal goal, UnaryOperator<Situation> change) {
    return result(change.apply(scene().victory(new Goal.LeaderConscious()).heroic(goal)));
  }

  @Test
  @Rule("JW-END-01")
  void heroicGoals_makeAVictoryHeroic() {
    assertThat(heroic(new Goal.WonBy(10), it -> it.and(at -> at.set(Counters.TURN, 10)))).isEqualTo("heroic");
    assertThat(heroic(new Goal.WonBy(10), it -> it.and(at -> at.set(Counters.TURN, 11)))).isEqualTo("won");
    assertThat(heroic(new Goal.NeverUnconscious(), it -> it)).isEqualTo("heroic");
    assertThat(heroic(new Goal.NeverUnconscious(), it -> it.and(at -> at.set(Counters.FALLEN, 1)))).isEqualTo("won");
    assertThat(heroic(new Goal.SutraCollected(), it -> it)).isEqualTo("won");
    assertThat(heroic(new Goal.SutraCollected(), it -> it.and(at -> at.set(Counters.COLLECTED, 1)))).isEqualTo("heroic");
    assertThat(heroic(new Goal.Meditated(), it -> it)).isEqualTo("won");
    assertThat(heroic(new Goal.Meditated(), it -> it.and(at -> at.set(Counters.MEDITATED, 1)))).isEqualTo("heroic");
    assertThat(heroic(new Goal.SkillPlayedByEach(), it -> it.and(at -> at.set(Counters.PLAYED_SKILL, 0b1011))))
        .isEqualTo("won");
    assertThat(heroic(new Goal.SkillPlayedByEach(), it -> it.and(at -> at.set(Counters.PLAYED_SKILL, 0b1111))))
        .isEqualTo("heroic");
  }

  @Test
  @Rule({"JW-RUL-53", "JW-RUL-81", "JW-END-02"})
  void quest_isLost_withTripitakaDead_orNobodyUp() {
    assertThat(result(scene())).isEqualTo("open");
    assertThat(result(scene().health("T", 0))).as("unconscious only").isEqualTo("open");
    assertThat(result(scene().and(it -> it.setPilgrim(0, Counters.LYING, Counters.DEAD)))).isEqualTo("lost");
    assertThat(result(scene().health("T", 0).health("M", 0).health("S", 0).health("H", 0))).isEqualTo("lost");
    assertThat(result(scene().health("M", 0).health("S", 0).health("H", 0))).isEqualTo("open");
  }

  @Test
  @Rule("JW-END-02")
  void failureOfTheQuest_losesIt() {
    assertThat(result(scene().failure(new Goal.VillagersLost(2)).with('T', Counters.VILLAGERS, 1))).as("1 and 1 there")
        .isEqualTo("open");
    assertThat(result(scene().failure(new Goal.VillagersLost(3)).with('T', Counters.VILLAGERS, 1))).isEqualTo("lost");
  }

  @Test
  @Rule("JW-RUL-64")
  void turnIsReached_whenItsDemonPhaseIsComplete() {
    assertThat(atTurn(3, 0)).as("pilgrims may still win").isEqualTo("open");
    assertThat(atTurn(3, 1)).isEqualTo("lost");
    assertThat(atTurn(2, 1)).isEqualTo("open");
  }

  private static String atTurn(int turn, int demonsDone) {
    return result(scene().failure(new Goal.TurnReached(3)).and(it -> {
      it.set(Counters.TURN, turn);
      it.set(Counters.DEMONS_DONE, demonsDone);
    }));
  }

  @Test
  @Rule("JW-RUL-64")
  void victoryAndFailureTogether_areAVictory() {
    assertThat(result(scene().victory(new Goal.GatesClosed(1)).failure(new Goal.VillagersLost(3))
        .and(it -> it.setGate(0, QuestToken.Gate.CLOSED)))).isEqualTo("won");
  }
}
