package games.kumite.api.arena;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Outcome.Standing;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.arena.MatchTask.Retention;
import games.kumite.api.bot.BlindBot;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A single play of one match of an arena, with its result. */
final class MatchRunner {

  private interface Choosing {
    Action choose();
  }

  /** The activity of a bot that the match waits for. */
  private record Doing(boolean isPreparing, String bot) {}

  private static final Standing NOTHING = new Standing(Result.NONE, 0, 0);

  private final Game game;
  private final ScheduledMatch fixture;
  private final Setup setup;
  private final Retention keeping;
  private final int[] decisions;
  private final long[] nanos;
  private final List<Bot> bots = new ArrayList<>();
  private final ActionLog played = new ActionLog();
  private final IntFunction<Bot> making;
  private final Doing[] choosing;
  private final long begun = System.nanoTime();
  private @Nullable Match match;
  private String suspect = "";

  /** The start of the current activity; written before {@link #doing}. */
  private long since;
  private final AtomicReference<@Nullable Doing> doing = new AtomicReference<>();
  private volatile boolean isStopped;

  /** Creates a runner with a function that creates the bot of a seat by the seat's index. */
  MatchRunner(Game game, ScheduledMatch fixture, Setup setup, Retention keeping, IntFunction<Bot> making) {
    this.game = game;
    this.fixture = fixture;
    this.setup = setup;
    this.keeping = keeping;
    this.making = making;
    this.decisions = new int[fixture.bots().size()];
    this.nanos = new long[fixture.bots().size()];
    this.choosing = fixture.bots().stream().map(bot -> new Doing(false, bot)).toArray(Doing[]::new);
  }

  int number() {
    return fixture.number();
  }

  /** Plays the match to its end. */
  MatchResult run() {
    try {
      seat();
      Match begun = game.start(keeping == Retention.NOTHING ? setup.withoutRecord() : setup);
      match = begun;
      prepare(begun);
      while (!begun.isOver()) {
        step(begun);
      }
      Outcome outcome = begun.outcome();
      return new MatchResult(fixture, seats(begun, outcome.standings()), outcome.summary(),
          keeping == Retention.RECORD ? begun.record().text() : null, null);
    } catch (Throwable thrown) { // a bot in another JVM language may throw undeclared exceptions
      return failed(thrown);
    }
  }

  /** Returns the nanoseconds until the match or the current activity of a bot exceeds its limit. */
  long left(long now, Limits limits) {
    return Math.min(leftOfMatch(now, limits), left(doing.getAcquire(), now, limits));
  }

  private long leftOfMatch(long now, Limits limits) {
    return limits.match().toNanos() - (now - begun);
  }

  private long left(@Nullable Doing current, long now, Limits limits) {
    return limit(current, limits).toNanos() - (current == null ? 0 : now - since);
  }

  private static Duration limit(@Nullable Doing current, Limits limits) {
    return current != null && current.isPreparing() ? limits.prepare() : limits.choice();
  }

  /** Stops the match at the next choice. */
  void stop() {
    isStopped = true;
  }

  /**
   * Returns the failure of a match that has exceeded a limit. The hanging thread may hold the match, so it is played
   * again up to the same action for its record.
   *
   * @return the failure; null if there is time left
   */
  @Nullable MatchResult overdue(long now, Limits limits) {
    Doing current = doing.getAcquire();
    long leftOfBot = left(current, now, limits);
    if (leftOfBot > 0 && leftOfMatch(now, limits) > 0) {
      return null;
    }
    isStopped = true;
    String why = leftOfBot > 0 ? "the match took longer than " + limits.match()
        : (current != null && current.isPreparing() ? "getting ready" : "a choice") + " took longer than "
            + limit(current, limits);
    String record;
    try {
      record = again(played.list()).record().text();
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError second) {
      record = "";
    }
    Failure failure = new Failure(current == null ? "" : current.bot(), why, "", record);
    return new MatchResult(fixture, seats(null, List.of()), "", null, failure);
  }

  private void begin(Doing next, long now) {
    since = now;
    doing.setRelease(next);
    requireGoingOn();
  }

