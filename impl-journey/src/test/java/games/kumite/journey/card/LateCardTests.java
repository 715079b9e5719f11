package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.map.Facing;
import games.kumite.journey.quest.RunningQuest;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.PilgrimPhase;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Cards that meet where nobody looks for them, worked out by hand. */
final class LateCardTests {

  /** With 1 health he cannot leap over the demon in the fire: that step would knock him out where he cannot lie. */
  @Test
  @Rule({"JW-RUL-114", "JW-RUL-09", "JW-TER-04"})
  void cloudLeap_withOneHealth_doesNotPassADemonInTheFire() {
    Situation one = Situation.of(". r . .", "# # # #").pilgrim("M 0,0 E").health("M", 1).hand('M', "M1")
        .demon("1 warrior 1,0 W")
        .when(Turns.activation('M')).play("move", "play card:M1 figure:monkey-king");
    assertThat(one.options()).allMatch(text -> text.startsWith("go space:a1")).isNotEmpty();

    Situation two = Situation.of(". r . .", "# # # #").pilgrim("M 0,0 E").health("M", 2).hand('M', "M1")
        .demon("1 warrior 1,0 W")
        .when(Turns.activation('M')).play("move", "play card:M1 figure:monkey-king");
    assertThat(two.options()).contains("go space:c1 east 1").noneMatch(text -> text.startsWith("go space:b1"));
    two.play("go space:c1 east 1");
    assertThat(two.health("M")).isEqualTo(1);
  }

  /** He leaps over the tokens of another tile and comes down on his own: for two steps he was there. */
  @Test
  @Rule({"JW-RUL-83", "JW-RUL-61"})
  void cloudLeap_entersTheTileThatItOnlyPasses() {
    Situation s = Situation.of(". . V", ". . W").secondTileFrom(2).line(0, 0, Facing.SOUTH, 'p').line(1, 0, Facing.SOUTH, 'p')
        .pilgrim("M 1,0 E").with('M', Counters.CHI, 3).hand('M', "M1").when(Turns.activation('M'))
        .play("move", "play card:M1 figure:monkey-king");
    assertThat(RunningQuest.of(s.journey()).isEntered("T2A")).isFalse();
    s.play("go space:b2 west 1");
    assertThat(s.where("M")).isEqualTo("1,1 W");
    assertThat(RunningQuest.of(s.journey()).isEntered("T2A")).isTrue();
  }

  /** Nothing but a hand has changed: who has passed is asked again after a prayer, not after a step. */
  @Test
  @Rule({"JW-RUL-109", "JW-ACT-03"})
  void prayer_isAChange_forThoseWhoHavePassed() {
    Situation s = Situation.of("B . .", ". . .").seats(4).pilgrim("T 1,1 N").pilgrim("H 2,1 N").health("H", 5).hand('H', "F02")
        .with('M', Counters.LYING, Counters.DEAD).with('S', Counters.LYING, Counters.DEAD).onTop("F12").when(PilgrimPhase.BEGIN);
    assertThat(s.asked()).isEqualTo("quiet Di");
    s.play("pass", "move", "go space:b2 east 1");
    assertThat(s.asked()).isEqualTo("act Ana");
    s.play("pray");
    assertThat(s.asked()).isEqualTo("quiet Di");
  }

  /** The second of the first two and the third, which a card has brought, may be one double move. */
  @Test
  @Rule({"JW-CRD-10", "JW-CRD-11", "JW-RUL-42"})
  void lure_allowsADoubleMove_asSecondAndThirdAction() {
    Situation s = Situation.on(12, 1).pilgrim("S 0,0 E").with('S', Counters.CHI, 0).corrupted('S', "C01").hand('S', "F12")
        .when(Turns.activation('S')).play("play card:F12 figure:monk-sha", "rest", "move");

    assertThat(s.options()).contains("go space:e1 east 1", "go space:i1 east 2");
  }

  /** A gift is no action: the distracted may still give after his only one. */
  @Test
  @Rule({"JW-CRD-12", "JW-RUL-42", "JW-RUL-43"})
  void distraction_leavesTheGift() {
    Situation s = Situation.on(5, 5).seats(4).pilgrim("S 0,0 N").with('S', Counters.CHI, 0).corrupted('S', "C02").hand('S', "S3")
        .pilgrim("H 4,4 N").when(Turns.activation('S')).play("rest");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:S3 figure:monk-sha", "end");
    s.play("play card:S3 figure:monk-sha");
    assertThat(s.asked()).isEqualTo("act Di");
  }

