package games.kumite.api.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/** What became of an arena: its matches, and what follows from them. Immutable. */
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
   * Returns the seed of the arena, chosen or drawn: with {@link Arena#seed} the same matches can be played again.
   *
   * @return any number
   */
  public long seed() {
    return seed;
  }

  /**
   * The matches that were played or failed.
   *
   * @return an immutable list in the order of their numbers, whatever the order in which they finished
   */
  public List<MatchResult> matches() {
    return matches;
  }

  /**
   * Whether every match has been played or has failed.
   *
   * @return false if the run was cancelled before
   */
  public boolean isComplete() {
    return matches.size() == fixtures;
  }

  /**
   * The matches that came to no end.
   *
   * @return those that carry a {@link Failure}, in the order of their numbers
   */
  public List<MatchResult> failures() {
    return matches.stream().filter(match -> match.failure() != null).toList();
  }

  /**
   * What each bot has reached.
   *
   * @return the best share of points first, then the best mean score
   */
  public List<BotStanding> standings() {
    return standings(match -> true);
  }

  /**
   * What each bot has reached with one of the option sets.
   *
   * @param optionSet its number, from 1
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
   * How strong the bots are beside each other, on Elo's scale: each meeting of two in a match counts, so a match of
   * several seats counts more than once.
   *
   * @return the strongest first; none where bots do not meet, as in a co-operative game
   */
  public List<Rating> ratings() {
    return new Ratings(bots, matches).ratings();
  }

  /**
   * What one bot has reached.
   *
   * @param bot its name
   * @return its standing
   * @throws IllegalArgumentException if no bot of the arena is called that
   */
  public BotStanding standing(String bot) {
    return tally(bot).standing();
  }

  /**
   * By how much one bot does better than another in the same rounds.
   *
   * @param bot the name of the one
   * @param other the name of the other
   * @return the difference
   * @throws IllegalArgumentException if no bot of the arena is called that
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

  /**
   * The standings as a table for people.
   *
   * @return a line a bot, at most 80 characters for names up to 12
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
    int failed = failures().size();
    if (failed > 0) {
      text.append(failed).append(failed == 1 ? " match failed\n" : " matches failed\n");
    }
    if (!isComplete()) {
      text.append("stopped after ").append(matches.size()).append(" of ").append(fixtures).append(" matches\n");
    }
    return text.toString();
  }
}
