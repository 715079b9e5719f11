import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.arena.Arena;
import games.kumite.api.arena.Report;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Observation;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A learner for any installed game with two seats: it plays against itself, then against a bundled bot. It learns a
 * small network for each seat by temporal differences (Sutton 1988; Tesauro 1995). The network maps the seat's
 * observation to its expected reward. The learner chooses by looking ahead in matches that the seat imagines.
 *
 * <p>In games without chance or hidden information it looks several actions ahead. It learns from its own play with
 * some random actions. In other games a single action says little. There it learns the value of random play, and tries
 * each action in many imagined worlds. After a number of random decisions it asks the network.
 *
 * <p>Arguments: a game, the number of matches to learn from, the number of actions to look ahead, the number of
 * imagined worlds, a bot to play against, the number of matches against it.
 */
public final class SelfPlay {

  private static final int SEATS = 2;

  /**
   * The settings of learning.
   *
   * @param hidden the size of the hidden layer
   * @param rate the learning rate
   * @param bold the percentage of random actions
   * @param trace the weight of the outcome next to the network's value of the next position
   * @param playOn the number of random decisions before the network is asked
   */
  private record Way(int hidden, float rate, int bold, float trace, int playOn) {

    private static final Way SURE = new Way(32, 0.02f, 10, 0.9f, 0);
    private static final Way BY_CHANCE = new Way(8, 0.01f, 100, 1, 20);

    static Way of(GameProperties facts) {
      return facts.hasChance() || facts.hasHiddenInformation() ? BY_CHANCE : SURE;
    }
  }

  /**
   * A network from an observation to the probability of winning, with one hidden layer. It gives the same numbers on
   * every JVM.
   */
  private static final class Network {

    private final int size;
    private final float[] in;
    private final float[] out;
    private final float[] bias;
    private final float[] hidden;
    private final int[] used;
    private int uses;

    Network(int inputs, int size, SeededRandom random) {
      this.size = size;
      in = new float[inputs * size];
      out = new float[size];
      bias = new float[size + 1];
      hidden = new float[size];
      used = new int[inputs];
      for (int i = 0; i < in.length; i++) {
        in[i] = (random.nextInt(2001) - 1000) / 8000f;
      }
      for (int h = 0; h < size; h++) {
        out[h] = (random.nextInt(2001) - 1000) / 4000f;
      }
    }

    float value(float[] view) {
      uses = 0;
      System.arraycopy(bias, 0, hidden, 0, size);
      for (int i = 0; i < view.length; i++) {
        if (view[i] != 0) {
          used[uses++] = i;
          for (int h = 0, at = i * size; h < size; h++, at++) {
            hidden[h] += view[i] * in[at];
          }
        }
      }
      float sum = bias[size];
      for (int h = 0; h < size; h++) {
        hidden[h] = hidden[h] / (1 + Math.abs(hidden[h]));
        sum += hidden[h] * out[h];
      }
      return (float) (1 / (1 + StrictMath.exp(-sum)));
    }

    /** Moves the value of an observation towards a target. */
    void learn(float[] view, float target, float rate) {
      float wrong = rate * (target - value(view));
      bias[size] += wrong;
      for (int h = 0; h < size; h++) {
        float slope = 1 - Math.abs(hidden[h]);
        float back = wrong * out[h] * slope * slope;
        out[h] += wrong * hidden[h];
        hidden[h] = back;
        bias[h] += back;
      }
      for (int u = 0; u < uses; u++) {
        int i = used[u];
        for (int h = 0, at = i * size; h < size; h++, at++) {
          in[at] += hidden[h] * view[i];
        }
      }
    }
  }

  /** A bot that looks ahead and asks the networks where it stops. Used by one thread. */
  private static final class Learner implements Bot {

    private final Network[] networks;
    private final Way way;
    private final Observation[] views;
    private final int depth;
    private final int worlds;
    private final SeededRandom random;

    Learner(Match any, Network[] networks, int depth, int worlds, long seed) {
      this.networks = networks;
      this.way = Way.of(any.game().properties());
      this.views = any.seats().stream().map(Encoding.of(any)::observation).toArray(Observation[]::new);
      this.depth = depth;
      this.worlds = worlds;
      this.random = new SeededRandom(seed);
    }

    @Override
    public Action choose(Perspective perspective, Decision decision) {
      List<Action> actions = decision.actions();
      if (actions.size() == 1) {
        return actions.get(0);
      }
      double[] worth = new double[actions.size()];
      for (int world = 0; world < worlds; world++) {
        SeededRandom luck = new SeededRandom(random.nextLong());
        for (int i = 0; i < worth.length; i++) {
          Match after = perspective.imagine(luck.copy());
          after.play(i);
          worth[i] += value(after, decision.seat(), depth - 1, 0, 1);
        }
      }
      int best = 0;
      for (int i = 1; i < worth.length; i++) {
        best = worth[i] > worth[best] ? i : best;
      }
      return actions.get(best);
    }

