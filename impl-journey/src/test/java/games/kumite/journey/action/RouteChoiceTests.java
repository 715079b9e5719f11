package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which ways of a move are offered, with fire, water and cards in them; worked out by hand. */
final class RouteChoiceTests {

  /** Through the fire 2 points, round it 8: four turns and four steps. */
  private static Situation fire() {
    return Situation.of(". r . .", ". . . .").pilgrim("T 3,1 N").pilgrim("M 0,0 E");
  }

  private static List<String> to(Situation s, String pose) {
    return s.options().stream().filter(text -> text.startsWith("go space:" + pose + " ")).toList();
  }

  @Test
  @Rule({"JW-RUL-06", "JW-TER-04", "JW-MOV-07"})
  void fewerActionsThroughTheFire_orMoreRoundIt() {
    Situation through = fire().when(Turns.activation('M')).play("move");
    assertThat(to(through, "c1 east")).containsExactlyInAnyOrder("go space:c1 east 1", "go space:c1 east 2");
    through.play("go space:c1 east 1");
    assertThat(through.health("M")).isEqualTo(13);
    assertThat(through.journey().get(Counters.POINTS)).isEqualTo(1);

    Situation round = fire().when(Turns.activation('M')).play("move", "go space:c1 east 2").isOver();
    assertThat(round.health("M")).isEqualTo(14);
  }

  /** With 3 points more the way round takes one action as well, and nobody would burn himself for nothing. */
  @Test
  @Rule({"JW-RUL-06", "JW-RUL-78", "JW-RUL-108"})
  void wayThatIsBetterInBoth_isTheOnlyOne() {
    Situation s = fire().hand('M', "F06").when(Turns.activation('M')).play("move", "play card:F06 figure:monkey-king");
    assertThat(to(s, "c1 east")).containsExactly("go space:c1 east 1");
    s.play("go space:c1 east 1");
    assertThat(s.health("M")).isEqualTo(14);
  }

  /** Of one point of health nothing is left behind the fire: it is the end of a way, not the middle. */
  @Test
  @Rule({"JW-RUL-114", "JW-RUL-09"})
  void lastHealth_endsTheWayInTheFire() {
    Situation s = fire().health("M", 1).when(Turns.activation('M')).play("move");
    assertThat(to(s, "c1 east")).containsExactly("go space:c1 east 2");
    assertThat(to(s, "b1 east")).containsExactly("go space:b1 east 1");
    s.play("go space:b1 east 1").isOver();
    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    assertThat(s.where("M")).isEqualTo("1,0 E");
  }

  /** Three Move actions of a limping one: 12 less 1, not less 2. */
  @Test
  @Rule({"JW-CRD-13", "JW-MOV-07", "JW-CRD-10"})
  void limp_takesOnePointOfATripleMoveToo() {
    Situation s = Situation.on(14, 1).pilgrim("S 0,0 E").corrupted('S', "C03").hand('S', "F12").when(Turns.activation('S'))
        .play("play card:F12 figure:monk-sha", "move");
    assertThat(s.options()).contains("go space:e1 east 1", "go space:h1 east 2", "go space:l1 east 3")
        .doesNotContain("go space:i1 east 2").noneMatch(text -> text.startsWith("go space:m1"));
  }

  /** A granted action is one Move, however many points the giver has. */
  @Test
  @Rule({"JW-RUL-102", "JW-RUL-42", "JW-MOV-01"})
  void grantedAction_isOneMove() {
    Situation s = Situation.on(14, 2).pilgrim("S 0,0 E").hand('S', "S3").pilgrim("H 0,1 E").corrupted('H', "C03")
        .when(Turns.activation('S')).play("play card:S3 figure:monk-sha", "move");
    assertThat(s.options()).contains("go space:e2 east 1").noneMatch(text -> text.endsWith(" 2"))
        .noneMatch(text -> text.startsWith("go space:f2"));
  }

