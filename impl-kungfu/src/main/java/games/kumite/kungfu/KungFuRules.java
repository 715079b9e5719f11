package games.kumite.kungfu;

import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.end.Conceding;
import games.kumite.kungfu.evaluation.Evaluation;
import games.kumite.kungfu.setup.SetupActions;
import games.kumite.kungfu.setup.SetupSteps;
import games.kumite.kungfu.state.ActionCache;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.MatchDefinition;
import games.kumite.kungfu.state.Settings;
import games.kumite.kungfu.table.LearnerFeatures;
import games.kumite.kungfu.table.PictureKeys;
import games.kumite.kungfu.table.TableDescription;
import games.kumite.kungfu.turn.Turns;
import games.kumite.kungfu.turn.Wiring;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.DefinitionCache;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalDouble;

/** The rules of how the game begins and looks. Thread-safe. Thread-safe. */
final class KungFuRules implements Rules<GameState> {

  private final ContentCache<Content> shelf;
  private final DefinitionCache<Settings, Content, MatchDefinition> terms;
  private final TableDescription description;

  @Inject
  KungFuRules(ContentCache<Content> shelf, Texts texts, TableDescription description) {
    ActionCache actions = new ActionCache();
    this.shelf = shelf;
    this.terms = new DefinitionCache<>(shelf, Settings::content,
        (settings, content) -> new MatchDefinition(settings, content, actions.of(texts, settings), Wiring.BY_RULES));
    this.description = description;
  }

  @Override
  public GameState initialState(MatchConfig config) {
    GameState state = new GameState(config, terms.of(Settings.of(config)));
    state.then(SetupSteps.BEGIN, Turns.BEGIN);
    return state;
  }

  @Override
  public OptionalDouble estimate(GameState state, int seat) {
    return OptionalDouble.of(Evaluation.of(state, seat));
  }

  @Override
  public double[] estimates(GameState state) {
    return Evaluation.ofAll(state);
  }

  @Override
  public List<Conceding> anytimeActions() {
    return Conceding.ALL;
  }

  @Override
  public ActionSet actionSet(GameState state) {
    return new SetupActions(state.actions());
  }

  @Override
  public List<String> pictureKeys() {
    return PictureKeys.of(shelf.of(""));
  }

  @Override
  public void writeFeatures(GameState state, FeatureWriter out) {
    LearnerFeatures.measure(state, out);
  }

  @Override
  public void describe(GameState state, TableBuilder table) {
    description.describe(state, table);
  }
}
