package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.engine.keys.KeyedTexts;
import games.kumite.api.Keys;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Keys of texts, of which those that were asked for lately are kept. */
final class KeyedTextsTests {

  private enum Colour { RED, BLUE }

  private record Locals(Colour colour, int number, List<String> names) {}

  private static Locals locals(int i) {
    return new Locals(Colour.values()[i % 2], i / 2, List.of("a" + i));
  }

  @Test
  void key_isThatOfTheText_keptOrNot() {
    KeyedTexts keyed = new KeyedTexts();
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 3 * KeyedTexts.MAX; i++) {
        assertThat(keyed.key(locals(i))).isEqualTo(Keys.of(locals(i).toString()));
        assertThat(keyed.size()).isLessThanOrEqualTo(2 * KeyedTexts.MAX);
      }
    }
  }

  @Test
  void key_thatIsAskedForAgainAndAgain_isKept() {
    int[] texts = {0};
    record Counted(int number, int[] texts) {
      @Override
      public boolean equals(Object other) {
        return other instanceof Counted counted && counted.number == number;
      }

      @Override
      public int hashCode() {
        return number;
      }

      @Override
      public String toString() {
        texts[0] += number == 0 ? 1 : 0;
        return "counted " + number;
      }
    }
    KeyedTexts keyed = new KeyedTexts();
    for (int i = 1; i <= 5 * KeyedTexts.MAX; i++) {
      keyed.key(new Counted(0, texts));
      keyed.key(new Counted(i, texts));
    }
    assertThat(texts[0]).isBetween(1, 3); // once in two generations
  }

  @Test
  void key_askedByThreads_isTheSame() throws Exception {
    KeyedTexts keyed = new KeyedTexts();
    int[] numbers = IntStream.range(0, 2 * KeyedTexts.MAX + 7).toArray();
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Future<long[]> one = threads.submit(() -> IntStream.of(numbers).mapToLong(i -> keyed.key(locals(i))).toArray());
      Future<long[]> other = threads.submit(() -> IntStream.of(numbers).mapToLong(i -> keyed.key(locals(i))).toArray());
      assertThat(one.get()).isEqualTo(other.get())
          .isEqualTo(IntStream.of(numbers).mapToLong(i -> Keys.of(locals(i).toString())).toArray());
    } finally {
      threads.shutdownNow();
    }
  }
}
