package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.Budget;
import games.kumite.api.bot.MctsSettings;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Inspection;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bundled bots play whole matches, by the API alone. */
final class BotMatchTests {

  /** The decisions after which a playout is judged by the estimate: to its end it would be lost nearly always. */
  static final int PLAYOUT = 12;

  private static Match play(Setup setup, BotFactory factory) {
    Match match = Games.named("bigtrouble").start(setup.unrecorded());
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      bots.add(factory.create(seat));
    }
    Bots.play(match, bots);
    return match;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void randomBots_finishEveryMatch_farBelowTheBound(int seats) {
    for (int seed = 1; seed <= 60; seed++) {
      Match match = Games.named("bigtrouble").start(Setup.seats(seats).seed(seed).unrecorded());
      int decisions = 0;
      Bot bot = Bots.random().create(seed);
      while (!match.isOver()) {
        Bots.step(match, bot);
        decisions++;
      }
      assertThat(decisions).isLessThan(BigTrouble.MAX_DECISIONS / 10);
      assertThat(match.outcome().standings()).hasSize(seats);
    }
  }

  /** Searching bots go on far beyond random ones: in three matches they rise higher and hurt Lo Pan more. */
  @Test
  void searcher_goesFartherThanRandomBots() {
    BotFactory searching = Bots.mcts(Budget.iterations(100), MctsSettings.DEFAULT.withPlayout(PLAYOUT));
    int searched = 0;
    int random = 0;
    for (int seed = 300; seed < 303; seed++) {
      searched += achieved(play(Setup.seats(1).seed(seed), searching));
      random += achieved(play(Setup.seats(1).seed(seed), Bots.random()));
    }
    assertThat(searched).isGreaterThan(random + 3);
  }

  /** The levels of the hero, and what Lo Pan has lost of his 4 health. */
  private static int achieved(Match match) {
    Trouble trouble = (Trouble) Inspection.state(match);
    return trouble.seat(0, Num.LEVEL) + 4 - trouble.boss(trouble.loPan(), Num.BOSS_HEALTH);
  }
}
