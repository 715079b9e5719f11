package games.kumite.api.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.handmade.HandMadeGames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Matches that are handed over together. */
@Timeout(60)
final class BatchTests {

  private static final Arena ARENA = Arena.of(HandMadeGames.pile()).bot("a", Bots.random()).matches(30).seed(3);

  /** Longer than a batch may take. */
  private static void waitLong() {
    long end = System.nanoTime() + BatchSizer.LONGEST + 1;
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(BatchSizer.LONGEST);
    }
  }

  /** A bot that turns slow: from some making on a choice takes longer than a whole batch may. */
  private static BotFactory slowFrom(int making) {
    AtomicInteger made = new AtomicInteger();
    return seed -> {
      boolean isSlow = made.incrementAndGet() >= making;
      return (perspective, decision) -> {
        if (isSlow) {
          waitLong();
        }
        return decision.actions().get(0);
      };
    };
  }

  private static List<Integer> numbers(List<MatchResult> results) {
    return results.stream().map(result -> result.fixture().number()).toList();
  }

  private static int first(Batch batch) {
    return batch.fixtures().get(0).number();
  }

  @Test
  void batch_isPlayedInOrder_andGivesWhatItsMatchesGiveAlone() {
    List<MatchTask> tasks = ARENA.tasks();
    List<MatchResult> results = new ArrayList<>();
    Batch batch = new Batch(tasks);
    while (true) { // on a machine that is held up, in several goes
      Batch.Played played = batch.call();
      assertThat(played.nanos()).isPositive();
      results.addAll(played.results());
      List<Batch> rest = batch.after(played.results().size(), tasks.size());
      if (rest.isEmpty()) {
        break;
      }
      batch = rest.get(0);
    }
    assertThat(results).extracting(MatchResult::withoutTimings)
        .isEqualTo(tasks.stream().map(MatchTask::call).map(MatchResult::withoutTimings).toList());
  }

  @Test
  void batch_inWhichABotTurnsSlow_givesBackWhatHasNotBegun() {
    Batch batch = new Batch(Arena.of(HandMadeGames.pile()).bot("slow", slowFrom(1)).matches(9).tasks());
    Batch.Played played = batch.call();
    assertThat(numbers(played.results())).containsExactly(1);
    assertThat(batch.after(1, 3)).extracting(Batch::size).containsExactly(3, 3, 2);
    assertThat(batch.after(1, 3)).extracting(BatchTests::first).containsExactly(2, 5, 8);
  }

  /** With two threads the last batch would otherwise be played by one of them while the other has nothing to do. */
  @Test
  void run_inWhichABotTurnsSlow_isCompleteAndInOrder() {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    List<Integer> told = new ArrayList<>();
    Report report = Arena.of(HandMadeGames.pile()).bot("slow", slowFrom(300)).matches(400)
        .run(executor, (result, done, total) -> told.add(result.fixture().number()));
    executor.shutdownNow();
    assertThat(report.isComplete()).isTrue();
    assertThat(report.failures()).isEmpty();
    assertThat(told).hasSize(400).isSorted().doesNotHaveDuplicates().isEqualTo(numbers(report.matches()));
  }

  @Test
  void matchThatHangs_isTheLastOfItsBatch_andTheRestIsPlayedLater() {
    CountDownLatch released = new CountDownLatch(1);
    AtomicInteger made = new AtomicInteger();
    BotFactory hanging = seed -> {
      boolean isToHang = made.incrementAndGet() == 3; // two seats a match
      return (perspective, decision) -> {
        while (isToHang && released.getCount() > 0) {
          LockSupport.parkNanos(1_000_000);
        }
        return decision.actions().get(0);
      };
    };
    Arena arena = Arena.of(HandMadeGames.pile()).bot("hanging", hanging).matches(6)
        .timeLimits(Duration.ofMillis(200), Duration.ofHours(1));
    Batch batch = new Batch(arena.tasks());
    Batch.Played played = batch.call();
    if (played.results().size() == 1) { // the machine was held up
      batch = batch.after(1, 5).get(0);
      played = batch.call();
    }
    released.countDown();
    MatchResult last = played.results().get(played.results().size() - 1);
    assertThat(last.fixture().number()).isEqualTo(2);
    assertThat(last.failure().bot()).isEqualTo("hanging");
    assertThat(last.failure().record()).contains("[Seed \"" + last.fixture().seed() + "\"]");
    assertThat(played.nanos()).isGreaterThanOrEqualTo(Duration.ofMillis(200).toNanos());
    assertThat(numbers(batch.after(played.results().size(), 9).get(0).call().results())).startsWith(3);
  }

  @Test
  void batch_thatWasSent_hasItsOwnMatchesAndNoOthers() throws IOException, ClassNotFoundException {
    int one = bytes(new Batch(ARENA.matches(1000).tasks().subList(7, 8))).length;
    byte[] sent = bytes(new Batch(ARENA.matches(1_000_000).tasks().subList(7, 10)));
    assertThat(sent.length).isLessThan(3 * one);
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(sent))) {
      assertThat(((Batch) in.readObject()).fixtures()).extracting(ScheduledMatch::number).containsExactly(8, 9, 10);
    }
  }

  private static byte[] bytes(Batch batch) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(batch);
    }
    return bytes.toByteArray();
  }

  @Test
  void pace_followsTheLastMatches_andIsHardlyHeldUpByOne() {
    BatchSizer pace = new BatchSizer();
    assertThat(pace.isKnown()).isFalse();
    assertThat(pace.size()).isEqualTo(1);
    pace.took(1, 100_000);
    assertThat(pace.isKnown()).isTrue();
    assertThat(pace.size()).isEqualTo(10);
    for (int i = 0; i < 20; i++) {
      pace.took(10, 200_000);
    }
    assertThat(pace.size()).isBetween(49, 50);
    pace.took(10, 1_000_000_000);
    assertThat(pace.size()).isBetween(35, 40);
    for (int i = 0; i < 40; i++) {
      pace.took(1, 1_000_000_000);
    }
    assertThat(pace.size()).isEqualTo(1);
  }
}
