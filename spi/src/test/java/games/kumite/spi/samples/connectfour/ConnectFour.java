package games.kumite.spi.samples.connectfour;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** Connect four: discs fall into a rack, four in a row win. */
public final class ConnectFour extends GamePlugin {

  static final Phase PLAY = Phase.of("play", "Play");

  @Override
  public String id() {
    return "connectfour";
  }

  @Override
  public String title() {
    return "Connect four";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2);
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Phase> phases() {
    return List.of(PLAY);
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(42).withScoreRange(-1, 1);
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(ConnectFourRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return ConnectFourRules.class;
  }
}
