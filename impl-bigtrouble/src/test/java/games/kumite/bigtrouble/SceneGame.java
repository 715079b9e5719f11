package games.kumite.bigtrouble;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Setup;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.testkit.LikeGame;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The game, but it begins with a {@link Scene} and is over after its steps. */
final class SceneGame extends LikeGame {

  /** One plugin for all scenes: wiring it takes longer than playing most of them. */
  private static final SceneGame GAME = new SceneGame();

  private @Nullable Scene scene;
  private List<Step<Trouble>> steps = List.of();

  private SceneGame() {
    super(new BigTrouble());
  }

  /** A match that begins with a scene and these steps. */
  static synchronized Match start(Scene scene, List<Step<Trouble>> steps, Setup setup) {
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
    return List.of(new BigTrouble().modules().get(0), new AbstractModule() {
      @Override
      protected void configure() {
        bind(SceneGame.class).toInstance(SceneGame.this);
        bind(SceneRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rules() {
    return SceneRules.class;
  }

  /** Begins with the position. */
  static final class SceneRules implements Rules<Trouble> {

    private final SceneGame game;
    private final TableDescription description;

    @Inject
    SceneRules(SceneGame game, TableDescription description) {
      this.game = game;
      this.description = description;
    }

    @Override
    public Trouble begin(Start start) {
      return Objects.requireNonNull(game.scene).lay(start, game.steps);
    }

    @Override
    public void describe(Trouble trouble, TableBuilder table) {
      description.describe(trouble, table);
    }
  }

  /** What comes after the steps. */
  enum End implements Step<Trouble> {
    END;

    @Override
    public void run(Trouble trouble) {
      trouble.finish(Outcome.shared(Outcome.Result.DRAW, 0, trouble.seats(), 0, "the scene is over"));
    }
  }
}
