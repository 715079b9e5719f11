package games.kumite.api.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The seeded source, whose algorithm is pinned: none of the numbers below may ever change. */
final class SeededRandomTests extends RandomSourceContract {

  @Override
  SeededRandom source() {
    return RandomSource.seeded(42);
  }

  @ParameterizedTest
  @CsvSource({
      // the published first numbers of SplitMix64
      "0, e220a8397b1dcdaf 6e789e6aa1b965f4 06c45d188009454f f88bb8a8724c81ec",
      "1234567, 599ed017fb08fc85 2c73f08458540fa5 883ebce5a3f27c77 3fbef740e9177b3f e3b8346708cb5ecd"})
  void nextLong_ofKnownSeeds_isSplitMix64(long seed, String expected) {
    SeededRandom random = new SeededRandom(seed);
    for (String number : expected.split(" ")) {
      assertThat(Long.toHexString(random.nextLong())).isEqualTo(number.replaceFirst("^0+", ""));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE, Long.MAX_VALUE})
  void nextLong_ofAnySeed_agreesWithAnotherImplementation(long seed) {
    SeededRandom random = new SeededRandom(seed);
    SplittableRandom other = new SplittableRandom(seed);
    for (int n = 0; n < 1000; n++) {
      assertThat(random.nextLong()).isEqualTo(other.nextLong());
    }
  }

  @Test
  void results_ofSeed42_arePinned() {
    SeededRandom random = new SeededRandom(42);
    assertThat(random.die("speed", 1, 20)).isEqualTo(15);
    assertThat(random.pick("target", 0, 3)).isZero();
    assertThat(random.permutation("deck", 0, 10)).containsExactly(9, 7, 8, 5, 4, 1, 6, 0, 3, 2);
    assertThat(random.nextInt(Integer.MAX_VALUE)).isEqualTo(1058686214);
    assertThat(random.nextLong()).isEqualTo(-8976257307478440218L);
  }

  @Test
  void split_ofSeed42_isPinned() {
    assertThat(new SeededRandom(42).split("bots").seed()).isEqualTo(62732722449792285L);
    assertThat(new SeededRandom(42).split("").seed()).isEqualTo(-6432526491365186678L);
    assertThat(new SeededRandom(42).split("игра").seed()).isEqualTo(-4153980577646136879L);
  }

  /** The attack on a split by mixing alone, each step of which can be undone. */
  @Test
  void split_ofASecretSeed_doesNotLeadBack() {
    long secret = 0x1D872B41A5F0C36EL;
    assertThat(unmixed(new SeededRandom(secret).nextLong()) - GAMMA).isEqualTo(secret);
    long given = new SeededRandom(secret).split("bots").split("round 1").seed();
    long round = unmixed(unmixed(given) ^ fnv("round 1")) - GAMMA;
    long found = unmixed(unmixed(round) ^ fnv("bots")) - GAMMA;
    assertThat(found).isNotEqualTo(secret);
  }

  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private static long fnv(String name) {
    long hash = 0xCBF29CE484222325L;
    for (int i = 0; i < name.length(); i++) {
      hash = (hash ^ name.charAt(i)) * 0x100000001B3L;
    }
    return hash;
  }

  /** What SplitMix64 makes a number from. */
  private static long unmixed(long mixed) {
    long z = mixed ^ mixed >>> 31 ^ mixed >>> 62;
    z *= 0x319642B2D24D8EC3L;
    z = z ^ z >>> 27 ^ z >>> 54;
    z *= 0x96DE1B173F119089L;
    return z ^ z >>> 30 ^ z >>> 60;
  }

  @Test
  void checksum_ofManyResults_isPinned() {
    SeededRandom random = new SeededRandom(-7);
    long sum = 0;
    for (int n = 1; n <= 100_000; n++) {
      sum = sum * 31 + random.nextInt(n) + Arrays.hashCode(random.permutation("order", 0, n % 7));
    }
    assertThat(sum).isEqualTo(6699486753727278403L);
  }

  @Test
  void bounds_thatDivideBadly_areDrawnWithoutBias() {
    SeededRandom random = new SeededRandom(5);
    int bound = 3 << 29; // a remainder without rejection would give a third of the numbers twice as often
    int low = 0;
    for (int n = 0; n < 30_000; n++) {
      low += random.nextInt(bound) < bound / 3 ? 1 : 0;
    }
    assertThat(low).isBetween(10_000 - 410, 10_000 + 410); // five standard deviations
  }

  @Test
  void labelsAndSubjects_areIgnored() {
    assertThat(new SeededRandom(1).die("speed", 1, 1000)).isEqualTo(new SeededRandom(1).die("", 99, 1000));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void bound_belowOne_isRefused(int bound) {
    assertThatThrownBy(() -> new SeededRandom(1).nextInt(bound)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("bound must be at least 1, was " + bound);
  }

  @Test
  void isAtStart_untilSomethingIsDrawn() {
    SeededRandom random = new SeededRandom(9);
    assertThat(random.isAtStart()).isTrue();
    random.split("bots").nextLong();
    assertThat(random.copy().isAtStart()).isTrue();
    random.nextLong();
    assertThat(random.isAtStart()).isFalse();
    assertThat(random.copy().isAtStart()).isFalse();
    assertThat(random.copy().seed()).isEqualTo(9);
  }
}
