package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.arena.Arena;
import games.kumite.api.arena.ArenaListener;
import games.kumite.api.arena.ArenaRun;
import games.kumite.api.arena.MatchResult;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.spi.samples.connectfour.ConnectFour;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two threads play twice as many matches as one, and search twice as much. An arena or a search on two threads runs beside
 * two on one thread each: in the same seconds, so that whatever else keeps the machine busy slows all of them alike.
 */
@Tag("long")
final class TwoThreadsTests {

  private static final int BUDGET = 20_000;
  private static final int CHOICES = 150;
  private static final int FIRST = 1000;
  private static final int LAST = 6000;
  private static final Arena ARENA = Arena.of(new ConnectFour())
      .bot("mcts", Bots.named("mcts:100")).bot("flat", Bots.named("flat:100")).matches(20_000).withoutRecord();

  private final List<ExecutorService> executors = new ArrayList<>();
  private final List<ArenaRun> alone = new ArrayList<>();

  @AfterEach
  void shutDown() {
    executors.forEach(ExecutorService::shutdownNow);
  }

  private ExecutorService threads(int number) {
    ExecutorService executor = Executors.newFixedThreadPool(number);
    executors.add(executor);
    return executor;
  }

  private int doneAlone() {
    return alone.stream().mapToInt(ArenaRun::done).sum();
  }

  /** Notes how far the others are when its own run has so many matches, and in the end stops all. */
  private final class Referee implements ArenaListener {
    private final ArenaRun[] own = new ArenaRun[1];
    private int before;
    private int after;

    @Override
    public void finished(MatchResult result, int done, int total) {
      if (done == FIRST) {
        before = doneAlone();
      } else if (done == LAST) {
        after = doneAlone();
        own[0].cancel();
      }
    }
  }

  @Test
  void twoThreads_besideOne_playTwiceAsManyMatches() throws InterruptedException {
    List<Thread> waiting = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      ArenaRun run = ARENA.start(threads(1), (result, done, total) -> {});
      alone.add(run);
      waiting.add(new Thread(run::await));
    }
    Referee referee = new Referee();
    referee.own[0] = ARENA.start(threads(2), referee);
    waiting.forEach(Thread::start);
    referee.own[0].await();
    alone.forEach(ArenaRun::cancel);
    for (Thread thread : waiting) {
      thread.join();
    }

    double ratio = 2.0 * (LAST - FIRST) / (referee.after - referee.before);
    System.out.printf(Locale.ROOT, "two threads play %.2f times as many matches as one%n", ratio);
    assertThat(ratio).isGreaterThan(1.7);
  }

  /** Searches the same choice again and again, and counts iterations. */
  private static final class Searching {
    private final ThinkingBot bot;
    private final Match match = new ConnectFour().start(Setup.seats(2).seed(1).withoutRecord());
    private volatile long iterations;
    private volatile boolean isOver;

    Searching(int trees, ExecutorService executor) {
      bot = Bots.parallel("mcts:" + BUDGET, trees, 7, executor);
    }

    void search() {
      Perspective perspective = match.perspective(match.actor());
      iterations += bot.analyze(perspective, ((Turn.Yours) perspective.turn()).decision()).iterations();
    }

    void searchOn() {
      while (!isOver) {
        search();
      }
    }
  }

  @Test
  void oneSearchOnTwoThreads_besideSearchesOnOne_doesTwiceAsManyIterations() throws InterruptedException {
    ExecutorService second = threads(1); // the thread that asks searches too
    Searching both = new Searching(2, second);
    List<Searching> others = List.of(new Searching(1, second), new Searching(1, second));
    List<Thread> asking = others.stream().map(other -> new Thread(other::searchOn)).toList();
    asking.forEach(Thread::start);
    long before = 0;
    for (int choice = 0; choice < CHOICES; choice++) {
      if (choice == CHOICES / 3) {
        before = others.stream().mapToLong(other -> other.iterations).sum();
      }
      both.search();
    }
    long done = others.stream().mapToLong(other -> other.iterations).sum() - before;
    others.forEach(other -> other.isOver = true);
    for (Thread thread : asking) {
      thread.join();
    }

    double ratio = 2.0 * BUDGET * (CHOICES - CHOICES / 3) / done;
    System.out.printf(Locale.ROOT, "a search on two threads does %.2f times as many iterations as one on one%n", ratio);
    assertThat(ratio).isGreaterThan(1.7);
  }
}
