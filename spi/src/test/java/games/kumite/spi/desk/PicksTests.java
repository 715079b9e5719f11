package games.kumite.spi.desk;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.Picks;
import org.junit.jupiter.api.Test;

/** Picks never change, and keep the order of picking. */
final class PicksTests {

  @Test
  void picks_areNoPartOfTheArraysAroundThem() {
    int[] given = {4, 2};
    Picks picks = Picks.of(given);
    given[0] = 9;
    picks.toArray()[1] = 9;
    assertThat(picks.toArray()).containsExactly(4, 2);
    assertThat(picks).isEqualTo(Picks.of(4, 2)).hasSameHashCodeAs(Picks.of(4, 2)).isNotEqualTo(Picks.of(2, 4));
  }

  @Test
  void picks_thatAreAdded_comeAfterThoseThatThereAre() {
    Picks picks = Picks.of(4, 2);
    assertThat(picks.and(7).toArray()).containsExactly(4, 2, 7);
    assertThat(picks.and(Picks.of(7, 1)).toArray()).containsExactly(4, 2, 7, 1);
    assertThat(picks.and(Picks.NONE)).isEqualTo(picks);
    assertThat(Picks.NONE.and(picks)).isEqualTo(picks);
    assertThat(picks.toArray()).as("they stay as they are").containsExactly(4, 2);
    assertThat(picks.contains(2)).isTrue();
    assertThat(picks.contains(7)).isFalse();
  }
}
