package games.kumite.spi.engine.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Setup;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Texts;
import games.kumite.spi.samples.discduel.DiscDuel;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The setups that are agreed on once, so that their matches meet a beginning that is kept. */
final class KeptBeginningTests {

  private static final DiscDuel GAME = new DiscDuel();

  private static final SetupRules NO_RULES = new SetupRules() {
    @Override
    public Object unset(Option option, int seats, Map<String, Object> set) {
      return option.defaultValue();
    }

    @Override
    public int team(int seat, Map<String, Object> options) {
      return seat;
    }

    @Override
    public void check(int seats, Map<String, Object> options) {}
  };

  private final SetupResolver resolver = new SetupResolver(GAME, NO_RULES, GAME, Texts.of(DiscDuel.class, "discduel"));

  @Test
  void setups_withOptionsAndOtherNames_areAgreedOnOnce() {
    Setup plain = Setup.seats("Ana", "Bo");
    Setup shorter = Setup.seats("Ana", "Bo").option("pushes", 20);
    Setup others = Setup.seats("Cleo", "Dov").option("pushes", 20);
    MatchConfig first = resolver.start(plain);
    MatchConfig second = resolver.start(shorter);
    MatchConfig third = resolver.start(others);

    assertThat(resolver.start(plain.seed(9))).isSameAs(first);
    assertThat(resolver.start(Setup.seats("Ana", "Bo").option("pushes", 20))).isSameAs(second).isNotSameAs(first);
    assertThat(resolver.start(others)).isSameAs(third);
    assertThat(third.seats().get(0).name()).isEqualTo("Cleo");
    assertThat(third.options()).containsEntry("pushes", 20);
  }

  @Test
  void setups_ofAStranger_areKeptInASmallNumber_andRefusedOnesNotAtAll() {
    MatchConfig first = resolver.start(Setup.seats("Ana", "Bo"));
    IntStream.range(0, 100).forEach(n -> resolver.start(Setup.seats("Ana", "Bo " + n)));
    assertThat(resolver.start(Setup.seats("Ana", "Bo"))).isNotSameAs(first);
    Setup wrong = Setup.seats("Ana", "Bo").option("pushes", 1_000);
    assertThatThrownBy(() -> resolver.start(wrong)).isInstanceOf(InvalidSetupException.class);
    assertThatThrownBy(() -> resolver.start(wrong)).isInstanceOf(InvalidSetupException.class);
  }
}
