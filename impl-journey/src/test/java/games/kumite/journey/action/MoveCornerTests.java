package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.map.Facing;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Moves in which several rules meet, worked out by hand. */
final class MoveCornerTests {

  /** Two rows; only from the fourth column on is there a way down, the third and the fourth square are blue. */
  private static Situation paddy(char line) {
    Situation s = Situation.of(
        ". . b b . . .",
        ". . . . . . .");
    for (int x = 0; x < 3; x++) {
      s.line(x, 0, Facing.SOUTH, line);
    }
    return s;
  }

  /** East 1, 2, 2; the turn on a blue square 2; south 1: 8 points are a double move of MV 4. */
  @Test
  @Rule({"JW-MOV-13", "JW-MOV-12", "JW-TER-03", "JW-RUL-08", "JW-MOV-07"})
  void doubleMove_paysForBlueSquaresAndTurnsOnThem_fromOnePool_alongAPurpleLine() {
    Situation s = paddy('p').pilgrim("S 0,0 E").when(Turns.activation('S')).play("move");

    assertThat(s.options()).contains("go space:c1 east 1", "go space:d1 east 2", "go space:d1 south 2",
        "go space:d2 south 2", "go space:e2 south 2");
    assertThat(s.options()).as("5 for the second blue square, 9 for a turn more")
        .doesNotContain("go space:d1 east 1", "go space:d2 west 2", "go space:d2 east 2");
    assertThat(s.options()).as("nobody crosses purple").noneMatch(text -> text.matches("go space:[abc]2 .*"));

    s.play("go space:d2 south 2").isOver();
    assertThat(s.where("S")).isEqualTo("3,1 S");
  }

  @Test
  @Rule({"JW-CRD-13", "JW-MOV-13"})
  void limp_takesOnePointOfThatPool() {
    Situation s = paddy('p').pilgrim("S 0,0 E").corrupted('S', "C03").when(Turns.activation('S')).play("move");

    assertThat(s.options()).contains("go space:d1 south 2").doesNotContain("go space:d2 south 2", "go space:e2 south 2");
  }

  /** East 3, turn 1, south 1, turn 1, west 2: 8 again. */
  @Test
  @Rule({"JW-RUL-108", "JW-RUL-78", "JW-MOV-07"})
  void riverFooting_holdsForTheWholeDoubleMove() {
    Situation s = paddy('p').pilgrim("S 0,0 E").hand('S', "S5").when(Turns.activation('S'))
        .play("move", "play card:S5 figure:monk-sha");

    assertThat(s.options()).contains("go space:d1 south 1", "go space:d2 south 2", "go space:b2 west 2")
        .noneMatch(text -> text.startsWith("go space:a2"));
  }

  /** The Monkey King could be below by two points, were the purple lines yellow like the last one. */
  @Test
  @Rule({"JW-TER-03", "JW-RUL-48"})
  void cloudLeap_crossesYellow_neverPurple() {
    Situation s = Situation.of(". . b . . . .", ". . . . . . .").line(3, 0, Facing.SOUTH, 'y').pilgrim("M 0,0 E")
        .hand('M', "M1");
    for (int x = 0; x < 3; x++) {
      s.line(x, 0, Facing.SOUTH, 'p');
    }
    s.when(Turns.activation('M')).play("move", "play card:M1 figure:monkey-king");

    assertThat(s.options()).as("1, 2, 1, a turn, a step").contains("go space:d2 south 1");
    assertThat(s.options()).noneMatch(text -> text.matches("go space:[abc]2 .* 1"));
  }

  @Test
  @Rule("JW-TER-01")
  void withoutTheLeap_yellowBlocksToo() {
    Situation s = Situation.of(". . b . . . .", ". . . . . . .").line(3, 0, Facing.SOUTH, 'y').pilgrim("M 0,0 E");
    for (int x = 0; x < 3; x++) {
      s.line(x, 0, Facing.SOUTH, 'p');
    }
    s.when(Turns.activation('M')).play("move");

    assertThat(s.options()).contains("go space:d2 west 2").doesNotContain("go space:d2 south 1")
        .noneMatch(text -> text.matches("go space:d2 .* 1"));
  }

  /** A turn 1, a step 1, a blue step 2, a blue turn 2, two steps 2: with the dearest turn free 6, with the other 7. */
  @Test
  @Rule("JW-RUL-86")
  void somersault_makesTheTurnOnTheBlueSquareFree() {
    for (List<String> cards : List.of(List.of("M5"), List.<String>of())) {
      Situation s = Situation.of(
          ". . b",
          "# # .",
          "# # .").pilgrim("M 0,0 N").hand('M', cards.toArray(String[]::new)).when(Turns.activation('M')).play("move");
      cards.forEach(card -> s.play("play card:" + card + " figure:monkey-king"));

      assertThat(s.options().contains("go space:c3 south 1")).as(cards.toString()).isEqualTo(!cards.isEmpty());
      assertThat(s.options()).noneMatch(text -> text.matches("go space:c3 (east|west|north) 1"));
    }
  }

  /** Without a blue square on the map there is nothing that River Footing could change. */
  @Test
  @Rule({"JW-RUL-101", "JW-TER-08"})
  void riverFooting_needsABlueSquare() {
    Situation s = Situation.on(4, 4).pilgrim("S 0,0 E").hand('S', "S5").when(Turns.activation('S')).play("move");
    assertThat(s.asked()).isEqualTo("pose Ana");
  }
}
