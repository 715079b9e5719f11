package games.kumite.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys of arrays: of any length, and another one for each other number, place and count. */
final class KeysTests {

  private static final int[] VALUES = {1, -1, 2, 3, 127, -128};

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 64, 67})
  void key_ofAnArray_dependsOnEachNumberThatCounts(int count) {
    int[] ints = new int[count + 1];
    long[] longs = new long[count + 1];
    byte[] bytes = new byte[count + 1];
    Set<Long> keys = new HashSet<>();
    long[] first = {Keys.mix(7, ints, count), Keys.mix(7, longs, count), Keys.mix(7, bytes, count)};
    Set<Long> ofLongs = new HashSet<>(Set.of(first[1]));
    Set<Long> ofBytes = new HashSet<>(Set.of(first[2]));
    keys.add(first[0]);
    for (int at = 0; at < count; at++) {
      for (int value : VALUES) {
        ints[at] = value;
        longs[at] = value;
        bytes[at] = (byte) value;
        keys.add(Keys.mix(7, ints, count));
        ofLongs.add(Keys.mix(7, longs, count));
        ofBytes.add(Keys.mix(7, bytes, count));
      }
      ints[at] = 0;
      longs[at] = 0;
      bytes[at] = 0;
    }
    int others = 1 + count * VALUES.length;
    assertThat(keys).hasSize(others);
    assertThat(ofLongs).hasSize(others);
    assertThat(ofBytes).hasSize(others);

    ints[count] = 5;
    longs[count] = 5;
    bytes[count] = 5;
    assertThat(Keys.mix(7, ints, count)).isEqualTo(first[0]).isNotEqualTo(Keys.mix(7, ints, count + 1))
        .isNotEqualTo(Keys.mix(8, ints, count));
    assertThat(Keys.mix(7, longs, count)).isEqualTo(first[1]).isNotEqualTo(Keys.mix(7, longs, count + 1));
    assertThat(Keys.mix(7, bytes, count)).isEqualTo(first[2]).isNotEqualTo(Keys.mix(7, bytes, count + 1));
  }

  @Test
  void key_ofMoreThanThereIs_isRefused() {
    assertThatThrownBy(() -> Keys.mix(7, new int[2], 3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Keys.mix(7, new long[2], -1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Keys.mix(7, new byte[2], 3)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void key_ofTwoNumbersAmongMany_dependsOnTheirPlaces() {
    Set<Long> keys = new HashSet<>();
    for (int first = 0; first < 40; first++) {
      for (int second = 0; second < 40; second++) {
        int[] numbers = new int[40];
        numbers[first] += 1;
        numbers[second] += 2;
        keys.add(Keys.mix(7, numbers, numbers.length));
      }
    }
    assertThat(keys).hasSize(40 * 40);
  }

  @Test
  void key_ofNumbersInAnotherOrder_isAnother() {
    assertThat(Keys.mix(7, new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 10))
        .isNotEqualTo(Keys.mix(7, new int[] {3, 4, 1, 2, 5, 6, 7, 8, 9, 10}, 10))
        .isNotEqualTo(Keys.mix(7, new int[] {2, 1, 3, 4, 5, 6, 7, 8, 9, 10}, 10));
  }

  @Test
  void changes_addUpToTheKeyOfWhatThereIsNow_howeverItCameAbout() {
    long sum = Keys.delta(3, 0, 7) + Keys.delta(4, 0, 7) + Keys.delta(3, 7, 1L << 40) + Keys.delta(4, 7, 0);
    assertThat(sum).isEqualTo(Keys.delta(3, 0, 1L << 40)).isNotEqualTo(Keys.delta(4, 0, 1L << 40));
    assertThat(Keys.delta(3, 5, 5)).isZero();
    assertThat(Keys.delta(3, 0, 1) + Keys.delta(4, 0, 2)).isNotEqualTo(Keys.delta(3, 0, 2) + Keys.delta(4, 0, 1));
  }

  @Test
  void key_ofPartsThatAreJoined_dependsOnEachAndOnTheirOrder() {
    Set<Long> keys = new HashSet<>();
    int parts = 0;
    for (long one = -3; one < 8; one++) {
      for (long other = -3; other < 8; other++) {
        for (int bit = 0; bit < Long.SIZE; bit++, parts++) {
          keys.add(Keys.join(Keys.join(Keys.join(Keys.START, one), other), 1L << bit));
        }
      }
    }
    assertThat(keys).hasSize(parts);
    assertThat(Keys.join(Keys.join(Keys.START, 1), 2)).isEqualTo(-1_834_152_297_183_498_399L);
  }
}
