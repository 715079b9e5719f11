package games.kumite.api.arena;

import games.kumite.api.Action;
import games.kumite.api.Decision;
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
import games.kumite.api.arena.MatchTask.Keeping;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.RandomBot;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Plays one match of an arena once, and takes down what became of it. */
final class Playing {

  private interface Choosing {
    Action choose();
  }

  /** What a bot does while the others wait. */
  private enum Busy { NO, PREPARING, CHOOSING }

  private static final Standing NOTHING = new Standing(Result.NONE, 0, 0);

  private final Game game;
  private final Fixture fixture;
  private final Setup setup;
  private final Keeping keeping;
  private final int[] decisions;
  private final long[] nanos;
  private final Stopwatch stopwatch = new Stopwatch();
  private final List<Bot> bots = new ArrayList<>();
  private final List<Action> played = new ArrayList<>();
  private final IntFunction<Bot> making;
  private @Nullable Match match;
  private String suspect = "";
  private Busy busy = Busy.NO;
  private long busySince;
  private boolean isStopped;

  /** With bots that are made for the seats, by their indexes. */
  Playing(Game game, Fixture fixture, Setup setup, Keeping keeping, IntFunction<Bot> making) {
    this.game = game;
    this.fixture = fixture;
    this.setup = setup;
    this.keeping = keeping;
    this.making = making;
    this.decisions = new int[fixture.bots().size()];
    this.nanos = new long[fixture.bots().size()];
  }

  int number() {
    return fixture.number();
  }

  /** Plays to the end. */
  MatchResult run() {
    try {
      seat();
      Match begun = game.start(keeping == Keeping.NOTHING ? setup.unrecorded() : setup);
      match = begun;
      prepare(begun);
      while (!begun.isOver()) {
        step(begun);
      }
      Outcome outcome = begun.outcome();
      return new MatchResult(fixture, seats(begun, outcome.standings()), outcome.summary(),
          keeping == Keeping.RECORD ? begun.record().text() : null, null);
    } catch (Throwable thrown) { // a bot may be written in a language that declares no exceptions
      return failed(thrown);
    }
  }

  /** How much longer a bot may take for what it is doing, in nanoseconds; what a choice may take if it does nothing. */
  synchronized long left(long now, Limits limits) {
    return limit(limits).toNanos() - (busy == Busy.NO ? 0 : now - busySince);
  }

  /** What to say of a bot that has no time left. */
  synchronized String overdue(Limits limits) {
    return (busy == Busy.PREPARING ? "getting ready" : "a choice") + " took longer than " + limit(limits);
  }

  private Duration limit(Limits limits) {
    return busy == Busy.PREPARING ? limits.prepare() : limits.choice();
  }

  /** Plays no more. */
  synchronized void stop() {
    isStopped = true;
  }

  /** The failure of a match whose thread does not come back; it may hold the match, which is played again as far. */
  MatchResult stopped(String why) {
    List<Action> done;
    String hanging;
    synchronized (this) {
      isStopped = true;
      done = List.copyOf(played);
      hanging = busy == Busy.NO ? "" : suspect;
    }
    String record;
    try {
      record = again(done).record().text();
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError second) {
      record = "";
    }
    return new MatchResult(fixture, seats(null, List.of()), "", null, new Failure(hanging, why, "", record));
  }

  private synchronized void begin(Busy doing, long now) {
    if (isStopped) {
      throw new CancellationException("nobody waits for match " + fixture.number());
    }
    busySince = now;
    busy = doing;
  }

  private synchronized void done() {
    busy = Busy.NO;
    Thread.interrupted(); // a bot's own interrupt is nobody else's
    if (isStopped) {
      throw new CancellationException("nobody waits for match " + fixture.number());
    }
  }

  private synchronized void add(Action action) {
    played.add(action);
  }

  private void seat() {
    for (int seat = 0; seat < decisions.length; seat++) {
      suspect = fixture.bots().get(seat);
      begin(Busy.CHOOSING, System.nanoTime());
      bots.add(Objects.requireNonNull(making.apply(seat), "a factory must not make null for a bot"));
      done();
    }
    suspect = "";
  }

  private void prepare(Match begun) {
    for (Seat seat : begun.seats()) {
      suspect = fixture.bots().get(seat.index());
      begin(Busy.PREPARING, System.nanoTime());
      Bots.prepare(begun, seat, bots.get(seat.index()));
      done();
    }
    suspect = "";
  }

  private void step(Match begun) {
    Seat seat = begun.actor();
    int index = seat.index();
    begun.choices(); // what is listed now need be listed neither for the bot nor for its choice
    Choosing choosing = choosing(begun, seat, bots.get(index));
    suspect = fixture.bots().get(index);
    decisions[index]++;
    stopwatch.start();
    begin(Busy.CHOOSING, System.nanoTime());
    Action action = choosing.choose();
    nanos[index] += stopwatch.read();
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
    add(action);
  }

  /** What a bot does with what it may see; the making of what it sees is not its own time. */
  private static Choosing choosing(Match begun, Seat seat, Bot bot) {
    if (bot instanceof RandomBot blind) {
      Decision decision = begun.decision();
      return () -> blind.choose(decision);
    }
    Perspective view = begun.seenBy(seat);
    if (!(view.turn() instanceof Turn.Yours yours)) {
      throw new IllegalStateException("it is the turn of " + seat + ", whose perspective says " + view.turn());
    }
    return () -> bot.choose(view, yours.decision());
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
    if (keeping != Keeping.NOTHING) {
      return begun;
    }
    return again(played);
  }

  private Match again(List<Action> actions) {
    Match again = game.start(setup);
    actions.forEach(again::play);
    return again;
  }
}
