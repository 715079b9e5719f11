package games.kumite.journey;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.journey.content.Content;
import games.kumite.journey.setup.InitialStates;
import games.kumite.journey.setup.SetupSteps;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Settings;
import games.kumite.journey.state.Stage;
import games.kumite.journey.table.TableDescription;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.Scope;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.plugin.GamePlugin;
import jakarta.inject.Inject;
import java.util.List;

/** A game that is over once everything is set up. */
public final class SetupGame extends GamePlugin {

  /** One quest, four assignments, four places, three upgrades for each of four pilgrims. */
  private static final int MAX_DECISIONS = 21;

  @Override
  public String id() {
    return "journey";
  }

  @Override
  public String title() {
    return "Journey: setup";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(1, 2, 3, 4);
  }

  @Override
  public List<Option> options() {
    return Settings.OPTIONS;
  }

  @Override
  public List<Phase> phases() {
    return Scope.phases(Stage.values());
  }

  @Override
  public List<String> keywords() {
    return List.of("good", "bad");
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withChance().withSharedResult();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(new TypeLiteral<ContentCache<Content>>() {}).toInstance(Content.shelf(ShippedWords.ALL));
        bind(InitialStates.class).in(Scopes.SINGLETON);
        bind(TableDescription.class).in(Scopes.SINGLETON);
        bind(SetupRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return SetupRules.class;
  }

  /** Nothing but setup. */
  static final class SetupRules implements Rules<GameState> {

    private final InitialStates beginnings;
    private final TableDescription description;

    @Inject
    SetupRules(InitialStates beginnings, TableDescription description) {
      this.beginnings = beginnings;
      this.description = description;
    }

    @Override
    public GameState initialState(MatchConfig config) {
      GameState state = beginnings.begin(config);
      state.then(SetupSteps.BEGIN, End.READY);
      return state;
    }

    @Override
    public void describe(GameState state, TableBuilder table) {
      description.describe(state, table);
    }
  }

  /** What comes behind setup here. */
  private enum End implements Step<GameState> {
    READY;

    @Override
    public void run(GameState state) {
      state.finish(
          Outcome.cooperative(Outcome.Result.DRAW, 0, state.definition().settings.seats(), 0, "Everything is set up."));
    }
  }
}
