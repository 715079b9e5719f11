package games.kumite.journey.quest;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.EndOfTurn;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules of quests that keep track of time, in the End of turn phase. */
final class TimeRuleTests {

  private static Situation farm(int turn) {
    return Situation.of(
        "G . . V",
        ". . . .").pilgrim("T 1,1 N").rule(new QuestRule.ExtraCards(3, "G1")).and(it -> it.set(Counters.TURN, turn));
  }

  @Test
  @Rule({"JW-TRN-23", "JW-SET-03"})
  void extraCard_comesFromItsTurnOn_whileAVillagerIsLeft() {
    assertThat(farm(2).when(EndOfTurn.QUEST).journey().extraCards(0)).isZero();
    assertThat(farm(3).when(EndOfTurn.QUEST).journey().extraCards(0)).isEqualTo(1);
    assertThat(farm(9).when(EndOfTurn.QUEST).journey().extraCards(0)).isEqualTo(1);
    assertThat(farm(3).and(it -> it.take(1)).when(EndOfTurn.QUEST).journey().extraCards(0)).as("rescued").isZero();
    assertThat(farm(3).and(it -> it.setGate(0, QuestToken.Gate.CLOSED)).when(EndOfTurn.QUEST).journey().extraCards(0))
        .isZero();
  }

  @Test
  @Rule({"JW-TRN-23", "JW-SET-03"})
  void extraCard_isOfTheGateThatIsNamed() {
    Situation s = Situation.of("G . G V", ". . . .").pilgrim("T 1,1 N").rule(new QuestRule.ExtraCards(3, "G2"))
        .and(it -> it.set(Counters.TURN, 3)).when(EndOfTurn.QUEST);
    assertThat(s.journey().extraCards(0)).isZero();
    assertThat(s.journey().extraCards(1)).isEqualTo(1);
    Table table = s.match().table(Viewer.spectator());
    assertThat(table.find("token:gate-G1").orElseThrow().get("extra-cards")).isNull();
    assertThat(table.find("token:gate-G2").orElseThrow().get("extra-cards")).isEqualTo(1);
  }

  private static Situation hut(int turn) {
    return Situation.of(
        "V . V . V",
        ". . . . .").pilgrim("T 1,1 N").pilgrim("S 4,1 N")
        .rule(new QuestRule.Flames(8, new QuestRule.Area(0, 0, 3, 2), 1)).and(it -> it.set(Counters.TURN, turn));
  }

  @Test
  @Rule({"JW-TRN-23", "JW-RUL-122"})
  void flames_takeWhoIsInside_andEachGivesEveryPilgrimBadKarma() {
    Situation s = hut(8).health("S", 0).and(it -> it.setPilgrim(3, Counters.LYING, Counters.DEAD)).when(EndOfTurn.QUEST);

    assertThat(s.journey().isThere(0)).isFalse();
    assertThat(s.journey().isThere(1)).isFalse();
    assertThat(s.journey().isThere(2)).as("outside").isTrue();
    assertThat(s.number('T', Counters.BAD)).isEqualTo(2);
    assertThat(s.number('S', Counters.BAD)).as("unconscious").isEqualTo(2);
    assertThat(s.number('H', Counters.BAD)).as("dead").isZero();
    assertThat(hut(7).when(EndOfTurn.QUEST).journey().isThere(0)).isTrue();
    assertThat(hut(9).when(EndOfTurn.QUEST).journey().isThere(0)).isTrue();
  }

  @Test
  @Rule({"JW-KAR-02", "JW-RUL-35"})
  void badKarmaOfFlames_isExchangedAtOnce() {
    Situation s = hut(8).with('T', Counters.BAD, 9).when(EndOfTurn.QUEST);

    assertThat(s.number('T', Counters.BAD)).isEqualTo(1);
    assertThat(s.number('T', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.cards(s.journey().zones().corruption[0])).hasSize(1);
  }

  @Test
  @Rule({"JW-RUL-122", "JW-RUL-35"})
  void badKarmaOfFlames_isGainedInInitiativeOrder() {
    Situation s = hut(8).with('T', Counters.PLACE, 3).with('S', Counters.PLACE, 1).with('M', Counters.PLACE, 2)
        .with('T', Counters.BAD, 9).with('S', Counters.BAD, 9).onTop("C01", "C03").when(EndOfTurn.QUEST);

    assertThat(s.cards(s.journey().zones().corruption[2])).as("Monk Sha is first").containsExactly("C01");
    assertThat(s.cards(s.journey().zones().corruption[0])).containsExactly("C03");
  }

  @Test
  @Rule({"JW-RUL-122", "JW-END-02"})
  void failure_isTestedAfterAllVillagersAreRemoved() {
    Situation s = hut(8).failure(new Goal.VillagersLost(2)).when(EndOfTurn.QUEST);

    assertThat(s.match().outcome().summary()).isEqualTo("defeat");
    assertThat(s.number('T', Counters.BAD)).as("both count").isEqualTo(2);

    Situation early = hut(8).failure(new Goal.VillagersLost(3)).when(EndOfTurn.QUEST);
    List<String> told = early.events();
    assertThat(told.stream().filter(event -> event.contains("quest is lost"))).as("lost once: " + told).hasSize(1);
    assertThat(told.get(told.size() - 1)).as("and last of all").contains("quest is lost");
  }
}
