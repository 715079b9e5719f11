package games.kumite.bigtrouble;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.Outcome;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.table.TableDescription;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.testkit.ForwardingGame;
import jakarta.inject.Inject;
import java.util.List;

/** The game, but it begins with a {@link Scene} and is over after its steps. */
final class SceneGame extends ForwardingGame {

  private static final BigTroubleGame REAL = new BigTroubleGame();
  private static final List<Module> SHIPPED = REAL.modules();

  private final Scene scene;
  private final List<Step<GameState>> steps;

  /** A game whose matches begin with a scene and these steps. */
  SceneGame(Scene scene, List<Step<GameState>> steps) {
    super(REAL);
    this.scene = scene;
    this.steps = List.copyOf(steps);
  }

  @Override
  protected List<Module> modules() {
    return List.of(SHIPPED.get(0), new AbstractModule() {
      @Override
      protected void configure() {
        bind(SceneGame.class).toInstance(SceneGame.this);
        bind(SceneRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return SceneRules.class;
  }

  /** Begins with the position. */
  static final class SceneRules implements Rules<GameState> {

    private final SceneGame game;
    private final TableDescription description;

    @Inject
    SceneRules(SceneGame game, TableDescription description) {
      this.game = game;
      this.description = description;
    }

    @Override
    public GameState initialState(MatchConfig config) {
      return game.scene.lay(config, game.steps);
    }

    @Override
    public void describe(GameState state, TableBuilder table) {
      description.describe(state, table);
    }
  }

  /** What comes after the steps. */
  enum End implements Step<GameState> {
    END;

    @Override
    public void run(GameState state) {
      state.finish(Outcome.cooperative(Outcome.Result.DRAW, 0, state.seats(), 0, "the scene is over"));
    }
  }
}
