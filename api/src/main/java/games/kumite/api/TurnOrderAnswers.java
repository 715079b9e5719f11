package games.kumite.api;

import java.util.List;
import java.util.Objects;

/** A collector that accepts only the answer of the seat that decides next. */
final class TurnOrderAnswers implements Answers {

  private final Match match;

  TurnOrderAnswers(Match match) {
    this.match = match;
  }

  @Override
  public List<Seat> pendingSeats() {
    return match.isOver() ? List.of() : List.of(match.actor());
  }

  @Override
  public Decision decision(Seat seat) {
    require(seat);
    return match.decision();
  }

  @Override
  public void submit(Seat seat, Action action) {
    require(seat);
    match.play(action);
  }

  @Override
  public void passUntilClosed(Seat seat) {
    require(seat);
    throw new IllegalActionException("there is no window in which " + seat.name() + " could pass", null);
  }

  @Override
  public void withdraw(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (!match.seats().contains(seat)) {
      throw new IllegalArgumentException(seat + " is not a seat of this match");
    }
  }

  private void require(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (!pendingSeats().contains(seat)) {
      throw new IllegalActionException(seat.name() + " is not asked now", null);
    }
  }
}
