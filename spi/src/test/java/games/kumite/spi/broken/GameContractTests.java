package games.kumite.spi.broken;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the kit tries if nobody says otherwise. */
final class GameContractTests {

  /** The hooks of a contract, to be looked at. Its tests are not run here. */
  private static final class Hooks extends GameContract {
    @Override
    protected Game game() {
      return new Undercut(Flaw.NONE);
    }

    List<Setup> plain() {
      return setups();
    }

    List<Setup> varied() {
      return variedSetups();
    }

    List<Setup> told() {
      return playthroughSetups();
    }
  }

  @Test
  void setups_byDefault_areEveryNumberOfSeats() {
    assertThat(new Hooks().plain()).extracting(setup -> setup.names().size()).containsExactly(2, 3);
    assertThat(new Hooks().plain()).allSatisfy(setup -> assertThat(setup.options()).isEmpty());
  }

  @Test
  void variedSetups_byDefault_holdEveryValueOfEveryOption() {
    Set<Map<String, Object>> single = new Hooks().varied().stream().map(Setup::options)
        .filter(options -> options.size() == 1).collect(Collectors.toSet());

    assertThat(single).containsExactlyInAnyOrder(Map.of("rounds", 1), Map.of("bonus", false));
  }

  @Test
  void variedSetups_byDefault_holdEveryPairOfValues() {
    Set<Map<String, Object>> pairs = new Hooks().varied().stream().map(Setup::options)
        .filter(options -> options.size() == 2).collect(Collectors.toSet());

    assertThat(pairs).containsExactlyInAnyOrder(Map.of("rounds", 1, "bonus", true), Map.of("rounds", 1, "bonus", false),
        Map.of("rounds", 2, "bonus", true), Map.of("rounds", 2, "bonus", false));
  }

  @Test
  void playthroughSetups_byDefault_areFewestAndMostSeats() {
    assertThat(new Hooks().told()).extracting(setup -> setup.names().size()).containsExactly(2, 3);
  }
}