    /** Returns the value of a match for a seat, if its team plays for it and the others against it. */
    private float value(Match match, Seat seat, int ahead, float low, float high) {
      if (match.isOver()) {
        return reward(match.game().properties(), match.outcome(), seat);
      }
      if (ahead == 0) {
        for (int i = way.playOn(); i > 0 && !match.isOver(); i--) {
          match.playRandom(random);
        }
        if (match.isOver()) {
          return reward(match.game().properties(), match.outcome(), seat);
        }
        return networks[seat.index()].value(views[seat.index()].of(match));
      }
      boolean isOurs = match.actor().team() == seat.team();
      int choices = match.actionCount();
      for (int i = 0; i < choices && low < high; i++) {
        Match after = match.copy();
        after.play(i);
        float value = value(after, seat, ahead - 1, low, high);
        low = isOurs ? Math.max(low, value) : low;
        high = isOurs ? high : Math.min(high, value);
      }
      return isOurs ? low : high;
    }
  }

  /** Returns half the result and half the score, so that a seat that cannot win yet still has a direction. */
  private static float reward(GameProperties facts, Outcome outcome, Seat seat) {
    Outcome.Standing standing = outcome.standing(seat);
    float won = standing.result() == Result.WIN ? 1 : standing.result() == Result.DRAW ? 0.5f : 0;
    float range = facts.maxScore() - facts.minScore();
    return range == 0 ? won : (won + (standing.score() - facts.minScore()) / range) / 2;
  }

  /** Plays against itself and learns from every finished match. */
  private static Network[] train(Game game, int matches) {
    SeededRandom random = new SeededRandom(1);
    Match first = game.start(Setup.seats(SEATS).seed(0).withoutRecord());
    Way way = Way.of(game.properties());
    Network[] networks = new Network[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
      networks[seat] = new Network(Encoding.of(first).featureCount(), way.hidden(), random);
    }
    Learner player = new Learner(first, networks, 1, 1, 2);
    for (int n = 0; n < matches; n++) {
      Match match = game.start(Setup.seats(SEATS).seed(n).withoutRecord());
      List<List<float[]>> seen = List.of(new ArrayList<>(), new ArrayList<>());
      while (!match.isOver()) {
        boolean isBold = random.nextInt(100) < way.bold();
        for (int seat = 0; seat < SEATS; seat++) {
          seen.get(seat).add(player.views[seat].of(match).clone());
        }
        if (isBold) {
          match.playRandom(random);
        } else {
          Bots.step(match, player);
        }
      }
      float rate = way.rate() * ((float) (matches - n) / matches + 0.1f);
      for (int seat = 0; seat < SEATS; seat++) {
        learn(networks[seat], seen.get(seat), reward(game.properties(), match.outcome(), match.seats().get(seat)), way.trace(), rate);
      }
    }
    return networks;
  }

  /**
   * Learns from the end to the beginning. The target of a position is the value of the next one, mixed with the
   * outcome.
   */
  private static void learn(Network network, List<float[]> seen, float result, float trace, float rate) {
    float target = result;
    for (int i = seen.size() - 1; i >= 0; i--) {
      float value = network.value(seen.get(i));
      network.learn(seen.get(i), target, rate);
      target = trace * target + (1 - trace) * value;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    if (args.length < 6) {
      System.err.println("usage: SelfPlay GAME MATCHES DEPTH WORLDS BOT AGAINST, such as SelfPlay brawler 200 1 1 random 20");
      System.exit(2);
    }
    Game game = Games.named(args[0]);
    GameProperties facts = game.properties();
    int depth = Integer.parseInt(args[2]);
    int worlds = facts.hasChance() || facts.hasHiddenInformation() ? Integer.parseInt(args[3]) : 1;
    long begun = System.nanoTime();
    Network[] networks = train(game, Integer.parseInt(args[1]));
    System.err.printf("learnt for %.1f s%n", (System.nanoTime() - begun) / 1e9);
    Match first = game.start(Setup.seats(SEATS).seed(0).withoutRecord());
    ExecutorService thread = Executors.newSingleThreadExecutor();
    Report report = Arena.of(game)
        .bot("learner", seed -> new Learner(first, networks, depth, worlds, seed))
        .bot("other", Bots.named(args[4]))
        .seats(SEATS).matches(Integer.parseInt(args[5])).seed(3).withoutRecord().run(thread);
    thread.shutdown();
    System.err.print(report);
    for (String bot : Arrays.asList("learner", "other")) {
      System.out.printf("%s %d of %d, score %.2f%n", bot, report.standing(bot).wins(), report.standing(bot).matches(),
          report.standing(bot).score());
    }
  }
}
