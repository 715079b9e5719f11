package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a position is worth to a bot that does not play to the end: more of what is good is worth more. */
final class ProspectsTests {

  /** At the beginning of a turn, with an Item to turn so that the turn stands there. */
  private static int of(String player) {
    return Prospects.of(Scene.of(3).player("A", "CH5 ~I02 " + player).turn().party(), 0);
  }

  @Test
  void strengthThatIsPrinted_countsBesideTheBonus() {
    assertThat(of("L1 I11") - of("L1")).as("a bonus of 2, and STR +1").isEqualTo(3 * 8 + 1);
    assertThat(of("L1 I08") - of("L1")).as("a bonus of 3").isEqualTo(3 * 8 + 1);
    assertThat(of("L1 ~I08") - of("L1")).as("carried").isEqualTo(1);
    assertThat(of("L1 S1") - of("L1")).as("a Stance").isEqualTo(8 + 1);
    assertThat(of("L2") - of("L1")).isEqualTo(100);
  }

  @Test
  void wonFight_isWorthItsReward_lostOneIsNot() {
    assertThat(fight("L9 I08")).as("a kill and what lies there").isGreaterThan(of("L9 I08"));
    assertThat(fight("L1")).isLessThan(of("L1"));
  }

  private static int fight(String player) {
    return Prospects.of(Scene.of(3).player("A", "CH5 ~I02 " + player).fight("M02").party(), 0);
  }
}
