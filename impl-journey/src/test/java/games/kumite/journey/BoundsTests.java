package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bots of every kind bring every quest to its end, and no list is long. */
final class BoundsTests {

  private static final int LONGEST_LIST = 800;
  private static final Game GAME = Games.named("journey");

  @ParameterizedTest
  @CsvSource({"Q1,1", "Q1,4", "Q2,2", "Q2,3", "Q3,3", "Q3,1", "Q4,4", "Q4,2", "Q5,1", "Q5,4", "Q6,2", "Q6,3", "Q7,1", "Q8,2", "Q9,3", "Q10,4"})
  void randomMatches_endWithinTheBound(String quest, int seats) {
    for (int seed = 0; seed < 15; seed++) {
      Match match = GAME.start(Setup.seats(seats).option("quest", quest).seed(seed).withoutRecord());
      SeededRandom random = RandomSource.seeded(seed).split("play");
      int decisions = 0;
      while (!match.isOver()) {
        int choices = match.actionCount();
        assertThat(choices).isBetween(1, LONGEST_LIST);
        match.play(random.nextInt(choices));
        decisions++;
      }
      assertThat(decisions).isBetween(20, GAME.properties().maxDecisions() / 100);
      assertThat(match.outcome().standings()).hasSize(seats);
    }
  }

  @Test
  void botsThatLookAhead_playAWholeQuest() {
    Match match = GAME.start(Setup.seats(2).option("quest", "Q4").seed(2));

    Bots.play(match, List.of(Bots.named("greedy:2").create(1), Bots.named("greedy:2").create(2)));

    assertThat(match.isOver()).isTrue();
    assertThat(match.record().lines()).hasSizeGreaterThan(40);
  }
}
