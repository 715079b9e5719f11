package games.kumite.spi.engine.events;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What has been told is the same however it is kept. */
final class TellingTests {

  private static final EventType CHECK = EventType.of("check", "KP-04").number("n");
  private static final Texts TEXTS = Texts.of(TellingTests.class, "kuhnpoker");

  private static final LoggedEvent.Names CAST = new LoggedEvent.Names(TEXTS, List.of());

  private static LoggedEvent happening(int number) {
    return new LoggedEvent(CHECK, CAST, new int[] {number});
  }

  private static List<Object> numbers(EventViews.View told, int from) {
    return numbersOf(told.events(from, TEXTS));
  }

  private static List<Object> numbersOf(List<Event> events) {
    List<Object> numbers = new ArrayList<>();
    events.forEach(event -> numbers.add(event.arguments().get("n")));
    return numbers;
  }

  @Test
  void tellingAndTakingBack_overManyPieces_isAsAPlainList() {
    SeededRandom random = new SeededRandom(5);
    EventViews telling = new EventViews(2);
    List<Object> plain = new ArrayList<>();
    for (int round = 0; round < 60; round++) {
      for (int i = random.nextInt(200); i > 0; i--) {
        telling.add(happening(round * 1000 + i));
        plain.add(round * 1000 + i);
      }
      if (random.nextInt(3) > 0) {
        assertThat(numbers(telling.seenBy(1), 0)).isEqualTo(plain);
      }
      int left = Math.max(0, plain.size() - random.nextInt(120));
      telling.cutBack(left);
      plain.subList(left, plain.size()).clear();
      int from = random.nextInt(plain.size() + 2);
      assertThat(numbers(telling.seenBy(1), from))
          .isEqualTo(plain.subList(Math.min(from, plain.size()), plain.size()));
      assertThat(numbersOf(telling.events(1, from, telling.size(), TEXTS)))
          .isEqualTo(plain.subList(Math.min(from, plain.size()), plain.size()));
      assertThat(telling.size()).isEqualTo(plain.size());
    }
    assertThat(plain).hasSizeGreaterThan(600);
  }

  @Test
  void whatWasTold_staysAsItWas() {
    EventViews telling = new EventViews(1);
    for (int i = 0; i < 300; i++) {
      telling.add(happening(i));
    }
    EventViews.View before = telling.seenBy(0);
    telling.cutBack(10);
    telling.add(happening(-1));
    assertThat(numbers(before, 298)).containsExactly(298, 299);
    assertThat(numbers(telling.seenBy(0), 9)).containsExactly(9, -1);
    assertThat(telling.seenBy(0).events(12, TEXTS)).isEmpty();
  }
}
