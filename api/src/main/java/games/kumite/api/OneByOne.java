package games.kumite.api;

import java.util.List;
import java.util.Objects;

/** Takes only the answer of the seat that chooses now. */
final class OneByOne implements Answers {

  private final Match match;

  OneByOne(Match match) {
    this.match = match;
  }

  @Override
  public List<Seat> open() {
    return match.isOver() ? List.of() : List.of(match.actor());
  }

  @Override
  public Decision decision(Seat seat) {
    require(seat);
    return match.decision();
  }

  @Override
  public void give(Seat seat, Action action) {
    require(seat);
    match.play(action);
  }

  @Override
  public void passAlways(Seat seat) {
    require(seat);
    throw new IllegalActionException("there is no window in which " + seat.name() + " could pass", null);
  }

  @Override
  public void withdraw(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (!match.seats().contains(seat)) {
      throw new IllegalArgumentException(seat + " is no seat of this match");
    }
  }

  private void require(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (!open().contains(seat)) {
      throw new IllegalActionException(seat.name() + " is not asked now", null);
    }
  }
}
