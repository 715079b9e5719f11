package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Corruption, conditions and flames that come in the middle of something, worked out by hand. */
final class UnluckyTurnTests {

  @TempDir
  private Path directory;

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  /** An Archer falls to the Monkey King, who has 9 bad karma: the card on top is his at once. */
  private static Situation killing(String corruption, String... hand) {
    return Situation.on(5, 5).pilgrim("M 2,3 N").with('M', Counters.BAD, 9).hand('M', hand).onTop(corruption)
        .demon("1 archer 2,2 S").demon("2 archer 2,1 S").dice("red-1=3,3 white-1=1").when(Turns.activation('M'))
        .play("attack", "kill");
  }

  /** The attack was the only action that Demon Distraction leaves him: AP are of no use to him any more. */
  @Test
  @Rule({"JW-CRD-12", "JW-RUL-35", "JW-RUL-102"})
  void distractionThatAKillBrings_leavesNothingForEndlessVigour() {
    Situation s = killing("C02", "M8").isOver();

    assertThat(s.hand('M')).containsExactly("M8");
    assertThat(s.number('M', Counters.CHI)).isEqualTo(10);
  }

  @Test
  @Rule({"JW-CRD-11", "JW-RUL-35"})
  void lureThatAKillBrings_forbidsTheSecondAttack() {
    Situation s = killing("C01");

    assertThat(s.options()).contains("move", "end").doesNotContain("attack");
    assertThat(s.refusal("attack")).isEqualTo("JW-CRD-11");
  }

  /** 10 chi become 8, of which the card that answers the kill takes 3. */
  @Test
  @Rule({"JW-DFN-04", "JW-RUL-35", "JW-RUL-140"})
  void hollowHeartThatAKillBrings_comesBeforeTheCardsThatAnswerIt() {
    Situation s = killing("C07", "M8").play("play card:M8 figure:monkey-king");

    assertThat(s.number('M', Counters.CHI)).isEqualTo(5);
    s.play("rest");
    assertThat(s.number('M', Counters.CHI)).isEqualTo(8);
  }

