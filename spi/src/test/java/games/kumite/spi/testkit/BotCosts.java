package games.kumite.spi.testkit;

import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.arena.Arena;
import games.kumite.api.arena.MatchResult;
import games.kumite.api.arena.SeatResult;
import games.kumite.api.bot.BlindBot;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Observation;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;

/**
 * A program that measures the costs of bots, arenas, observations, events, keys, starts and saves beside a decision of a
 * playout, in processor time, as rows for the page of figures: {@code BotCosts [games [seats [rounds]]]}, the games by
 * a regular expression of their ids.
 *
 * <p>The measurements alternate, and medians count, so that other load on the machine affects all alike.
 */
public final class BotCosts {

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final int ROUNDS = 21;
  private static final long ROUND = 40_000_000L;
  private static final int REPEATED = 8;
  private static final double MICROSECOND = 1000;

  private static long sink;

  private final Game game;
  private final Setup setup;
  private final Setup unrecorded;
  private final ExecutorService thread;
  private long seed;

  /** The record of a finished match. */
  private final MatchRecord saved;

  /** The number of matches of an arena, equal to the number of playouts in a round. */
  private int matches = 1;

  /** A measured cost. */
  private enum Cost {
    PLAYOUT(costs -> costs.playouts(costs.unrecorded, match -> BotCosts::nothing)),
    RECORDED(costs -> costs.playouts(costs.setup, match -> BotCosts::nothing)),
    SAMPLED(BotCosts::sampled),
    BOTS(costs -> costs.bots(costs.unrecorded, Bots.random()::create)),
    BOTS_RECORDED(costs -> costs.bots(costs.setup, Bots.random()::create)),
    BLIND(costs -> costs.bots(costs.unrecorded, BotCosts::blind)),
    BLIND_RECORDED(costs -> costs.bots(costs.setup, BotCosts::blind)),
    STRANGERS(costs -> costs.bots(costs.unrecorded, BotCosts::stranger)),
    STRANGERS_RECORDED(costs -> costs.bots(costs.setup, BotCosts::stranger)),
    ARENA(costs -> costs.arena(costs.newArena().withoutRecord())),
    ARENA_RECORDED(costs -> costs.arena(costs.newArena())),
    VIEW(costs -> costs.playouts(costs.unrecorded, BotCosts::views)),
    EVENTS(costs -> costs.playouts(costs.unrecorded, BotCosts::events)),
    EVENTS_RECORDED(costs -> costs.playouts(costs.setup, BotCosts::events)),
    KEY(costs -> costs.playouts(costs.unrecorded, match -> BotCosts::key)),
    KEYS(costs -> costs.playouts(costs.unrecorded, match -> BotCosts::keys)),
    PRIVATE_KEYS(costs -> costs.playouts(costs.unrecorded, match -> BotCosts::privateKeys)),
    START(costs -> costs.starts(costs.unrecorded)),
    START_RECORDED(costs -> costs.starts(costs.setup)),
    SAVED(costs -> costs.playouts(costs.setup, BotCosts::saves)),
    SAVED_AT_END(costs -> costs.playouts(costs.setup, match -> BotCosts::savesAtEnd)),
    RESUMED(BotCosts::resumes);

    private final Function<BotCosts, Integer> job;

    Cost(Function<BotCosts, Integer> job) {
      this.job = job;
    }

    /** Returns whether other threads do the work. */
    boolean isElsewhere() {
      return this == ARENA || this == ARENA_RECORDED;
    }
  }

  private BotCosts(Game game, int seats, ExecutorService thread) {
    this.game = game;
    this.thread = thread;
    setup = Setup.seats(seats);
    unrecorded = setup.withoutRecord();
    Match match = game.start(setup.seed(1));
    RandomSource random = RandomSource.seeded(1);
    while (!match.isOver()) {
      match.playRandom(random);
    }
    saved = match.record();
  }

