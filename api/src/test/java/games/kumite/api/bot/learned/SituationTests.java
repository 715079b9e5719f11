package games.kumite.api.bot.learned;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.PastDecision;
import games.kumite.api.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is alike for a policy. */
final class SituationTests {

  private static final int SEATS = 3;

  private static PastDecision bid(int seat) {
    return new PastDecision(new Seat(seat, "abc".substring(seat, seat + 1), seat), "bid", 2, null, true);
  }

  private static long key(InfoSetAbstraction situation, int seat, Integer... before) {
    List<PastDecision> past = List.of(before).stream().map(SituationTests::bid).toList();
    return situation.prefix(bid(seat), past, past.size(), SEATS);
  }

  @Test
  void longMatch_looksAtWhoChoseLast_asSeenFromTheSeat() {
    InfoSetAbstraction coarse = InfoSetAbstraction.in(1000);
    assertThat(key(coarse, 0, 2)).as("round the table").isEqualTo(key(coarse, 1, 0)).isEqualTo(key(coarse, 2, 1));
    assertThat(key(coarse, 0, 1)).as("two places on").isEqualTo(key(coarse, 1, 2)).isNotEqualTo(key(coarse, 0, 2));
    assertThat(key(coarse, 0, 1, 1, 2)).as("the last alone").isEqualTo(key(coarse, 0, 2));
  }

  @Test
  void tinyMatch_looksAtEverything() {
    InfoSetAbstraction whole = InfoSetAbstraction.in(3);
    assertThat(key(whole, 0, 2)).isNotEqualTo(key(whole, 1, 0)).isNotEqualTo(key(whole, 0, 1, 2));
  }

  @Test
  void earlierChoice_isAlike_whateverCameAfterIt() {
    List<PastDecision> past = List.of(bid(0), bid(1), bid(2), bid(2));
    for (InfoSetAbstraction situation : InfoSetAbstraction.values()) {
      assertThat(situation.prefix(past.get(1), past, 1, SEATS)).isEqualTo(key(situation, 1, 0));
      assertThat(situation.prefix(past.get(0), past, 0, SEATS)).as("the first").isEqualTo(key(situation, 0));
    }
  }
}
