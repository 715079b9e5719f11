package games.kumite.brawler.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.arena.Arena;
import games.kumite.api.arena.Report;
import games.kumite.api.bot.Bots;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How often two heroes win who search, beside the ledger's policies: careless 24.1 %, competent 47.0 %. */
final class SearchTests {

  private static final ExecutorService THREADS = Executors.newFixedThreadPool(2);

  @AfterAll
  static void shutDown() {
    THREADS.shutdown();
  }

  private static Report played(int matches, String heroes) {
    Report report = Arena.of("brawler").bot(heroes, Bots.named(heroes)).matches(matches).seed(49).withoutRecord()
        .run(THREADS);
    assertThat(report.failures()).isEmpty();
    return report;
  }

  @Test
  void heroes_whoSearchALittle_winMoreOftenThanTheCareless() {
    assertThat(played(240, "mcts:200").standing("mcts:200").points()).isGreaterThan(0.4);
  }

  @Test
  void heroes_whoChooseAtRandom_seldomWin() {
    assertThat(played(300, "random").standing("random").points()).isBetween(0.04, 0.18);
  }

  /** The last result is in the documentation of {@link games.kumite.api.bot}. */
  @Test
  @Tag("long")
  void heroes_whoSearch_winAtLeastAsOftenAsTheCompetent() {
    Report report = played(400, "mcts:2000");
    System.out.print(report);
    assertThat(report.standing("mcts:2000").points()).isGreaterThanOrEqualTo(0.47);
  }
}
