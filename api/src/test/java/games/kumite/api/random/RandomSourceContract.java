package games.kumite.api.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What every source of chance must keep. */
abstract class RandomSourceContract {

  private static final int ROUNDS = 6000;

  /** A new source; each call gives one with the same results. */
  abstract RandomSource source();

  /** Some results of a source, as text. */
  static String drawn(RandomSource random) {
    StringBuilder text = new StringBuilder();
    for (int n = 1; n <= 20; n++) {
      text.append(random.die("die", n, 20)).append(' ').append(random.pick("pick", 0, n)).append(' ')
          .append(Arrays.toString(random.permutation("order", n, n))).append('\n');
    }
    return text.toString();
  }

  @Test
  void results_areInTheirRanges_andAllOccurEquallyOften() {
    RandomSource random = source();
    int[] faces = new int[7];
    int[] indexes = new int[5];
    int[][] places = new int[4][4];
    for (int n = 0; n < ROUNDS; n++) {
      faces[random.die("die", 0, 6)]++;
      indexes[random.pick("pick", 1, 5)]++;
      int[] order = random.permutation("order", 2, 4);
      assertThat(order).containsExactlyInAnyOrder(0, 1, 2, 3);
      for (int place = 0; place < 4; place++) {
        places[place][order[place]]++;
      }
    }
    assertThat(faces[0]).isZero();
    IntStream.rangeClosed(1, 6).forEach(face -> assertThat(faces[face]).isBetween(850, 1150));
    Arrays.stream(indexes).forEach(count -> assertThat(count).isBetween(1040, 1360));
    Arrays.stream(places).flatMapToInt(Arrays::stream)
        .forEach(count -> assertThat(count).isBetween(1330, 1670));
  }

  @Test
  void results_ofOneOrNothing_areTheOnlyOnes() {
    RandomSource random = source();
    assertThat(random.die("die", 0, 1)).isEqualTo(1);
    assertThat(random.pick("pick", 0, 1)).isZero();
    assertThat(random.permutation("order", 0, 1)).containsExactly(0);
    assertThat(random.permutation("order", 0, 0)).isEmpty();
  }

  @Test
  void pick_ofAList_isTheElementAtTheIndexThatIsPicked() {
    RandomSource random = source();
    RandomSource other = source();
    List<String> things = List.of("blade", "bow", "staff", "chain", "fan");
    for (int n = 0; n < 20; n++) {
      assertThat(random.pick("thing", n, things)).isEqualTo(things.get(other.pick("thing", n, things.size())));
    }
    assertThatThrownBy(() -> random.pick("thing", 0, List.of())).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void equalSources_giveEqualResults() {
    assertThat(drawn(source())).isEqualTo(drawn(source()));
  }

  @Test
  void order_isAFreshArray() {
    RandomSource one = source();
    RandomSource other = source();
    Arrays.fill(one.permutation("order", 0, 5), -1);
    other.permutation("order", 0, 5);
    assertThat(drawn(one)).isEqualTo(drawn(other));
  }

  @Test
  void copy_goesOnAlike_andIndependently() {
    RandomSource random = source();
    random.die("die", 1, 6);
    RandomSource copy = random.copy();
    String expected = drawn(copy.copy());
    assertThat(drawn(random)).isEqualTo(expected);
    assertThat(drawn(copy)).isEqualTo(expected);
  }

  @Test
  void split_dependsOnTheNameAlone_andDisturbsNothing() {
    RandomSource random = source();
    String bots = drawn(random.split("bots"));
    String others = drawn(random.split("others"));
    assertThat(bots).isNotEqualTo(others);
    assertThat(drawn(random)).isEqualTo(drawn(source())).isNotEqualTo(bots);
    assertThat(drawn(random.split("bots"))).isEqualTo(bots);
    assertThat(drawn(random.copy().split("bots"))).isEqualTo(bots);
  }
}
