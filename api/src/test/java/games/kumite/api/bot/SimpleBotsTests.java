package games.kumite.api.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.handmade.HandMadeGames;
import games.kumite.api.random.SeededRandom;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The bots that do not search: random, greedy and flat. */
final class SimpleBotsTests {

  private static double value(Analysis thoughts, String notation) {
    return thoughts.considered().stream().filter(one -> one.action().notation().equals(notation)).findFirst()
        .orElseThrow().value();
  }

  @Test
  void random_overManyChoices_takesEachActionAlike() {
    Asked asked = Asked.in(HandMadeGames.pile().start(1));
    Bot bot = new RandomBot(new SeededRandom(1));
    Map<String, Integer> taken = new LinkedHashMap<>();
    for (int i = 0; i < 3000; i++) {
      taken.merge(asked.choice(bot), 1, Integer::sum);
    }
    assertThat(taken).hasSize(3).allSatisfy((notation, times) -> assertThat(times).isBetween(900, 1100));
  }

  @Test
  void flat_withAnyBudget_triesEveryAction() {
    CountingView view = new CountingView(Asked.in(HandMadeGames.longList().start(1)).perspective());
    Analysis thoughts = new FlatBot(Budget.iterations(1), 7).analyze(view, view.decision());
    assertThat(thoughts.considered()).hasSize(500).allMatch(one -> one.visits() == 1);
    assertThat(view.imagined()).isEqualTo(500);
  }

  @Test
  void flat_takesTheBestMean() {
    Analysis thoughts = Asked.in(HandMadeGames.coin().start(1)).of(new FlatBot(Budget.copies(4000), Objective.SCORE, 7));
    assertThat(thoughts.action().notation()).isEqualTo("pass");
    assertThat(value(thoughts, "pass")).isEqualTo(4 / 6.0, within(1e-9));
    assertThat(value(thoughts, "heads")).isCloseTo(0.5, within(0.05));
    assertThat(thoughts.considered()).allMatch(one -> one.visits() == 1000);
  }

  @Test
  void flat_ofOneSeed_thinksTheSame() {
    Asked asked = Asked.in(HandMadeGames.coin().start(1));
    assertThat(asked.of(new FlatBot(Budget.iterations(300), 7)))
        .isEqualTo(asked.of(new FlatBot(Budget.iterations(300), 7)))
        .isNotEqualTo(asked.of(new FlatBot(Budget.iterations(300), 8)));
  }

  @Test
  void greedy_withEstimates_asksThemOnce() {
    CountingView view = new CountingView(Asked.in(HandMadeGames.pileWithEstimates().start(1)).perspective());
    Analysis thoughts = new GreedyBot(Budget.iterations(1000), 7).analyze(view, view.decision());
    assertThat(thoughts.action().notation()).isEqualTo("take 3");
    assertThat(thoughts.considered()).extracting(ActionStats::value).containsExactly(0.9, 0.1, 0.1);
    assertThat(view.imagined()).as("nothing changes from world to world").isEqualTo(1);
  }

  @Test
  void greedy_withoutEstimates_playsAFewSteps() {
    Match match = HandMadeGames.pile().start(Setup.seats(2).option("size", 2).seed(1));
    assertThat(Asked.in(match).choice(new GreedyBot(Budget.iterations(20), 7))).isEqualTo("take 2");
  }

  @Test
  void greedy_goesOn_whereOneActionEndsTheMatchAndAnotherLeavesItOpen() {
    Match match = HandMadeGames.pile().start(Setup.seats(2).option("size", 3).seed(1));
    Analysis thoughts = Asked.in(match).of(new GreedyBot(Budget.iterations(30), 7));
    assertThat(thoughts.iterations()).as("take 3 is the last in the list").isEqualTo(30);
    assertThat(thoughts.action().notation()).isEqualTo("take 3");
  }

  @Test
  void greedy_triesAllActionsInTheSameWorlds() {
    Analysis thoughts = Asked.in(HandMadeGames.coin().start(1)).of(new GreedyBot(Budget.iterations(401), Objective.SCORE, 7));
    assertThat(value(thoughts, "heads") + value(thoughts, "tails")).isCloseTo(1, within(1e-9));
    assertThat(thoughts.considered()).allMatch(one -> one.visits() == 101);
  }

  @Test
  void greedy_ofOneSeed_thinksTheSame() {
    Asked asked = Asked.in(HandMadeGames.coin().start(1));
    assertThat(asked.of(new GreedyBot(Budget.copies(300), 7)))
        .isEqualTo(asked.of(new GreedyBot(Budget.copies(300), 7)));
  }

  @Test
  void onlyAction_isTakenWithoutThinking() {
    Match match = HandMadeGames.pile().start(Setup.seats(2).option("size", 1).seed(1));
    assertThat(Asked.in(match).of(new FlatBot(Budget.iterations(9), 7)).iterations()).isZero();
    assertThat(Asked.in(match).of(new GreedyBot(Budget.iterations(9), 7)).iterations()).isZero();
  }
}
