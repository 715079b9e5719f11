package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Sum;
import games.kumite.api.Table;
import games.kumite.api.random.RandomSource;
import java.util.Map;
import java.util.TreeMap;

/**
 * A test of whether a seat could change a sum of its table in a decision. It tries every action in an imagined match.
 */
final class SumImpact {

  /** The largest number of actions to try. */
  private static final int MOST = 300;

  private final Decision decision;
  private final Seat seat;
  private final String settled;
  private final Match imagined;
  private final Map<String, Integer> sums;
  private int tried;

  /** Creates the test for a perspective's decision and the action that the seat has settled on. */
  SumImpact(Perspective perspective, Decision decision, String settled) {
    this.decision = decision;
    this.settled = settled;
    seat = decision.seat();
    imagined = perspective.imagine(RandomSource.seeded(1));
    sums = sums(imagined.table(seat));
  }

  /** Returns whether an action other than the settled one could change a sum; true if there are too many to try. */
  boolean canChange() {
    return decision.actions().stream().filter(action -> !action.notation().equals(settled))
        .anyMatch(action -> !action.isLowPriority() && changes(imagined, action));
  }

  /** Returns whether an action changes a sum, at once or with the choices up to the next such decision. */
  private boolean changes(Match before, Action action) {
    if (++tried > MOST) {
      return true;
    }
    Match match = before.copy();
    match.play(match.decision().parse(action.notation()));
    if (!sums(match.table(seat)).equals(sums)) {
      return true;
    } else if (match.isOver() || match.decision().kind().equals(decision.kind())) {
      return false;
    }
    return match.decision().actions().stream().filter(next -> next.notation().equals(settled)).findFirst()
        .map(again -> changes(match, again))
        .orElseGet(() -> match.decision().actions().stream().anyMatch(next -> !next.isLowPriority() && changes(match, next)));
  }

  private static Map<String, Integer> sums(Table table) {
    Map<String, Integer> sums = new TreeMap<>();
    table.all().forEach((id, element) -> element.attributes().forEach((name, value) -> {
      if (value instanceof Sum sum) {
        sums.put(id + " " + name, sum.value());
      }
    }));
    return sums;
  }
}
