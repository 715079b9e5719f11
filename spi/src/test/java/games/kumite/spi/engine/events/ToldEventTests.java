package games.kumite.spi.engine.events;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Seat;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The text of an event, made of its arguments. */
final class ToldEventTests {

  private static final EventType COUNTED = EventType.of("counted", "").seat("who").number("dice").number("of");
  private static final Texts TEXTS = Texts.of(ToldEventTests.class, "counted");

  private static String text(int dice, int of) {
    LoggedEvent told = new LoggedEvent(COUNTED, new LoggedEvent.Names(TEXTS, List.of(new Seat(0, "Ana", 0))), new int[] {0, dice, of});
    return told.event(TEXTS).text();
  }

  @Test
  void text_mayDependOnANumber() {
    assertThat(text(0, 3)).isEqualTo("Ana has no dice, 0 of 3.");
    assertThat(text(1, 3)).isEqualTo("Ana has one die, 1 of 3.");
    assertThat(text(2, 3)).isEqualTo("Ana has 2 dice, 2 of 3.");
  }

  @Test
  void number_mayBeReadOtherwise_andStaysANumberForPrograms() {
    EventType measured = EventType.of("counted", "").seat("who").number("dice")
        .number("of", millimetres -> millimetres / 10 + " cm");
    Event event = new LoggedEvent(measured, new LoggedEvent.Names(TEXTS, List.of(new Seat(0, "Ana", 0))), new int[] {0, 1, 120})
        .event(TEXTS);
    assertThat(event.text()).isEqualTo("Ana has one die, 1 of 12 cm.");
    assertThat(event.arguments()).containsEntry("of", 120);
  }

  @Test
  void number_hasNoMarksBetweenItsDigits() {
    assertThat(text(1, 12345)).isEqualTo("Ana has one die, 1 of 12345.");
  }
}
