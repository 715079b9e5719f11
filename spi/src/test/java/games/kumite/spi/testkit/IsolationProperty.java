package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.function.Supplier;

/** Property 9: matches of one game do not disturb each other, one after the other or side by side. */
final class IsolationProperty {

  private final TrialMatches trials;
  private final Supplier<Game> games;

  IsolationProperty(TrialMatches trials, Supplier<Game> games) {
    this.trials = trials;
    this.games = games;
  }

  /** Checks that a match of a used game, which may begin as a copy, equals the first one of a fresh game. */
  void oneAfterTheOther() {
    IsolatedRuns alone = trials.alone(games);
    for (TrialMatch trial : trials.few()) {
      IsolatedRuns.Beside second = alone.new Beside(trial);
      other(trial, alone.game());
      alone.game().start(trial.setup()); // the engine keeps beginnings from the second match on
      Match match = alone.game().start(trial.setup());
      Transcript transcript = new Transcript(match);
      trial.walk(match, (at, position) -> second.next(transcript.next()));
      second.requireSame("a second match of the same game");
    }
  }

  private void other(TrialMatch trial, Game game) {
    List<TrialMatch> all = trials.all();
    TrialMatch other = all.get((all.indexOf(trial) + 1) % all.size());
    other.walk(game.start(other.setup()), (match, position) -> ListingProperty.listed(match));
  }

  /** Checks two matches of one game that are played alternately. */
  void inTurns() {
    IsolatedRuns alone = trials.alone(games);
    for (List<TrialMatch> pair : pairs()) {
      List<IsolatedRuns.Beside> together = pair.stream().map(trial -> alone.new Beside(trial)).toList();
      List<Integer> lengths = pair.stream().map(trial -> alone.digests(trial).size()).toList();
      List<Match> matches = pair.stream().map(trial -> alone.game().start(trial.setup())).toList();
      List<Transcript> transcripts = matches.stream().map(Transcript::new).toList();
      for (int position = 0; position < Math.max(lengths.get(0), lengths.get(1)); position++) {
        for (int i = 0; i < pair.size(); i++) {
          if (position < lengths.get(i)) {
            together.get(i).next(transcripts.get(i).next());
          }
        }
        for (int i = 0; i < pair.size(); i++) {
          if (position < pair.get(i).actions().size()) {
            TrialMatch.plays(matches.get(i), pair.get(i).actions().get(position));
          }
        }
      }
      together.forEach(match -> match.requireSame("a match that is played in turns with another"));
    }
  }

  /** Checks two matches of one game in two threads, position by position at the same time. */
  void inTwoThreads() {
    IsolatedRuns alone = trials.alone(games);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      for (List<TrialMatch> pair : pairs()) {
        List<IsolatedRuns.Beside> matches = pair.stream().map(trial -> alone.new Beside(trial)).toList();
        Phaser together = new Phaser(2);
        List<Future<?>> running = new ArrayList<>();
        for (int i = 0; i < pair.size(); i++) {
          TrialMatch trial = pair.get(i);
          IsolatedRuns.Beside match = matches.get(i);
          running.add(threads.submit(() -> inStep(trial, alone.game(), together, match)));
        }
        running.forEach(IsolationProperty::await);
        matches.forEach(match -> match.requireSame("a match beside another in a second thread"));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static void inStep(TrialMatch trial, Game game, Phaser together, IsolatedRuns.Beside compared) {
    try {
      together.arriveAndAwaitAdvance();
      Match match = game.start(trial.setup());
      Transcript transcript = new Transcript(match);
      trial.walk(match, (at, position) -> {
        together.arriveAndAwaitAdvance();
        compared.next(transcript.next());
      });
    } finally {
      together.arriveAndDeregister();
    }
  }

  private static void await(Future<?> running) {
    try {
      running.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while two threads played", interrupted);
    } catch (ExecutionException failure) {
      throw new AssertionError("a match failed in its thread: " + failure.getCause(), failure.getCause());
    }
  }

  /** Returns pairs of trials: two seeds of one setup, and two setups. */
  private List<List<TrialMatch>> pairs() {
    List<TrialMatch> all = trials.all();
    TrialMatch first = all.get(0);
    TrialMatch same = all.stream().filter(trial -> trial != first
        && trial.setup().names().equals(first.setup().names())).findFirst().orElse(first);
    return List.of(List.of(first, same), List.of(first, all.get(all.size() - 1)));
  }
}
