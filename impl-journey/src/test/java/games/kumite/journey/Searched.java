package games.kumite.journey;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.Budget;
import games.kumite.api.bot.MctsSettings;
import games.kumite.spi.Inspection;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Matches of bots that look ahead, for figures: {@code Searched quest seats matches iterations firstSeed}. */
public final class Searched {

  private Searched() {}

  /** Plays. */
  public static void main(String[] args) {
    int seats = Integer.parseInt(args[1]);
    int iterations = Integer.parseInt(args[3]);
    BotFactory factory = args.length > 5
        ? Bots.mcts(Budget.iterations(iterations), MctsSettings.DEFAULT.withPlayout(Integer.parseInt(args[5])))
        : Bots.greedy(Budget.iterations(iterations));
    Map<String, Integer> results = new TreeMap<>();
    long begun = System.nanoTime();
    StringBuilder turns = new StringBuilder();
    int decisions = 0;
    for (int seed = Integer.parseInt(args[4]), i = 0; i < Integer.parseInt(args[2]); i++, seed++) {
      Match match = new JourneyGame().start(Setup.seats(seats).option("quest", args[0]).seed(seed));
      List<Bot> bots = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        bots.add(factory.create(seed + seat));
      }
      results.merge(Bots.play(match, bots).summary(), 1, Integer::sum);
      decisions += match.record().lines().size();
      turns.append(' ').append(((Journey) Inspection.state(match)).get(Num.TURN));
    }
    System.out.printf("%s seats %d, %s iterations: %s turns%s, %d lines, %.0f s%n", args[0], seats, args[3], results, turns,
        decisions, (System.nanoTime() - begun) / 1e9);
  }
}
