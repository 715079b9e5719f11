package games.kumite.api.bot.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every result of chance comes once. */
final class ChanceEnumeratorTests {

  /** A die, then a permutation after a six, else a pick. */
  private static String drawn(ChanceEnumerator chance) {
    int face = chance.die("die", 0, 6);
    return face + (face == 6 ? Arrays.toString(chance.permutation("deck", 0, 3)) : " " + chance.pick("card", 0, 2));
  }

  @Test
  void results_ofSeveralDraws_comeOnceEach_withTheirProbability() {
    ChanceEnumerator chance = new ChanceEnumerator();
    Set<String> all = new TreeSet<>();
    chance.begin();
    double sum = 0;
    boolean isMore = true;
    while (isMore) {
      String result = drawn(chance.copy());
      assertThat(all.add(result)).as(result).isTrue();
      assertThat(chance.probability()).isCloseTo(1 / (result.startsWith("6") ? 36.0 : 12.0), within(1e-12));
      sum += chance.probability();
      isMore = chance.next(chance.script());
    }
    assertThat(all).hasSize(5 * 2 + 6);
    assertThat(sum).isCloseTo(1, within(1e-12));
  }

  @Test
  void result_withoutADraw_comesOnce() {
    ChanceEnumerator chance = new ChanceEnumerator();
    chance.begin();
    assertThat(chance.permutation("deck", 0, 1)).containsExactly(0);
    assertThat(chance.script().results()).isEmpty();
    assertThat(chance.next(chance.script())).isFalse();
  }
}
