package games.kumite.spi.samples.tictactoe;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;

/** Tic-tac-toe: the smallest game of perfect information. */
public final class TicTacToe extends GamePlugin {

  static final Phase PLAY = Phase.of("play", "Play");

  @Override
  public String id() {
    return "tictactoe";
  }

  @Override
  public String title() {
    return "Tic-tac-toe";
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
    return GameProperties.ofMaxDecisions(9).withScoreRange(-1, 1);
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(TicTacToeRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return TicTacToeRules.class;
  }
}
