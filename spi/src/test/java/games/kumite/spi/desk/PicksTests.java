package games.kumite.spi.desk;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.IntList;
import org.junit.jupiter.api.Test;

/** Picks never change, and keep the order of picking. */
final class PicksTests {

  @Test
  void picks_areNoPartOfTheArraysAroundThem() {
    int[] given = {4, 2};
    IntList selected = IntList.of(given);
    given[0] = 9;
    selected.toArray()[1] = 9;
    assertThat(selected.toArray()).containsExactly(4, 2);
    assertThat(selected).isEqualTo(IntList.of(4, 2)).hasSameHashCodeAs(IntList.of(4, 2)).isNotEqualTo(IntList.of(2, 4));
  }

  @Test
  void picks_thatAreAdded_comeAfterThoseThatThereAre() {
    IntList selected = IntList.of(4, 2);
    assertThat(selected.and(7).toArray()).containsExactly(4, 2, 7);
    assertThat(selected.and(IntList.of(7, 1)).toArray()).containsExactly(4, 2, 7, 1);
    assertThat(selected.and(IntList.NONE)).isEqualTo(selected);
    assertThat(IntList.NONE.and(selected)).isEqualTo(selected);
    assertThat(selected.toArray()).as("they stay as they are").containsExactly(4, 2);
    assertThat(selected.contains(2)).isTrue();
    assertThat(selected.contains(7)).isFalse();
  }
}
