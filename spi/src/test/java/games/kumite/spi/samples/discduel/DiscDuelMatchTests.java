package games.kumite.spi.samples.discduel;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.seat;
import static games.kumite.spi.samples.discduel.Duels.GAME;
import static games.kumite.spi.samples.discduel.Duels.SETUP;
import static games.kumite.spi.samples.discduel.Duels.hit;
import static games.kumite.spi.samples.discduel.Duels.played;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.Moves;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the engine makes of the disc duel: windows without a trace, undo, records and events. */
final class DiscDuelMatchTests {

  @Nested
  final class Secrecy {

    private List<String> texts(Match match, Viewer viewer) {
      return match.events(viewer).read().stream().map(Event::text).toList();
    }

    @Test
    void window_namesNobody_toThoseWhoAreNotAsked() {
      Match match = hit(SETUP);
      Turn window = new Turn.Window("brace", "An impact is about to happen.");
      assertThat(match.perspective(seat(match, 1)).turn()).isEqualTo(window);
      assertThat(match.perspective(Viewer.spectator()).turn()).isEqualTo(window);
      assertThat(match.perspective(seat(match, 2)).turn()).isInstanceOf(Turn.Yours.class);
    }

    @Test
    void pass_leavesNoTrace() {
      Match asked = hit(SETUP);
      play(asked, "pass");
      Match notAsked = hit(SETUP.option("braces", 0));
      assertThat(texts(asked, seat(asked, 1))).isEqualTo(texts(notAsked, seat(notAsked, 1)))
          .filteredOn(text -> !text.isEmpty()).endsWith("Ana's disc slides to 2000, 2000.", "Bo's disc is shoved to 3000, 2000.");
      assertThat(asked.perspective(seat(asked, 1)).phase()).isEqualTo(notAsked.perspective(seat(asked, 1)).phase());
    }

    @Test
    void brace_isToldToAll() {
      Match match = hit(SETUP);
      play(match, "brace");
      assertThat(texts(match, Viewer.spectator())).endsWith("Bo braces.");
    }

    @Test
    void imagined_inTheWindow_staysThere() {
      Match match = hit(SETUP);
      Match world = match.perspective(seat(match, 1)).imagine(RandomSource.seeded(1));
      assertThat(world.decision().kind()).isEqualTo("brace");
      assertThat(world.actor()).isEqualTo(seat(world, 2));
      Moves.finish(world, RandomSource.seeded(2));
      assertThat(match.decision().kind()).isEqualTo("brace");
    }
  }

  @Test
  void undo_takesBackThePass_butNotTheOtherSeatsPush() {
    Match match = hit(SETUP);
    play(match, "pass");
    match.undo();
    assertThat(match.decision().kind()).isEqualTo("brace");
    assertThat(match.record()).isEqualTo(hit(SETUP).record());
    assertThat(match.undoBarrier()).isEqualTo(UndoBarrier.REVEALED_SECRET);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "pass", "pass,follow", "brace"})
  void record_inTheMiddleOfAPush_resumesAlike(String answers) {
    Match match = hit(SETUP);
    if (!answers.isEmpty()) {
      play(match, answers.split(","));
    }
    Match resumed = GAME.resume(MatchRecord.parse(match.record().text()));
    Match copy = match.copy();
    assertThat(picture(resumed)).isEqualTo(picture(match));
    Moves.finish(resumed, RandomSource.seeded(8));
    Moves.finish(copy, RandomSource.seeded(8));
    assertThat(picture(resumed)).isEqualTo(picture(copy));
  }

  @Test
  void record_ofAnyPoint_keepsWholeNumbers() {
    Match match = played(SETUP, "push 1277 2111");
    assertThat(match.record().text()).contains("\n1 push 1277 2111 #");
    assertThat(picture(GAME.resume(match.record()))).isEqualTo(picture(match));
  }

  @Test
  void events_ofAPush_nameSeatAndPlace() {
    Match match = hit(SETUP);
    play(match, "pass", "follow");
    List<Event> events = match.events(seat(match, 2)).read().stream().filter(event -> !event.type().equals("element-moved")).toList();
    assertThat(events).extracting(Event::type)
        .containsExactly("pushed", "pushed", "pushed", "shoved", "followed");
    assertThat(events).extracting(Event::rule)
        .containsExactly("DD-05", "DD-05", "DD-05", "DD-07", "DD-09");
    assertThat(events.get(3).arguments())
        .containsEntry("whom", "seat:2").containsEntry("x", 3000).containsEntry("y", 2000);
  }

  @Test
  void optionsOutOfRange_areRefused() {
    assertThatThrownBy(() -> GAME.start(SETUP.option("pushes", 61)))
        .hasMessage("option pushes must be 1..60, was 61 (Integer)");
  }
}
