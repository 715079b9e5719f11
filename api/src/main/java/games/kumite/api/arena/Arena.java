package games.kumite.api.arena;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Setup;
import games.kumite.api.arena.MatchTask.Retention;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;

/**
 * A series of matches of one game among named bots, on any executor.
 *
 * <p>Matches are played in rounds. A round has one seed, and plays it with every line-up and every option set, so that
 * all line-ups have the same luck. Bots rotate through the seats unless {@linkplain #lineUp line-ups} are given. In a
 * co-operative game each bot holds all seats alone. Except for times, an arena gives the same results on every machine
 * and with any number of threads.
 *
 * <p>Immutable; each method that sets a value returns a changed copy.
 *
 * <pre>{@code
 * ExecutorService threads = Executors.newFixedThreadPool(2);
 * Report report = Arena.of("brawler")
 *     .bot("mcts", Bots.named("mcts:1000"))
 *     .bot("flat", Bots.named("flat:1000"))
 *     .matches(100).seed(42)
 *     .run(threads);
 * System.out.println(report);
 * }</pre>
 */
public final class Arena {

  private static final ArenaListener NOBODY = (result, done, total) -> {};
  private static final int DEFAULT_MATCHES = 100;
  private static final int BEST_FIT = 0;
  private static final int PAIR = 2;

  private final Game game;
  private Map<String, BotFactory> bots = Map.of();
  private int matches = DEFAULT_MATCHES;
  private int seats = BEST_FIT;
  private long seed;
  private Map<String, Object> options = Map.of();
  private List<Map<String, Object>> optionSets = List.of();
  private List<List<String>> lineUps = List.of();
  private Retention keeping = Retention.HISTORY;
  private Limits limits = Limits.DEFAULT;

  private Arena(Game game) {
    this.game = game;
    seed = RandomSource.newSeed();
  }

  private Arena(Arena other) {
    game = other.game;
    bots = other.bots;
    matches = other.matches;
    seats = other.seats;
    seed = other.seed;
    options = other.options;
    optionSets = other.optionSets;
    lineUps = other.lineUps;
    keeping = other.keeping;
    limits = other.limits;
  }

  /**
   * Returns an arena of an installed game.
   *
   * @param gameId the id of the game
   * @return an arena of 100 matches, without bots
   * @throws games.kumite.api.UnknownGameException if it is not installed
   */
  public static Arena of(String gameId) {
    return new Arena(Games.named(gameId));
  }

  /**
   * Returns an arena of a game.
   *
   * @param game the game; another machine uses its installed game with the same id
   * @return an arena of 100 matches, without bots
   */
  public static Arena of(Game game) {
    return new Arena(Objects.requireNonNull(game, "game"));
  }

  /**
   * Returns a copy with one more bot.
   *
   * @param name the name in standings and of the bot's seats; printable, 1 to 40 characters
   * @param factory the factory that makes a new bot for each match
   * @return the changed copy
   * @throws InvalidSetupException if the name is not allowed or is already used
   */
  public Arena bot(String name, BotFactory factory) {
    Objects.requireNonNull(factory, "factory");
    Setup.seats(name);
    if (bots.containsKey(name)) {
      throw new InvalidSetupException("bots must have different names, was twice: " + name);
    }
    Arena changed = new Arena(this);
    changed.bots = new LinkedHashMap<>(bots);
    changed.bots.put(name, factory);
    return changed;
  }

  /**
   * Returns a copy with another number of matches.
   *
   * @param number the number of matches, at least 1; rounded up to whole rounds
   * @return the changed copy
   */
  public Arena matches(int number) {
    if (number < 1) {
      throw new InvalidSetupException("matches must be at least 1, was " + number);
    }
    Arena changed = new Arena(this);
    changed.matches = number;
    return changed;
  }

  /**
   * Returns a copy with a number of seats. The default is one seat for each bot, and two in a co-operative game. If the
   * game does not allow that number, the default is the next smaller allowed one, or the smallest.
   *
   * @param number the number of seats, one of the game's seat counts
   * @return the changed copy
   */
  public Arena seats(int number) {
    Arena changed = new Arena(this);
    changed.seats = number;
    return changed;
  }