  /** Water: into it 2, on in it 2, a turn in it 2, out of it 1. A miniature and a purple line leave this way alone. */
  @Test
  @Rule({"JW-RUL-08", "JW-MOV-12", "JW-MOV-11", "JW-TER-08"})
  void turnInTheWater_andOutOfIt() {
    Situation s = Situation.of(". b b .", ". . b .", "# # . .").line(2, 1, Facing.EAST, 'p').pilgrim("H 0,0 E").pilgrim("M 1,1 N")
        .when(Turns.activation('H')).play("move");
    assertThat(s.options()).as("2, 2: the turn is too dear").contains("go space:c1 east 1", "go space:c1 south 2")
        .as("2, 2, 2, 2").contains("go space:c2 south 2").noneMatch(text -> text.startsWith("go space:c3"));

    Situation footing = Situation.of(". b b .", ". . b .", "# # . .").line(2, 1, Facing.EAST, 'p').pilgrim("S 0,0 E")
        .pilgrim("M 1,1 N").hand('S', "S5").with('S', Counters.CHI, 1).when(Turns.activation('S'))
        .play("move", "play card:S5 figure:monk-sha");
    assertThat(footing.options()).as("2 steps, a turn, a step").contains("go space:c2 south 1", "go space:c3 south 2");
  }

  /** Past the one in the way leads a route on either tile; the one that comes first, by a left turn, is over the second. */
  private static Situation wayRound(String row) {
    return Situation.of(row, row, row).secondTileFrom(3).rule(new QuestRule.GateAfterEntering("G1", "T2A"))
        .pilgrim("M 2,0 S").pilgrim("T 2,1 N").when(Turns.activation('M')).play("move");
  }

  @Test
  @Rule({"JW-RUL-83", "JW-MOV-01"})
  void tileThatWakesAGate_isNotEnteredInPassing() {
    Situation s = wayRound(". . . . .").play("go space:c3 south 2");
    assertThat(s.where("M")).isEqualTo("2,2 S");
    assertThat(s.journey().get(Counters.ENTERED_TILES) & 0b10).isZero();

    Situation entered = Situation.of(". . . . .", ". . . . .", ". . . . .").secondTileFrom(3)
        .rule(new QuestRule.GateAfterEntering("G1", "T2A")).pilgrim("M 2,0 S").pilgrim("T 2,1 N")
        .when(Turns.activation('M')).play("move", "go space:d1 east 1");
    assertThat(entered.journey().get(Counters.ENTERED_TILES) & 0b10).as("who wants to").isNotZero();
  }

  @Test
  @Rule({"JW-RUL-83", "JW-RUL-06"})
  void tileThatWakesAGate_isEntered_whereNoOtherRouteIsAsGood() {
    Situation water = wayRound("# b . . .").play("go space:c3 south 2");
    assertThat(water.journey().get(Counters.ENTERED_TILES) & 0b10).as("13 points through the water").isNotZero();
    Situation fire = wayRound(". r . . .").play("go space:c3 south 2");
    assertThat(fire.journey().get(Counters.ENTERED_TILES) & 0b10).isNotZero();
    assertThat(fire.health("M")).isEqualTo(14);
  }

  @Test
  @Rule({"JW-RUL-83", "JW-RUL-86"})
  void tileThatWakesAGate_isNotEnteredInPassing_withFreeTurnsEither() {
    Situation s = Situation.of(". . . . .", ". . . . .", ". . . . .").secondTileFrom(3)
        .rule(new QuestRule.GateAfterEntering("G1", "T2A")).pilgrim("M 2,0 S").pilgrim("T 2,1 N").hand('M', "M5")
        .when(Turns.activation('M')).play("move", "play card:M5 figure:monkey-king", "go space:c3 south 2");
    assertThat(s.where("M")).isEqualTo("2,2 S");
    assertThat(s.journey().get(Counters.ENTERED_TILES) & 0b10).isZero();
  }

  /** Two Candles make four points; four Moves may be one. */
  @Test
  @Rule({"JW-TRN-14", "JW-MOV-07", "JW-CRD-10"})
  void fourMoves_areOneMove() {
    Situation s = Situation.on(20, 1).pilgrim("T 0,0 E").hand('T', "F12", "F12").when(Turns.activation('T'));
    s.play("play card:F12 figure:tripitaka");
    s.play(s.options().stream().filter(text -> text.contains("F12")).findFirst().orElseThrow(), "move");
    assertThat(s.options()).contains("go space:q1 east 4").noneMatch(text -> text.startsWith("go space:r1"));
  }
}
