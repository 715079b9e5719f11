package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import java.util.List;
import java.util.Optional;

/** Passes for a person on another player's turn, where everything else that is possible is idle. */
final class IdlePass {

  private static final String PASS = "pass";

  private IdlePass() {}

  /** The pass of a seat that is asked, if nothing else is worth a question. */
  static Optional<Action> of(Match match, Seat seat) {
    Optional<Object> active = match.table(seat).find(seat.id()).map((Element own) -> own.get("active"));
    List<Action> actions = match.decision().actions();
    boolean isIdle = active.equals(Optional.of(false))
        && actions.stream().allMatch(action -> action.isIdle() || action.notation().equals(PASS));
    return isIdle ? actions.stream().filter(action -> action.notation().equals(PASS)).findFirst() : Optional.empty();
  }
}
