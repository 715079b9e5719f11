package games.kumite.spi.whisper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Corners of the engine: scopes left from inside, windows that must not tell, undo and its events. */
class WhisperTests {

  private final Game game = new Whisper();

  /** The X goes to a seat, counted from 0. */
  private Setup xWith(int seat) {
    int[] order = seat == 0 ? new int[] {0, 1, 2} : seat == 1 ? new int[] {1, 0, 2} : new int[] {1, 2, 0};
    return Setup.seats("Ana", "Bo", "Cy")
        .random(new ScriptedRandom(RandomSource.seeded(1)).putPermutation("deck", order));
  }

  private static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  private static int track(Match match, String name) {
    return match.table(Viewer.spectator()).find("track:" + name).orElseThrow().number("value");
  }

  @Test
  void script_thatLeavesItsScope_isOver() {
    Match match = game.start(xWith(0));
    play(match, "recite");
    assertThat(track(match, "lines")).isEqualTo(1);
    assertThat(match.decision().kind()).isEqualTo("go");
  }

  @Test
  void window_thatIsLeftByAnAction_isClosed() {
    Match match = game.start(xWith(2));
    play(match, "say", "break");
    assertThat(match.decision().kind()).isEqualTo("go");
  }

  @Test
  void window_afterAnAction_asksAgain() {
    Match match = game.start(xWith(2));
    play(match, "say", "catch");
    assertThat(match.decision().kind()).isEqualTo("catch");
  }

  @Test
  void window_thatSkipsSeats_asksEachOnce() {
    Match match = game.start(xWith(2).option("pair", true));
    play(match, "say");
    List<String> asked = new ArrayList<>();
    while (match.decision().kind().equals("catch")) {
      asked.add(match.actor().name());
      play(match, "pass");
    }
    assertThat(asked).containsExactly("Ana", "Bo");
  }

  @Test
  void window_imagined_asksAnybodyWhoMayBeTheOne() {
    Match match = game.start(xWith(2));
    play(match, "say");
    assertThat(match.perspective(match.seats().get(0)).turn()).isInstanceOf(Turn.Window.class);
    Set<String> asked = new TreeSet<>();
    SeededRandom random = new SeededRandom(3);
    for (int i = 0; i < 60; i++) {
      Match world = match.perspective(match.seats().get(0)).imagine(random);
      asked.add(world.actor().name());
      play(world, "pass");
      assertThat(world.decision().kind()).isEqualTo("go");
    }
    assertThat(asked).containsExactly("Bo", "Cy");
  }

  @Test
  void undo_acrossAWindowThatAsksSomebodyElse_isRefused() {
    Match match = game.start(xWith(2));
    play(match, "say");
    assertThat(match.undoBarrier()).isEqualTo(UndoBarrier.REVEALED_SECRET);
    assertThat(game.resume(match.record(), RandomSource.seeded(2)).undoBarrier())
        .isEqualTo(UndoBarrier.REVEALED_SECRET);
  }

  @Test
  void events_afterAnUndo_goOnFromThePositionThatIsLeft() {
    Match match = game.start(xWith(0));
    EventReader reader = match.events(Viewer.spectator());
    play(match, "stay", "stay");
    reader.read();
    match.undo();
    play(match, "stay");
    assertThat(reader.read()).extracting(Event::type).containsExactly("undone", "stayed", "secret");
    assertThat(types(match)).isEqualTo(types(match.copy()))
        .isEqualTo(types(game.resume(match.record(), RandomSource.seeded(2))))
        .doesNotContain("undone");
  }

  @Test
  void record_askedAfterEachAction_isTheOneAskedAtTheEnd() {
    Match match = game.start(xWith(0));
    play(match, "stay");
    for (int action = 2; action < 40; action++) {
      play(match, "stay");
      assertThat(match.record().lines()).hasSize(action + 1);
      if (action % 3 == 0) {
        match.undo();
        assertThat(match.record()).isEqualTo(match.copy().record());
        play(match, "stay");
      }
    }
    assertThat(match.record()).isEqualTo(match.copy().record());
    assertThat(match.record()).isSameAs(match.record());
    assertThat(game.resume(match.record(), RandomSource.seeded(2)).record()).isEqualTo(match.record());
  }

  private static List<String> types(Match match) {
    return match.perspective(Viewer.spectator()).events().stream().map(Event::toString).toList();
  }

  @Test
  void secretNumber_beforeItsSeat_isToldToThatSeatAlone() {
    Match match = game.start(xWith(0));
    play(match, "stay");
    assertThat(last(match, match.seats().get(0)).argument("value")).isEqualTo(42);
    assertThat(last(match, match.seats().get(1)).argument("value")).isNull();
    assertThat(last(match, Viewer.spectator()).argument("value")).isNull();
    assertThat(last(match, Viewer.spectator()).text()).isEqualTo("Ana is told ?.");
  }

  private static Event last(Match match, Viewer viewer) {
    List<Event> events = match.events(viewer).read();
    return events.get(events.size() - 1);
  }

  @Test
  void sourceThatFails_inTheMiddleOfAnAction_changesNothing() {
    for (Setup setup : List.of(failing(), failing().withoutRecord())) {
      Match match = game.start(setup);
      EventReader reader = match.events(Viewer.spectator());
      reader.read();
      assertThatThrownBy(() -> play(match, "stay")).isInstanceOf(AssertionError.class);
      assertThat(reader.read()).isEmpty();
      assertThat(track(match, "stays")).isZero();
      assertThat(match.actionCount()).isEqualTo(3);
      play(match, "say", "pass");
    }
  }

  private Setup failing() {
    return Setup.seats("Ana", "Bo", "Cy").option("die", true).random(new FailingDice());
  }

  @Test
  void sourceOutOfRange_recordedOrNot_isRefused() {
    for (Setup setup : List.of(loaded(), loaded().withoutRecord())) {
      Match match = game.start(setup);
      assertThatThrownBy(() -> play(match, "stay"))
          .isInstanceOf(IllegalStateException.class).hasMessage("roll must be 1..6, was 99");
      assertThat(track(match, "stays")).isZero();
    }
  }

  private Setup loaded() {
    return Setup.seats("Ana", "Bo", "Cy").option("die", true).random(new OutOfRangeDice());
  }

  /** Shuffles by seed; its dice fall off the table. */
  private static class FailingDice implements RandomSource {

    @Override
    public int die(String label, int subject, int sides) {
      throw new AssertionError("the die fell off the table");
    }

    @Override
    public int pick(String label, int subject, int count) {
      return 0;
    }

    @Override
    public int[] permutation(String label, int subject, int count) {
      return new int[] {1, 2, 0};
    }

    @Override
    public RandomSource split(String name) {
      return this;
    }

    @Override
    public RandomSource copy() {
      return this;
    }
  }

  private static final class OutOfRangeDice extends FailingDice {

    @Override
    public int die(String label, int subject, int sides) {
      return 99;
    }
  }
}
