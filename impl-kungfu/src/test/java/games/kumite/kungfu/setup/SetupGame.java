package games.kumite.kungfu.setup;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.api.Action;
import games.kumite.api.GameProperties;
import games.kumite.api.Outcome;
import games.kumite.kungfu.KungFuGame;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.OwnProfiles;
import games.kumite.kungfu.end.Conceding;
import games.kumite.kungfu.evaluation.Evaluation;
import games.kumite.kungfu.state.ActionCache;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.MatchDefinition;
import games.kumite.kungfu.state.Settings;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.table.TableDescription;
import games.kumite.kungfu.turn.Wiring;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.testkit.ForwardingGame;
import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Everything before the first turn as a game of its own: it asks once more, so that all can be looked at, and ends. */
public final class SetupGame extends ForwardingGame {

  /** One for all: reading it again for each test would take longer than the tests. */
  private static final ContentCache<Content> SHELF = Content.shelf();
  private static final ActionCache ACTIONS = new ActionCache();

  private final Function<GameState, Step<GameState>> opening;
  private final List<String> ownProfiles;

  public SetupGame() {
    this(state -> SetupSteps.BEGIN);
  }

  /** The game, but a match begins with what this makes of the empty state. */
  public SetupGame(Function<GameState, Step<GameState>> opening) {
    this(opening, List.of());
  }

  /** The same with {@linkplain OwnProfiles profiles of its own}. */
  public SetupGame(Function<GameState, Step<GameState>> opening, List<String> ownProfiles) {
    super(new KungFuGame());
    this.opening = opening;
    this.ownProfiles = List.copyOf(ownProfiles);
  }

  /** The last question: whoever has the first turn is done with it. */
  public enum Ready implements Question<GameState> {
    READY;

    @Override
    public String kind() {
      return "role";
    }

    @Override
    public int seat(GameState state) {
      return state.get(Counters.FIRST);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(SetupAction.of(state, SetupAction.Verb.DONE));
    }

    @Override
    public void execute(GameState state, Action action) {
      state.finish(Outcome.byScore("ready", 0, 0));
    }
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(4000).withChance().withPlayoutCutoff(0);
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(new TypeLiteral<ContentCache<Content>>() {}).toInstance(SHELF);
        bind(TableDescription.class).in(Scopes.SINGLETON);
        bind(SetupGame.class).toInstance(SetupGame.this);
        bind(SetupRules.class).in(Scopes.SINGLETON);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return SetupRules.class;
  }

  /** Begins with the setup. */
  public static final class SetupRules implements Rules<GameState> {

    private final SetupGame game;
    private final ContentCache<Content> shelf;
    private final TableDescription description;

    @Inject
    SetupRules(SetupGame game, ContentCache<Content> shelf, TableDescription description) {
      this.game = game;
      this.shelf = shelf;
      this.description = description;
    }

    @Override
    public GameState initialState(MatchConfig config) {
      Settings settings = Settings.of(config);
      Content content = OwnProfiles.with(shelf.of(settings.content()), game.ownProfiles);
      GameState state = new GameState(config,
          new MatchDefinition(settings, content, ACTIONS.of(config.texts(), settings), Wiring.BY_RULES));
      state.then(game.opening.apply(state), Ready.READY, Stage.SETUP);
      return state;
    }

    @Override
    public List<Conceding> anytimeActions() {
      return Conceding.ALL;
    }

    @Override
    public OptionalDouble estimate(GameState state, int seat) {
      return OptionalDouble.of(Evaluation.of(state, seat));
    }

    @Override
    public void describe(GameState state, TableBuilder table) {
      description.describe(state, table);
    }
  }
}
