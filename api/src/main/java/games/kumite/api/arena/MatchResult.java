package games.kumite.api.arena;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of one match of an arena. Immutable.
 *
 * @param fixture the match that was played
 * @param seats one entry for each seat, in seat order
 * @param summary the game's stable word for the result; empty if the match failed
 * @param record the record of the match, for {@link games.kumite.api.record.MatchRecord}; null unless records are kept
 * @param failure the reason why the match did not finish, null if it did
 */
public record MatchResult(
    ScheduledMatch fixture, List<SeatResult> seats, String summary, @Nullable String record, @Nullable Failure failure)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Validates the components and copies the list. */
  public MatchResult {
    seats = List.copyOf(seats);
  }

  /**
   * Returns a copy without times and without the trace of a failure, which differ from run to run. For one seed the
   * copy is the same everywhere.
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
