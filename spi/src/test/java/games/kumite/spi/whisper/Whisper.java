package games.kumite.spi.whisper;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/**
 * Three seats hold a card each; who holds the X may catch what the first seat does. With the option
 * {@code pair} two of the seats may always catch, and the window asks these two alone.
 */
final class Whisper extends GamePlugin {

  static final Phase MAIN = Phase.of("main", "Main");

  @Override
  public String id() {
    return "whisper";
  }

  @Override
  public String title() {
    return "Whisper";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(3);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.flag("pair", "two seats may always catch", false),
        Option.flag("die", "staying rolls a die", false));
  }

  @Override
  public List<Phase> phases() {
    return List.of(MAIN);
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(1000).withScoreRange(0, 1).withHiddenInformation().withChance().withSharedResult();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(WhisperRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return WhisperRules.class;
  }
}
