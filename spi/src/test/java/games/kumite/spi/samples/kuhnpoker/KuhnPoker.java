package games.kumite.spi.samples.kuhnpoker;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** Kuhn poker: three cards, one chip, and everything that makes poker poker. */
public final class KuhnPoker extends GamePlugin {

  static final Phase PLAY = Phase.of("play", "Play");

  @Override
  public String id() {
    return "kuhnpoker";
  }

  @Override
  public String title() {
    return "Kuhn poker";
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
    return GameProperties.ofMaxDecisions(3).withScoreRange(-2, 2).withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(KuhnPokerRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return KuhnPokerRules.class;
  }
}
