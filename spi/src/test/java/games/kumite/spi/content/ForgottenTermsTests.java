package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import java.lang.ref.WeakReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Whoever asks for a thousand different matches, or has a thousand records refused, fills no memory. */
@Isolated
final class ForgottenTermsTests {

  private static final int MAX_HELD = 16;

  private final Game game = new Depot();

  @BeforeEach
  void forgetOtherTests() {
    Depot.MADE.clear();
  }

  private Setup rooms(int rooms) {
    return Setup.seats("Ana").seed(1).option("rooms", rooms);
  }

  /** How many of the terms that were made are still there. */
  private static long held() {
    System.gc();
    return Depot.MADE.stream().map(WeakReference::get).filter(terms -> terms != null).count();
  }

  @Test
  void terms_ofAThousandSettings_areHeldForTheLastFew() {
    for (int rooms = 1; rooms <= 1000; rooms++) {
      game.start(rooms % 2 == 0 ? rooms(rooms) : rooms(rooms).withoutRecord());
    }
    assertThat(Depot.MADE).hasSize(1000);
    assertThat(held()).isEqualTo(MAX_HELD);
  }

  @Test
  void terms_ofOneSetting_areMadeOnce() {
    for (int n = 0; n < 100; n++) {
      game.start(rooms(7).seed(n));
      if (n % 25 == 0) {
        held();
      }
    }
    assertThat(Depot.MADE).hasSize(1);
  }

  @Test
  void terms_ofAMatch_areSharedAsLongAsItLives() {
    Match match = game.start(rooms(5000));
    for (int rooms = 1; rooms <= 2 * MAX_HELD; rooms++) {
      game.start(rooms(rooms));
    }
    held();
    int made = Depot.MADE.size();
    assertThat(game.start(rooms(5000)).table(match.seats().get(0))).isEqualTo(match.table(match.seats().get(0)));
    assertThat(Depot.MADE).hasSize(made);
  }

  @Test
  void terms_ofRefusedRecords_areNotHeld() {
    String record = game.start(rooms(99_999)).record().text();
    for (int rooms = 1; rooms <= 1000; rooms++) {
      MatchRecord refused = MatchRecord.parse(record.replace("99999", String.valueOf(rooms)));
      assertThatThrownBy(() -> game.resume(refused)).isInstanceOf(RecordException.class).hasMessageContaining("check");
    }
    assertThat(Depot.MADE).hasSize(1001);
    assertThat(held()).isEqualTo(1);
  }

  @Test
  void terms_ofRefusedSetups_areNotHeld() {
    assertThatThrownBy(() -> game.start(rooms(0))).isInstanceOf(InvalidSetupException.class);
    assertThat(held()).isZero();
  }
}