  /** Measures the installed games that match a name. */
  public static void main(String[] arguments) {
    String wanted = arguments.length > 0 ? arguments[0] : ".*";
    int rounds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : ROUNDS;
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      for (Game game : Games.installed()) {
        if (game.id().matches(wanted)) {
          List<Integer> counts = game.seatCounts();
          int seats = arguments.length > 1 ? Integer.parseInt(arguments[1]) : counts.get((counts.size() - 1) / 2);
          new BotCosts(game, seats, thread).measure(rounds);
        }
      }
    } finally {
      thread.shutdown();
    }
  }

  /** Measures alternately; half as many rounds are run before, without counting, to warm up the compiler. */
  private void measure(int rounds) {
    int decisions = sampled();
    double[][] costs = new double[Cost.values().length][rounds];
    for (int round = -rounds / 2; round < rounds; round++) {
      for (Cost cost : Cost.values()) {
        double nanoseconds = nanoseconds(cost);
        costs[cost.ordinal()][Math.max(round, 0)] = nanoseconds;
        matches = cost == Cost.PLAYOUT ? 1 + (int) (ROUND / nanoseconds / decisions) : matches;
      }
    }
    double[] medians = new double[costs.length];
    for (int i = 0; i < costs.length; i++) {
      Arrays.sort(costs[i]);
      medians[i] = costs[i][rounds / 2];
    }
    print(medians);
  }

  /** Returns the processor time for one unit of the cost, on the threads that play; without the JVM's own. */
  private double nanoseconds(Cost cost) {
    LongSupplier clock = cost.isElsewhere() ? BotCosts::ofAllThreads : CLOCK::getCurrentThreadCpuTime;
    long before = clock.getAsLong();
    long count = 0;
    do {
      count += cost.job.apply(this);
    } while (clock.getAsLong() - before < ROUND);
    return (double) (clock.getAsLong() - before) / count;
  }

  /**
   * Returns the processor time of all threads. The threads of an arena rest between matches, so that none ends
   * meanwhile.
   */
  private static long ofAllThreads() {
    return Arrays.stream(CLOCK.getAllThreadIds()).map(CLOCK::getThreadCpuTime).filter(time -> time > 0).sum();
  }

  private int playouts(Setup played, Function<Match, Consumer<Match>> looking) {
    Match match = game.start(played.seed(++seed));
    Consumer<Match> look = looking.apply(match);
    SplittableRandom random = new SplittableRandom(seed);
    int decisions = 0;
    while (!match.isOver()) {
      match.play(random.nextInt(match.actionCount()));
      look.accept(match);
      decisions++;
    }
    return decisions;
  }

  private int sampled() {
    Match match = game.start(unrecorded.seed(++seed));
    RandomSource random = RandomSource.seeded(seed);
    int decisions = 0;
    while (!match.isOver()) {
      match.playRandom(random);
      decisions++;
    }
    return decisions;
  }

  private int bots(Setup played, LongFunction<? extends Bot> making) {
    Match match = game.start(played.seed(++seed));
    List<? extends Bot> bots = match.seats().stream().map(seat -> making.apply(seed + seat.index())).toList();
    Bots.prepare(match, bots);
    int decisions = 0;
    while (!match.isOver()) {
      Bots.step(match, bots.get(match.actor().index()));
      decisions++;
    }
    return decisions;
  }

  /** Returns a bot that does not look at its perspective, and does not declare that. */
  private static Bot stranger(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return (perspective, decision) -> decision.actions().get(random.nextInt(decision.actions().size()));
  }

  /** Returns a bot that does not look at its perspective, and declares that. */
  private static BlindBot blind(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return actions -> actions.get(random.nextInt(actions.size()));
  }

  private Arena newArena() {
    return Arena.of(game).bot("random", Bots.random()).seats(setup.names().size()).matches(matches).seed(++seed);
  }

  private int arena(Arena arena) {
    int decisions = 0;
    for (MatchResult result : arena.run(thread).matches()) {
      for (SeatResult seat : result.seats()) {
        decisions += seat.decisions();
      }
    }
    return decisions;
  }

  private int starts(Setup started) {
    Match match = game.start(started.seed(++seed));
    sink += match.actionCount();
    return 1;
  }

  private int resumes() {
    sink += game.resume(saved).actionCount();
    return saved.lines().size();
  }

  private static void nothing(Match match) {}

  /** Saves after each action, as a server does. */
  private static Consumer<Match> saves(Match match) {
    MatchRecord[] last = {match.record()};
    return now -> {
      MatchRecord record = now.record();
      sink += record.textAfter(last[0]).orElseThrow().length();
      last[0] = record;
    };
  }

  private static void savesAtEnd(Match match) {
    if (match.isOver()) {
      sink += match.record().text().length();
    }
  }

  private static Consumer<Match> views(Match match) {
    Observation view = Encoding.of(match).observation(match.seats().get(0));
    return now -> sink += (long) view.of(now)[0];
  }

  private static Consumer<Match> events(Match match) {
    EventReader reader = match.events(match.seats().get(0));
    return now -> sink += reader.read().size();
  }

  private static Viewer asked(Match match) {
    return match.isOver() ? Viewer.spectator() : match.actor();
  }

  private static void key(Match match) {
    sink += match.search().observationKey(asked(match));
  }

  private static void keys(Match match) {
    Viewer viewer = asked(match);
    for (int i = 0; i <= REPEATED; i++) {
      sink += match.search().observationKey(viewer);
    }
  }

  private static void privateKeys(Match match) {
    Viewer viewer = asked(match);
    for (int i = 0; i < REPEATED; i++) {
      sink += match.search().privateObservationKey(viewer);
    }
  }

  private void print(double[] costs) {
    double playout = costs[Cost.PLAYOUT.ordinal()];
    StringBuilder row = new StringBuilder("| ").append(game.id()).append(", ").append(setup.names().size());
    add(row, "%.0f ns", playout);
    add(row, "%.0f ns", of(costs, Cost.SAMPLED));
    add(row, "%.1f", of(costs, Cost.RECORDED) / playout);
    add(row, "%.1f, %.1f", of(costs, Cost.BOTS) / playout, of(costs, Cost.BOTS_RECORDED) / playout);
    add(row, "%.1f, %.1f", of(costs, Cost.BLIND) / playout, of(costs, Cost.BLIND_RECORDED) / playout);
    add(row, "%.1f, %.1f", of(costs, Cost.STRANGERS) / playout, of(costs, Cost.STRANGERS_RECORDED) / playout);
    add(row, "%.1f, %.1f", of(costs, Cost.ARENA) / playout, of(costs, Cost.ARENA_RECORDED) / playout);
    add(row, "%.2f", of(costs, Cost.VIEW) / playout - 1);
    add(row, "%.1f, %.1f", of(costs, Cost.EVENTS) / playout - 1,
        (of(costs, Cost.EVENTS_RECORDED) - of(costs, Cost.RECORDED)) / playout);
    add(row, "%.0f, %.0f ns", of(costs, Cost.KEY) - playout, (of(costs, Cost.KEYS) - of(costs, Cost.KEY)) / REPEATED);
    add(row, "%.0f ns", (of(costs, Cost.PRIVATE_KEYS) - playout) / REPEATED);
    add(row, "%.1f, %.1f us", of(costs, Cost.START) / MICROSECOND, of(costs, Cost.START_RECORDED) / MICROSECOND);
    double recorded = of(costs, Cost.RECORDED);
    add(row, "%.1f, %.1f, %.1f", of(costs, Cost.SAVED) / recorded - 1, of(costs, Cost.SAVED_AT_END) / recorded - 1,
        of(costs, Cost.RESUMED) / recorded);
    System.out.println(row.append(" |") + (sink == 0 ? "-" : ""));
  }

  private static double of(double[] costs, Cost cost) {
    return costs[cost.ordinal()];
  }

  private static void add(StringBuilder row, String format, Object... numbers) {
    row.append(" | ").append(String.format(Locale.ROOT, format, numbers));
  }
}
