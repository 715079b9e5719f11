package games.kumite.api.arena;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of one match of an arena. Immutable.
 *
 * @param fixture which match it was
 * @param seats one entry a seat, in seat order
 * @param summary the stable word in which the game says what happened; empty if the match failed
 * @param record the whole match as {@link games.kumite.api.record.MatchRecord} reads it, null unless records are kept
 * @param failure why the match came to no end, null if it ended
 */
public record MatchResult(
    ScheduledMatch fixture, List<SeatResult> seats, String summary, @Nullable String record, @Nullable Failure failure)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Copies the list. */
  public MatchResult {
    seats = List.copyOf(seats);
  }

  /**
   * This result without what differs from run to run, the times and a failure's trace: what one seed gives
   * everywhere.
   *
   * @return the changed copy
   */
  public MatchResult withoutTimings() {
    List<SeatResult> untimed = seats.stream().map(seat -> new SeatResult(
        seat.bot(), seat.team(), seat.result(), seat.score(), seat.rank(), seat.decisions(), 0)).toList();
    Failure same = failure == null ? null : new Failure(failure.bot(), failure.error(), "", failure.record());
    return new MatchResult(fixture, untimed, summary, record, same);
  }
}
