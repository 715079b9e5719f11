package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Moves with hardly any MV, worked out by hand. */
final class HeavyLegsTests {

  @TempDir
  private Path directory;

  /** Slowed down to MV 1, on a blue square in the middle of others. */
  private Situation wading(char letter, String... hand) throws IOException {
    Content heavy = Shipped.with(directory, "conditions", "modMV(-2)", "modMV(-9)");
    return Situation.of("b b b", "b b b", "b b b").content(heavy).pilgrim(letter + " 1,1 N")
        .condition(String.valueOf(letter), "SLOWED", 0).with(letter, Counters.CHI, 6).hand(letter, hand);
  }

  @Test
  @Rule({"JW-MOV-12", "JW-MOV-13"})
  void twoMovesTogether_payForOneBlueSquare() throws IOException {
    Situation s = wading('M').when(Turns.activation('M')).play("move");
    assertThat(s.options()).containsExactlyInAnyOrder("go space:b1 north 2", "go space:b2 east 2", "go space:b2 west 2");
    s.play("go space:b1 north 2").isOver();
    assertThat(s.where("M")).isEqualTo("1,0 N");
  }

  @Test
  @Rule({"JW-MOV-12", "JW-MOV-05"})
  void oneMove_paysForNone() throws IOException {
    Situation s = wading('M').condition("M", "DAZED", 0).when(Turns.activation('M'));
    assertThat(s.options()).contains("rest", "end").doesNotContain("move");
    assertThat(s.refusal("move")).isEqualTo("JW-MOV-05");
  }

  /** Two Moves would be the same action twice. */
  @Test
  @Rule({"JW-CRD-11", "JW-RUL-42"})
  void lureOfDemons_forbidsTheDoubleMove() throws IOException {
    assertThat(wading('M').corrupted('M', "C01").when(Turns.activation('M')).options()).doesNotContain("move");
  }

  /** 1 MV less of 2 is 1, which pays for nothing here. */
  @Test
  @Rule("JW-CRD-13")
  void permanentLimp_takesTheDoubleMoveAway() throws IOException {
    assertThat(wading('M').corrupted('M', "C03").when(Turns.activation('M')).options()).doesNotContain("move");
  }

  @Test
  @Rule({"JW-RUL-139", "JW-RUL-78"})
  void cardThatMakesAMovePossible_letsItBeChosen() throws IOException {
    Situation wind = wading('M', "F06").condition("M", "DAZED", 0).when(Turns.activation('M'));
    assertThat(wind.options()).contains("move");
    wind.play("move", "play card:F06 figure:monkey-king");
    assertThat(wind.options()).contains("go space:b1 north 1", "go space:b2 south 1");

    Situation footing = wading('S', "S5").condition("S", "DAZED", 0).when(Turns.activation('S'));
    footing.play("move", "play card:S5 figure:monk-sha");
    assertThat(footing.options()).containsExactlyInAnyOrder("go space:b1 north 1", "go space:b2 east 1", "go space:b2 west 1");

    Situation poor = wading('S', "S5").condition("S", "DAZED", 0).with('S', Counters.CHI, 0).when(Turns.activation('S'));
    assertThat(poor.options()).contains("rest").doesNotContain("move");
  }

  /** As with an attack that finds no target: the AP is spent. */
  @Test
  @Rule({"JW-RUL-139", "JW-RUL-104"})
  void moveThatNoCardHasMadePossible_costsItsPoint() throws IOException {
    Situation s = wading('M', "F06").condition("M", "DAZED", 0).when(Turns.activation('M')).play("move");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:F06 figure:monkey-king", "pass");
    s.play("pass").isOver();
    assertThat(s.where("M")).isEqualTo("1,1 N");
    assertThat(s.hand('M')).containsExactly("F06");
    assertThat(s.number('M', Counters.ACTIONS)).isEqualTo(1);
    assertThat(s.events()).contains("Monkey King has 0 AP.");
  }

  /** A limp that takes more than a Move gives takes nothing from a single one. */
  @Test
  @Rule("JW-CRD-13")
  void limpOfManyPoints_leavesTheSingleMove() throws IOException {
    Content limping = Shipped.with(directory, "corruptions", "modDoubleMove(-1)", "modDoubleMove(-6)");
    Situation s = Situation.on(9, 1).content(limping).pilgrim("S 0,0 E").corrupted('S', "C03").when(Turns.activation('S'))
        .play("move");
    assertThat(s.options()).contains("go space:e1 east 1").noneMatch(option -> option.endsWith(" 2"));
    s.play("go space:e1 east 1");
    assertThat(s.where("S")).isEqualTo("4,0 E");
  }
}