  /** Three cards drawn, one kept: the second helping comes after that, and once. */
  @Test
  @Rule({"JW-ACT-06", "JW-CRD-04"})
  void secondHelping_answersAMeditation() {
    Situation s = Situation.of("B . .", ". . .").pilgrim("H 1,1 N").with('H', Counters.CHI, 1).hand('H', "H6")
        .onTop("F02", "F12", "F03", "F07").dice("spinner-1=1").when(Turns.activation('H'))
        .play("meditate", "keep card:F12");
    assertThat(s.options()).contains("play card:H6 figure:cho-hakkai");
    s.play("play card:H6 figure:cho-hakkai");
    assertThat(s.hand('H')).containsExactlyInAnyOrder("F12", "F07");
    assertThat(s.number('H', Counters.CHI)).isZero();
  }

  /** The gift lets him kill; the kill lets him act again at once, and a second kill in this turn brings nothing. */
  @Test
  @Rule({"JW-RUL-102", "JW-RUL-62"})
  void endlessVigour_inAGrantedAttack_isUsedAtOnce_andOnceInTheTurn() {
    Situation s = Situation.on(5, 5).seats(4).pilgrim("S 0,0 N").with('S', Counters.CHI, 3).hand('S', "S3").pilgrim("M 2,3 N")
        .with('M', Counters.CHI, 6).hand('M', "M8").demon("1 archer 2,2 S").demon("2 archer 2,1 S")
        .dice("red-2=3,3,3,3 white-2=1,1").when(Turns.activation('S'))
        .play("play card:S3 figure:monk-sha", "attack", "kill", "play card:M8 figure:monkey-king");
    assertThat(s.asked()).isEqualTo("act Bo");
    s.play("attack", "kill");
    assertThat(s.asked()).isEqualTo("act Cy");
    assertThat(s.number('M', Counters.CHI)).isEqualTo(3);
    assertThat(s.number('M', Counters.BAD)).isEqualTo(2);
  }

  /** Blind Rage takes the only die, Thick Hide gives one: with it the green square counts. */
  @Test
  @Rule({"JW-RUL-51", "JW-TER-07"})
  void thickHide_givesADieToWhoHasNone() {
    Situation s = Situation.of(". . .", ". g .", ". . .").seats(4).pilgrim("H 1,1 N").corrupted('H', "C10").hand('H', "H5")
        .demon("1 warrior 1,0 S").dice("red=2,2 blue-4=1").attack("1");
    assertThat(s.asked()).isEqualTo("before-defense Di");
    s.play("play card:H5 figure:cho-hakkai").isOver();
    assertThat(s.health("H")).as("4 - 1 - 1").isEqualTo(14);
  }

  /** 2 chi for the right, 1 for a die; what was paid is not given back when the demon stays. */
  @Test
  @Rule({"JW-RUL-130", "JW-ATK-22"})
  void thirstForBlood_isPaidBeforeOtherCards_andNotGivenBack() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,2 N").with('T', Counters.CHI, 3).corrupted('T', "C04").hand('T', "T6")
        .demon("1 archer 1,1 S").dice("red-1=3,0,0,0,1 white-1=1").attack("T").play("cleanse");
    assertThat(s.number('T', Counters.CHI)).isEqualTo(1);
    s.play("play card:T6 figure:tripitaka").isOver();
    assertThat(s.number('T', Counters.CHI)).isZero();
    assertThat(s.where("1")).isEqualTo("1,1 S");