  /**
   * Returns a copy with a chosen seed, so that the same matches can be played again. Without one, an arena draws a
   * secret seed, and {@link Report#seed} returns it. A bot cannot compute this seed or its match's seed from its own
   * seed. But a bot that guesses this seed can compute its matches, so do not choose one for untrusted bots.
   *
   * @param newSeed the seed, any number
   * @return the changed copy
   */
  public Arena seed(long newSeed) {
    Arena changed = new Arena(this);
    changed.seed = newSeed;
    return changed;
  }

  /** Returns the seed of all matches and bots. */
  long seed() {
    return seed;
  }

  /**
   * Returns a copy with an option set in all matches.
   *
   * @param id the id of the option
   * @param value an Integer, Boolean or String
   * @return the changed copy
   */
  public Arena option(String id, Object value) {
    Arena changed = new Arena(this);
    changed.options = new LinkedHashMap<>(options);
    changed.options.put(id, value);
    return changed;
  }

  /**
   * Returns a copy with one more option set. Each round is played with every option set. The default is a single empty
   * set.
   *
   * @param set the values by option id: Integers, Booleans or Strings
   * @return the changed copy
   */
  public Arena optionSet(Map<String, ?> set) {
    Arena changed = new Arena(this);
    changed.optionSets = new ArrayList<>(optionSets);
    changed.optionSets.add(new LinkedHashMap<>(set));
    return changed;
  }

  /**
   * Returns a copy with one more line-up, in place of the default line-ups.
   *
   * @param names the names of bots in seat order; a name may occur more than once
   * @return the changed copy
   */
  public Arena lineUp(String... names) {
    Arena changed = new Arena(this);
    changed.lineUps = new ArrayList<>(lineUps);
    changed.lineUps.add(List.of(names));
    return changed;
  }

  /**
   * Returns a copy that keeps the record of every match in its result.
   *
   * @return the changed copy
   */
  public Arena keepRecords() {
    Arena changed = new Arena(this);
    changed.keeping = Retention.RECORD;
    return changed;
  }

  /**
   * Returns a copy with matches that keep no history. They take less time, and their bots see no {@linkplain
   * games.kumite.api.Perspective#events events}, which the bundled bots do not use. A match that fails is played again
   * for its record.
   *
   * @return the changed copy
   */
  public Arena withoutRecord() {
    Arena changed = new Arena(this);
    changed.keeping = Retention.NOTHING;
    return changed;
  }

  /**
   * Returns a copy with other time limits. A bot or match that exceeds a limit becomes a failure with its record, and
   * the other matches go on. Its thread is interrupted; if it ignores the interrupt, it is abandoned until this JVM
   * ends. The defaults are ten minutes for a choice and a day for a match. Creating a bot counts as a choice; {@link
   * Bot#prepare preparation} has {@linkplain #prepareLimit a limit of its own}.
   *
   * @param choice the longest time for one choice of a bot
   * @param match the longest time for a match
   * @return the changed copy
   * @throws IllegalArgumentException if a limit is not positive, or is longer than a year
   */
  public Arena timeLimits(Duration choice, Duration match) {
    Arena changed = new Arena(this);
    changed.limits = new Limits(choice, match, limits.prepare());
    return changed;
  }

  /**
   * Returns a copy with another time limit for the {@linkplain Bot#prepare preparation} of a bot. A bot that exceeds
   * the limit makes the match a failure. The default is an hour, since a bot may learn a game by playing it.
   *
   * @param limit the longest time for a preparation
   * @return the changed copy
   * @throws IllegalArgumentException if the limit is not positive, or is longer than a year
   */
  public Arena prepareLimit(Duration limit) {
    Arena changed = new Arena(this);
    changed.limits = limits.withPrepare(limit);
    return changed;
  }