  @Test
  @Rule({"JW-ACT-22", "JW-RUL-32"})
  void cursedPilgrim_isRevivedWithoutChi() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 3).with('T', Counters.CHI, 4).pilgrim("M 1,2 E")
        .with('M', Counters.CHI, 7).health("M", 0).condition("M", "CURSED", 0).when(Turns.activation('T'))
        .play("revive figure:monkey-king");
    assertThat(s.options()).containsExactly("give 1 0", "give 2 0");
    s.play("give 2 0");

    assertThat(s.number('M', Counters.CHI)).isZero();
    assertThat(s.number('T', Counters.CHI)).isEqualTo(4);
  }

  /** Carried into the fire he has entered it without damage; only when he has stayed for a full turn it burns. */
  @Test
  @Rule({"JW-RUL-61", "JW-RUL-09", "JW-TER-05"})
  void borrowedCloudIntoTheFire_burnsAtTheEndOfTheNextActivation() {
    Situation s = Situation.of(". . .", ". r .").pilgrim("H 0,0 N").hand('H', "F13")
        .when(Turns.inTurn(Turns.activation('H'), Turns.activation('H')))
        .play("play card:F13 figure:cho-hakkai", "to space:b2", "end");
    assertThat(s.health("H")).isEqualTo(16);
    s.play("end").isOver();
    assertThat(s.health("H")).isEqualTo(15);
  }

  /** He lies on his tile all the same, and the chant lasts to the end of the turn. */
  @Test
  @Rule({"JW-CRD-25", "JW-CRD-08", "JW-DEF-01"})
  void omChant_goesOnAfterTripitakaHasFallen() {
    Situation s = Situation.on(10, 4).secondTileFrom(5).pilgrim("T 1,1 E").health("T", 1).hand('T', "T2")
        .pilgrim("M 0,3 N")
        .demon("1 archer 6,1 W").demon("2 warrior 4,2 S").dice("red=3 black=1 blue-1=0,0")
        .and(UnluckyTurnTests::buryAbsent)
        .when(Turns.inTurn(QuietPoint.POINT, new Shot(), DemonPhase.ACTIVATE)).play("play card:T2 figure:tripitaka")
        .isOver();

    assertThat(s.events()).containsSubsequence("Tripitaka is unconscious.",
        "Warrior 1 is held by Om Chant and inactive.");
  }

  /** The Archer attacks. */
  private record Shot() implements Step<GameState> {
    @Override
    public void run(GameState it) {
      it.then(Attacks.byDemon(it, archer(it)));
    }

    private static int archer(GameState it) {
      int figure = Content.PILGRIMS;
      while (!it.definition().figure(figure).name.equals("archer-1")) {
        figure++;
      }
      return figure;
    }
  }

  /** No actions, no cards, no defending: to say in which order others are attacked is none of these. */
  @Test
  @Rule({"JW-AI-16", "JW-CRD-18"})
  void orderOfTargets_isAskedOfTheParalyzedToo() {
    Situation s = Situation.on(6, 6).seats(4).pilgrim("T 5,5 N").condition("T", "PARALYZED", 0).pilgrim("H 1,2 S")
        .pilgrim("S 3,2 S").demon("1 berserker 2,3 N").attack("1");
    assertThat(s.asked()).isEqualTo("order-targets Ana");
  }

  /** 9 and 2 are 11: exchanged at once, and those after him have theirs before the quest is lost. */
  @Test
  @Rule({"JW-RUL-122", "JW-RUL-35", "JW-RUL-64"})
  void flamesThatLoseTheQuest_areAllPaidFor() {
    Situation s = Situation.of("V V . .", ". . . .").rule(new QuestRule.Flames(8, new QuestRule.Area(0, 0, 2, 1), 1))
        .failure(new Goal.VillagersLost(1)).onTop("C09").and(it -> it.set(Counters.TURN, 8)).pilgrim("T 1,1 N")
        .with('T', Counters.BAD, 9).pilgrim("M 2,1 N").with('M', Counters.LYING, Counters.DEAD).pilgrim("S 3,1 N").health("S", 0)
        .when(EndOfTurn.BEGIN);

    assertThat(s.ending()).isEqualTo("defeat");
    assertThat(s.number('T', Counters.BAD)).isEqualTo(1);
    assertThat(s.number('T', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.number('M', Counters.BAD)).as("dead").isZero();
    assertThat(s.number('S', Counters.BAD)).as("unconscious").isEqualTo(2);
  }

  /** Cured after the only action he had: the AP of his activation were given when it began. */
  @Test
  @Rule({"JW-RUL-145", "JW-TRN-13"})
  void dazedPilgrim_curedInItsActivation_hasNoMoreAp() {
    Situation s = Situation.on(5, 5).pilgrim("H 2,2 N").with('H', Counters.CHI, 1).condition("H", "DAZED", 0).hand('H', "F05")
        .when(Turns.activation('H')).play("rest", "play card:F05 figure:cho-hakkai").isOver();
    assertThat(s.conditions("H")).isEmpty();
  }

  /** Dazed by its own attack, which has come back: the second AP is its own all the same. */
  @Test
  @Rule({"JW-RUL-145", "JW-RUL-123"})
  void dazedDemon_keepsTheApOfItsActivation() throws IOException {
    Situation s = Situation.on(6, 6).content(Shipped.with(directory, "demons", "\"DISABLED\"", "\"DAZED\""))
        .pilgrim("T 2,2 N").hand('T', "T4").demon("1 drummer 2,0 S").dice("red=1,0 black=6,1 blue-1=0,0")
        .and(UnluckyTurnTests::buryAbsent).when(DemonPhase.ACTIVATE).play("play card:T4 figure:tripitaka").isOver();
    assertThat(s.conditions("1")).containsExactly("DAZED 0");
    assertThat(s.events().stream().filter(text -> text.equals("Drummer 1 attacks Tripitaka."))).hasSize(2);
  }
}
