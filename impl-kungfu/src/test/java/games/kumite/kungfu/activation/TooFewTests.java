package games.kumite.kungfu.activation;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.figure.TooFew;
import games.kumite.spi.Refusal;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What is said where too few actions are left. */
final class TooFewTests {

  @Test
  @Rule("KF-ACT-26")
  void price_isSaid_howeverHigh_andOnlyWhereItCannotBePaid() {
    TooFew tooFew = TooFew.under("KF-ACT-26");
    Refusal refusal = new Refusal("KF-ACT-26", "too-few-actions-for-that");
    assertThat(tooFew.of(2, 2)).isNull();
    assertThat(tooFew.of(1, 2)).isEqualTo(refusal.with(2));
    assertThat(tooFew.of(3, 4)).isEqualTo(refusal.with(4));
    assertThat(tooFew.of(4, 7)).isEqualTo(refusal.with(7));
  }
}
