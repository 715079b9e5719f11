package games.kumite.spi.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.RecordingRandom;
import games.kumite.spi.samples.masks.Masks;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Playouts start many matches of one setup: each begins as the first did, whatever became of those before it. */
final class RepeatedStartTests {

  private static final int DECISIONS = 40;

  private final Game game = new Masks();

  private String played(Setup setup) {
    Match match = game.start(setup.seed(3).withoutRecord());
    StringBuilder text = new StringBuilder(match.table(match.seats().get(0)).toString());
    for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
      match.play(match.actionCount() - 1);
      text.append(match.table(match.seats().get(0)));
    }
    return text.toString();
  }

  @Test
  void matches_ofOneSetup_areLikeTheFirst() {
    String first = played(Setup.seats("Ana", "Bo"));

    for (int again = 0; again < 4; again++) {
      assertThat(played(Setup.seats("Ana", "Bo"))).isEqualTo(first);
    }
  }

  @Test
  void matches_ofOthers_bearTheirNamesAndNumbers() {
    for (int again = 0; again < 3; again++) {
      played(Setup.seats("Ana", "Bo"));
    }

    Match others = game.start(Setup.seats("Cy", "Di").seed(3).withoutRecord());
    Match three = game.start(Setup.seats("Ana", "Bo", "Cy").seed(3).withoutRecord());
    Match discreet = game.start(Setup.seats("Ana", "Bo").option("windows", "discreet").seed(3).withoutRecord());

    assertThat(others.table(Viewer.spectator()).toString()).contains("Cy", "Di").doesNotContain("Ana");
    assertThat(three.seats()).hasSize(3);
    assertThat(discreet.seats()).hasSize(2);
    assertThat(game.start(Setup.seats("Ana", "Bo").seed(3)).table(Viewer.spectator()).toString())
        .isEqualTo(game.start(Setup.seats("Ana", "Bo").seed(3).withoutRecord()).table(Viewer.spectator()).toString());
  }

  @Test
  void setups_thatTakeTurns_beginOnceEach_withNamesAndOptions() {
    List<Integer> begun = new ArrayList<>();
    Game counted = new Workbench(desk -> {
      begun.add(desk.seats());
      desk.then(ScriptTests.End.END);
    });
    List<Setup> setups = List.of(Workbench.seated(2), Workbench.seated(3), Workbench.seated(2).option("windows", "discreet"),
        Setup.seats("Cy", "Di").seed(1), Setup.seats("Di", "Cy").seed(1).withoutRecord());
    for (int round = 0; round < 3; round++) {
      setups.forEach(counted::start);
    }
    int learnt = begun.size();

    for (int round = 0; round < 20; round++) {
      for (Setup setup : setups) {
        assertThat(counted.start(setup).seats().stream().map(Seat::name)).isEqualTo(setup.names());
      }
    }

    assertThat(begun).hasSize(learnt);
  }

  @Test
  void matches_fromKeptBeginnings_areByteForByteLikeThoseBegunAfresh() {
    List<Setup> setups = List.of(Setup.seats("Ana", "Bo"), Setup.seats("Bo", "Ana"), Setup.seats("Ana", "Bo", "Cy"),
        Setup.seats("Ana", "Bo").option("windows", "discreet"), Setup.seats("Cy", "Bo").option("windows", "able"));
    for (int round = 0; round < 3; round++) {
      setups.forEach(game::start);
    }
    for (Setup setup : setups) {
      for (Setup drawn : List.of(setup.seed(7), setup.random(RandomSource.seeded(8).split("masks")),
          setup.random(new RecordingRandom(RandomSource.seeded(9))))) {
        assertThat(told(game.start(drawn))).isEqualTo(told(new Masks().start(drawn)));
      }
    }
  }

  /** Returns the whole of a match: what each viewer sees and is told, the keys, and the record. */
  private static String told(Match match) {
    StringBuilder text = new StringBuilder();
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Viewer.spectator());
    List<EventReader> readers = viewers.stream().map(match::events).toList();
    for (int i = 0; i < DECISIONS; i++) {
      for (Viewer viewer : viewers) {
        text.append(match.table(viewer)).append(match.search().observationKey(viewer));
      }
      readers.forEach(reader -> text.append(reader.read()));
      if (match.isOver()) {
        break;
      }
      text.append(match.decision().actions());
      match.play(match.actionCount() - 1);
    }
    return text.append(match.record().text()).toString();
  }

  @Test
  void matches_fromOneKeptBeginning_shareNothing() {
    for (int again = 0; again < 3; again++) {
      game.start(Setup.seats("Ana", "Bo"));
    }
    Match played = game.start(Setup.seats("Ana", "Bo").seed(4));
    Match waiting = game.start(Setup.seats("Ana", "Bo").seed(4));
    String before = waiting.table(waiting.seats().get(0)).toString();

    String whole = told(played);

    assertThat(waiting.table(waiting.seats().get(0))).hasToString(before);
    assertThat(told(waiting)).isEqualTo(whole);
  }

  @Test
  void setups_startedByManyThreads_areAllKept() throws Exception {
    AtomicInteger begun = new AtomicInteger();
    Game counted = new Workbench(desk -> {
      begun.incrementAndGet();
      desk.then(ScriptTests.End.END);
    });
    List<Setup> setups = List.of(Workbench.seated(2), Workbench.seated(3), Workbench.seated(2).option("windows", "discreet"));
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<Integer>> wrong = new ArrayList<>();
      for (int thread = 0; thread < 4; thread++) {
        wrong.add(threads.submit(() -> (int) IntStream.range(0, 300)
            .filter(i -> !namesOf(counted, setups.get(i % 3)).equals(setups.get(i % 3).names())).count()));
      }
      for (Future<Integer> count : wrong) {
        assertThat(count.get()).isZero();
      }
    } finally {
      threads.shutdownNow();
    }
    int learnt = begun.get();

    setups.forEach(counted::start);

    assertThat(begun).hasValue(learnt);
  }

  private static List<String> namesOf(Game game, Setup setup) {
    return game.start(setup).seats().stream().map(Seat::name).toList();
  }

  @Test
  void setups_whoseBeginningIsRefused_areNotKept() {
    AtomicInteger begun = new AtomicInteger();
    Game counted = new Workbench(desk -> {
      begun.incrementAndGet();
      if (desk.seats() == 3) {
        throw new InvalidSetupException("there is no third chair");
      }
      desk.then(ScriptTests.End.END);
    });
    for (int round = 0; round < 4; round++) {
      counted.start(Workbench.seated(2));
    }
    int learnt = begun.get();

    for (int refused = 1; refused <= 20; refused++) {
      Setup three = Setup.seats("Ana " + refused, "Bo", "Cy");
      assertThatThrownBy(() -> counted.start(three)).isInstanceOf(InvalidSetupException.class);
    }
    counted.start(Workbench.seated(2));

    assertThat(begun).hasValue(learnt + 20);
  }

  @Test
  void games_ofOneClass_meetNoBeginningsOfEachOther() {
    List<String> begun = new ArrayList<>();
    Game one = new Workbench(desk -> {
      begun.add("one");
      desk.then(ScriptTests.End.END);
    });
    Game other = new Workbench(desk -> {
      begun.add("other");
      desk.then(ScriptTests.End.END);
    });
    for (int round = 0; round < 4; round++) {
      one.start(Workbench.seated(2));
    }
    begun.clear();

    other.start(Workbench.seated(2));
    one.start(Workbench.seated(2));

    assertThat(begun).isNotEmpty().containsOnly("other");
  }

  @Test
  void setups_ofManyNames_areForgottenAgain() {
    AtomicInteger begun = new AtomicInteger();
    Game counted = new Workbench(desk -> {
      begun.incrementAndGet();
      desk.then(ScriptTests.End.END);
    });
    for (int i = 0; i < 300; i++) {
      Setup setup = Setup.seats("Ana " + i / 3, "Bo").seed(i);
      assertThat(namesOf(counted, setup)).isEqualTo(setup.names());
    }
    int learnt = begun.get();

    counted.start(Setup.seats("Ana 99", "Bo").seed(1));
    assertThat(begun).hasValue(learnt);
    counted.start(Setup.seats("Ana 0", "Bo").seed(1));
    assertThat(begun).hasValue(learnt + 1);
  }
}
