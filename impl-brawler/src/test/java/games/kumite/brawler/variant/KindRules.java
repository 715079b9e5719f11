package games.kumite.brawler.variant;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.ForwardingRules;
import games.kumite.spi.plugin.GameVariant;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.OptionalDouble;

/** The rules of Brawler with an estimate that knows of the kinder bosses. */
final class KindRules extends ForwardingRules<GameState> {

  @Inject
  KindRules(@Named(GameVariant.ORIGINAL) Rules<?> original) {
    super(original);
  }

  @Override
  public OptionalDouble estimate(GameState state, int seat) {
    return OptionalDouble.of(StrictMath.sqrt(super.estimate(state, seat).orElseThrow()));
  }
}
