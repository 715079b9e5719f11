package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.api.arena.Arena;
import games.kumite.api.arena.Report;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bundled bots play whole matches, by the API alone. */
final class BotMatchTests {

  private static final IntFunction<BotFactory> SEARCHING = iterations -> Bots.named("mcts:" + iterations);
  private static final ExecutorService THREADS = Executors.newFixedThreadPool(2);

  @AfterAll
  static void shutDown() {
    THREADS.shutdown();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void bots_seated_playAWholeMatch(int seats) {
    Match match = Games.named("tmnt").start(Setup.seats(seats).seed(seats));

    Outcome outcome =
        Bots.play(match, seated(seats, SEARCHING.apply(4), Bots.named("greedy:1"), Bots.random()));

    assertThat(outcome.standings()).hasSize(seats).anyMatch(standing -> standing.score() == 10);
    assertThat(match.record().lines()).hasSizeGreaterThan(100);
  }

  /** Of cards that are picked together those lead that come first in the list; what is sensible may be another one. */
  @Test
  void search_thatBeginsWithACardThatDoesNotLead_mayChooseIt() {
    Match match = Games.named("tmnt").start(Setup.seats(3).seed(3).withoutRecord());
    SeededRandom random = new SeededRandom(3);
    int others = 0;
    for (int i = 0; !match.isOver(); i++) {
      Decision decision = match.decision();
      if (decision.searchActionCount() > 1 && decision.searchActionCount() < decision.actions().size()) {
        Action chosen = Bots.named("mcts:1").create(i).choose(match.perspective(decision.seat()), decision);
        assertThat(decision.actions()).contains(chosen);
        others += decision.actions().indexOf(chosen) >= decision.searchActionCount() ? 1 : 0;
      }
      match.search().playHeuristic(random);
    }
    assertThat(others).isPositive();
  }

  @Test
  void bots_thatPlayEveryWorldToItsEnd_playARound() {
    Match match = Games.named("tmnt").start(Setup.seats(3).option("turnLimit", 1).seed(5));

    Outcome outcome = Bots.play(match, seated(3, Bots.named("flat:1:full"), Bots.named("mcts:4:full")));

    assertThat(outcome.standings()).hasSize(3).anyMatch(standing -> standing.rank() == 1);
  }

  /** One bot of each factory, and of the last one for the seats that are left. */
  private static List<Bot> seated(int seats, BotFactory... factories) {
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bots.add(factories[Math.min(seat, factories.length - 1)].create(seat));
    }
    return bots;
  }

  /** A searching bot among random ones, in every place equally often. */
  private static double winsOfTheSearcher(int iterations, int rounds, String... lineUp) {
    Arena arena = Arena.of("tmnt").bot("searching", SEARCHING.apply(iterations)).bot("random", Bots.random())
        .matches(rounds * lineUp.length).seed(11).withoutRecord();
    List<String> names = new ArrayList<>(List.of(lineUp));
    for (int place = 0; place < lineUp.length; place++) {
      arena = arena.lineUp(names.toArray(String[]::new));
      Collections.rotate(names, 1);
    }
    Report report = arena.run(THREADS);
    assertThat(report.failures()).isEmpty();
    System.out.print(report);
    return report.standing("searching").points();
  }

  /** A third of the matches would be chance. */
  @Test
  void searcher_amongTwoRandomBots_winsClearly() {
    assertThat(winsOfTheSearcher(10, 2, "searching", "random", "random")).isGreaterThan(0.8);
  }

  /** A quarter would be chance; the last result, 59 of 60, is in the README. */
  @Test
  @Tag("long")
  void searcher_amongThreeRandomBots_winsNearlyAlways() {
    assertThat(winsOfTheSearcher(30, 15, "searching", "random", "random", "random")).isGreaterThan(0.9);
  }
}
