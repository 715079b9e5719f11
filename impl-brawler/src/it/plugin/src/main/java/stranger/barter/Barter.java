package stranger.barter;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.Window;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** The game. */
public final class Barter extends GamePlugin {

  /** A choice, four picks of both, and everybody's magpie. */
  private static final int DECISIONS_IN_A_TURN = 1 + 4 + 4 + 6;

  /** For the service loader. */
  public Barter() {}

  @Override
  public String id() {
    return "barter";
  }

  @Override
  public String title() {
    return "Barter";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3, 4, 5, 6);
  }

  @Override
  public List<Option> options() {
    return List.of(Window.OPTION);
  }

  @Override
  public List<Phase> phases() {
    return List.of(Flow.PLAY);
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(Market.MAX_TURNS * DECISIONS_IN_A_TURN).withScoreRange(0, Stalls.COPIES)
        .withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(BarterRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return BarterRules.class;
  }
}
