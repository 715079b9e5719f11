package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A rule of the console that passes for a player where no question is worthwhile: nothing else is possible, or on
 * another player's turn only low-priority actions, or on their own turn only low-priority offers to other players, such
 * as gifts and trades.
 */
public final class IdlePass {

  private static final String PASS = "pass";

  private IdlePass() {}

  /** Returns the pass of a seat that is asked, if no question is worthwhile. */
  public static Optional<Action> of(Match match, Seat seat) {
    Optional<Object> active = match.table(seat).find(seat.id()).map((Element own) -> own.get("active"));
    List<Action> actions = match.decision().actions();
    boolean isOthersTurn = active.equals(Optional.of(false));
    boolean isIdle = match.decision().templates().isEmpty() && actions.stream().allMatch(action ->
        action.notation().equals(PASS) || action.isLowPriority() && (isOthersTurn || isOffer(action, seat, match.seats())));
    return isIdle ? actions.stream().filter(action -> action.notation().equals(PASS)).findFirst() : Optional.empty();
  }

  /** Returns whether an action names another seat. */
  private static boolean isOffer(Action action, Seat seat, List<Seat> seats) {
    List<String> words = List.of(action.notation().split(" "));
    return seats.stream().anyMatch(other -> !other.equals(seat) && words.contains(other.id()));
  }
}
