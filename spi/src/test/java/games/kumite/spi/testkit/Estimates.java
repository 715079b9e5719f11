package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * The game's estimates of the winner, along random and along searched matches: they must be nearer to the result, by
 * Brier's score, than the best constant. Both kinds of matches have equal weight, and so has each match. Where all
 * matches end alike, so that a constant is always right, they must be nearer than a coin.
 */
final class Estimates {

  private static final int RANDOM_MATCHES = 24;
  private static final int SEARCHED_MATCHES = 32;
  private static final int MAX_SAMPLES = 256;
  private static final String SEARCH = "mcts:16";
  private static final double ALIKE = 0.02;
  private static final double COIN = 0.25;

  private final TrialMatch trial;
  private final int searched;
  private final List<Group> groups = List.of(new Group(), new Group());

  Estimates(Game game, Setup setup, int searched) {
    this.searched = searched;
    this.trial = new TrialMatch(game, setup, 1);
  }

  /** The matches of one kind; each seat of a match is a part of it. */
  private static final class Group {
    private int parts;
    private double results;
    private double squares;
    private double score;

    void add(List<double[]> estimates, int seat, double result) {
      parts++;
      results += result;
      squares += result * result;
      score += estimates.stream().mapToDouble(all -> (all[seat] - result) * (all[seat] - result)).average().orElse(0);
    }
  }

  void areNearerThanAConstant() {
    for (int number = 0; number < RANDOM_MATCHES + SEARCHED_MATCHES; number++) {
      if (!watch(number)) {
        return;
      }
    }
    double usual = groups.stream().mapToDouble(group -> group.results / group.parts).average().orElse(0);
    double constant = groups.stream().mapToDouble(group -> group.squares / group.parts).average().orElse(0) - usual * usual;
    double score = groups.stream().mapToDouble(group -> group.score / group.parts).average().orElse(0);
    double bound = constant < ALIKE ? COIN : constant;
    if (!(score < bound)) {
      throw trial.finding(String.format(Locale.ROOT, "what the game estimates must be nearer to the result than always saying"
          + " %.2f, by Brier's score below %.4f, was %.4f over matches from this one's setup on", bound == COIN ? 0.5 : usual,
          bound, score), trial.start());
    }
  }

  /** Follows a match; returns false if the game offers no estimate. The last matches are searched for a while. */
  private boolean watch(int number) {
    boolean isSearched = number >= RANDOM_MATCHES;
    Match match = trial.game().start(trial.setup().seed(number).withoutRecord());
    SeededRandom random = new SeededRandom(number);
    Bot bot = Bots.named(SEARCH).create(number);
    List<double[]> estimates = new ArrayList<>();
    int bound = trial.game().maxDecisions(trial.setup());
    int stride = 1;
    for (int decision = 0; decision < bound && !match.isOver(); decision++) {
      if (decision % stride == 0) {
        double[] all = estimates(match);
        if (all.length == 0) {
          return false;
        }
        estimates.add(all);
        stride *= estimates.size() == MAX_SAMPLES ? 2 : 1;
        thin(estimates);
      }
      if (isSearched && decision < searched) {
        Bots.step(match, bot);
      } else {
        match.playRandom(random);
      }
    }
    if (match.isOver()) {
      keep(estimates, match.outcome(), groups.get(isSearched ? 1 : 0));
    }
    return true;
  }

  /** Drops every second one of many estimates. */
  private static void thin(List<double[]> estimates) {
    for (int i = estimates.size() == MAX_SAMPLES ? MAX_SAMPLES - 1 : 0; i > 0; i -= 2) {
      estimates.remove(i);
    }
  }

  private double[] estimates(Match match) {
    double[] all = new double[match.seats().size()];
    for (Seat seat : match.seats()) {
      OptionalDouble estimate = match.search().estimate(seat);
      if (estimate.isEmpty()) {
        return new double[0];
      }
      all[seat.index()] = estimate.getAsDouble();
      if (!(all[seat.index()] >= 0 && all[seat.index()] <= 1)) {
        throw trial.finding("an estimate must be 0..1, was " + all[seat.index()] + " for " + seat, match);
      }
    }
    return all;
  }

  private static void keep(List<double[]> estimates, Outcome outcome, Group group) {
    for (int seat = 0; seat < outcome.standings().size(); seat++) {
      Result result = outcome.standings().get(seat).result();
      if (result != Result.NONE) {
        group.add(estimates, seat, result == Result.WIN ? 1 : result == Result.DRAW ? 0.5 : 0);
      }
    }
  }
}
