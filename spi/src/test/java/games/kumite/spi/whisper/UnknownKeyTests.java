package games.kumite.spi.whisper;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A match that was started without a seed: nothing that is kept or shown of it gives its chance away. */
final class UnknownKeyTests {

  private final Game game = new Whisper();

  /** The deals of as many seeds, tried one after another, were what found a seed of 32 bits. */
  @Test
  void match_withoutSeed_isNoneThatASeedGives() {
    Match match = game.start(Setup.seats(3));
    assertThat(match.record().tags("Seed")).isEmpty();
    assertThat(match.record().lines().get(0).draws()).isNotEmpty();
    Set<String> deals = new HashSet<>();
    for (int n = 0; n < 100; n++) {
      deals.add(new KuhnPoker().start(Setup.seats(2)).record().lines().get(0).draws().toString());
    }
    assertThat(deals).hasSize(6);
  }

  @Test
  void copy_withoutSeed_hasTheSameFuture() {
    for (int n = 0; n < 20; n++) {
      for (Setup setup : new Setup[] {Setup.seats(3), Setup.seats(3).withoutRecord()}) {
        Match match = game.start(setup);
        Match copy = match.copy();
        assertThat(future(copy)).isEqualTo(future(match));
      }
    }
  }

  @Test
  void record_withoutSeed_resumesAtEveryLine() {
    Match match = game.start(Setup.seats(3));
    future(match);
    MatchRecord whole = match.record();
    String text = whole.text();
    for (int end = text.indexOf('\n', text.indexOf("\n0 ") + 1) + 1; end > 0; end = text.indexOf('\n', end) + 1) {
      String start = text.substring(0, end);
      assertThat(game.resume(MatchRecord.parse(start)).record().text()).isEqualTo(start);
    }
  }

  private static String future(Match match) {
    for (int n = 0; n < 200 && !match.isOver(); n++) {
      match.play(n % match.actionCount());
    }
    return match.table(match.seats().get(0)).toString() + match.isOver();
  }
}
