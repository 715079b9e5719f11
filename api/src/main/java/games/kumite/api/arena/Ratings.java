package games.kumite.api.arena;

import games.kumite.api.Outcome.Result;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Ratings by the model of Bradley and Terry (1952), fitted as in Hunter (2004). Two bots meet if they sit against each
 * other in a match, and the bot with the better rank wins. Each pair that has met gets one extra draw, so that a bot
 * without a loss has a finite rating. The same matches give the same ratings.
 */
final class Ratings {

  private static final int SAMPLES = 200;
  private static final int MAX_STEPS = 500;
  private static final double CLOSE = 1e-7;
  private static final long SEED = 1952;
  private static final double TAIL = 0.025;
  private static final double SCALE = 400;

  private final List<String> bots;

  /** The points that one bot has won from another, by round, bot and opponent. */
  private final List<double[][]> rounds = new ArrayList<>();

  Ratings(List<String> bots, List<MatchResult> matches) {
    this.bots = bots;
    Map<Integer, double[][]> byRound = new TreeMap<>();
    for (MatchResult match : matches) {
      if (match.failure() == null) {
        add(match, byRound.computeIfAbsent(match.fixture().round(), round -> new double[bots.size()][bots.size()]));
      }
    }
    rounds.addAll(byRound.values());
  }

  private void add(MatchResult match, double[][] won) {
    List<SeatResult> seats = match.seats();
    for (SeatResult one : seats) {
      for (SeatResult other : seats) {
        if (one.team() != other.team() && !one.bot().equals(other.bot()) && hasResult(one) && hasResult(other)) {
          won[bots.indexOf(one.bot())][bots.indexOf(other.bot())] +=
              one.rank() < other.rank() ? 1 : one.rank() == other.rank() ? 0.5 : 0;
        }
      }
    }
  }

  private static boolean hasResult(SeatResult seat) {
    return seat.result() != Result.NONE;
  }

  /** Returns the ratings, best first; empty if no two bots have met. */
  List<Rating> ratings() {
    double[][] all = new double[bots.size()][bots.size()];
    rounds.forEach(round -> sum(all, round));
    if (Arrays.stream(all).flatMapToDouble(Arrays::stream).sum() == 0) {
      return List.of();
    }
    double[] elo = fitted(all);
    double[][] samples = samples();
    List<Rating> ratings = new ArrayList<>();
    for (int bot = 0; bot < elo.length; bot++) {
      Arrays.sort(samples[bot]);
      int cut = (int) (SAMPLES * TAIL);
      ratings.add(new Rating(bots.get(bot), elo[bot],
          new Interval(samples[bot][cut], samples[bot][SAMPLES - 1 - cut])));
    }
    ratings.sort(Comparator.comparingDouble(Rating::elo).reversed());
    return List.copyOf(ratings);
  }

  private double[][] samples() {
    SeededRandom random = new SeededRandom(SEED);
    double[][] samples = new double[bots.size()][SAMPLES];
    for (int sample = 0; sample < SAMPLES; sample++) {
      double[][] drawn = new double[bots.size()][bots.size()];
      for (int i = 0; i < rounds.size(); i++) {
        sum(drawn, rounds.get(random.nextInt(rounds.size())));
      }
      double[] elo = fitted(drawn);
      for (int bot = 0; bot < elo.length; bot++) {
        samples[bot][sample] = elo[bot];
      }
    }
    return samples;
  }

  private static void sum(double[][] all, double[][] more) {
    for (int i = 0; i < all.length; i++) {
      for (int j = 0; j < all.length; j++) {
        all[i][j] += more[i][j];
      }
    }
  }

  private static double[] fitted(double[][] won) {
    double[] strength = new double[won.length];
    Arrays.fill(strength, 1);
    for (int step = 0; step < MAX_STEPS; step++) {
      double change = 0;
      for (int i = 0; i < won.length; i++) {
        double next = next(won, strength, i);
        change = Math.max(change, Math.abs(next / strength[i] - 1));
        strength[i] = next;
      }
      if (change < CLOSE) {
        break;
      }
    }
    double mean = 0;
    for (int i = 0; i < strength.length; i++) {
      strength[i] = SCALE * StrictMath.log10(strength[i]);
      mean += strength[i] / strength.length;
    }
    for (int i = 0; i < strength.length; i++) {
      strength[i] -= mean;
    }
    return strength;
  }

  private static double next(double[][] won, double[] strength, int bot) {
    double wins = 0;
    double weight = 0;
    for (int other = 0; other < won.length; other++) {
      double met = won[bot][other] + won[other][bot];
      if (met > 0) {
        wins += won[bot][other] + 0.5;
        weight += (met + 1) / (strength[bot] + strength[other]);
      }
    }
    return weight == 0 ? 1 : wins / weight;
  }
}
