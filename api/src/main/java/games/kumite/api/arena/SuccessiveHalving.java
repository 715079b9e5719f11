package games.kumite.api.arena;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;

/**
 * A search for the best of many bot settings by successive halving (Karnin, Koren and Somekh 2013). In each stage all
 * remaining candidates play the same seeds; the better half goes on, to twice as many matches.
 *
 * <p>Each candidate plays separately with the bots of the arena. In a co-operative game without other bots it plays
 * alone. The same arena, candidates and numbers give the same result on every machine and with any number of threads.
 *
 * <p>Immutable; each method that sets a value returns a changed copy.
 *
 * <pre>{@code
 * Arena arena = Arena.of("tmnt").bot("greedy", Bots.named("greedy")).seats(2).seed(7).withoutRecord();
 * SuccessiveHalving.Result result = SuccessiveHalving.of(arena)
 *     .candidate("cut20", Bots.named("mcts:300:cut20"))
 *     .candidate("cut60", Bots.named("mcts:300:cut60"))
 *     .candidate("cut60, bold", Bots.named("mcts:300:cut60:explore2"))
 *     .matches(20)
 *     .run(threads);
 * System.out.println(result.best());
 * }</pre>
 */
public final class SuccessiveHalving {

  private static final int DEFAULT_MATCHES = 20;

  private final Arena arena;
  private final Map<String, BotFactory> candidates;
  private final int matches;

  private SuccessiveHalving(Arena arena, Map<String, BotFactory> candidates, int matches) {
    this.arena = arena;
    this.candidates = candidates;
    this.matches = matches;
  }

  /**
   * The result of all stages. Immutable.
   *
   * @param stages the standings of every remaining candidate, stage by stage, the best first
   */
  public record Result(List<List<BotStanding>> stages) {

    /** Validates and copies the stages. */
    public Result {
      stages = stages.stream().map(List::copyOf).toList();
    }

    /**
     * Returns the name of the winning candidate.
     *
     * @return the name
     */
    public String best() {
      return stages.get(stages.size() - 1).get(0).bot();
    }
  }

  /**
   * Returns a halving without candidates.
   *
   * @param arena the game, its options, the seed, and the bots that every candidate plays with
   * @return a halving with 20 matches in the first stage
   */
  public static SuccessiveHalving of(Arena arena) {
    return new SuccessiveHalving(Objects.requireNonNull(arena, "arena must not be null"), Map.of(), DEFAULT_MATCHES);
  }

  /**
   * Returns a copy with one more candidate.
   *
   * @param name the name in standings
   * @param factory the factory of the candidate
   * @return the changed copy
   * @throws InvalidSetupException if the name is not allowed, or is already used by a candidate or a bot of the arena
   */
  public SuccessiveHalving candidate(String name, BotFactory factory) {
    arena.bot(name, factory);
    if (candidates.containsKey(name)) {
      throw new InvalidSetupException("candidates must have different names, was twice: " + name);
    }
    Map<String, BotFactory> more = new LinkedHashMap<>(candidates);
    more.put(name, factory);
    return new SuccessiveHalving(arena, more, matches);
  }

  /**
   * Returns a copy with another number of matches in the first stage.
   *
   * @param each the number of matches of each candidate, at least 1
   * @return the changed copy
   */
  public SuccessiveHalving matches(int each) {
    arena.matches(each);
    return new SuccessiveHalving(arena, candidates, each);
  }

  /**
   * Plays until one candidate is left.
   *
   * @param executor the executor that plays the matches; it is not shut down
   * @return the result of all stages
   * @throws InvalidSetupException if there are no candidates, or no match can start
   */
  public Result run(ExecutorService executor) {
    if (candidates.isEmpty()) {
      throw new InvalidSetupException("a halving needs at least one candidate: halving.candidate(name, factory)");
    }
    List<List<BotStanding>> stages = new ArrayList<>();
    List<String> left = List.copyOf(candidates.keySet());
    SeededRandom seeds = new SeededRandom(arena.seed());
    int each = matches;
    do {
      List<BotStanding> standings = new ArrayList<>();
      long seed = seeds.split("stage " + (stages.size() + 1)).seed();
      for (String name : left) {
        Report report = arena.bot(name, Objects.requireNonNull(candidates.get(name))).matches(each).seed(seed).run(executor);
        standings.add(report.standing(name));
      }
      standings.sort(Comparator.comparingDouble(BotStanding::points).thenComparingDouble(BotStanding::score).reversed());
      stages.add(standings);
      left = standings.subList(0, (left.size() + 1) / 2).stream().map(BotStanding::bot).toList();
      each = Math.multiplyExact(each, 2);
    } while (left.size() > 1);
    return new Result(stages);
  }
}
