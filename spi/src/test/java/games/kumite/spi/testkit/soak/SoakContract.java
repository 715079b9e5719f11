package games.kumite.spi.testkit.soak;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A soak of a game: extend this class in a test of the plugin, with a constructor without parameters, and return its
 * game. Each test prints how much it tried.
 *
 * <pre>{@code
 * class MyGameSoakTests extends SoakContract {
 *   @Override
 *   protected Game game() {
 *     return new MyGame();
 *   }
 * }
 * }</pre>
 */
@Tag("long")
public abstract class SoakContract {

  private static final int[] HEAPS = {64, 256};

  @TempDir
  Path folder;

  /** Creates a contract; for subclasses. */
  protected SoakContract() {}

  /**
   * Returns the game under test.
   *
   * @return the plugin
   */
  protected abstract Game game();

  /**
   * Returns the setups that take turns.
   *
   * @return by default each number of seats, without options
   */
  protected List<Setup> setups() {
    return game().seatCounts().stream().map(Setup::seats).toList();
  }

  private void tell(String what, Supplier<String> tried) {
    System.out.println("soak " + game().id() + ", " + what + ": " + tried.get());
  }

  @Test
  @DisplayName("random and searching matches go on in small heaps")
  void matches_inSmallHeaps_goOn() {
    int seconds = Math.max(1, SoakSize.MINUTES.inAll() * 60 / 5 / HEAPS.length);
    for (int heap : HEAPS) {
      tell(heap + " MB", () -> ForkedPlay.run(getClass(), List.of("-Xmx" + heap + "m"), "time", String.valueOf(seconds)));
    }
  }

  @Test
  @DisplayName("a match is the same in the interpreter and in compiled code")
  void match_inTheInterpreter_isTheSame() {
    List<String> flags = List.of("-Xint", "-XX:TieredStopAtLevel=1", "-Xcomp -XX:TieredStopAtLevel=1", "-XX:-TieredCompilation");
    String interpreted = ForkedPlay.run(getClass(), List.of(flags.get(0)), "record");
    for (String other : flags.subList(1, flags.size())) {
      assertEquals(interpreted, ForkedPlay.run(getClass(), List.of(other.split(" ")), "record"), other);
    }
    tell("record with " + flags, () -> interpreted.lines().count() + " equal lines");
  }

  @Test
  @DisplayName("interleaved matches are those that are played alone")
  void matches_interleaved_areThoseAlone() {
    tell("interleaved", () -> new Interleaving(game(), setups()).run(SoakSize.INTERLEAVED.ofOneGame()));
  }

  @Test
  @DisplayName("undoing as far as it goes leads back through each position")
  void undo_asFarAsItGoes_leadsBack() {
    tell("undone", () -> new DeepUndo(game(), setups()).run(SoakSize.UNDOS.ofOneGame()));
  }

  @Test
  @DisplayName("any notation is read or refused, and changes nothing")
  void notation_ofAnyKind_isReadOrRefused() {
    tell("notations", () -> new ChangedNotations(game(), setups()).run(SoakSize.NOTATIONS.ofOneGame()));
  }

  @Test
  @DisplayName("a record cut at any byte resumes at its last whole line")
  void record_cutAtAnyByte_resumes() {
    tell("cut records", () -> new CutRecord(game()).run(SoakSize.RECORD.ofOneGame()));
  }

  @Test
  @DisplayName("exchanged hidden cards are in no picture and on no page")
  void hiddenCards_exchanged_areInNoPicture() throws IOException {
    HiddenTwins twins = new HiddenTwins(game(), setups(), folder);
    String tried = twins.run(SoakSize.PAIRS.ofOneGame());
    tell("hidden twins", () -> tried);
  }
}
