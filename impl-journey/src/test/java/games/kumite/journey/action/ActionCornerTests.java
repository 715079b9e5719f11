package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.PilgrimPhase;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Actions in which several rules meet, worked out by hand. */
final class ActionCornerTests {

  /** Nothing is in range, and no card would bring anything into range. */
  @Test
  @Rule({"JW-ATK-02", "JW-RUL-103"})
  void attack_withoutATarget_isRefused() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,2 N").demon("1 warrior 2,4 N").when(Turns.activation('M'));
    assertThat(s.options()).doesNotContain("attack");
    assertThat(s.refusal("attack")).isEqualTo("JW-ATK-02");
  }

  @Test
  @Rule({"JW-ACT-14", "JW-KAR-07", "JW-KAR-01", "JW-KAR-05"})
  void rescue_withGreedOfIron_isOneKarma_andMayBeTheTenth() {
    Situation s = Situation.of("V . .", ". . .").pilgrim("M 1,1 E").with('M', Counters.GOOD, 9).corrupted('M', "C09")
        .onTop("M2", "M4").when(Turns.activation('M')).play("rescue token:villager-1");

    assertThat(s.number('M', Counters.VILLAGERS)).isEqualTo(1);
    assertThat(s.number('M', Counters.GOOD)).isZero();
    assertThat(s.hand('M')).as("passed over Hair Doubles").containsExactly("M4");
  }

  @Test
  @Rule({"JW-ACT-23", "JW-RUL-36", "JW-KAR-08"})
  void masterSkill_withThreeKarmaOrNoOneTimeCardLeft_isRefused() {
    Situation poor = Situation.on(3, 3).pilgrim("T 1,1 N").with('T', Counters.GOOD, 3).when(Turns.activation('T'));
    assertThat(poor.options()).doesNotContain("master");

    Situation bare = Situation.on(3, 3).pilgrim("T 1,1 N").with('T', Counters.GOOD, 4).hand('T', "T1", "T2", "T3", "T4", "T8")
        .when(Turns.activation('T'));
    assertThat(bare.options()).doesNotContain("master");

    Situation one = Situation.on(3, 3).pilgrim("T 1,1 N").with('T', Counters.GOOD, 4).hand('T', "T1", "T2", "T3", "T4")
        .onTop("T5", "T6", "T7", "T8").when(Turns.activation('T')).play("master");
    assertThat(one.hand('T')).contains("T8");
    assertThat(one.number('T', Counters.GOOD)).isZero();
  }

  /** One Rest by Monk Sha's gift, one of his own; the third is one too many in this turn. */
  @Test
  @Rule({"JW-RUL-113", "JW-ACT-18", "JW-RUL-102"})
  void rest_isCountedOverTheTurn_theGrantedOneToo() {
    Situation s = Situation.on(5, 5).pilgrim("S 0,0 N").pilgrim("H 4,4 N").hand('S', "S3").with('H', Counters.CHI, 0)
        .with('S', Counters.PLACE, 1).with('T', Counters.PLACE, 3).when(PilgrimPhase.BEGIN)
        .play("play card:S3 figure:monk-sha", "rest");
    assertThat(s.number('H', Counters.CHI)).isEqualTo(5);
    s.play("end");
    while (!s.asked().equals("over") && s.journey().get(Counters.ACTIVE) != Situation.pilgrim('H')) {
      s.play("end");
    }

    s.play("rest");

    assertThat(s.number('H', Counters.CHI)).isEqualTo(10);
    assertThat(s.options()).contains("move").doesNotContain("rest");
  }

  @Test
  @Rule({"JW-RUL-39", "JW-ACT-08"})
  void twoBoxesOnATile_areOneUse() {
    Situation s = Situation.of("B . .", ". . B").pilgrim("H 1,0 N").onTop("F12").when(Turns.activation('H')).play("pray");

    assertThat(s.options()).contains("play card:F12 figure:cho-hakkai").doesNotContain("pray", "meditate");
  }

  @Test
  @Rule({"JW-RUL-57", "JW-ACT-13"})
  void sutra_staysWithWhoTookIt() {
    Situation s = Situation.of("U . .", ". . .").seats(4).pilgrim("T 2,1 N").pilgrim("M 1,1 N").with('M', Counters.PLACE, 1)
        .with('T', Counters.PLACE, 2).when(Turns.activation('M')).play("collect token:sutra-1", "end").isOver();

    assertThat(s.number('M', Counters.SUTRAS)).isEqualTo(1);
    assertThat(s.number('T', Counters.SUTRAS)).isZero();
  }

  /** The first two are different; the third, by a card, may be anything. */
  @Test
  @Rule({"JW-CRD-11", "JW-CRD-10", "JW-RUL-42"})
  void lureOfDemons_bindsTheFirstTwo_andNoDoubleMove() {
    Situation s = Situation.on(9, 1).pilgrim("S 0,0 E").with('S', Counters.CHI, 0).corrupted('S', "C01").hand('S', "F12")
        .when(Turns.activation('S')).play("play card:F12 figure:monk-sha", "move");
    assertThat(s.options()).noneMatch(text -> text.endsWith(" 2") || text.endsWith(" 3"));
    s.play("go space:c1 east 1");
    assertThat(s.options()).contains("rest").doesNotContain("move");
    s.play("rest");
    assertThat(s.options()).contains("rest", "move");
  }

  /** One action is all: no card brings a second one, so nothing is asked. */
  @Test
  @Rule({"JW-CRD-12", "JW-RUL-43", "JW-RUL-102", "JW-RUL-104"})
  void demonDistraction_endsTheActivationAfterOneAction_whateverIsInTheHand() {
    Situation s = Situation.on(5, 5).pilgrim("S 0,0 E").with('S', Counters.CHI, 0).corrupted('S', "C02").hand('S', "F12")
        .when(Turns.activation('S')).play("rest").isOver();

    assertThat(s.number('S', Counters.CHI)).isEqualTo(5);
    assertThat(s.hand('S')).containsExactly("F12");
  }

  /** The Monkey King spins, Bo's first in the order of play; the card that may change it is Ana's. */
  @Test
  @Rule({"JW-RUL-41", "JW-CRD-31"})
  void everySeat_isAskedAboutASpin_whoeverSpins() {
    Situation s = Situation.of("B . .", ". . .").seats(2).pilgrim("M 1,1 N").pilgrim("S 2,1 N").with('M', Counters.PLACE, 1)
        .with('T', Counters.PLACE, 2).hand('S', "S2").onTop("F02", "F07", "F12").dice("spinner-2=2")
        .when(Turns.activation('M')).play("meditate");
    assertThat(s.asked()).endsWith(" Ana");

    s.play("play card:S2 figure:monk-sha");

    assertThat(s.options()).containsExactlyInAnyOrder("keep card:F02", "keep card:F07", "keep card:F12");
  }
}
