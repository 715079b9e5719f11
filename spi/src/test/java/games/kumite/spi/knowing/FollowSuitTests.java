package games.kumite.spi.knowing;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.Inspection;
import org.junit.jupiter.api.Test;

/** What a rule tells all viewers beyond the cards that they see, and imagined matches agree with. */
final class FollowSuitTests {

  private static final int MATCHES = 40;

  /** Returns how many of the worlds that all viewers imagine in random matches contradict what seats have not followed. */
  private static int contradictions(boolean isTold) {
    int contradictions = 0;
    for (int seed = 1; seed <= MATCHES; seed++) {
      Match match = new FollowSuit().start(Setup.seats(FollowSuit.SEATS).option("told", isTold).seed(seed));
      RandomSource random = RandomSource.seeded(seed);
      while (!match.isOver()) {
        match.playRandom(random);
        for (Viewer viewer : match.seats()) {
          Perspective perspective = match.perspective(viewer);
          contradictions += agrees(perspective.imagine(random)) ? 0 : 1;
        }
      }
    }
    return contradictions;
  }

  private static boolean agrees(Match world) {
    FollowSuit.Hands hands = (FollowSuit.Hands) Inspection.state(world);
    for (int seat = 0; seat < FollowSuit.SEATS; seat++) {
      for (int suit = 0; suit < FollowSuit.SUITS; suit++) {
        if (hands.isKnownToLack(seat, suit) && hands.holds(seat, suit)) {
          return false;
        }
      }
    }
    return true;
  }

  @Test
  void imaginedWorlds_agreeWithWhatTheRulesTell() {
    assertThat(contradictions(true)).isZero();
    assertThat(contradictions(false)).as("where the rules do not say so").isGreaterThan(MATCHES);
  }

  @Test
  void imaginedWorlds_stillDiffer() {
    Match match = new FollowSuit().start(Setup.seats(FollowSuit.SEATS).seed(1));
    match.playRandom(RandomSource.seeded(1));
    Perspective perspective = match.perspective(match.actor());
    assertThat(perspective.imagine(RandomSource.seeded(1)).table(match.seats().get(0)))
        .isNotEqualTo(perspective.imagine(RandomSource.seeded(2)).table(match.seats().get(0)));
  }
}
