package games.kumite.api.bot.learned;

import games.kumite.api.Game;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.bot.search.Objective;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The policies that bots have learnt, shared by all bots of one game and setup in this virtual machine. The cache is
 * bounded: the least recently used policy is dropped, and learning it again gives the same policy. Thread-safe; a
 * thread waits only for a policy that it needs.
 */
public final class PolicyCache {

  private static final int MAX = 8;
  private static final long SEED = 2015;
  private static final Map<Subject, FutureTask<Policy>> LEARNT = new LinkedHashMap<>(MAX, 0.75f, true);

  private PolicyCache() {}

  /** The game, setup and lesson that a policy belongs to. */
  private record Subject(String game, String version, List<Integer> teams, Map<String, Object> options, Objective aim,
      long matches, long decisions) {}

  /** Returns the policy for the game and setup of a perspective; the first caller learns it. */
  public static Policy of(Perspective perspective, Objective aim, long matches, long decisions) {
    Game game = perspective.game();
    Subject subject = new Subject(game.id(), game.version(), perspective.seats().stream().map(Seat::team).toList(), perspective.options(),
        aim, matches, decisions);
    FutureTask<Policy> lesson;
    synchronized (LEARNT) {
      lesson = LEARNT.computeIfAbsent(subject,
          any -> new FutureTask<>(() -> PolicyTrainer.in(perspective, aim, SEED).learn(matches, decisions)));
      if (LEARNT.size() > MAX) {
        LEARNT.remove(LEARNT.keySet().iterator().next());
      }
    }
    lesson.run();
    return learnt(lesson, subject);
  }

  private static Policy learnt(FutureTask<Policy> lesson, Subject subject) {
    boolean isInterrupted = false;
    try {
      while (true) {
        try {
          return lesson.get();
        } catch (InterruptedException later) {
          isInterrupted = true; // another thread learns the policy, and a bot cannot choose without it
        } catch (ExecutionException failure) {
          synchronized (LEARNT) {
            LEARNT.remove(subject, lesson); // the next caller learns it again
          }
          if (failure.getCause() instanceof RuntimeException mistake) {
            throw mistake;
          }
          throw new IllegalStateException(failure.getCause());
        }
      }
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
