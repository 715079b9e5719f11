package games.kumite.spi.whisper;

import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.SmallGame;
import java.util.List;

/**
 * Three seats hold a card each; who holds the X may catch what the first seat does. With the option
 * {@code pair} two of the seats may always catch, and the window asks these two alone.
 */
final class Whisper extends SmallGame {

  static final Phase MAIN = Phase.of("main", "Main");

  Whisper() {
    super("whisper", "Whisper", List.of(3), MAIN, WhisperRules.class);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.flag("pair", "two seats may always catch", false),
        Option.flag("die", "staying rolls a die", false));
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(1000).withScoreRange(0, 1).withHiddenInformation().withChance().withSharedResult();
  }
}
