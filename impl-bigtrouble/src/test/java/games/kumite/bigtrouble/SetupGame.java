package games.kumite.bigtrouble;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.GameProperties;
import games.kumite.api.Outcome;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.setup.SetupSteps;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MatchDefinition;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.bigtrouble.table.TableDescription;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.DefinitionCache;
import games.kumite.spi.testkit.ForwardingGame;
import jakarta.inject.Inject;
import java.util.List;

/** A game that is over once it is set up: all lose, since nobody has done anything. */
public final class SetupGame extends ForwardingGame {

  private static final int MAX_DECISIONS = 4 * 6 + 3;

  /** A new game. */
  public SetupGame() {
    super(new BigTroubleGame());
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, 1).withChance().withSharedResult();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new BigTroubleGame().modules().get(0), new AbstractModule() {
      @Override
      protected void configure() {
        bind(SetupRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return SetupRules.class;
  }

  /** Begins with setup, and ends with it. */
  static final class SetupRules implements Rules<GameState> {

    private final DefinitionCache<Settings, Content, MatchDefinition> terms;
    private final TableDescription description;

    @Inject
    SetupRules(ContentCache<Content> shelf, TableDescription description) {
      terms = new DefinitionCache<>(shelf, Settings::content,
          Contents::definition);
      this.description = description;
    }

    @Override
    public GameState initialState(MatchConfig config) {
      GameState state = new GameState(config, terms.of(Settings.of(config)));
      state.then(SetupSteps.BEGIN, End.END);
      return state;
    }

    @Override
    public void describe(GameState state, TableBuilder table) {
      description.describe(state, table);
    }
  }

  /** What comes after setup. */
  enum End implements Step<GameState> {
    END;

    @Override
    public void run(GameState state) {
      state.finish(Outcome.cooperative(Outcome.Result.LOSS, 0, state.seats(), 0, "set up"));
    }
  }
}
