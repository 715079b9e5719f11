package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.display.Preview;
import games.kumite.api.random.RandomSource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Previews end with what the action has begun: nothing of the rest of the turn is told. */
final class PreviewTests {

  private static final int MATCHES = 12;
  private static final int WORLDS = 8;

  @Test
  void preview_ofWhereAnItemGoes_tellsThatAlone() {
    int met = 0;
    for (int seed = 1; seed <= MATCHES; seed++) {
      Match match = new TmntGame().start(Setup.seats(3).seed(seed).withoutRecord());
      RandomSource random = RandomSource.seeded(seed);
      for (int decision = 0; decision < 200 && !match.isOver(); decision++) {
        if (match.decision().kind().equals("place-item") && match.actionCount() == 2) {
          List<Action> actions = match.decision().actions();
          assertThat(changes(match, actions.get(0))).allMatch(change -> change.id().equals(match.actor().id()))
              .anyMatch(change -> change.attribute().equals("equipped"));
          assertThat(changes(match, actions.get(1))).isEmpty();
          met++;
        }
        match.playRandom(random);
      }
    }
    assertThat(met).isPositive();
  }

  private static List<Preview.Change> changes(Match match, Action action) {
    return Preview.of(match.perspective(match.actor()), action, WORLDS).changes();
  }
}
