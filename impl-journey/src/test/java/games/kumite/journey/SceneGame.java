package games.kumite.journey;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.journey.state.GameState;
import games.kumite.journey.table.TableDescription;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Window;
import games.kumite.spi.testkit.ForwardingGame;
import jakarta.inject.Inject;
import java.util.List;
import java.util.function.Function;

/** A match that begins in a situation. */
final class SceneGame extends ForwardingGame {

  /** Nothing is left to do. */
  static final Step<GameState> OVER = End.OVER;

  private final Function<MatchConfig, GameState> beginning;

  SceneGame(Function<MatchConfig, GameState> beginning) {
    super(new JourneyGame());
    this.beginning = beginning;
  }

  @Override
  public List<Option> options() {
    return List.of(Window.OPTION);
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(100_000).withScoreRange(0, 2).withChance().withSharedResult();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(TableDescription.class);
        bind(Beginning.class).toInstance(new Beginning(beginning));
        bind(SceneRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return SceneRules.class;
  }

  record Beginning(Function<MatchConfig, GameState> function) {}

  static final class SceneRules implements Rules<GameState> {

    private final Beginning beginning;
    private final TableDescription description;

    @Inject
    SceneRules(Beginning beginning, TableDescription description) {
      this.beginning = beginning;
      this.description = description;
    }

    @Override
    public GameState initialState(MatchConfig config) {
      return beginning.function().apply(config);
    }

    @Override
    public void describe(GameState state, TableBuilder table) {
      description.describe(state, table);
    }
  }

  private enum End implements Step<GameState> {
    OVER;

    @Override
    public void run(GameState state) {
      state.finish(Outcome.cooperative(Outcome.Result.DRAW, 0, state.definition().settings.seats(), 0, "Over."));
    }
  }
}
