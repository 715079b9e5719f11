package games.kumite.spi.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.display.Preview;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import org.junit.jupiter.api.Test;

/** Previews of actions in games without and with hidden information. */
final class PreviewTests {

  private static Preview preview(Match match, int index, int worlds, long seed) {
    Action action = match.decision().actions().get(index);
    return Preview.of(match.perspective(match.actor()), action, worlds, seed);
  }

  /** A match of poker in which the first two cards go to the seats. */
  private static Match dealt(int... order) {
    return new KuhnPoker().start(Setup.seats("Ana", "Bo").random(new ScriptedRandom().putPermutation("deck", order)));
  }

  @Test
  void preview_ofAPush_tellsWhereTheDiscGoes() {
    Match match = Moves.played(new DiscDuel());

    Preview preview = preview(match, 0, 4, 1);

    assertThat(preview.changes()).anySatisfy(change -> {
      assertThat(change.id()).isEqualTo("token:disc-1");
      assertThat(change.attribute()).isEqualTo(Preview.PLACE);
      assertThat(change.chance()).isEqualTo(1);
    });
    assertThat(preview.hurt()).isEmpty();
  }

  @Test
  void preview_ofPositionsThatLookAlike_isTheSame() {
    assertThat(preview(dealt(0, 1, 2), 0, 16, 7)).isEqualTo(preview(dealt(0, 2, 1), 0, 16, 7));
  }

  @Test
  void preview_ofOneSeed_repeatsItself() {
    Match match = Moves.played(new DiscDuel());

    assertThat(preview(match, 1, 8, 3)).isEqualTo(preview(match, 1, 8, 3));
  }

  @Test
  void preview_leavesTheMatchAsItWas() {
    Match match = Moves.played(new DiscDuel());
    String before = match.record().text();

    preview(match, 0, 4, 1);

    assertThat(match.record().text()).isEqualTo(before);
  }

  @Test
  void preview_ofASeatThatDoesNotDecide_isRefused() {
    Match match = Moves.played(new DiscDuel());
    Seat other = match.seats().get(1);
    Action action = match.decision().actions().get(0);

    assertThatIllegalArgumentException().isThrownBy(() -> Preview.of(match.perspective(other), action, 4))
        .withMessageContaining("the seat that decides");
  }

  @Test
  void preview_withoutWorlds_isRefused() {
    Match match = Moves.played(new DiscDuel());
    Action action = match.decision().actions().get(0);

    assertThatIllegalArgumentException().isThrownBy(() -> Preview.of(match.perspective(match.actor()), action, 0))
        .withMessage("worlds must be at least 1, was 0");
  }
}