  private void done() {
    doing.setRelease(null);
    Thread.interrupted(); // clears an interrupt by the bot, which must not affect others
    requireGoingOn();
  }

  private void requireGoingOn() {
    if (isStopped) {
      throw new CancellationException("match " + fixture.number() + " was abandoned");
    }
  }

  private void seat() {
    for (int seat = 0; seat < decisions.length; seat++) {
      suspect = fixture.bots().get(seat);
      begin(choosing[seat], System.nanoTime());
      bots.add(Objects.requireNonNull(making.apply(seat), "a factory must not make null for a bot"));
      done();
    }
    suspect = "";
  }

  private void prepare(Match begun) {
    for (Seat seat : begun.seats()) {
      suspect = fixture.bots().get(seat.index());
      begin(new Doing(true, suspect), System.nanoTime());
      Bots.prepare(begun, seat, bots.get(seat.index()));
      done();
    }
    suspect = "";
  }

  private void step(Match begun) {
    Seat seat = begun.actor();
    int index = seat.index();
    begun.actionCount(); // lists the actions once, before the time of the bot is measured
    Choosing next = choosing(begun, seat, bots.get(index));
    suspect = fixture.bots().get(index);
    decisions[index]++;
    long before = System.nanoTime();
    begin(choosing[index], before);
    Action action = next.choose();
    nanos[index] += System.nanoTime() - before;
    done();
    try {
      begun.play(action);
    } catch (IllegalActionException refused) {
      throw refused;
    } catch (RuntimeException | Error broken) {
      suspect = "";
      throw broken;
    }
    suspect = "";
    played.add(action);
  }

  /** Prepares the choice of a bot. Creating the perspective does not count as time of the bot. */
  private static Choosing choosing(Match begun, Seat seat, Bot bot) {
    if (bot instanceof BlindBot blind) {
      List<Action> actions = begun.decision().actions();
      return () -> blind.choose(actions);
    }
    Perspective perspective = begun.perspective(seat);
    if (!(perspective.turn() instanceof Turn.Yours yours)) {
      throw new IllegalStateException("it is the turn of " + seat + ", whose perspective says " + perspective.turn());
    }
    return () -> bot.choose(perspective, yours.decision());
  }

  private List<SeatResult> seats(@Nullable Match begun, List<Standing> standings) {
    List<SeatResult> results = new ArrayList<>();
    for (int seat = 0; seat < decisions.length; seat++) {
      Standing standing = standings.isEmpty() ? NOTHING : standings.get(seat);
      int team = begun == null ? seat : begun.seats().get(seat).team();
      results.add(new SeatResult(fixture.bots().get(seat), team, standing.result(), standing.score(), standing.rank(),
          decisions[seat], nanos[seat]));
    }
    return results;
  }

  private MatchResult failed(Throwable thrown) {
    String record = recordUpTo(thrown);
    Failure failure = new Failure(suspect, said(thrown, thrown::toString), said(thrown, () -> trace(thrown)), record);
    return new MatchResult(fixture, seats(match, List.of()), "", null, failure);
  }

  private static String trace(Throwable thrown) {
    StringWriter trace = new StringWriter();
    thrown.printStackTrace(new PrintWriter(trace));
    return trace.toString();
  }

  /**
   * Returns the text of a failure, or its class name if its own methods throw. The failure may be a class of the bot.
   */
  private static String said(Throwable thrown, Supplier<String> saying) {
    try {
      return String.valueOf(saying.get());
    } catch (Throwable second) { // whatever it is, the other matches go on
      return thrown.getClass().getName();
    }
  }

  /**
   * Returns the record up to a failure. If the game cannot provide it, the second failure is added to the first as
   * suppressed.
   */
  private String recordUpTo(Throwable failure) {
    try {
      return match == null ? "" : recorded(match).record().text();
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError second) {
      failure.addSuppressed(second);
      return "";
    }
  }

  /** Returns the match, or a replay with a record if the match keeps none. */
  private Match recorded(Match begun) {
    if (keeping != Retention.NOTHING) {
      return begun;
    }
    return again(played.list());
  }

  private Match again(List<Action> actions) {
    Match again = game.start(setup);
    actions.forEach(again::play);
    return again;
  }
}
