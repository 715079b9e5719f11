package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Outcome.Standing;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bot;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Property 8: bots end every match within the declared bound, and the outcome is well formed. */
final class TerminationProperty {

  private final TrialMatches trials;
  private final List<Function<RandomSource, Bot>> bots;

  TerminationProperty(TrialMatches trials, List<Function<RandomSource, Bot>> bots) {
    this.trials = trials;
    this.bots = bots;
  }

  /** Plays matches of each kind of bot with itself. */
  void areReached() {
    for (Function<RandomSource, Bot> kind : bots) {
      for (TrialMatch trial : bots.indexOf(kind) == 0 ? trials.all() : trials.few()) {
        Match match = trial.start();
        List<Bot> seated = new ArrayList<>();
        for (Seat seat : match.seats()) {
          seated.add(kind.apply(new SeededRandom(trial.seed()).split(seat.id())));
        }
        play(trial, match, seated);
      }
    }
  }

  private static void play(TrialMatch trial, Match match, List<Bot> seated) {
    int bound = trial.game().maxDecisions(trial.setup());
    if (bound > trial.game().properties().maxDecisions()) {
      throw trial.finding("for this setup " + bound + " decisions are declared, more than for all", match);
    }
    for (int played = 0; !match.isOver(); played++) {
      Bot bot = seated.get(0);
      if (played >= bound) {
        throw trial.finding("after " + played + " decisions of " + bot.name() + " bots the match is not over; declared"
            + " are at most " + bound, match);
      }
      if (!turn(match, seated)) {
        return;
      }
    }
  }

  /** Returns whether the match went on; another property checks that listed actions are accepted. */
  private static boolean turn(Match match, List<Bot> seated) {
    try {
      Perspective perspective = match.perspective(match.actor());
      Action action = perspective.turn() instanceof Turn.Yours yours
          ? seated.get(match.actor().index()).choose(perspective, yours.decision()) : null;
      match.play(action);
      return true;
    } catch (RuntimeException | StackOverflowError | AssertionError reportedElsewhere) {
      return false;
    }
  }

  /** Checks the outcomes of random matches. */
  void areWellFormed() {
    for (TrialMatch trial : trials.all()) {
      trial.walk((match, position) -> {
        if (match.isOver()) {
          check(trial, match);
        } else {
          isOpen(trial, match);
        }
      });
    }
  }

  private static void isOpen(TrialMatch trial, Match match) {
    try {
      throw trial.finding("the match is not over, but has an outcome: " + match.outcome(), match);
    } catch (IllegalStateException right) {
      return;
    }
  }

  private static void check(TrialMatch trial, Match match) {
    Outcome outcome = match.outcome();
    GameProperties facts = trial.game().properties();
    List<Standing> standings = outcome.standings();
    require(trial, match, standings.size() == match.seats().size(), "must have a standing for each seat");
    require(trial, match, match.actionCount() == 0, "comes with " + match.actionCount() + " choices left");
    require(trial, match, !outcome.summary().isBlank(), "must have a summary");
    List<Standing> playing = standings.stream().filter(standing -> standing.result() != Result.NONE).toList();
    require(trial, match, !playing.isEmpty(), "must give somebody a result");
    for (Standing standing : standings) {
      boolean plays = standing.result() != Result.NONE;
      require(trial, match, standing.score() >= facts.minScore() && standing.score() <= facts.maxScore() || !plays,
          "must have scores within the declared " + facts.minScore() + ".." + facts.maxScore());
      require(trial, match, plays || standing.rank() == 0, "must give rank 0 to a seat without a result");
      long better = playing.stream().filter(other -> other.rank() < standing.rank()).count();
      require(trial, match, !plays || standing.rank() == better + 1,
          "must have ranks from 1, shared places counted once each (1, 2, 2, 4)");
      require(trial, match, standing.result() != Result.WIN && standing.result() != Result.DRAW || standing.rank() == 1,
          "must give rank 1 to those who win or draw");
    }
    boolean won = playing.stream().anyMatch(standing -> standing.result() == Result.WIN);
    boolean drawn = playing.stream().anyMatch(standing -> standing.result() == Result.DRAW);
    require(trial, match, !won || !drawn, "must not have a winner and a draw at once");
    require(trial, match, !facts.isCooperative() || playing.stream().distinct().count() == 1,
        "must be the same for all players, for the game is declared as co-operative");
    for (Seat seat : match.seats()) {
      for (Seat other : match.seats()) {
        require(trial, match, seat.team() != other.team() || isNone(outcome, seat) || isNone(outcome, other)
            || outcome.standing(seat).result() == outcome.standing(other).result(), "must be the same for seats of one team");
      }
    }
    for (Viewer viewer : TrialMatch.observers(match)) {
      require(trial, match, match.perspective(viewer).turn() instanceof Turn.Over over && over.outcome().equals(outcome),
          "must be told to " + viewer);
    }
  }

  private static boolean isNone(Outcome outcome, Seat seat) {
    return outcome.standing(seat).result() == Result.NONE;
  }

  private static void require(TrialMatch trial, Match match, boolean holds, String what) {
    if (!holds) {
      throw trial.finding("the outcome " + what + ", was " + match.outcome(), match);
    }
  }

  /** Checks the declared properties against all trials together. */
  void areAsDeclared() {
    boolean[] met = new boolean[2];
    for (TrialMatch trial : trials.all()) {
      GameProperties facts = trial.game().properties();
      int[] round = {Integer.MIN_VALUE};
      trial.walk((match, position) -> {
        if (match.search().round() < round[0]) {
          throw trial.finding("round " + match.search().round() + " comes after round " + round[0], match);
        }
        round[0] = match.search().round();
        boolean differ = match.seats().stream().map(match::table).distinct().count() > 1;
        met[0] |= differ || Secrets.hides(match, 0);
        if (differ && !facts.hasHiddenInformation()) {
          throw trial.finding("seats see different tables, but the game declares no hidden information", match);
        }
        if (facts.playoutCutoff() != Integer.MAX_VALUE && match.search().estimate(match.seats().get(0)).isEmpty()
            && !match.isOver()) {
          throw trial.finding("the game declares where playouts are cut off, but offers no estimate", match);
        }
      });
      Match last = trial.at(trial.actions().size());
      boolean drawn = last.record().lines().stream().anyMatch(line -> !line.draws().isEmpty());
      met[1] |= drawn;
      if (facts.playoutCutoff() == GameProperties.ROUND_END && last.search().round() == trial.start().search().round()) {
        throw trial.finding("playouts are to end with the round, but no other round begins", last);
      }
      if (drawn && !facts.hasChance()) {
        throw trial.finding("results were drawn, but the game declares no chance", last);
      }
    }
    TrialMatch any = trials.all().get(0);
    GameProperties facts = any.game().properties();
    if (facts.hasHiddenInformation() && !met[0]) {
      throw any.finding("the game declares hidden information, but all seats saw the same tables in all "
          + trials.all().size() + " matches", any.start());
    }
    if (facts.hasChance() && !met[1]) {
      throw any.finding("the game declares chance, but nothing was drawn in all " + trials.all().size() + " matches",
          any.start());
    }
  }
}
