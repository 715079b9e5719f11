package games.kumite.api.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.GameProperties;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.handmade.HandMade;
import games.kumite.api.handmade.HandMadeGames;
import games.kumite.api.handmade.Position;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches that come to no end. */
final class FailureTests {

  private static final BotFactory FIRST = seed -> (perspective, decision) -> decision.actions().get(0);

  private final ExecutorService executor = Executors.newFixedThreadPool(2);

  @AfterEach
  void shutDown() {
    executor.shutdownNow();
  }

  private static BotFactory failingAt(int choice) {
    return seed -> new Bot() {
      private int choices;

      @Override
      public Action choose(Perspective perspective, Decision decision) {
        choices++;
        if (choices == choice) {
          throw new IllegalStateException("out of ideas");
        }
        return decision.actions().get(0);
      }
    };
  }

  private static Arena arena(BotFactory broken) {
    return arena(broken, false);
  }

  private static Arena arena(BotFactory broken, boolean unrecorded) {
    Arena arena = Arena.of(HandMadeGames.pile()).bot("first", FIRST).bot("broken", broken).bot("random", Bots.random())
        .matches(60).seed(0);
    return unrecorded ? arena.withoutRecord() : arena;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void botThatThrows_isReportedWithTheRecord_andStopsNothing(boolean unrecorded) {
    Report report = arena(failingAt(2), unrecorded).run(executor);
    assertThat(report.isComplete()).isTrue();
    assertThat(report.matches()).hasSize(60);
    assertThat(report.failures()).hasSize(40).allSatisfy(match -> {
      assertThat(match.fixture().bots()).contains("broken");
      Failure failure = match.failure();
      assertThat(failure.bot()).isEqualTo("broken");
      assertThat(failure.error()).contains("out of ideas");
      assertThat(failure.trace()).contains("FailureTests");
      MatchRecord record = MatchRecord.parse(failure.record());
      assertThat(record.lines()).hasSizeBetween(3, 4);
      assertThat(record.tags("Seat")).extracting(MatchRecord.Tag::value).isEqualTo(match.fixture().bots());
    });
    assertThat(report.standing("first").matches()).isEqualTo(20);
    assertThat(report.standing("broken").matches()).isZero();
    assertThat(report.toString())
        .containsPattern("40 matches failed, first match \\d+ with broken: .*out of ideas");
  }

  @Test
  void records_ofFailedMatches_areTheSameWithAndWithoutHistory() {
    List<String> recorded = arena(failingAt(2), false).run(executor).failures().stream()
        .map(match -> match.failure().record()).toList();
    assertThat(arena(failingAt(2), true).run(executor).failures()).extracting(match -> match.failure().record())
        .isEqualTo(recorded);
  }

  @Test
  void botWhoseChoiceIsRefused_isNamed() {
    BotFactory stranger = seed -> (perspective, decision) -> HandMadeGames.together().start(1).decision().actions().get(0);
    Failure failure = arena(stranger).run(executor).failures().get(0).failure();
    assertThat(failure.bot()).isEqualTo("broken");
    assertThat(failure.error()).contains("IllegalActionException", "not legal");
  }

  @Test
  void botThatChoosesNothing_isNamed() {
    BotFactory absent = seed -> (perspective, decision) -> null;
    assertThat(arena(absent).run(executor).failures().get(0).failure().bot()).isEqualTo("broken");
  }

  @Test
  void botThatRunsOutOfStack_isReported() {
    BotFactory deep = seed -> new Bot() {
      @Override
      public Action choose(Perspective perspective, Decision decision) {
        return choose(perspective, decision);
      }
    };
    assertThat(arena(deep).run(executor).failures()).hasSize(40)
        .allMatch(match -> match.failure().error().contains("StackOverflowError"));
  }

  /** As a bot in a language without checked exceptions may. */
  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void throwUndeclared(Throwable thrown) throws E {
    throw (E) thrown;
  }

  @Test
  void botThatThrowsSomethingUndeclared_isReported() {
    BotFactory undeclared = seed -> (perspective, decision) -> {
      FailureTests.<RuntimeException>throwUndeclared(new IOException("no line"));
      return decision.actions().get(0);
    };
    assertThat(arena(undeclared).run(executor).failures()).hasSize(40)
        .allMatch(match -> match.failure().error().equals("java.io.IOException: no line"));
  }

  @Test
  void matchOfAThreadThatIsInterrupted_isNotPlayed() {
    MatchTask task = Arena.of(HandMadeGames.pile()).bot("first", FIRST).matches(1).tasks().get(0);
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(CancellationException.class).isThrownBy(task::call).withMessageContaining("match 1");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void matchWhoseThreadIsInterruptedMeanwhile_isNobodysFault() {
    Thread waiting = Thread.currentThread();
    BotFactory disturbing = seed -> (perspective, decision) -> {
      waiting.interrupt();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException stopped) {
        throw new IllegalStateException("disturbed", stopped);
      }
      return decision.actions().get(0);
    };
    MatchTask task = Arena.of(HandMadeGames.pile()).bot("disturbing", disturbing).matches(1).tasks().get(0);
    assertThatExceptionOfType(CancellationException.class).isThrownBy(task::call).withMessageContaining("match 1");
    assertThat(Thread.interrupted()).isTrue();
  }

  /** It ended the whole run after one match, without a word. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void botThatInterruptsItsOwnThread_stopsNothing(boolean direct) {
    BotFactory nervous = seed -> (perspective, decision) -> {
      Thread.currentThread().interrupt();
      return decision.actions().get(0);
    };
    Arena arena = Arena.of(HandMadeGames.pile()).bot("nervous", nervous).bot("first", FIRST).matches(40);
    Report report = direct ? arena.report(arena.tasks().stream().map(MatchTask::call).toList()) : arena.run(executor);
    assertThat(report.isComplete()).isTrue();
    assertThat(report.failures()).isEmpty();
    assertThat(Thread.interrupted()).isFalse();
  }

  private static final AtomicBoolean RELEASED = new AtomicBoolean();

  /** It does not even care that it is interrupted. */
  private static BotFactory hangingAt(int choice) {
    return seed -> new Bot() {
      private int choices;

      @Override
      public Action choose(Perspective perspective, Decision decision) {
        choices++;
        while (choices == choice && !RELEASED.get()) {
          LockSupport.parkNanos(1_000_000);
        }
        return decision.actions().get(0);
      }
    };
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Timeout(60)
  void botThatHangs_isReportedWithTheRecord_andTheOthersGoOn(boolean unrecorded) {
    RELEASED.set(false);
    Report report = arena(hangingAt(2), unrecorded).matches(12).timeLimits(Duration.ofMillis(60), Duration.ofHours(1))
        .run(executor);
    RELEASED.set(true);
    assertThat(report.isComplete()).isTrue();
    assertThat(report.failures()).hasSize(8).allSatisfy(match -> {
      Failure failure = match.failure();
      assertThat(failure.bot()).isEqualTo("broken");
      assertThat(failure.error()).isEqualTo("a choice took longer than PT0.06S");
      assertThat(MatchRecord.parse(failure.record()).lines()).hasSizeBetween(3, 4);
    });
    assertThat(report.standing("first").matches()).isEqualTo(4);
  }

  /** The limit of a choice did not cover it: it kept its match for a day, and nobody said whose it was. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Timeout(60)
  void botThatHangsWhileItGetsReady_isReportedByName_andTheOthersGoOn(boolean unrecorded) {
    RELEASED.set(false);
    BotFactory sleepy = seed -> new Bot() {
      @Override
      public Action choose(Perspective perspective, Decision decision) {
        return decision.actions().get(0);
      }

      @Override
      public void prepare(Perspective perspective) {
        while (!RELEASED.get()) {
          LockSupport.parkNanos(1_000_000);
        }
      }
    };
    Report report = arena(sleepy, unrecorded).matches(12).timeLimits(Duration.ofHours(1), Duration.ofHours(1))
        .prepareLimit(Duration.ofMillis(60)).run(executor);
    RELEASED.set(true);
    assertThat(report.isComplete()).isTrue();
    assertThat(report.failures()).hasSize(8).allSatisfy(match -> {
      Failure failure = match.failure();
      assertThat(failure.bot()).isEqualTo("broken");
      assertThat(failure.error()).isEqualTo("getting ready took longer than PT0.06S");
      assertThat(MatchRecord.parse(failure.record()).lines()).hasSize(1);
    });
    assertThat(report.standing("first").matches()).isEqualTo(4);
  }

  /** Learning may take long where choosing must be quick; and who is ready is asked within the limit of a choice. */
  @Test
  @Timeout(60)
  void botThatTakesItsTimeToGetReady_mayTakeLongerThanForAChoice() {
    RELEASED.set(false);
    BotFactory studious = seed -> new Bot() {
      private int choices;

      @Override
      public Action choose(Perspective perspective, Decision decision) {
        while (++choices > 1 && !RELEASED.get()) {
          LockSupport.parkNanos(1_000_000);
        }
        return decision.actions().get(0);
      }

      @Override
      public void prepare(Perspective perspective) {
        LockSupport.parkNanos(Duration.ofMillis(400).toNanos());
      }
    };
    Report report = Arena.of(HandMadeGames.pile()).bot("studious", studious).matches(1)
        .timeLimits(Duration.ofMillis(200), Duration.ofHours(1)).run(executor);
    RELEASED.set(true);
    Failure failure = report.failures().get(0).failure();
    assertThat(failure.error()).isEqualTo("a choice took longer than PT0.2S");
    assertThat(failure.bot()).isEqualTo("studious");
  }

  @Test
  void botThatThrowsWhileItGetsReady_isNamed() {
    BotFactory unwilling = seed -> new Bot() {
      @Override
      public Action choose(Perspective perspective, Decision decision) {
        return decision.actions().get(0);
      }

      @Override
      public void prepare(Perspective perspective) {
        throw new IllegalStateException("not today");
      }
    };
    assertThat(arena(unwilling).run(executor).failures()).hasSize(40).allSatisfy(match -> {
      assertThat(match.failure().bot()).isEqualTo("broken");
      assertThat(match.failure().error()).contains("not today");
    });
  }

  @Test
  @Timeout(60)
  void matchThatTakesTooLong_isReported() {
    BotFactory slow = seed -> (perspective, decision) -> {
      LockSupport.parkNanos(20_000_000);
      return decision.actions().get(0);
    };
    Report report = Arena.of(HandMadeGames.pile()).bot("slow", slow).matches(2)
        .timeLimits(Duration.ofHours(1), Duration.ofMillis(30)).run(executor);
    assertThat(report.failures()).hasSize(2).allSatisfy(match ->
        assertThat(match.failure().error()).isEqualTo("the match took longer than PT0.03S"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT0S", "PT-1S", "P366D"})
  void limit_outOfRange_isRefused(String limit) {
    Arena arena = arena(FIRST);
    assertThatIllegalArgumentException().isThrownBy(() -> arena.timeLimits(Duration.parse(limit), Duration.ofHours(1)))
        .withMessageStartingWith("the limit of a choice must be more than nothing and at most a year");
    assertThatIllegalArgumentException().isThrownBy(() -> arena.timeLimits(Duration.ofHours(1), Duration.parse(limit)))
        .withMessageStartingWith("the limit of a match must be more than nothing and at most a year");
    assertThatIllegalArgumentException().isThrownBy(() -> arena.prepareLimit(Duration.parse(limit)))
        .withMessageStartingWith("the limit of a preparation must be more than nothing and at most a year");
  }

  @Test
  void factoryThatThrows_isReported() {
    BotFactory none = seed -> {
      throw new IllegalStateException("no bot today");
    };
    assertThat(arena(none).run(executor).failures()).hasSize(40).allSatisfy(match -> {
      assertThat(match.failure().bot()).isEqualTo("broken");
      assertThat(match.failure().error()).contains("no bot today");
      assertThat(match.failure().record()).isEmpty();
    });
  }

  @Test
  void factoryThatMakesNothing_isReported() {
    assertThat(arena(seed -> null).run(executor).failures()).hasSize(40).allSatisfy(match -> {
      assertThat(match.failure().bot()).isEqualTo("broken");
      assertThat(match.failure().error()).contains("a factory must not make null for a bot");
    });
  }

  /** A failure that fails again when somebody asks what it is. */
  private static final class Spiteful extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new Error("ask somebody else");
    }

    @Override
    public void printStackTrace(PrintWriter to) {
      throw new Error("nowhere");
    }
  }

  @Test
  void failureThatCannotBeTold_isReported_andStopsNothing() {
    Report report = arena(seed -> (perspective, decision) -> {
      throw new Spiteful();
    }).run(executor);
    assertThat(report.matches()).hasSize(60);
    assertThat(report.failures()).hasSize(40).allSatisfy(match -> {
      assertThat(match.failure().bot()).isEqualTo("broken");
      assertThat(match.failure().error()).endsWith("$Spiteful");
    });
  }

  @Test
  void gameThatThrows_isToBlameItself() {
    HandMade game = HandMade.game("fragile", GameProperties.ofMaxDecisions(9).withScoreRange(0, 1), (seats, options, chance) ->
        new Fragile());
    Report report = Arena.of(game).bot("first", FIRST).matches(3).run(executor);
    assertThat(report.failures()).hasSize(3).allSatisfy(match -> {
      assertThat(match.failure().bot()).isEmpty();
      assertThat(match.failure().error()).contains("the rules are broken");
      assertThat(MatchRecord.parse(match.failure().record()).lines()).hasSize(1);
    });
  }

  @Test
  void gameThatCannotEvenBePlayedAgain_isReportedWithoutARecord() {
    AtomicInteger started = new AtomicInteger();
    HandMade game = HandMade.game("fleeting", GameProperties.ofMaxDecisions(9).withScoreRange(0, 1), (seats, options, chance) -> {
      if (started.incrementAndGet() > 2) {
        throw new IllegalStateException("gone");
      }
      return new Fragile();
    });
    Failure failure = Arena.of(game).bot("first", FIRST).withoutRecord().matches(1).run(executor).failures().get(0)
        .failure();
    assertThat(failure.error()).contains("the rules are broken");
    assertThat(failure.trace()).contains("Suppressed", "gone");
    assertThat(failure.record()).isEmpty();
  }

  private static final class Fragile implements Position {
    @Override
    public int actor() {
      return 0;
    }

    @Override
    public List<String> choices() {
      return List.of("break", "bend");
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      throw new IllegalStateException("the rules are broken");
    }

    @Override
    public Position copy() {
      return this;
    }

    @Override
    public Outcome outcome() {
      throw new IllegalStateException("is not over");
    }
  }
}
