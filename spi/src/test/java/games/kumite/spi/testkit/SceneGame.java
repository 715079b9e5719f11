package games.kumite.spi.testkit;

import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.Provider;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import games.kumite.api.Outcome;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.State;
import games.kumite.spi.Step;
import games.kumite.spi.plugin.ForwardingRules;
import games.kumite.spi.plugin.GamePlugin;
import games.kumite.spi.plugin.GameVariant;
import java.util.List;
import java.util.function.Function;

/**
 * A game whose matches begin in a position that a test makes; everything else is as in the original.
 *
 * <pre>{@code
 * Match match = new SceneGame<GameState>(new OriginalGame(), config -> {
 *   GameState state = new GameState(config);
 *   state.set(Counters.HEALTH, 3);
 *   state.then(Fight.BEGIN, SceneGame.over());
 *   return state;
 * }).start(Setup.seats(2).seed(1));
 * }</pre>
 *
 * <p>Create an object for each position: later matches of one game object may begin as copies of an earlier one with an
 * equal setup. Read content once for all of them, since each object's injector has a cache of its own.
 *
 * @param <S> the state of the rules
 */
public class SceneGame<S extends State<S>> extends GameVariant {

  /** The summary of a match that ended with {@link #over}. */
  public static final String OVER = "the scene is over";

  private static final TypeLiteral<Rules<?>> RULES = new TypeLiteral<>() {};

  private final String id;
  private final Function<MatchConfig, S> beginning;

  /**
   * Creates a game.
   *
   * @param original the game, which may be shared
   * @param beginning makes the state with which a match begins
   */
  public SceneGame(GamePlugin original, Function<MatchConfig, S> beginning) {
    super(original);
    this.id = original.id();
    this.beginning = beginning;
  }

  /**
   * Returns a last step, after which a match of a scene is over: a draw for all.
   *
   * @param <S> the state of the rules
   * @return the step
   */
  public static <S extends State<S>> Step<S> over() {
    return new Over<>();
  }

  @Override
  public final String id() {
    return id;
  }

  /** Returns no more than the properties say, which a scene may change. */
  @Override
  protected int maxDecisions(MatchConfig config) {
    return Math.min(super.maxDecisions(config), properties().maxDecisions());
  }

  @Override
  protected final Module overrides() {
    return binder -> {
      Provider<Rules<?>> original = binder.getProvider(Key.get(RULES, Names.named(ORIGINAL)));
      binder.bind(RULES).toProvider(() -> new SceneRules<>(original.get(), beginning));
    };
  }

  /** The original's rules, but for the beginning. */
  private static final class SceneRules<S extends State<S>> extends ForwardingRules<S> {

    private final Function<MatchConfig, S> beginning;

    SceneRules(Rules<?> original, Function<MatchConfig, S> beginning) {
      super(original);
      this.beginning = beginning;
    }

    @Override
    public S initialState(MatchConfig config) {
      return beginning.apply(config);
    }

    /** Returns nothing: a scene does not show all that the original can. */
    @Override
    public List<String> pictureKeys() {
      return List.of();
    }
  }

  /** The end of a scene. */
  private record Over<S extends State<S>>() implements Step<S> {

    @Override
    public void run(S state) {
      state.finish(Outcome.cooperative(Outcome.Result.DRAW, 0, state.config().seats().size(), 0, OVER));
    }
  }
}
