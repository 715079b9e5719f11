package games.kumite.api.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/** The results of an arena, with standings, ratings and failures. Immutable. */
public final class Report {

  private final List<String> bots;
  private final long seed;
  private final int fixtures;
  private final List<MatchResult> matches;

  Report(List<String> bots, long seed, int fixtures, Collection<MatchResult> matches) {
    this.bots = List.copyOf(bots);
    this.seed = seed;
    this.fixtures = fixtures;
    this.matches = matches.stream().sorted(Comparator.comparingInt(match -> match.fixture().number())).toList();
  }

  /**
   * Returns the seed of the arena, chosen or drawn. With {@link Arena#seed} the same matches can be played again.
   *
   * @return the seed, any number
   */
  public long seed() {
    return seed;
  }

  /**
   * Returns the matches that were played or have failed.
   *
   * @return an immutable list in the order of their numbers, independent of the order in which they finished
   */
  public List<MatchResult> matches() {
    return matches;
  }

  /**
   * Returns whether every match has been played or has failed.
   *
   * @return false if the run was cancelled before that
   */
  public boolean isComplete() {
    return matches.size() == fixtures;
  }

  /**
   * Returns the matches that did not finish.
   *
   * @return those with a {@link Failure}, in the order of their numbers
   */
  public List<MatchResult> failures() {
    return matches.stream().filter(match -> match.failure() != null).toList();
  }

  /**
   * Returns the standing of each bot.
   *
   * @return the best share of points first, then the best mean score
   */
  public List<BotStanding> standings() {
    return standings(match -> true);
  }

  /**
   * Returns the standing of each bot with one of the option sets.
   *
   * @param optionSet the number of the option set, from 1
   * @return the best share of points first, then the best mean score
   */
  public List<BotStanding> standings(int optionSet) {
    return standings(match -> match.fixture().optionSet() == optionSet);
  }

  private List<BotStanding> standings(Predicate<MatchResult> counts) {
    List<BotStanding> standings = new ArrayList<>();
    tallies(counts).values().forEach(tally -> standings.add(tally.standing()));
    standings.sort(Comparator.comparingDouble(BotStanding::points).thenComparingDouble(BotStanding::score).reversed());
    return List.copyOf(standings);
  }

  /**
   * Returns the relative strength of the bots on Elo's scale. Each meeting of two bots in a match counts, so a match of
   * several seats counts more than once.
   *
   * @return the strongest bot first; empty if bots do not meet, as in a co-operative game
   */
  public List<Rating> ratings() {
    return new Ratings(bots, matches).ratings();
  }

  /**
   * Returns the standing of one bot.
   *
   * @param bot the name of the bot
   * @return the standing of the bot
   * @throws IllegalArgumentException if the arena has no bot with this name
   */
  public BotStanding standing(String bot) {
    return tally(bot).standing();
  }

  /**
   * Returns the difference between two bots in the same rounds.
   *
   * @param bot the name of the first bot
   * @param other the name of the second bot
   * @return the first bot's values minus those of the second
   * @throws IllegalArgumentException if the arena has no bot with one of these names
   */
  public PairedDifference difference(String bot, String other) {
    return tally(bot).minus(tally(other));
  }

  private Tally tally(String bot) {
    Tally tally = tallies(match -> true).get(bot);
    if (tally == null) {
      throw new IllegalArgumentException("the bot must be one of " + bots + ", was " + bot);
    }
    return tally;
  }

  private Map<String, Tally> tallies(Predicate<MatchResult> counts) {
    Map<String, Tally> tallies = new LinkedHashMap<>();
    bots.forEach(bot -> tallies.put(bot, new Tally(bot)));
    matches.stream().filter(match -> match.failure() == null).filter(counts)
        .forEach(match -> tallies.values().forEach(tally -> tally.add(match)));
    return tallies;
  }

  private static String reason(MatchResult match) {
    Failure failure = Objects.requireNonNull(match.failure(), "a match that failed");
    return "match " + match.fixture().number() + (failure.bot().isEmpty() ? " in the game: " : " with " + failure.bot() + ": ")
        + failure.error();
  }

  /**
   * Returns the standings as a table for display.
   *
   * @return one line for each bot, at most 80 characters for names up to 12, and the number of matches that failed with
   *     the reason of the first
   */
  @Override
  public String toString() {
    int width = bots.stream().mapToInt(String::length).max().orElse(0);
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT,
        "%-" + width + "s matches  wins draws  loss  points   95 %%          score  us/choice%n", "bot"));
    for (BotStanding bot : standings()) {
      text.append(String.format(Locale.ROOT, "%-" + width + "s %7d %5d %5d %5d %6.1f%% %5.1f..%5.1f%% %8.3f %10.1f%n",
          bot.bot(), bot.matches(), bot.wins(), bot.draws(), bot.losses(), 100 * bot.points(),
          100 * bot.pointsInterval().low(), 100 * bot.pointsInterval().high(), bot.score(), bot.microsPerDecision()));
    }
    List<MatchResult> failed = failures();
    if (!failed.isEmpty()) {
      text.append(failed.size()).append(failed.size() == 1 ? " match failed, " : " matches failed, first ")
          .append(reason(failed.get(0))).append('\n');
    }
    if (!isComplete()) {
      text.append("stopped after ").append(matches.size()).append(" of ").append(fixtures).append(" matches\n");
    }
    return text.toString();
  }
}
