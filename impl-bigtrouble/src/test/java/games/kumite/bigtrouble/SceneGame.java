package games.kumite.bigtrouble;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.table.TableDescription;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.testkit.ForwardingGame;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The game, but it begins with a {@link Scene} and is over after its steps. */
final class SceneGame extends ForwardingGame {

  /** One plugin for all scenes: wiring it takes longer than playing most of them. */
  private static final SceneGame GAME = new SceneGame();

  private @Nullable Scene scene;
  private List<Step<GameState>> steps = List.of();

  private SceneGame() {
    super(new BigTroubleGame());
  }

  /** A match that begins with a scene and these steps. */
  static synchronized Match start(Scene scene, List<Step<GameState>> steps, Setup setup) {
    GAME.scene = scene;
    GAME.steps = steps;
    return GAME.start(ownTerms(setup));
  }

  /** Where an option is set, no match begins as one before it: that had another scene. */
  private static Setup ownTerms(Setup setup) {
    Option any = GAME.options().get(0);
    return setup.options().isEmpty() ? setup.option(any.id(), any.defaultValue()) : setup;
  }

  @Override
  protected List<Module> modules() {
    return List.of(new BigTroubleGame().modules().get(0), new AbstractModule() {
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
      return Objects.requireNonNull(game.scene).lay(config, game.steps);
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
