package games.kumite.spi.desk;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Step;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A whole attack as a script goes as the same by hand. */
final class BlowTests {

  private static final int ATTACKS = 12;

  /** Attacks in turns by everybody on everybody, all with some Chi. */
  private static Workbench fight(Function<Blow, Step<Desk>> attack) {
    return new Workbench(desk -> {
      for (int figure = 0; figure < 3; figure++) {
        desk.tallies[figure] = 3;
      }
      for (int i = 0; i < ATTACKS; i++) {
        desk.then(attack.apply(Blow.of(i % 3, (i + 1 + i / 3 % 2) % 3)));
      }
      desk.then(ScriptTests.End.END);
    });
  }

  @Test
  void script_andStepsByHand_giveEqualRecords() {
    Workbench scripted = fight(Blow.BLOW::start);
    Workbench byHand = fight(BlowByHand::of);
    int decisions = 0;
    int nested = 0;
    for (long seed = 0; seed < 300; seed++) {
      Match one = scripted.start(Workbench.seated(3).seed(seed));
      Match other = byHand.start(Workbench.seated(3).seed(seed));
      SeededRandom random = new SeededRandom(seed + 1000);
      while (!one.isOver()) {
        assertThat(other.actionCount()).as("seed %d: %s", seed, one.record()).isEqualTo(one.actionCount());
        int choice = random.nextInt(one.actionCount());
        one.play(choice);
        other.play(choice);
        decisions++;
      }
      nested += Workbench.desk(one).tallies[9];
      assertThat(other.record().lines()).usingRecursiveFieldByFieldElementComparatorIgnoringFields("checksum")
          .isEqualTo(one.record().lines()); // a checksum is of the position, and that of the agenda
      assertThat(other.table(Viewer.spectator())).isEqualTo(one.table(Viewer.spectator()));
    }
    assertThat(decisions).isGreaterThan(5_000);
    assertThat(nested).as("free hacks inside attacks").isGreaterThan(50);
  }

  /**
   * Measures the cost of a decision both ways, in turns, by processor time.
   *
   * @param arguments none
   */
  public static void main(String[] arguments) {
    Workbench[] both = {fight(Blow.BLOW::start), fight(BlowByHand::of)};
    for (int round = 0; round < 24; round++) {
      double[] nanos = new double[2];
      for (int way = 0; way < 2; way++) {
        nanos[way] = measure(both[way]);
      }
      System.out.printf("script %.0f ns, by hand %.0f ns a decision%n", nanos[0], nanos[1]);
    }
  }

  private static double measure(Workbench game) {
    Match first = game.start(Workbench.seated(3).withoutRecord());
    SeededRandom random = new SeededRandom(7);
    long decisions = 0;
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long begun = clock.getCurrentThreadCpuTime();
    for (int i = 0; i < 30_000; i++) {
      Match match = first.copy();
      while (!match.isOver()) {
        match.playRandom(random);
        decisions++;
      }
    }
    return (double) (clock.getCurrentThreadCpuTime() - begun) / decisions;
  }
}
