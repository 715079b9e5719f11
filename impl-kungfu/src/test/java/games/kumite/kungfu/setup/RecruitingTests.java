package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.kungfu.KungFuGame;
import games.kumite.kungfu.Ring;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who recruits is told the prices, the budget, and what is left of it. */
final class RecruitingTests {

  @Test
  @Rule({"KF-SET-10", "KF-SET-12", "KF-GANG-01"})
  void recruiting_saysBudget_spent_left_missing_andPrices() {
    Match match = new KungFuGame().start(Setup.seats("Ana", "Bo").option("budget", 300).seed(1));
    Decision decision = match.decision();
    assertThat(decision.prompt().chooser()).contains("Budget: 300 points, spent: 0 points, left: 300 points");
    assertThat(decision.label(decision.parse("recruit token:profile-detective"))).contains("82 points");

    match.play(decision.parse("recruit token:profile-detective"));
    assertThat(Ring.withoutDice(match.decision().prompt().chooser())).contains("Budget: 300 points, spent: 82 points, left: 218 points; 3 figures are missing");
  }
}
