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
 * Many matches of one game among named bots, on any executor.
 *
 * <p>Matches come in rounds: one seed, played by every line-up with every option set, so that luck meets all alike.
 * Unless {@linkplain #lineUp line-ups are given}, bots rotate through the seats, and in a co-operative game each bot
 * holds all seats alone. One arena gives the same results on every machine and with any number of threads, but for
 * the times.
 *
 * <p>Immutable; each method that sets something gives a changed copy.
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
   * An arena of an installed game.
   *
   * @param gameId the game's id
   * @return an arena of 100 matches, still without bots
   * @throws games.kumite.api.UnknownGameException if it is not installed
   */
  public static Arena of(String gameId) {
    return new Arena(Games.named(gameId));
  }

  /**
   * An arena of a game.
   *
   * @param game the game; another machine takes the installed one with its id
   * @return an arena of 100 matches, still without bots
   */
  public static Arena of(Game game) {
    return new Arena(Objects.requireNonNull(game, "game"));
  }

  /**
   * The same with one more bot.
   *
   * @param name what standings call it, and its seats; printable, 1 to 40 characters
   * @param factory makes it, a new one for each match
   * @return the changed copy
   * @throws InvalidSetupException if the name is not like that, or taken
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
   * The same with another number of matches.
   *
   * @param number at least 1; made up to whole rounds
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
   * The same with a number of seats. Without it there are as many as there are bots, as far as the game allows; in a
   * co-operative game two, or as many as it needs.
   *
   * @param number one of the game's seat counts
   * @return the changed copy
   */
  public Arena seats(int number) {
    Arena changed = new Arena(this);
    changed.seats = number;
    return changed;
  }

  /**
   * Returns a copy with a chosen seed, so that the same matches can be played again. Without it an arena draws a seed that
   * cannot be guessed, and {@link Report#seed} says which. No seed that a bot gets leads back to this one or to its match's;
   * but a bot that guesses this one can compute its matches, so with bots of strangers it is better drawn than chosen.
   *
   * @param newSeed any number
   * @return the changed copy
   */
  public Arena seed(long newSeed) {
    Arena changed = new Arena(this);
    changed.seed = newSeed;
    return changed;
  }

  /** The seed of all. */
  long seed() {
    return seed;
  }

  /**
   * The same with an option set in all matches.
   *
   * @param id the option's name
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
   * The same with one more set of options, with which each round is played too. Without any there is one set,
   * empty.
   *
   * @param set options by their names, Integers, Booleans or Strings
   * @return the changed copy
   */
  public Arena optionSet(Map<String, ?> set) {
    Arena changed = new Arena(this);
    changed.optionSets = new ArrayList<>(optionSets);
    changed.optionSets.add(new LinkedHashMap<>(set));
    return changed;
  }

  /**
   * The same with one more line-up, in place of those that the arena makes.
   *
   * @param names the names of bots in seat order, which may occur more than once
   * @return the changed copy
   */
  public Arena lineUp(String... names) {
    Arena changed = new Arena(this);
    changed.lineUps = new ArrayList<>(lineUps);
    changed.lineUps.add(List.of(names));
    return changed;
  }

  /**
   * The same with every match's record in its result.
   *
   * @return the changed copy
   */
  public Arena keepRecords() {
    Arena changed = new Arena(this);
    changed.keeping = Retention.RECORD;
    return changed;
  }

  /**
   * The same with matches that keep no history: they take less time, and their bots see no
   * {@linkplain games.kumite.api.Perspective#events events}, which bundled bots do not look at. A match that fails is
   * played again for its record.
   *
   * @return the changed copy
   */
  public Arena withoutRecord() {
    Arena changed = new Arena(this);
    changed.keeping = Retention.NOTHING;
    return changed;
  }

  /**
   * The same with other limits of time. What takes longer is a failure with its record, and the others go on; the
   * thread that hangs is interrupted, and if it does not care it is left alone until this JVM ends. Without this a
   * choice may take ten minutes and a match a day. Making a bot counts as a choice; {@link Bot#prepare getting ready}
   * has {@linkplain #prepareLimit a limit of its own}.
   *
   * @param choice the longest that a bot may think about a choice
   * @param match the longest that a match may take
   * @return the changed copy
   * @throws IllegalArgumentException if one is not more than nothing, or more than a year
   */
  public Arena timeLimits(Duration choice, Duration match) {
    Arena changed = new Arena(this);
    changed.limits = new Limits(choice, match, limits.prepare());
    return changed;
  }

  /**
   * The same with another limit for bots that {@linkplain Bot#prepare get ready} for a match. Where one takes longer the
   * match is a failure that names it. Without this it may take an hour: a bot may learn a game by playing it.
   *
   * @param limit the longest that a bot may take for it
   * @return the changed copy
   * @throws IllegalArgumentException if it is not more than nothing, or more than a year
   */
  public Arena prepareLimit(Duration limit) {
    Arena changed = new Arena(this);
    changed.limits = limits.withPrepare(limit);
    return changed;
  }

  /**
   * Every match of this arena, for engines that are no {@link ExecutorService}.
   *
   * @return the tasks in the order of their numbers, an immutable list that makes each when it is asked for
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

  /** The options of each set, tried by starting a match with them. */
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
   * What follows from results, for engines that are no {@link ExecutorService}.
   *
   * @param results what this arena's tasks gave, in any order
   * @return the report
   */
  public Report report(Collection<MatchResult> results) {
    return report(results, tasks().size());
  }

  Report report(Collection<MatchResult> results, int total) {
    return new Report(List.copyOf(bots.keySet()), seed, total, results);
  }

  /**
   * Begins a run, which {@link ArenaRun#await} carries out and {@link ArenaRun#cancel} stops.
   *
   * @param executor where matches are played
   * @param listener hears of every match
   * @return the run
   * @throws InvalidSetupException if no match can start with these bots, seats and options; the message says why
   */
  public ArenaRun start(ExecutorService executor, ArenaListener listener) {
    return new ArenaRun(this, tasks(), executor, listener);
  }

  /**
   * Plays all matches and waits for them.
   *
   * @param executor where matches are played; it is not shut down
   * @return the report
   * @throws InvalidSetupException if no match can start with these bots, seats and options; the message says why
   */
  public Report run(ExecutorService executor) {
    return start(executor, NOBODY).await();
  }

  /**
   * Plays all matches, waits for them and tells of each.
   *
   * @param executor where matches are played; it is not shut down
   * @param listener hears of every match, in this thread
   * @return the report
   * @throws InvalidSetupException if no match can start with these bots, seats and options; the message says why
   */
  public Report run(ExecutorService executor, ArenaListener listener) {
    return start(executor, listener).await();
  }
}
