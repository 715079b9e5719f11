package games.kumite.spi.cards;

import games.kumite.api.SeededRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BeliefPropertyTests {

  private static final int HISTORIES = Integer.getInteger("h", 400);
  private static final int EVENTS = Integer.getInteger("e", 30);

  @ParameterizedTest
  @ValueSource(strings = {"abcd", "aabc", "aabb", "abcXY", "aabXX", "abcde", "aabbc", "aabbcc", "aabbXXY"})
  void anyHistory_checkedAgainstAllWorlds_isExact(String letters) {
    for (int seed = 0; seed < HISTORIES; seed++) {
      SeededRandom random = new SeededRandom(seed);
      Trial trial = new Trial(letters);
      for (int event = 0; event < EVENTS; event++) {
        happen(trial, random);
        trial.check(3);
        if (event % 5 == 4) {
          trial.checkCoverage(random.nextInt(Trial.OBSERVERS), 3000);
        }
      }
    }
  }

  static void happen(Trial trial, SeededRandom random) {
    int token = random.nextInt(trial.cards.layout().size());
    int zone = random.nextInt(Trial.ZONES);
    int observers = 1 + random.nextInt((1 << Trial.OBSERVERS) - 1);
    int what = random.nextInt(20);
    if (what < 14) {
      trial.move(token, zone, random.nextInt(4) > 0, random.nextInt(12) == 0 ? observers : 0);
    } else if (what < 16) {
      trial.show(token, observers);
    } else if (what < 17) {
      trial.showAll(zone, observers);
    } else if (trial.isOneFamily(zone)) {
      trial.shuffle(zone, random);
    }
  }
}
