package games.kumite.journey;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Inspection;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * Matches of bots that look ahead, for figures: {@code Searched quest,quest... seats,seats...
 * matches firstSeed bot}, the bot by its {@linkplain Bots#named text}. How many are won, decisions, passes and processor time, and the Brier
 * scores of the estimate and of the best constant. With {@code -Dtrace} each choice is told.
 */
public final class Searched {

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private final BotFactory factory;
  private final String quest;
  private final int seats;
  private final List<double[]> estimates = new ArrayList<>();
  private final List<Integer> wins = new ArrayList<>();
  private int decisions;
  private int passes;

  private Searched(String quest, int seats, String bot) {
    this.quest = quest;
    this.seats = seats;
    factory = bot.equals("sensible") ? seed -> new Sensible(RandomSource.seeded(seed)) : Bots.named(bot);
  }

  /** Plays without thinking. */
  private record Sensible(RandomSource random) implements Bot {
    @Override
    public Action choose(Perspective perspective, Decision decision) {
      return perspective.imagine(random).search().playHeuristic(random);
    }

    @Override
    public String name() {
      return "sensible";
    }
  }

  /** Plays. */
  public static void main(String[] args) {
    List<Searched> all = new ArrayList<>();
    for (String seats : args[1].split(",")) {
      for (String quest : args[0].split(",")) {
        all.add(new Searched(quest, Integer.parseInt(seats), args[4]));
      }
    }
    int first = Integer.parseInt(args[3]);
    for (int seed = first; seed < first + Integer.parseInt(args[2]); seed++) {
      for (Searched searched : all) {
        searched.play(seed);
      }
    }
    all.forEach(Searched::report);
  }

  private void play(int seed) {
    long begun = CLOCK.getCurrentThreadCpuTime();
    Match match = new JourneyGame().start(Setup.seats(seats).option("quest", quest).seed(seed).withoutRecord());
    GameState state = (GameState) Inspection.state(match);
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bots.add(factory.create(seed * 10L + seat));
    }
    List<Double> seen = new ArrayList<>();
    int asked = 0;
    while (!match.isOver()) {
      if (state.get(Counters.TURN) > 0 && asked++ % 8 == 0) {
        seen.add(match.search().estimate(match.seats().get(0)).orElse(0.5));
      }
      int before = state.get(Counters.TURN);
      var decision = match.decision();
      var action = bots.get(match.actor().index()).choose(match.perspective(match.actor()), decision);
      decisions++;
      passes += action.notation().equals("pass") ? 1 : 0;
      if (System.getProperty("trace") != null && decision.actions().size() > 1) {
        System.out.printf("T%d %s %s -> %s  %.3f%n", before, decision.kind(), health(state), action.label(),
            match.search().estimate(match.seats().get(0)).orElse(0.5));
      }
      match.play(action);
    }
    wins.add(match.outcome().standings().get(0).result() == Outcome.Result.WIN ? 1 : 0);
    estimates.add(seen.stream().mapToDouble(Double::doubleValue).toArray());
    System.out.printf("%s seats %d seed %d: %s turn %d, health%s, %d sampled, %.1f s%n", quest, seats, seed, match.outcome().summary(),
        state.get(Counters.TURN), health(state), seen.size(), (CLOCK.getCurrentThreadCpuTime() - begun) / 1e9);
  }

  private static String health(GameState state) {
    StringBuilder health = new StringBuilder();
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      health.append(' ').append(state.isConscious(pilgrim) ? state.figure(pilgrim, Counters.HEALTH)
          : -state.pilgrim(pilgrim, Counters.LYING));
    }
    return health + " |" + demons(state);
  }

  /** Lords with their health, and how many other demons there are. */
  private static String demons(GameState state) {
    StringBuilder lords = new StringBuilder();
    int others = 0;
    for (int figure = Content.PILGRIMS; figure < state.definition().figures(); figure++) {
      if (state.pose(figure) != Pose.NONE && state.definition().demon(state.definition().figure(figure).type).isLord()) {
        lords.append(' ').append(state.figure(figure, Counters.HEALTH));
      } else if (state.pose(figure) != Pose.NONE) {
        others++;
      }
    }
    return lords + " +" + others;
  }

  private void report() {
    int won = wins.stream().mapToInt(Integer::intValue).sum();
    double count = 0;
    double good = 0;
    for (int i = 0; i < wins.size(); i++) {
      count += estimates.get(i).length;
      good += estimates.get(i).length * wins.get(i);
    }
    double rate = good / count;
    double brier = 0;
    double constant = 0;
    for (int i = 0; i < wins.size(); i++) {
      for (double estimate : estimates.get(i)) {
        brier += Math.pow(estimate - wins.get(i), 2) / count;
        constant += Math.pow(rate - wins.get(i), 2) / count;
      }
    }
    System.out.printf("SUM %s seats %d: %d of %d won; %d decisions a match, %.0f %% passes; Brier %.3f, constant %.3f%n",
        quest, seats, won, wins.size(), decisions / wins.size(), 100.0 * passes / decisions, brier, constant);
  }
}
