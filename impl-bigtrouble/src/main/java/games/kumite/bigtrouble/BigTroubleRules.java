package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.evaluation.Evaluation;
import games.kumite.bigtrouble.round.Rounds;
import games.kumite.bigtrouble.setup.SetupSteps;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MatchDefinition;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.bigtrouble.table.LearnerFeatures;
import games.kumite.bigtrouble.table.PictureKeys;
import games.kumite.bigtrouble.table.TableDescription;
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

/** The beginning of a match, its table and its estimate. Thread-safe. */
final class BigTroubleRules implements Rules<GameState> {

  private final ContentCache<Content> shelf;
  private final DefinitionCache<Settings, Content, MatchDefinition> terms;
  private final TableDescription description;

  @Inject
  BigTroubleRules(ContentCache<Content> shelf, Texts texts, TableDescription description) {
    this.shelf = shelf;
    terms = new DefinitionCache<>(shelf, Settings::content,
        (settings, content) -> new MatchDefinition(settings, content, texts, Evaluation::new));
    this.description = description;
  }

  @Override
  public GameState initialState(MatchConfig config) {
    GameState state = new GameState(config, terms.of(Settings.of(config)));
    state.then(SetupSteps.BEGIN);
    Rounds.begin(state);
    return state;
  }

  @Override
  public ActionSet actionSet(GameState state) {
    return state.definition().actions;
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

  @Override
  public OptionalDouble estimate(GameState state, int seat) {
    return OptionalDouble.of(state.definition().evaluation.applyAsDouble(state));
  }
}
