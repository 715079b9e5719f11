package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who is asked at quiet points, and when again, with three players; worked out by hand. */
final class QuietPointTests {

  /** Ana holds Tripitaka and Cho Hakkai, Bo the Monkey King, Cy Monk Sha; each has a card that would help now. */
  private static Situation three() {
    return Situation.on(6, 6).seats(3).pilgrim("T 0,0 N").health("T", 5).hand('T', "F02")
        .pilgrim("M 2,0 N").with('M', Counters.CHI, 1).hand('M', "F03").pilgrim("S 4,0 N").pilgrim("H 5,5 N");
  }

  private enum Phases implements Step<GameState> {
    PILGRIMS_AND_DEMONS {
      @Override
      public void run(GameState it) {
        it.then(PilgrimPhase.BEGIN, Stage.PILGRIM_PHASE, DemonPhase.BEGIN, Stage.DEMON_PHASE);
      }
    }
  }

  /** A rest is a change; a step is none; a card to a hand is one. */
  @Test
  @Rule({"JW-RUL-109", "JW-RUL-41"})
  void seatThatHasPassed_isAskedAgainAfterAChangeOfAnyPilgrim() {
    Situation s = three().with('H', Counters.CHI, 3).onTop("F12").when(PilgrimPhase.BEGIN);
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("act Ana");
    s.play("move", "go space:a1 east 1");
    assertThat(s.asked()).as("nothing has changed").isEqualTo("act Ana");
    s.play("end");
    assertThat(s.asked()).isEqualTo("act Bo");
    s.play("rest");
    assertThat(s.asked()).as("the Monkey King's chi").isEqualTo("quiet Ana");
    s.play("pass");
    assertThat(s.asked()).as("6 of 10").isEqualTo("quiet Bo");
  }

  /** Hands lie open: who might act can, and who has passed is asked no more. */
  @Test
  @Rule("JW-RUL-109")
  void discreetWindows_askTheSameSeats() {
    Situation s = three().discreet().with('H', Counters.CHI, 3).onTop("F12").when(PilgrimPhase.BEGIN);
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("act Ana");
    s.play("move", "go space:a1 east 1");
    assertThat(s.asked()).as("nothing has changed").isEqualTo("act Ana");
  }

  /** Bo has passed; that Tripitaka has come to where his bowl helps is no change, and Ana alone is asked. */
  @Test
  @Rule("JW-RUL-109")
  void seatThatHasPassed_isNotAskedWhereAnotherOneIs() {
    Situation s = Situation.on(6, 6).seats(2).pilgrim("T 0,0 E").hand('T', "F04").pilgrim("M 3,0 N").health("M", 5)
        .hand('M', "F02").pilgrim("S 5,5 N").pilgrim("H 0,5 N").when(PilgrimPhase.BEGIN);
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass", "move", "go space:c1 east 1");
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("act Ana");
  }

  /** The fire hurts the last one when he is done: the phase ends with a quiet point. */
  @Test
  @Rule({"JW-RUL-109", "JW-TER-05"})
  void pilgrimPhase_endsWithAQuietPoint() {
    Situation s = Situation.of("r . .", ". . .").pilgrim("H 0,0 E").hand('H', "F02").when(PilgrimPhase.BEGIN).play("end");
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("play card:F02 figure:cho-hakkai").isOver();
    assertThat(s.health("H")).isEqualTo(16);
  }

  /** Turns are counted, and told. */
  @Test
  @Rule({"JW-TRN-01", "JW-TRN-23"})
  void nextTurn_isToldByItsNumber() {
    Situation s = Situation.on(6, 6).pilgrim("T 0,0 E").pilgrim("M 3,0 N").pilgrim("S 5,5 N").pilgrim("H 0,5 N")
        .and(it -> it.set(Counters.TURN, 4)).when(TurnSteps.NEXT);
    assertThat(s.asked()).isEqualTo("act Ana");
    assertThat(s.journey().get(Counters.TURN)).isEqualTo(5);
    assertThat(s.events()).contains("Turn 5 begins.");
  }

  /** The first to pass is asked again once another one has played; a window ends with passes in a row. */
  @Test
  @Rule({"JW-RUL-41", "JW-RUL-109"})
  void playedCard_opensThePointAgain() {
    Situation s = three().when(QuietPoint.POINT).play("pass");
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("play card:F03 figure:monkey-king");
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("pass").isOver();
    assertThat(s.health("T")).isEqualTo(5);
  }

