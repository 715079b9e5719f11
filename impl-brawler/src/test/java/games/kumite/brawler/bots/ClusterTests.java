package games.kumite.brawler.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import games.kumite.api.arena.Arena;
import games.kumite.api.arena.BotStanding;
import games.kumite.api.arena.MatchResult;
import games.kumite.api.arena.MatchTask;
import games.kumite.api.arena.Report;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An arena on somebody else's engine: a cluster of two members, one of which leaves. */
@Timeout(120)
final class ClusterTests {

  private static final String LOGGING = "hazelcast.logging.type";
  private static final int DONE_BY_THE_LEAVER = 10;
  private static final AtomicInteger BEGUN_BY_THE_STAYER = new AtomicInteger();
  private static final AtomicInteger BEGUN_BY_THE_LEAVER = new AtomicInteger();
  private static final CountDownLatch STUCK = new CountDownLatch(1);

  private static final Arena ARENA = Arena.of("brawler")
      .bot("flat", Bots.named("flat:20"))
      .bot("random", ClusterTests::watched)
      .matches(120).seed(42);

  private HazelcastInstance first;
  private HazelcastInstance second;

  @BeforeEach
  void start() throws IOException {
    System.setProperty(LOGGING, "none");
    Thread.setDefaultUncaughtExceptionHandler(ClusterTests::complain);
    int onePort;
    int otherPort;
    try (ServerSocket one = new ServerSocket(0); ServerSocket other = new ServerSocket(0)) {
      onePort = one.getLocalPort();
      otherPort = other.getLocalPort();
    }
    first = Hazelcast.newHazelcastInstance(member("stays", onePort, List.of("127.0.0.1:" + otherPort)));
    second = Hazelcast.newHazelcastInstance(member("leaves", otherPort, List.of("127.0.0.1:" + onePort)));
  }

  @AfterEach
  void stop() {
    first.getLifecycleService().terminate();
    second.getLifecycleService().terminate();
    Thread.setDefaultUncaughtExceptionHandler(null);
    System.clearProperty(LOGGING);
  }

  /** What a member that has left still wants to answer is of no interest. */
  private static void complain(Thread thread, Throwable thrown) {
    if (!thread.getName().startsWith("hz.")) {
      thrown.printStackTrace();
    }
  }

  /** A member on loopback that finds the others by their addresses. */
  private static Config member(String name, int port, List<String> others) {
    Config config = new Config(name).setClusterName("arena-" + ProcessHandle.current().pid());
    config.setProperty("hazelcast.phone.home.enabled", "false");
    config.setProperty("hazelcast.shutdownhook.enabled", "false");
    config.setProperty("hazelcast.wait.seconds.before.join", "0");
    config.setProperty("hazelcast.partition.count", "11");
    config.setProperty("hazelcast.operation.thread.count", "2");
    config.setProperty("hazelcast.event.thread.count", "1");
    config.getMetricsConfig().setEnabled(false);
    config.getExecutorConfig("arena").setPoolSize(2);
    config.getNetworkConfig().setPort(port).setPortAutoIncrement(false)
        .getInterfaces().setEnabled(true).addInterface("127.0.0.1");
    JoinConfig join = config.getNetworkConfig().getJoin();
    join.getAutoDetectionConfig().setEnabled(false);
    join.getMulticastConfig().setEnabled(false);
    join.getTcpIpConfig().setEnabled(true).setMembers(others);
    return config;
  }

  private static List<MatchResult> repeatable(Report report) {
    return report.matches().stream().map(MatchResult::withoutTimings).toList();
  }

  /** A random bot. On the member that is to leave only the first ones are made, and the others never. */
  private static Bot watched(long seed) {
    String thread = Thread.currentThread().getName();
    if (thread.startsWith("hz.stays.")) {
      BEGUN_BY_THE_STAYER.incrementAndGet();
    } else if (thread.startsWith("hz.leaves.") && BEGUN_BY_THE_LEAVER.incrementAndGet() > DONE_BY_THE_LEAVER) {
      STUCK.countDown();
      waitForTheEnd();
    }
    return Bots.random().create(seed);
  }

  private static void waitForTheEnd() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private void leaveOnceStuck() {
    try {
      STUCK.await();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
    second.getLifecycleService().terminate();
  }

  @Test
  void arena_onACluster_endsAsOnOneThread_thoughAMemberLeaves() throws Exception {
    Report alone = ARENA.report(ARENA.tasks().stream().map(MatchTask::call).toList());
    assertThat(first.getCluster().getMembers()).hasSize(2);

    CompletableFuture<Void> leaving = CompletableFuture.runAsync(this::leaveOnceStuck);
    Report report = ARENA.run(first.getExecutorService("arena"));
    leaving.get();

    assertThat(BEGUN_BY_THE_LEAVER).hasValueGreaterThan(DONE_BY_THE_LEAVER);
    assertThat(BEGUN_BY_THE_STAYER).hasPositiveValue();
    assertThat(report.isComplete()).isTrue();
    assertThat(report.failures()).isEmpty();
    assertThat(repeatable(report)).isEqualTo(repeatable(alone));
    assertThat(report.standings()).extracting(BotStanding::withoutTimings)
        .isEqualTo(alone.standings().stream().map(BotStanding::withoutTimings).toList());
  }
}
