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

/** Plays one match of an arena once, and takes down what became of it. */
final class MatchRunner {

  private interface Choosing {
    Action choose();
  }

  /** What keeps others waiting, and which bot it is. */
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

  /** Since when something is done; written before it. */
  private long since;
  private final AtomicReference<@Nullable Doing> doing = new AtomicReference<>();
  private volatile boolean isStopped;

  /** With bots that are made for the seats, by their indexes. */
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

  /** Plays to the end. */
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
    } catch (Throwable thrown) { // a bot may be written in a language that declares no exceptions
      return failed(thrown);
    }
  }

  /** How much longer the match or what a bot does in it may take, in nanoseconds. */
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

  /** Plays no more. */
  void stop() {
    isStopped = true;
  }

  /**
   * The failure of a match whose thread has not come back in time; it may hold the match, which is played again as far.
   *
   * @return null if there is time left
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
    Thread.interrupted(); // a bot's own interrupt is nobody else's
    requireGoingOn();
  }

  private void requireGoingOn() {
    if (isStopped) {
      throw new CancellationException("nobody waits for match " + fixture.number());
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
    begun.actionCount(); // what is listed now need be listed neither for the bot nor for its choice
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

  /** What a bot does with what it may see; the making of what it sees is not its own time. */
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

  /** What a failure says of itself, or its class where even that throws: it may be a bot's own. */
  private static String said(Throwable thrown, Supplier<String> saying) {
    try {
      return String.valueOf(saying.get());
    } catch (Throwable second) { // whatever it is, the other matches go on
      return thrown.getClass().getName();
    }
  }

  /** The record up to a failure, which carries it as suppressed if the game cannot even give that. */
  private String recordUpTo(Throwable failure) {
    try {
      return match == null ? "" : recorded(match).record().text();
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError second) {
      failure.addSuppressed(second);
      return "";
    }
  }

  /** The match; one that keeps no record is played again with one. */
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
