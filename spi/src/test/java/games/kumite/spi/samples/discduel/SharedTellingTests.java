package games.kumite.spi.samples.discduel;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Copies of a long match are told what happened without its being told again. */
@Isolated
final class SharedTellingTests {

  private static final DiscDuel GAME = new DiscDuel();

  private static void play(Match match, SeededRandom random, int actions) {
    for (int n = 0; n < actions && !match.isOver(); n++) {
      match.play(random.nextInt(match.actionCount()));
    }
  }

  private static List<Event> told(Match match) {
    return match.events(Viewer.spectator()).read();
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  /** Whatever is copied, undone and read in whatever order, a copy tells as one that reads its record anew. */
  @Test
  void events_ofCopies_areThoseOfTheirRecords() {
    SeededRandom random = new SeededRandom(3);
    List<Match> matches = new ArrayList<>(List.of(GAME.start(Setup.seats(2).seed(1).option("pushes", 40))));
    for (int round = 0; round < 120; round++) {
      Match match = matches.get(random.nextInt(matches.size()));
      switch (random.nextInt(5)) {
        case 0 -> matches.add(match.copy());
        case 1 -> {
          if (match.undoBarrier() == games.kumite.api.UndoBarrier.NONE) {
            match.undo();
          }
        }
        case 2 -> assertThat(match.perspective(match.seats().get(1)).events())
            .isEqualTo(GAME.resume(match.record()).perspective(match.seats().get(1)).events());
        default -> play(match, random, 1 + random.nextInt(3));
      }
    }
    for (Match match : matches) {
      List<Event> expected = told(GAME.resume(match.record()));
      assertThat(match.perspective(Viewer.spectator()).events()).isEqualTo(expected);
      assertThat(told(match.copy())).isEqualTo(expected);
    }
  }

  @Test
  void perspective_ofACopy_costsNoHistory() {
    Match match = GAME.start(Setup.seats(2).seed(1).option("pushes", 60));
    SeededRandom random = new SeededRandom(1);
    play(match, random, 4);
    long early = costOfACopysPerspective(match);
    play(match, random, 800);
    long late = costOfACopysPerspective(match);
    assertThat(match.record().lines()).hasSizeGreaterThan(50);
    assertThat(late).isLessThan(early + 20_000); // the pieces of what was told; the history itself would be half a megabyte
  }

  private static long costOfACopysPerspective(Match match) {
    match.copy().perspective(Viewer.spectator());
    long before = allocated();
    for (int n = 0; n < 20; n++) {
      match.copy().perspective(Viewer.spectator());
    }
    return (allocated() - before) / 20;
  }

  @Test
  void record_afterEachAction_costsWhatIsNew() {
    Match match = GAME.start(Setup.seats(2).seed(1).option("pushes", 60));
    SeededRandom random = new SeededRandom(1);
    long early = costOfTheNextRecords(match, random);
    play(match, random, 800);
    long late = costOfTheNextRecords(match, random);
    assertThat(match.record().lines()).hasSizeGreaterThan(50);
    assertThat(late).isLessThan(early * 2); // the whole history would be ten times as much
  }

  /** Of one after each action; before the measuring the record is read once. */
  private static long costOfTheNextRecords(Match match, SeededRandom random) {
    match.record();
    long spent = 0;
    int played = 0;
    for (; played < 8 && !match.isOver(); played++) {
      match.play(random.nextInt(match.actionCount()));
      long before = allocated();
      match.record();
      spent += allocated() - before;
    }
    return spent / Math.max(1, played);
  }

  @Test
  void readers_ofOneMatch_shareItsHistory() {
    Match match = GAME.start(Setup.seats(2).seed(1).option("pushes", 60));
    play(match, new SeededRandom(1), 800);
    List<EventReader> readers = new ArrayList<>();
    match.events(Viewer.spectator()).read();
    long before = allocated();
    for (int n = 0; n < 1000; n++) {
      readers.add(match.events(Viewer.spectator()));
    }
    assertThat((allocated() - before) / 1000).isLessThan(200);
    assertThat(readers).hasSize(1000);
  }
}
