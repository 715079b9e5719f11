package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.GameProperties;
import games.kumite.api.Outcome;
import games.kumite.kungfu.KungFuGame;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.OwnProfiles;
import games.kumite.kungfu.state.ActionCache;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.MatchDefinition;
import games.kumite.kungfu.state.Settings;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.turn.Wiring;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.testkit.SceneGame;
import java.util.List;
import java.util.function.Function;

/** Everything before the first turn as a game of its own: it asks once more, so that all can be looked at, and ends. */
public final class SetupGame extends SceneGame<GameState> {

  private static final KungFuGame REAL = new KungFuGame();

  /** One for all: reading it again for each test would take longer than the tests. */
  private static final ContentCache<Content> SHELF = Content.shelf();
  private static final ActionCache ACTIONS = new ActionCache();

  public SetupGame() {
    this(state -> SetupSteps.BEGIN);
  }

  /** The game, but a match begins with what this makes of the empty state. */
  public SetupGame(Function<GameState, Step<GameState>> opening) {
    this(opening, List.of());
  }

  /** The same with {@linkplain OwnProfiles profiles of its own}. */
  public SetupGame(Function<GameState, Step<GameState>> opening, List<String> ownProfiles) {
    super(REAL, config -> begin(config, opening, OwnProfiles.with(SHELF.of(Settings.of(config).content()), ownProfiles)));
  }

  private static GameState begin(MatchConfig config, Function<GameState, Step<GameState>> opening, Content content) {
    Settings settings = Settings.of(config);
    GameState state = new GameState(config,
        new MatchDefinition(settings, content, ACTIONS.of(config.texts(), settings), Wiring.BY_RULES));
    state.then(opening.apply(state), Ready.READY, Stage.SETUP);
    return state;
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(4000).withChance().withPlayoutCutoff(0);
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
}
