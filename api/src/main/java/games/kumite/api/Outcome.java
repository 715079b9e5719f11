package games.kumite.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How a match ended. Immutable.
 *
 * @param standings one entry a seat, in seat order
 * @param summary what happened in a stable word of the game, in small letters with hyphens: {@code victory}, {@code
 *     defeat} or {@code draw} wherever that says it, else a word of the game's own, such as {@code heroic-victory}, {@code
 *     conceded} or {@code turn-limit}. It is for programs; to people the last of the match's {@linkplain Match#events
 *     events} say it in their language
 */
public record Outcome(List<Standing> standings, String summary) {

  /** Copies the list. */
  public Outcome {
    Objects.requireNonNull(standings, "standings must not be null");
    Objects.requireNonNull(summary, "summary must not be null");
    standings = List.copyOf(standings);
  }

  /** What a seat has made of the match. */
  public enum Result {
    /** The seat, or its team, has won. */
    WIN,
    /** Nobody has won, or several share the best place. */
    DRAW,
    /** Somebody else, or the game itself, has won. */
    LOSS,
    /** The seat takes part without a result, such as a host who rolls the dice. */
    NONE
  }

  /**
   * What one seat has reached.
   *
   * @param result won, drawn, lost or without a result
   * @param score points in the game's own measure, within {@link GameProperties}
   * @param rank the place from 1, shared places counted once each (1, 2, 2, 4); 0 without a result
   */
  public record Standing(Result result, int score, int rank) {

    /** Refuses what is missing. */
    public Standing {
      Objects.requireNonNull(result, "result must not be null");
    }
  }

  /**
   * The outcome of a game that the players win or lose together.
   *
   * @param result the result of all
   * @param score the score of all
   * @param players how many seats share it, counted from the first
   * @param others how many seats after them have no result
   * @param summary what happened
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
   * The outcome of a game that the highest score wins.
   *
   * @param summary what happened
   * @param scores one a seat
   * @return the outcome: a single best score wins, a shared one is a draw
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
   * What one seat has reached.
   *
   * @param seat a seat of the match
   * @return its entry
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
