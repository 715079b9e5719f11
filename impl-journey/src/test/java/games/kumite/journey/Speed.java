package games.kumite.journey;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Inspection;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * What random decisions cost in CPU time, those after which demons move apart from the others, for figures: {@code Speed
 * quest seats seconds}.
 */
public final class Speed {

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final int WARM_UP = 3;

  private final long tick = tick();
  private long plain;
  private long plainTime;
  private long phases;
  private long phaseTime;
  private long demons;
  private long copies;
  private long copyTime;

  private Speed() {}

  /** Plays, measured decision by decision, with the cost of the clock taken off; the last part counts. */
  public static void main(String[] args) {
    JourneyGame game = new JourneyGame();
    long seconds = Long.parseLong(args[2]);
    long seed = 0;
    Speed speed = new Speed();
    for (int part = 0; part <= WARM_UP; part++) {
      speed = new Speed();
      long end = System.nanoTime() + seconds * 1_000_000_000L / (part < WARM_UP ? WARM_UP : 1);
      Setup setup = Setup.seats(Integer.parseInt(args[1])).option("quest", args[0]);
      while (System.nanoTime() < end) {
        speed.play(game.start(setup.seed(seed).withoutRecord()), seed++);
      }
    }
    speed.report(args[0]);
  }

  private static long clock() {
    return CLOCK.getCurrentThreadCpuTime();
  }

  /** What it costs to ask the clock. */
  private static long tick() {
    int times = 100_000;
    long before = clock();
    for (int i = 0; i < times; i++) {
      clock();
    }
    return (clock() - before) / times;
  }

  private void play(Match match, long seed) {
    SeededRandom random = RandomSource.seeded(seed).split("play");
    GameState state = (GameState) Inspection.state(match);
    boolean isPlaying = false;
    while (!match.isOver()) {
      int turn = state.get(Counters.TURN);
      boolean isPilgrims = turn > 0 && match.phase().id().contains("activation");
      if (isPilgrims && !isPlaying) {
        for (int i = 0; i < 4; i++) {
          long before = clock();
          match.copy();
          copyTime += clock() - before - tick;
          copies++;
        }
      }
      isPlaying = isPilgrims;
      int there = count(state);
      long before = clock();
      match.playRandom(random);
      long time = clock() - before - tick;
      boolean isStill = match.isOver() || match.phase().id().contains("activation") && state.get(Counters.TURN) == turn;
      if (turn > 0 && isPilgrims && isStill) {
        plain++;
        plainTime += time;
      } else if (turn > 0) {
        phaseTime += time;
        if (state.get(Counters.TURN) != turn) {
          phases++;
          demons += there;
        }
      }
    }
  }

  private static int count(GameState state) {
    int count = 0;
    for (int figure = Content.PILGRIMS; figure < state.definition().figures(); figure++) {
      count += state.pose(figure) != Pose.NONE ? 1 : 0;
    }
    return count;
  }

  private void report(String quest) {
    double decision = 1e-3 * plainTime / plain;
    double turn = 1e-3 * phaseTime / phases;
    double copy = 1e-3 * copyTime / copies;
    System.out.printf("%s: %.0f decisions/s in the Pilgrim phase (%d, %.2f us); a turn's other phases %.0f us or %.0f"
        + " decisions, %.1f demons, %.1f us a demon; copy %.2f us or %.2f decisions%n", quest, 1e6 / decision, plain,
        decision, turn, turn / decision, 1.0 * demons / phases, turn * phases / demons, copy, copy / decision);
  }
}
