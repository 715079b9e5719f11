package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.spi.samples.cups.Cups;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How well bots bluff. The documentation of {@link games.kumite.api.bot} has the figures. */
@Tag("long")
final class CupsStrengthTests {

  private static final BotFactory HONEST = seed -> new HonestBot();

  /** How many of a hundred matches a bot wins alone against others of one sort, from every seat as often. */
  private static int wins(String one, BotFactory others, int seats, int dice) {
    int wins = 0;
    for (int number = 0; number < 100; number++) {
      int own = number % seats;
      Match match =
          new Cups().start(Setup.seats(seats).option("dice", dice).seed(1000 + number / seats).withoutRecord());
      List<Bot> bots = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        bots.add((seat == own ? Bots.named(one) : others).create(77L * number + seat));
      }
      Bots.play(match, bots);
      wins += match.outcome().standings().get(own).rank() == 1 ? 1 : 0;
    }
    return wins;
  }

  @Test
  void bluff_againstAnHonestPlayer_wins60Of100() {
    assertThat(wins("bluff:1000", HONEST, 2, 3)).isGreaterThanOrEqualTo(60);
  }

  @Test
  void bluff_againstASearch_wins60Of100() {
    assertThat(wins("bluff:1000", Bots.named("mcts:1000"), 2, 3)).isGreaterThanOrEqualTo(60);
  }

  @Test
  void bluff_amongFour_winsMoreThanItsShare() {
    assertThat(wins("bluff:1000", HONEST, 4, 2)).isGreaterThan(25);
  }
}
