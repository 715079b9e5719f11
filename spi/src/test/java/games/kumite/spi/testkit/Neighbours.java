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
final class Neighbours {

  private final Trials trials;
  private final Supplier<Game> games;

  Neighbours(Trials trials, Supplier<Game> games) {
    this.trials = trials;
    this.games = games;
  }

  /** A second match of a used game equals the first one of a fresh game. */
  void oneAfterTheOther() {
    Game game = games.get();
    for (Trial trial : trials.few()) {
      List<String> first = played(trial, game);
      other(trial, game);
      equal(trial, "a second match of the same game", first, played(trial, game));
    }
  }

  private void other(Trial trial, Game game) {
    List<Trial> all = trials.all();
    Trial other = all.get((all.indexOf(trial) + 1) % all.size());
    other.walk(game.start(other.setup()), (match, position) -> Listing.listed(match));
  }

  /** Two matches of one game, an action here and an action there. */
  void inTurns() {
    for (List<Trial> pair : pairs()) {
      Game game = games.get();
      List<List<String>> alone = pair.stream().map(trial -> played(trial, game)).toList();
      List<Match> matches = pair.stream().map(trial -> game.start(trial.setup())).toList();
      List<Transcript> transcripts = matches.stream().map(Transcript::new).toList();
      List<List<String>> together = List.of(new ArrayList<>(), new ArrayList<>());
      for (int position = 0; position < Math.max(alone.get(0).size(), alone.get(1).size()); position++) {
        for (int i = 0; i < pair.size(); i++) {
          if (position < alone.get(i).size()) {
            together.get(i).add(transcripts.get(i).next());
          }
        }
        for (int i = 0; i < pair.size(); i++) {
          if (position < pair.get(i).actions().size()) {
            Trial.plays(matches.get(i), pair.get(i).actions().get(position));
          }
        }
      }
      for (int i = 0; i < pair.size(); i++) {
        equal(pair.get(i), "a match that is played in turns with another", alone.get(i), together.get(i));
      }
    }
  }

  /** Two matches of one game in two threads, position by position at the same time. */
  void inTwoThreads() {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      for (List<Trial> pair : pairs()) {
        Game game = games.get();
        List<List<String>> alone = pair.stream().map(trial -> played(trial, game)).toList();
        Phaser together = new Phaser(2);
        List<Future<List<String>>> running = pair.stream()
            .map(trial -> threads.submit(() -> inStep(trial, game, together))).toList();
        for (int i = 0; i < pair.size(); i++) {
          equal(pair.get(i), "a match beside another in a second thread", alone.get(i), result(running.get(i)));
        }
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static List<String> inStep(Trial trial, Game game, Phaser together) {
    List<String> texts = new ArrayList<>();
    try {
      together.arriveAndAwaitAdvance();
      Match match = game.start(trial.setup());
      Transcript transcript = new Transcript(match);
      trial.walk(match, (at, position) -> {
        together.arriveAndAwaitAdvance();
        texts.add(transcript.next());
      });
      return texts;
    } finally {
      together.arriveAndDeregister();
    }
  }

  private static <T> T result(Future<T> future) {
    try {
      return future.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while two threads played", interrupted);
    } catch (ExecutionException failure) {
      throw new AssertionError("a match failed in its thread: " + failure.getCause(), failure.getCause());
    }
  }

  /** Two seeds of one setup, and two setups. */
  private List<List<Trial>> pairs() {
    List<Trial> all = trials.all();
    Trial first = all.get(0);
    Trial same = all.stream().filter(trial -> trial != first
        && trial.setup().names().equals(first.setup().names())).findFirst().orElse(first);
    return List.of(List.of(first, same), List.of(first, all.get(all.size() - 1)));
  }

  private static List<String> played(Trial trial, Game game) {
    return Transcript.of(trial, game.start(trial.setup()));
  }

  private static void equal(Trial trial, String what, List<String> alone, List<String> together) {
    for (int position = 0; position < Math.max(alone.size(), together.size()); position++) {
      String one = position < alone.size() ? alone.get(position) : "(over)";
      String other = position < together.size() ? together.get(position) : "(over)";
      if (!one.equals(other)) {
        throw trial.finding(what + " differs from the first one: after " + position + " actions, "
            + TextDifference.of("the first match", one, "this match", other), trial.at(position));
      }
    }
  }
}