  /** Another phase asks everybody anew, though nothing has changed. */
  @Test
  @Rule({"JW-RUL-109", "JW-TRN-01"})
  void anotherPhase_asksAnew() {
    Situation s = three().when(Phases.PILGRIMS_AND_DEMONS).play("pass", "pass", "end", "end", "end", "end");
    assertThat(s.journey().get(Counters.ACTIVE)).isEqualTo(GameState.NOBODY);
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass").isOver();
  }

  /** Paralyzed, Tripitaka plays nothing; his player is asked at the place of Cho Hakkai, the last, for him alone. */
  @Test
  @Rule({"JW-RUL-41", "JW-CRD-18", "JW-RUL-109"})
  void seatIsAskedAtThePlaceOfItsFirstAblePilgrim() {
    Situation s = three().condition("T", "PARALYZED", 1).health("H", 9).hand('H', "F02").when(QuietPoint.POINT);
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Ana");
    assertThat(s.options()).hasSize(2).allMatch(text -> text.equals("pass") || text.endsWith("figure:cho-hakkai"));
  }

  /** Two copies in one hand are two cards. */
  @Test
  @Rule({"JW-RUL-62", "JW-RUL-101"})
  void twoCopies_areTwoCards_untilThereIsNothingToHeal() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 4).hand('T', "F02", "F02").when(QuietPoint.POINT)
        .play("play card:F02 figure:tripitaka");
    assertThat(s.health("T")).isEqualTo(9);
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play(s.options().get(0)).isOver();
    assertThat(s.health("T")).isEqualTo(12);
  }

  private static Situation alone() {
    return Situation.on(5, 5).seats(3).pilgrim("T 2,2 N").with('M', Counters.LYING, Counters.DEAD).with('S', Counters.LYING, Counters.DEAD)
        .with('H', Counters.LYING, Counters.DEAD);
  }

  /** Each blow of a demon is an action: between two of one demon Tripitaka may eat, and before the next demon's. */
  @Test
  @Rule({"JW-RUL-134", "JW-RUL-109", "JW-RUL-70"})
  void pointAfterEachActionOfADemon_comesBeforeItsNextOne() {
    Situation s = alone().hand('T', "F02").demon("1 warrior 2,1 S").demon("2 warrior 2,3 N")
        .dice("red=2,2,2,2,0,0,0,0 blue-1=0,0,0,0,0,0,0,0").when(DemonPhase.ACTIVATE);
    assertThat(s.asked()).isEqualTo("quiet Ana");
    assertThat(s.health("T")).isEqualTo(8);
    s.play("pass");
    assertThat(s.asked()).as("the second blow of the first demon").isEqualTo("quiet Ana");
    assertThat(s.health("T")).isEqualTo(4);
    s.play("play card:F02 figure:tripitaka").isOver();
    assertThat(s.health("T")).isEqualTo(9);
  }

  /** Sung to sleep after its first blow, it strikes nobody a second time. */
  @Test
  @Rule({"JW-RUL-134", "JW-CRD-25"})
  void demonThatIsHeldAfterItsBlow_doesNothingMore() {
    Situation s = alone().hand('T', "T2").demon("1 warrior 2,1 S").dice("red=1,1 blue-1=0,0").when(DemonPhase.ACTIVATE)
        .play("pass");
    assertThat(s.asked()).as("after its first blow").isEqualTo("quiet Ana");
    s.play("play card:T2 figure:tripitaka").isOver();
    assertThat(s.health("T")).isEqualTo(10);
  }

  /** A kill brings karma, a weapon and corruption, but neither health nor chi, condition or card of a hand changes. */
  @Test
  @Rule({"JW-RUL-109", "JW-KAR-02"})
  void corruption_isNoChange() {
    Situation s = Situation.on(4, 4).pilgrim("M 1,2 N").pilgrim("S 3,3 N").with('M', Counters.BAD, 9).health("M", 5)
        .hand('M', "F02").onTop("C09").demon("1 archer 1,1 S").dice("red-1=3,3 white-1=1")
        .when(Turns.inTurn(Turns.granted('S'), QuietPoint.POINT, Turns.granted('M'), QuietPoint.POINT, Turns.granted('S')))
        .play("decline");
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("pass", "attack", "kill");
    assertThat(s.number('M', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.asked()).as("the Peach was passed").isEqualTo("act Ana");
  }

  /** Slow he was, from this turn on, and slow he is; had the card been older, it would be a change. */
  @Test
  @Rule({"JW-RUL-109", "JW-CRD-15"})
  void secondCopyOfANewCondition_isNoChange() {
    Situation s = three().health("H", 9).condition("H", "SLOWED", 0).onTop("N03")
        .when(Turns.inTurn(QuietPoint.POINT, new Misfortune(3), QuietPoint.POINT)).play("pass", "pass").isOver();
    assertThat(s.conditions("H")).containsExactly("SLOWED 0");

    Situation older = three().condition("H", "SLOWED", 1).onTop("N03")
        .when(Turns.inTurn(QuietPoint.POINT, new Misfortune(3), QuietPoint.POINT)).play("pass", "pass");
    assertThat(older.asked()).isEqualTo("quiet Ana");
  }

  /** Who has played a card comes first again, then those after it, who had passed. */
  @Test
  @Rule("JW-RUL-41")
  void whoHasPlayed_isAskedAgainBeforeTheOthers() {
    Situation s = three().health("M", 5).hand('M', "F02").when(QuietPoint.POINT).play("pass", "play card:F03 figure:monkey-king");
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Ana");
  }

  /** Ana's place is that of Cho Hakkai, the third, as long as Tripitaka is Paralyzed: after Bo and before Cy. */
  @Test
  @Rule({"JW-RUL-41", "JW-RUL-109"})
  void seatWhoseFirstPilgrimIsParalyzed_comesAtThePlaceOfTheNext() {
    Situation s = three().with('H', Counters.PLACE, 3).with('S', Counters.PLACE, 4).condition("T", "PARALYZED", 1).health("H", 9)
        .hand('H', "F02").health("S", 5).hand('S', "F04").when(QuietPoint.POINT);
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Cy");
  }

  /** The last demon has struck: there is a point before the Demon phase ends. */
  @Test
  @Rule({"JW-RUL-109", "JW-TRN-16"})
  void pointAtTheEndOfTheDemonPhase_comesAfterTheLastBlow() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 N").hand('T', "F02").demon("1 warrior 2,1 S")
        .with('M', Counters.LYING, Counters.DEAD).with('S', Counters.LYING, Counters.DEAD).with('H', Counters.LYING, Counters.DEAD)
        .dice("red=0,0,2,2 blue-1=0,0,0,0").when(DemonPhase.BEGIN);
    assertThat(s.asked()).isEqualTo("quiet Ana");
    assertThat(s.health("T")).isEqualTo(8);
  }

  /** Bo has passed with his bowl; that somebody walks is a change for him, whose card names who stands beside him, not for Ana. */
  @Test
  @Rule("JW-RUL-109")
  void seatWithACardThatDependsOnPlaces_isAskedAgainAfterAMove() {
    Situation s = Situation.on(6, 6).seats(3).pilgrim("T 0,0 N").health("T", 5).hand('T', "F02")
        .pilgrim("M 2,0 N").health("M", 5).hand('M', "F04").pilgrim("S 4,0 N").pilgrim("H 5,5 N").when(PilgrimPhase.BEGIN)
        .play("pass", "pass", "move", "go space:a1 south 1");
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("act Ana");
  }

  /** One demon is beside Tripitaka when he passes; the second one comes onto his tile, and he may sing for both. */
  @Test
  @Rule({"JW-RUL-109", "JW-CRD-25"})
  void chant_isOfferedAgain_whenADemonWalksOntoTheTile() {
    Situation s = Situation.on(10, 4).secondTileFrom(5).pilgrim("T 1,1 E").hand('T', "T2").with('M', Counters.LYING, Counters.DEAD)
        .with('S', Counters.LYING, Counters.DEAD).with('H', Counters.LYING, Counters.DEAD).demon("1 warrior 2,1 W").demon("2 warrior 6,1 W")
        .dice("red=0,0,0,0,0,0,0,0 blue-1=0,0,0,0,0,0,0,0").when(DemonPhase.BEGIN);
    int asked = 0;
    while (!s.match().isOver() && s.asked().equals("quiet Ana")) {
      asked++;
      s.play("pass");
    }
    assertThat(asked).as("before the first, and after the second has come").isGreaterThan(1);
    assertThat(s.where("2")).isNotEqualTo("6,1 W");
  }
}
