package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.display.Preview;
import games.kumite.api.random.SeededRandom;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * A program that measures previews of random actions in matches of random play, in processor time, as rows for the page
 * of figures: {@code PreviewCosts [games [previews]]}, the games by a regular expression of their ids.
 */
public final class PreviewCosts {

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final int WORLDS = 64;
  private static final int PREVIEWS = 300;
  private static final int MAX_PAUSE = 25;
  private static final double MILLISECOND = 1e6;

  private PreviewCosts() {}

  public static void main(String[] args) {
    String games = args.length > 0 ? args[0] : ".*";
    int previews = args.length > 1 ? Integer.parseInt(args[1]) : PREVIEWS;
    for (Game game : Games.installed()) {
      if (game.id().matches(games)) {
        measure(game, previews, 1); // for the JVM to compile what is used
        List<Double> costs = measure(game, previews, 1000);
        Collections.sort(costs);
        System.out.printf(Locale.ROOT, "| %s | %.0f ms | %.0f ms | %.0f ms |%n", game.title(), at(costs, 0.5), at(costs, 0.9), at(costs, 1));
      }
    }
  }

  private static double at(List<Double> sorted, double share) {
    return sorted.get(Math.min(sorted.size() - 1, (int) (share * sorted.size())));
  }

  private static List<Double> measure(Game game, int previews, long seed) {
    List<Double> costs = new ArrayList<>();
    SeededRandom random = new SeededRandom(seed);
    for (long number = seed; costs.size() < previews; number++) {
      Match match = game.start(Setup.seats(game.seatCounts().get(0)).seed(number).withoutRecord());
      while (!match.isOver() && costs.size() < previews) {
        for (int left = random.nextInt(MAX_PAUSE); left > 0 && !match.isOver(); left--) {
          match.playRandom(random);
        }
        if (!match.isOver()) {
          costs.add(cost(match, random));
        }
      }
    }
    return costs;
  }

  private static double cost(Match match, SeededRandom random) {
    List<Action> actions = match.decision().actions();
    Action action = actions.get(random.nextInt(actions.size()));
    Perspective perspective = match.perspective(match.actor());
    long begin = CLOCK.getCurrentThreadCpuTime();
    Preview.of(perspective, action, WORLDS);
    return (CLOCK.getCurrentThreadCpuTime() - begin) / MILLISECOND;
  }
}
