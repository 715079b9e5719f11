package games.kumite.spi.cards;

import games.kumite.api.random.SeededRandom;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long random histories of small decks against every world that agrees with what each observer has seen. */
@Execution(ExecutionMode.CONCURRENT)
final class BeliefPropertyTests {

  private static final int HISTORIES = 40;
  private static final int EVENTS = 50;
  private static final int DEALS = 3;
  private static final int COVERED_EVERY = 10;
  private static final int DEALS_TO_COVER = 5_000;

  @ParameterizedTest
  @ValueSource(strings = {"abcd", "aabc", "aabb", "abcXY", "aabXX", "abcde", "aabbc", "aabbcc", "aabbXXY"})
  void beliefs_afterAnyHistory_allowWhatIsPossibleAndNothingElse(String letters) {
    for (int seed = 0; seed < HISTORIES; seed++) {
      SeededRandom random = new SeededRandom(seed);
      Trial trial = new Trial(letters);
      trial.story.append(" by seed ").append(seed);
      for (int event = 1; event <= EVENTS; event++) {
        happen(trial, random);
        trial.check(DEALS);
        if (event % COVERED_EVERY == 0) {
          trial.checkCoverage(random.nextInt(Trial.OBSERVERS), DEALS_TO_COVER);
        }
      }
    }
  }

  private static void happen(Trial trial, SeededRandom random) {
    int token = random.nextInt(trial.cards.layout().size());
    int zone = random.nextInt(Trial.ZONES);
    int viewers = 1 + random.nextInt((1 << Trial.OBSERVERS) - 1);
    int what = random.nextInt(20);
    if (what < 14) {
      boolean toTop = random.nextInt(4) > 0;
      trial.move(token, zone, toTop, toTop && random.nextInt(12) == 0 ? viewers : 0);
    } else if (what < 16) {
      trial.show(token, viewers);
    } else if (what < 17) {
      trial.showAll(zone, viewers);
    } else if (trial.isOneFamily(zone)) {
      trial.shuffle(zone, random);
    }
  }
}
