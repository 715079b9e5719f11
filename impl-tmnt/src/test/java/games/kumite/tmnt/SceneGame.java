package games.kumite.tmnt;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.testkit.ForwardingGame;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.evaluation.Evaluation;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.table.TableDescription;
import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalDouble;

/** The game, but it begins with a {@link Scene}. */
final class SceneGame extends ForwardingGame {

  private static final TmntGame REAL = new TmntGame();
  private static final List<Module> SHIPPED = REAL.modules();

  private final Scene scene;

  /** A game whose matches begin with a scene. */
  SceneGame(Scene scene) {
    super(REAL);
    this.scene = scene;
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
    private final ContentCache<Content> shelf;

    @Inject
    SceneRules(SceneGame game, ContentCache<Content> shelf) {
      this.game = game;
      this.shelf = shelf;
    }

    @Override
    public GameState initialState(MatchConfig config) {
      return game.scene.lay(config, shelf.of(""));
    }

    @Override
    public int round(GameState state) {
      return state.turns();
    }

    @Override
    public void describe(GameState state, TableBuilder table) {
      new TableDescription(state, table).describe();
    }

    @Override
    public OptionalDouble estimate(GameState state, int seat) {
      return OptionalDouble.of(Evaluation.of(state, seat));
    }
  }
}