    Situation poor = Situation.on(3, 3).pilgrim("T 1,2 N").with('T', Counters.CHI, 2).corrupted('T', "C04").hand('T', "T6")
        .demon("1 archer 1,1 S").dice("red-1=3,0,0,2 white-1=1").attack("T").play("cleanse").isOver();
    assertThat(poor.where("1")).isEqualTo("none");
    assertThat(poor.number('T', Counters.GOOD)).isEqualTo(2);
  }

  /** Mercy is for who is attacked now: redirected off the tile it is too late, redirected onto it it is not. */
  @Test
  @Rule({"JW-CRD-26", "JW-CRD-30", "JW-DFN-07"})
  void mercy_isForTheTileOfWhomTheAttackHasCome() {
    Situation away = Situation.on(6, 3).secondTileFrom(3).pilgrim("T 0,0 N").hand('T', "T3").pilgrim("M 2,1 S")
        .pilgrim("S 4,1 N").hand('S', "S1").demon("1 warrior 2,2 N").dice("red=1,0 blue-1=0,0").attack("1")
        .play("play card:S1 figure:monk-sha").isOver();
    assertThat(away.health("S")).isEqualTo(13);
    assertThat(away.hand('T')).containsExactly("T3");

    Situation home = Situation.on(6, 3).secondTileFrom(3).pilgrim("T 0,0 N").hand('T', "T3").pilgrim("M 4,1 S")
        .pilgrim("S 1,1 N").hand('S', "S1").demon("1 warrior 4,2 N").dice("red=3,3").attack("1")
        .play("play card:S1 figure:monk-sha");
    assertThat(home.asked()).isEqualTo("attack-rolled Ana");
    home.play("play card:T3 figure:tripitaka").isOver();
    assertThat(home.health("S")).isEqualTo(14);
  }

  /** Once it goes back to the demon nobody steps in its way; before that they may. */
  @Test
  @Rule({"JW-CRD-27", "JW-CRD-30", "JW-RUL-101"})
  void reflectedAttack_isNotRedirected() {
    Situation s = Situation.on(6, 6).pilgrim("T 2,2 S").hand('T', "T4").pilgrim("M 3,2 N").hand('M', "M7")
        .pilgrim("S 0,0 N").hand('S', "S1").demon("1 warrior 2,3 N").dice("red=0,0").attack("1");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:T4 figure:tripitaka", "play card:M7 figure:monkey-king",
        "play card:S1 figure:monk-sha", "pass");
    s.play("play card:T4 figure:tripitaka").isOver();
    assertThat(s.hand('S')).containsExactly("S1");
  }

  /** Taken off Tripitaka it is no attack on him any more: the seal has nothing to guard. */
  @Test
  @Rule({"JW-CRD-27", "JW-RUL-46"})
  void redirectedAttack_isNotReflectedByTripitaka() {
    Situation s = Situation.on(6, 6).pilgrim("T 2,2 S").hand('T', "T4").pilgrim("S 0,0 N").hand('S', "S1")
        .demon("1 warrior 2,3 N").dice("red=0,0 blue-1=0,0").attack("1").play("play card:S1 figure:monk-sha").isOver();
    assertThat(s.hand('T')).containsExactly("T4");
  }

  /** The dice of one colour each: red ones by the eyes, then the white one by the coin. */
  @Test
  @Rule("JW-ATK-09")
  void fieryEyesAndLuckyCoin_inOneRoll() {
    Situation s = Situation.on(3, 5).pilgrim("M 1,3 N").with('M', Counters.CHI, 2).hand('M', "M6", "F09").demon("1 warrior 1,2 S")
        .dice("red-1=0,0,2 white-1=1,5 blue=1").attack("M");
    assertThat(s.asked()).isEqualTo("attack-rolled Ana");
    s.play("play card:M6 figure:monkey-king");
    assertThat(s.options()).noneMatch(text -> text.startsWith("reroll white"));
    s.play("reroll red 1", "done", "play card:F09 figure:monkey-king");
    assertThat(s.options()).anyMatch(text -> text.startsWith("reroll white"))
        .anyMatch(text -> text.startsWith("reroll red"));
    s.play(s.options().stream().filter(text -> text.startsWith("reroll white")).findFirst().orElseThrow());
    while (s.asked().startsWith("reroll")) {
      s.play("done");
    }
    assertThat(s.asked()).isEqualTo("verdict Ana");
  }

  /** Weakened Tripitaka has no die at all; the sharpened edge still cuts. */
  @Test
  @Rule({"JW-ATK-08", "JW-CRD-14"})
  void sharpenedEdge_withoutADie() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,2 N").condition("T", "WEAKENED", 0).hand('T', "F07").demon("1 archer 1,1 S")
        .dice("white-1=1").attack("T").play("play card:F07 figure:tripitaka");
    assertThat(s.asked()).isEqualTo("verdict Ana");
  }

  /** What Monk Sha gives is a move of the Monkey King, with the wind of the Monkey King's own hand. */
  @Test
  @Rule({"JW-RUL-102", "JW-RUL-78"})
  void windAtTheBack_inAGrantedMove_isAskedOfWhoMoves() {
    Situation s = Situation.on(12, 2).seats(4).pilgrim("S 0,1 N").hand('S', "S3", "F06").pilgrim("M 0,0 E").hand('M', "F06")
        .when(Turns.activation('S')).play("play card:S3 figure:monk-sha", "move");
    assertThat(s.asked()).isEqualTo("before-move Bo");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:F06.2 figure:monkey-king", "pass");
    s.play("play card:F06.2 figure:monkey-king");
    assertThat(s.options()).contains("go space:j1 east 1").noneMatch(text -> text.endsWith(" 2"));
  }

  /** Thrown out of the way of his own seat: the order of play, not of seats, says who is asked first. */
  @Test
  @Rule({"JW-RUL-41", "JW-TRN-12"})
  void defenders_areAskedInTheOrderOfPlay_notOfSeats() {
    Situation s = Situation.on(6, 6).seats(4).pilgrim("T 2,2 S").hand('T', "T4").pilgrim("M 3,2 N").hand('M', "M7")
        .pilgrim("S 0,0 N").hand('S', "S1").with('S', Counters.PLACE, 1).with('M', Counters.PLACE, 2).with('T', Counters.PLACE, 4)
        .with('H', Counters.PLACE, 3).pilgrim("H 5,5 N").demon("1 warrior 2,3 N").attack("1");
    assertThat(s.asked()).isEqualTo("before-attack Cy");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("before-attack Bo");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("before-attack Ana");
  }

  /** The first in the order of play is Cho Hakkai; revived before his place he acts, Monk Sha's place has passed. */
  @Test
  @Rule({"JW-SET-18", "JW-TRN-12", "JW-RUL-32"})
  void revivedPilgrim_whosePlaceHasPassed_waitsForTheNextTurn() {
    Situation s = Situation.on(5, 5).seats(4).pilgrim("T 2,2 N").pilgrim("S 2,1 N").health("S", 0).pilgrim("H 2,3 N")
        .health("H", 0).with('S', Counters.PLACE, 1).with('T', Counters.PLACE, 2).with('H', Counters.PLACE, 3).with('M', Counters.PLACE, 4)
        .with('M', Counters.LYING, Counters.DEAD).when(PilgrimPhase.BEGIN)
        .play("revive figure:monk-sha", "give 1 0", "revive figure:cho-hakkai", "give 2 1");
    assertThat(s.asked()).isEqualTo("act Di");
    s.play("end").isOver();
    assertThat(s.health("S")).isEqualTo(1);
  }

  /** 19 and 2: two complete exchanges, one after the other, and one point is left. */
  @Test
  @Rule({"JW-RUL-35", "JW-KAR-02", "JW-KAR-03"})
  void cruelThought_mayBringTwoExchanges() {
    Situation s = Situation.of("B . .", ". . .").pilgrim("H 1,1 N").with('H', Counters.BAD, 19).onTop("N08").onTop("C11", "C03")
        .dice("spinner-1=2").when(Turns.activation('H')).play("meditate");
    assertThat(s.number('H', Counters.BAD)).isEqualTo(1);
    assertThat(s.number('H', Counters.LEVEL)).isEqualTo(3);
    assertThat(s.cards(s.journey().zones().corruption[3])).containsExactlyInAnyOrder("C11", "C03");
  }

  /** One of two conditions is chosen, of the pilgrim who was chosen before. */
  @Test
  @Rule("JW-RUL-84")
  void quietWater_choosesThePilgrim_thenTheCondition() {
    Situation s = Situation.on(5, 5).pilgrim("S 0,0 N").hand('S', "S8").condition("S", "SLOWED", 0).pilgrim("H 3,3 N")
        .health("H", 0).condition("H", "POISONED", 1).condition("H", "BURNING", 0).line(0, 0, Facing.EAST, 'y')
        .when(QuietPoint.POINT).play("play card:S8 figure:monk-sha");
    assertThat(s.options()).containsExactlyInAnyOrder("for figure:monk-sha", "for figure:cho-hakkai");
    s.play("for figure:cho-hakkai");
    assertThat(s.asked()).isEqualTo("cure Ana");
    assertThat(s.options()).hasSize(2);
  }
}