  /**
   * Returns the tasks of this arena, for engines that are not an {@link ExecutorService}.
   *
   * @return an immutable list in the order of the matches' numbers, which creates each task on access
   * @throws InvalidSetupException if no match can start with these bots, seats and options; the message says why
   */
  public List<MatchTask> tasks() {
    List<List<String>> rotation = checkedLineUps();
    List<Map<String, Object>> sets = checkedOptionSets(rotation.get(0).size());
    SeededRandom chance = new SeededRandom(seed);
    return new Tasks(game, bots, rotation, sets, matches, chance.split("bots").seed(), chance.split("games").seed(),
        keeping, limits);
  }

  private List<List<String>> checkedLineUps() {
    if (bots.isEmpty()) {
      throw new InvalidSetupException("an arena needs at least one bot: arena.bot(name, factory)");
    }
    List<String> names = List.copyOf(bots.keySet());
    if (lineUps.isEmpty()) {
      return game.properties().isCooperative() ? LineUps.alone(names, seatCount()) : LineUps.rotated(names, seatCount());
    }
    for (List<String> lineUp : lineUps) {
      if (!names.containsAll(lineUp)) {
        throw new InvalidSetupException("a line-up must name bots of " + names + ", was " + lineUp);
      }
      if (lineUp.size() != lineUps.get(0).size() || seats != BEST_FIT && seats != lineUp.size()) {
        throw new InvalidSetupException("all line-ups must have "
            + (seats == BEST_FIT ? lineUps.get(0).size() : seats) + " seats, was " + lineUp);
      }
    }
    return lineUps;
  }

  private int seatCount() {
    if (seats != BEST_FIT) {
      return seats;
    }
    int wanted = game.properties().isCooperative() ? PAIR : bots.size();
    int best = game.seatCounts().get(0);
    for (int count : game.seatCounts()) {
      best = count <= wanted ? count : best;
    }
    return best;
  }

  /** Returns the options of each set, validated by starting a match with them. */
  private List<Map<String, Object>> checkedOptionSets(int seatCount) {
    List<Map<String, Object>> checked = new ArrayList<>();
    for (Map<String, Object> set : optionSets.isEmpty() ? List.of(Map.<String, Object>of()) : optionSets) {
      Map<String, Object> all = new LinkedHashMap<>(options);
      all.putAll(set);
      Setup setup = Setup.seats(seatCount).seed(seed).withoutRecord();
      for (Map.Entry<String, Object> option : all.entrySet()) {
        setup = setup.option(option.getKey(), option.getValue());
      }
      game.start(setup);
      checked.add(all);
    }
    return checked;
  }

  /**
   * Returns the report on results, for engines that are not an {@link ExecutorService}.
   *
   * @param results the results of this arena's tasks, in any order
   * @return the report
   */
  public Report report(Collection<MatchResult> results) {
    return report(results, tasks().size());
  }

  Report report(Collection<MatchResult> results, int total) {
    return new Report(List.copyOf(bots.keySet()), seed, total, results);
  }

  /**
   * Starts a run, which {@link ArenaRun#await} carries out and {@link ArenaRun#cancel} stops.
   *
   * @param executor the executor that plays the matches
   * @param listener the listener for finished matches
   * @return the run
   * @throws InvalidSetupException if no match can start with these bots, seats and options; the message says why
   */
  public ArenaRun start(ExecutorService executor, ArenaListener listener) {
    return new ArenaRun(this, tasks(), executor, listener);
  }

  /**
   * Plays all matches and waits for them.
   *
   * @param executor the executor that plays the matches; it is not shut down
   * @return the report
   * @throws InvalidSetupException if no match can start with these bots, seats and options; the message says why
   */
  public Report run(ExecutorService executor) {
    return start(executor, NOBODY).await();
  }

  /**
   * Plays all matches, waits for them and reports each to a listener.
   *
   * @param executor the executor that plays the matches; it is not shut down
   * @param listener the listener for finished matches, called in this thread
   * @return the report
   * @throws InvalidSetupException if no match can start with these bots, seats and options; the message says why
   */
  public Report run(ExecutorService executor, ArenaListener listener) {
    return start(executor, listener).await();
  }
}
