package games.kumite.spi.console.serve;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Seat;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Observation;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A running match of a {@link FrameSession}. Used by one thread at a time. */
public final class FrameMatch {

  /** The seat of a match in which no seat of the program is asked. */
  static final int NO_SEAT = -1;
  private static final int[] NO_NUMBERS = {};
  private static final float[] NO_VALUES = {};

  private final Match match;
  private final List<Seat> seats;
  private final Consumer<Match> others;
  private final Encoding encoding;
  private final @Nullable Observation[] views;
  private int[] numbers = NO_NUMBERS;
  private float[] values = NO_VALUES;
  private int seat = NO_SEAT;

  /** A starter of matches. Thread-safe. */
  @FunctionalInterface
  public interface Starter {

    /**
     * Starts a match.
     *
     * @param number the number of the match, from 1
     * @param seed the seed; if empty, it follows from the session's seed and the number
     * @return a match in which no choice has been made
     */
    FrameMatch start(int number, OptionalLong seed);
  }

  /**
   * Creates a running match.
   *
   * @param match a match at its start
   * @param seats the seats of the program
   * @param others makes the choice of any other seat
   */
  public FrameMatch(Match match, List<Seat> seats, Consumer<Match> others) {
    this.match = match;
    this.seats = seats;
    this.others = others;
    encoding = Encoding.of(match);
    views = new Observation[match.seats().size()];
  }

  /** Plays the choices of other seats until a seat of the program is asked or the match is over. */
  void advance() {
    seat = NO_SEAT;
    numbers = NO_NUMBERS;
    values = NO_VALUES;
    while (!match.isOver()) {
      Seat actor = match.actor();
      if (seats.contains(actor)) {
        seat = actor.index();
        List<Action> actions = match.decision().actions();
        numbers = new int[actions.size()];
        for (int i = 0; i < numbers.length; i++) {
          numbers[i] = encoding.actionIndex(actions.get(i));
        }
        values = observation(seat);
        return;
      }
      others.accept(match);
    }
  }

  /** Plays a listed action, then {@link #advance}s. */
  void play(int place) {
    match.play(place);
    advance();
  }

  boolean isOver() {
    return match.isOver();
  }

  boolean isProgram(int index) {
    return index >= 0 && index < views.length && seats.contains(match.seats().get(index));
  }

  /** Returns the index of the program's seat that is asked, or {@link #NO_SEAT}. */
  int seat() {
    return seat;
  }

  /** Returns the numbers of the listed actions, in the order of the list. */
  int[] numbers() {
    return numbers;
  }

  /** Returns the observation of the asked seat; empty if none is asked. */
  float[] values() {
    return values;
  }

  /** Returns the coordinates of each listed action. */
  List<int[]> coordinates() {
    return seat == NO_SEAT ? List.of() : match.decision().actions().stream().map(encoding::coordinates).toList();
  }

  /** Returns the past decisions that a seat knows of. */
  int[] history(int index) {
    return encoding.history(match.perspective(match.seats().get(index)));
  }

  /** Returns the place of the first listed action with a number, or -1. */
  int place(int number) {
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] == number) {
        return i;
      }
    }
    return -1;
  }

  /** Returns what a seat of the program knows now; the next call for this seat changes the array. */
  float[] observation(int index) {
    Observation view = views[index];
    if (view == null) {
      view = encoding.observation(match.seats().get(index));
      views[index] = view;
    }
    return view.of(match);
  }

  /** Returns a reward for each seat of a finished match: 1 for a win, -1 for a loss, otherwise 0. */
  float[] rewards() {
    List<Outcome.Standing> standings = match.outcome().standings();
    float[] rewards = new float[standings.size()];
    for (int i = 0; i < rewards.length; i++) {
      Outcome.Result result = standings.get(i).result();
      rewards[i] = result == Outcome.Result.WIN ? 1 : result == Outcome.Result.LOSS ? -1 : 0;
    }
    return rewards;
  }

  Match match() {
    return match;
  }

  List<Seat> seats() {
    return seats;
  }

  Encoding encoding() {
    return encoding;
  }
}
