package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.kumite.tmnt.evaluation.Evaluation;
import org.junit.jupiter.api.Test;

/** What a position is worth to a bot that does not play to the end: more of what is good is worth more. */
final class ProspectsTests {

  /** At the beginning of a turn, with an Item to turn so that the turn stands there. */
  private static double of(String player) {
    return of(Scene.of(3).player("A", "CH5 ~I02 " + player).turn());
  }

  private static double of(Played game) {
    return Evaluation.of(game.party(), 0);
  }

  private static double fight(String player) {
    return of(Scene.of(3).player("A", "CH5 ~I02 " + player).fight("M02"));
  }

  @Test
  void seats_shareTheChance() {
    Played game = Scene.of(4).player("A", "L5 I08 ~I02").player("C", "L2").turn();
    double all = 0;
    for (int seat = 0; seat < 4; seat++) {
      all += Evaluation.of(game.party(), seat);
    }
    assertThat(all).isCloseTo(1, within(1e-12));
    assertThat(Evaluation.of(game.party(), 0)).isGreaterThan(Evaluation.of(game.party(), 2));
  }

  @Test
  void strengthThatIsPrinted_countsBesideTheBonus() {
    assertThat(of("L1 I11")).as("a bonus of 2, and STR +1").isGreaterThan(of("L1 I10"));
    assertThat(of("L1 I08")).as("a bonus of 3").isGreaterThan(of("L1 ~I08"));
    assertThat(of("L1 ~I08")).as("carried").isGreaterThan(of("L1"));
    assertThat(of("L1 S1")).as("a Stance").isGreaterThan(of("L1"));
    assertThat(of("L1 K11")).as("a Kata").isGreaterThan(of("L1 K06"));
    assertThat(of("L2")).as("a Level").isGreaterThan(of("L1 I08"));
    assertThat(of("L1 T15")).as("a Trap that is kept").isLessThan(of("L1"));
    assertThat(of("L1 omen-2")).as("Bad Stuff that will count").isLessThan(of("L1"));
  }

  @Test
  void cardsInTheHand_areWorthSomething_thoughLessThanInPlay() {
    for (String card : new String[] {"L01", "L09", "I08", "O04", "E01", "T01", "S1", "K06", "A02", "M01", "W01"}) {
      assertThat(of("L3 | " + card)).as(card).isGreaterThan(of("L3"));
    }
    assertThat(of("L3 | L01")).as("to be played now").isLessThan(of("L4"));
    assertThat(of("L3 | I08")).isLessThan(of("L3 I08"));
    assertThat(of("L9 | L01")).as("of no use to oneself any more").isLessThan(of("L9 | L09 O04"));
  }

  @Test
  void wonFight_isWorthItsReward_lostOneIsNot() {
    assertThat(fight("L8 I08")).as("a kill and what lies there").isGreaterThan(of("L8 I08"));
    assertThat(fight("L9 I08")).as("the match").isGreaterThan(0.8);
    assertThat(of(Scene.of(3).player("A", "CH5 ~I02 L4").fight("M22"))).as("2 Levels to lose").isLessThan(of("L4"));
  }

  @Test
  void lostFight_costsByItsBadStuff() {
    double death = of(Scene.of(3).player("A", "CH5 L7 I08 I01 I02").fight("M34"));
    double level = of(Scene.of(3).player("A", "CH5 L7 I08 I01 I02").fight("M28"));
    double nothing = of(Scene.of(3).player("A", "CH5 L4 I08 I01 I02").fight("M34"));
    assertThat(death).isLessThan(level);
    assertThat(nothing).as("Krang does not pursue Level 4").isGreaterThan(
        of(Scene.of(3).player("A", "CH5 L4 I08 I01 I02").fight("M33")));
  }
}
