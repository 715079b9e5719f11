package games.kumite.tmnt;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Matches of bots, for figures: {@code Duels firstSeed matches bot bot bot...}, three to six bots by their {@linkplain
 * Bots#named text}. From seed to seed everybody moves on by a seat. How many each has won, and the processor time of its
 * choices among several actions.
 */
public final class Duels {

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final long SEEDS_APART = 1000;

  /** A bot at one place of the line-up, and its account over all matches. */
  private static final class Contestant {

    private final String text;
    private int wins;
    private int levels;
    private long choices;
    private long nanos;

    Contestant(String text) {
      this.text = text;
    }

    Bot seated(long seed) {
      Bot bot = Bots.named(text).create(seed);
      return (perspective, decision) -> choose(bot, perspective, decision);
    }

    private Action choose(Bot bot, Perspective perspective, Decision decision) {
      if (decision.actions().size() == 1) {
        return decision.actions().get(0);
      }
      long begun = CLOCK.getCurrentThreadCpuTime();
      Action chosen = bot.choose(perspective, decision);
      nanos += CLOCK.getCurrentThreadCpuTime() - begun;
      choices++;
      return chosen;
    }

    void report(int matches) {
      System.out.printf("%-20s %3d of %d won, %.1f Levels, %.2f ms a choice, %d choices a match%n",
          text, wins, matches, levels / (double) matches, nanos / 1e6 / choices, choices / matches);
    }
  }

  private Duels() {}

  /** Plays. */
  public static void main(String[] args) {
    List<Contestant> contestants = new ArrayList<>();
    for (int i = 2; i < args.length; i++) {
      contestants.add(new Contestant(args[i]));
    }
    long first = Long.parseLong(args[0]);
    int matches = Integer.parseInt(args[1]);
    for (long seed = first; seed < first + matches; seed++) {
      play(contestants, seed);
    }
    contestants.forEach(contestant -> contestant.report(matches));
  }

  private static void play(List<Contestant> contestants, long seed) {
    int seats = contestants.size();
    int moved = (int) (seed % seats);
    Match match = new TmntGame().start(Setup.seats(seats).seed(seed).withoutRecord());
    List<Bot> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      bots.add(contestants.get(i).seated(seed * SEEDS_APART + i));
    }
    Collections.rotate(bots, moved);
    Outcome outcome = Bots.play(match, bots);
    StringBuilder line = new StringBuilder("seed " + seed + ':');
    for (int i = 0; i < seats; i++) {
      Outcome.Standing standing = outcome.standings().get((i + moved) % seats);
      contestants.get(i).wins += standing.rank() == 1 ? 1 : 0;
      contestants.get(i).levels += standing.score();
      line.append(' ').append(standing.score()).append(standing.rank() == 1 ? "*" : "");
    }
    System.out.println(line.append(", turns ").append(match.search().round()));
  }
}
