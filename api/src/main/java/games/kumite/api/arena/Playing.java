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
import games.kumite.api.arena.MatchTask.Keeping;
import games.kumite.api.bot.Bot;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Plays one match of an arena once, and takes down what became of it. */
final class Playing {

  private static final Standing NOTHING = new Standing(Result.NONE, 0, 0);

  private final Game game;
  private final Fixture fixture;
  private final Setup setup;
  private final List<Bot> bots;
  private final Keeping keeping;
  private final int[] decisions;
  private final long[] nanos;
  private final Stopwatch stopwatch = new Stopwatch();
  private final List<Action> played = new ArrayList<>();
  private @Nullable Match match;
  private String suspect = "";

  Playing(Game game, Fixture fixture, Setup setup, List<Bot> bots, Keeping keeping) {
    this.game = game;
    this.fixture = fixture;
    this.setup = setup;
    this.bots = bots;
    this.keeping = keeping;
    this.decisions = new int[bots.size()];
    this.nanos = new long[bots.size()];
  }

  MatchResult run() {
    boolean isOver = false;
    try {
      Match begun = game.start(keeping == Keeping.NOTHING ? setup.unrecorded() : setup);
      match = begun;
      isOver = begun.isOver();
      while (!isOver && !Thread.currentThread().isInterrupted()) {
        step(begun);
        isOver = begun.isOver();
      }
      if (isOver) {
        Outcome outcome = begun.outcome();
        return new MatchResult(fixture, seats(begun, outcome.standings()), outcome.summary(),
            keeping == Keeping.RECORD ? begun.record().text() : null, null);
      }
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError thrown) {
      return failed(thrown);
    }
    throw new CancellationException("match " + fixture.number() + " was interrupted");
  }

  private void step(Match begun) {
    Seat seat = begun.actor();
    Perspective view = begun.seenBy(seat);
    if (!(view.turn() instanceof Turn.Yours yours)) {
      throw new IllegalStateException("it is the turn of " + seat + ", whose perspective says " + view.turn());
    }
    int index = seat.index();
    suspect = fixture.bots().get(index);
    decisions[index]++;
    stopwatch.start();
    Action action = bots.get(index).choose(view, yours.decision());
    nanos[index] += stopwatch.read();
    try {
      begun.play(action);
    } catch (IllegalActionException refused) {
      throw refused;
    } catch (RuntimeException | Error broken) {
      suspect = "";
      throw broken;
    }
    suspect = "";
    if (keeping == Keeping.NOTHING) {
      played.add(action);
    }
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
    StringWriter trace = new StringWriter();
    thrown.printStackTrace(new PrintWriter(trace));
    Failure failure = new Failure(suspect, thrown.toString(), trace.toString(), record());
    return new MatchResult(fixture, seats(match, List.of()), "", null, failure);
  }

  /** The record up to the failure; a match that keeps none is played again with one. */
  private String record() {
    Match recorded = match;
    if (recorded == null) {
      return "";
    }
    if (keeping == Keeping.NOTHING) {
      recorded = game.start(setup);
      for (Action action : played) {
        recorded.play(action);
      }
    }
    return recorded.record().text();
  }
}
