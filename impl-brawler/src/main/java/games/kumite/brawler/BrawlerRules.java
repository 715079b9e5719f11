package games.kumite.brawler;

import games.kumite.brawler.content.Content;
import games.kumite.brawler.evaluation.Evaluation;
import games.kumite.brawler.setup.SetupSteps;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.MatchDefinition;
import games.kumite.brawler.state.Settings;
import games.kumite.brawler.table.LearnerFeatures;
import games.kumite.brawler.table.PictureKeys;
import games.kumite.brawler.table.TableDescription;
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

/** The rules of Brawler: its first position, its table and its estimate. Thread-safe. */
final class BrawlerRules implements Rules<GameState> {

  private final ContentCache<Content> shelf;
  private final DefinitionCache<Settings, Content, MatchDefinition> terms;
  private final TableDescription description;

  @Inject
  BrawlerRules(ContentCache<Content> shelf, TableDescription description, Texts texts) {
    this.shelf = shelf;
    terms = new DefinitionCache<>(shelf, Settings::content, (settings, content) -> new MatchDefinition(settings, content, texts));
    this.description = description;
  }

  @Override
  public GameState initialState(MatchConfig config) {
    GameState state = new GameState(config, terms.of(Settings.of(config)));
    state.then(SetupSteps.BEGIN);
    return state;
  }

  @Override
  public void describe(GameState state, TableBuilder table) {
    description.describe(state, table);
  }

  @Override
  public ActionSet actionSet(GameState state) {
    return state.actions().all();
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
  public OptionalDouble estimate(GameState state, int seat) {
    return OptionalDouble.of(Evaluation.of(state));
  }
}
