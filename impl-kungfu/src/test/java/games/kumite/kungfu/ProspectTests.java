package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The estimate tells who will win, better than any constant does. */
final class ProspectTests {

  private static final int MATCHES = 40;
  private static final int EVERY = 25;

  private record Told(double estimate, double result) {}

  @Test
  void estimate_overSeededMatches_beatsTheBestConstant() {
    List<Told> told = new ArrayList<>();
    for (int seed = 0; seed < MATCHES; seed++) {
      tell(seed, told);
    }

    double mean = told.stream().mapToDouble(Told::result).average().orElseThrow();
    double constant = told.stream().mapToDouble(one -> squared(mean - one.result())).average().orElseThrow();
    double brier = told.stream().mapToDouble(one -> squared(one.estimate() - one.result())).average().orElseThrow();
    assertThat(told).hasSizeGreaterThan(500);
    assertThat(brier).as("against %.3f of a constant", constant).isLessThan(0.75 * constant);
  }

  private static double squared(double number) {
    return number * number;
  }

  /** What the first seat is told along a random match from its first turn on, and how that ends. */
  private static void tell(int seed, List<Told> told) {
    Match match = new KungFuGame().start(Setup.seats(2).option("budget", 300).seed(seed).withoutRecord());
    SeededRandom random = RandomSource.seeded(seed).split("play");
    Seat first = match.seats().get(0);
    List<Double> estimates = new ArrayList<>();
    for (int count = 0; !match.isOver(); count++) {
      if (count % EVERY == 0 && match.phase().id().startsWith("turn")) {
        double estimate = match.search().estimate(first).orElseThrow();
        assertThat(estimate).isBetween(0.0, 1.0);
        assertThat(match.search().estimate(match.seats().get(1)).orElseThrow() + estimate).isCloseTo(1, within(1e-9));
        estimates.add(estimate);
      }
      match.playRandom(random);
    }
    Outcome.Result result = match.outcome().standings().get(0).result();
    double value = result == Outcome.Result.WIN ? 1 : result == Outcome.Result.DRAW ? 0.5 : 0;
    estimates.forEach(estimate -> told.add(new Told(estimate, value)));
  }
}
