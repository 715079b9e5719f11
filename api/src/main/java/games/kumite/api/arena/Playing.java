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
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Plays one match of an arena once, and takes down what became of it. */
final class Playing {

  private final Game game;
  private final Fixture fixture;
  private final Setup setup;
  private final List<Bot> bots;
  private final Keeping keeping;
  private final int[] decisions;
  private final Stopwatch[] watches;
  private final List<Action> played = new ArrayList<>();
  private @Nullable Match match;
  private String choosing = "";

  Playing(Game game, Fixture fixture, Setup setup, List<Bot> bots, Keeping keeping) {
    this.game = game;
    this.fixture = fixture;
    this.setup = setup;
    this.bots = bots;
    this.keeping = keeping;
    this.decisions = new int[bots.size()];
    this.watches = new Stopwatch[bots.size()];
    for (int seat = 0; seat < watches.length; seat++) {
      watches[seat] = new Stopwatch();
    }
  }

  MatchResult run() {
    try {
      Match begun = game.start(setup);
      match = begun;
      while (!begun.isOver()) {
        if (Thread.currentThread().isInterrupted()) {
          throw new CancellationException("match " + fixture.number() + " was interrupted");
        }
        step(begun);
      }
      Outcome outcome = begun.outcome();
      return new MatchResult(fixture, seats(outcome), outcome.summary(),
          keeping == Keeping.RECORD ? begun.record().text() : null, null);
    } catch (CancellationException cancelled) {
      throw cancelled;
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError thrown) {
      return failed(thrown);
    }
  }

  private void step(Match begun) {
    Seat seat = begun.actor();
    Perspective view = begun.seenBy(seat);
    if (!(view.turn() instanceof Turn.Yours yours)) {
      throw new IllegalStateException("it is the turn of " + seat + ", whose perspective says " + view.turn());
    }
    Action action = choose(seat.index(), view, yours.decision());
    try {
      begun.play(action);
    } catch (IllegalActionException refused) {
      choosing = fixture.bots().get(seat.index());
      throw refused;
    }
    if (keeping == Keeping.NOTHING) {
      played.add(action);
    }
  }

  private Action choose(int seat, Perspective view, Decision decision) {
    choosing = fixture.bots().get(seat);
    decisions[seat]++;
    watches[seat].start();
    try {
      return bots.get(seat).choose(view, decision);
    } finally {
      watches[seat].stop();
    }
  }
}
