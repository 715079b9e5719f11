package games.kumite.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The result of a finished match. Immutable.
 *
 * @param standings one entry for each seat, in seat order
 * @param summary a stable word of the game in lower case with hyphens: {@code victory}, {@code defeat} or {@code draw}
 *     where these suffice, otherwise a word such as {@code heroic-victory}, {@code conceded} or {@code turn-limit}; it
 *     is meant for programs, and the last of the match's {@linkplain Match#events events} describes the result for
 *     display
 */
public record Outcome(List<Standing> standings, String summary) {

  /** Validates the components and copies the list. */
  public Outcome {
    Objects.requireNonNull(standings, "standings must not be null");
    Objects.requireNonNull(summary, "summary must not be null");
    standings = List.copyOf(standings);
  }

  /** The result of a seat. */
  public enum Result {
    /** A win of the seat or its team. */
    WIN,
    /** A match without a winner, or a shared best rank. */
    DRAW,
    /** A win of another seat or of the game itself. */
    LOSS,
    /** No result: the seat takes part without one, such as a host who rolls the dice. */
    NONE
  }

  /**
   * The standing of one seat.
   *
   * @param result the result of the seat
   * @param score the points in the game's own unit, within {@link GameProperties}
   * @param rank the rank from 1, where shared ranks count once each (1, 2, 2, 4); 0 without a result
   */
  public record Standing(Result result, int score, int rank) {

    /** Validates the components. */
    public Standing {
      Objects.requireNonNull(result, "result must not be null");
    }
  }

  /**
   * Returns the outcome of a game that the players win or lose together.
   *
   * @param result the shared result
   * @param score the shared score
   * @param players the number of seats with the result, counted from the first
   * @param others the number of seats after them without a result
   * @param summary the summary of the outcome
   * @return the outcome
   */
  public static Outcome cooperative(Result result, int score, int players, int others, String summary) {
    List<Standing> standings = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      standings.add(new Standing(result, score, 1));
    }
    for (int i = 0; i < others; i++) {
      standings.add(new Standing(Result.NONE, 0, 0));
    }
    return new Outcome(standings, summary);
  }

  /**
   * Returns the outcome of a game that the highest score wins.
   *
   * @param summary the summary of the outcome
   * @param scores one score for each seat
   * @return the outcome: a single best score wins, a shared best score is a draw
   */
  public static Outcome byScore(String summary, int... scores) {
    Objects.requireNonNull(scores, "scores must not be null");
    List<Standing> standings = new ArrayList<>();
    for (int score : scores) {
      int better = 0;
      int equal = 0;
      for (int other : scores) {
        better += other > score ? 1 : 0;
        equal += other == score ? 1 : 0;
      }
      Result result = better > 0 ? Result.LOSS : equal > 1 ? Result.DRAW : Result.WIN;
      standings.add(new Standing(result, score, better + 1));
    }
    return new Outcome(standings, summary);
  }

  /**
   * Returns the standing of one seat.
   *
   * @param seat a seat of the match
   * @return the entry of the seat
   * @throws IllegalArgumentException if the match had no such seat
   */
  public Standing standing(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (seat.index() < 0 || seat.index() >= standings.size()) {
      throw new IllegalArgumentException(
          "seats were 1.." + standings.size() + ", was asked for seat " + seat.number());
    }
    return standings.get(seat.index());
  }
}
