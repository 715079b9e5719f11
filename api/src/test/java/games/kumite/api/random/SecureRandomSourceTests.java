package games.kumite.api.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Setup;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The source without a seed: its key is all there is to know, and too much to try. */
final class SecureRandomSourceTests extends RandomSourceContract {

  private static final byte[] KEY = "a key for testing".substring(0, 16).getBytes(StandardCharsets.US_ASCII);

  @Override
  SecureRandomSource source() {
    return new SecureRandomSource(KEY);
  }

  /** With 32 bits of entropy some four pairs of these would be alike. */
  @Test
  void freshSources_inGreatNumber_areAllDifferent() {
    Set<Long> seen = new HashSet<>();
    for (int n = 0; n < 200_000; n++) {
      seen.add(RandomSource.newSeed());
    }
    assertThat(seen).hasSize(200_000);
  }

  @Test
  void setup_withoutSeed_drawsFromAKeyOfItsOwnEachTime() {
    Setup setup = Setup.seats(2);
    assertThat(((SecureRandomSource) setup.newRandom()).nextLong())
        .isNotEqualTo(((SecureRandomSource) setup.newRandom()).nextLong());
  }

  @Test
  void numbers_areAesOfACounter() throws GeneralSecurityException {
    Cipher aes = Cipher.getInstance("AES/CTR/NoPadding");
    aes.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(KEY, "AES"), new IvParameterSpec(new byte[16]));
    ByteBuffer stream = ByteBuffer.wrap(aes.doFinal(new byte[4000]));
    SecureRandomSource random = source();
    for (int n = 0; n < 1000; n++) {
      assertThat(random.pick("pick", 0, 1 << 30)).isEqualTo(stream.getInt() & (1 << 30) - 1);
    }
  }

  @Test
  void split_hasAKeyThatLeadsBackToNothing() throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
    SecureRandomSource expected = new SecureRandomSource(Arrays.copyOf(mac.doFinal("bots".getBytes(StandardCharsets.UTF_8)), 16));
    assertThat(drawn(source().split("bots"))).isEqualTo(drawn(expected));
  }

  @Test
  void copy_insideAChunk_goesOnAlike() {
    SecureRandomSource random = source();
    for (int n = 0; n < 300; n++) {
      SecureRandomSource copy = random.copy();
      assertThat(drawn(copy)).isEqualTo(drawn(random.copy()));
      random.die("die", 0, 6);
    }
  }

  @Test
  void bounds_thatDivideBadly_areDrawnWithoutBias() {
    SecureRandomSource random = source();
    int bound = 3 << 29; // a remainder without rejection would give a third of the numbers twice as often
    int low = 0;
    for (int n = 0; n < 30_000; n++) {
      low += random.pick("pick", 0, bound) < bound / 3 ? 1 : 0;
    }
    assertThat(low).isBetween(10_000 - 410, 10_000 + 410); // five standard deviations
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void bound_belowOne_isRefused(int bound) {
    assertThatThrownBy(() -> source().die("die", 0, bound)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("sides must be at least 1, was " + bound);
    assertThatThrownBy(() -> source().permutation("order", 0, Math.min(bound, -1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void text_tellsNothingOfTheKey() {
    assertThat(source().toString()).startsWith(SecureRandomSource.class.getName() + "@");
  }
}
