package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import org.junit.jupiter.api.Test;

/** Nobody is offered a game that cannot be played. */
final class UnwrittenTests {

  @Test
  void module_withoutGame_isNeitherFoundNorBroken() {
    assertThat(Games.installed()).isEmpty();
    assertThat(Games.problems()).isEmpty();
  }
}
