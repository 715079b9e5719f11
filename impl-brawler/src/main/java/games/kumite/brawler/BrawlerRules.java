package games.kumite.brawler;

import games.kumite.brawler.content.Content;
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

  private static final double COST_TO_ONE = 13; // the Health that a boss costs a hero who fights alone
  private static final double COST_TO_SEVERAL = 6.2;
  private static final double LAST_OF_ONE = 4; // the last boss that a hero has to survive costs less
  private static final double LAST_OF_SEVERAL = 1;
  private static final double DOUBT_OF_ONE = 6; // this much more Health than needed makes the chance 0.73
  private static final double DOUBT_OF_SEVERAL = 9;

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

  /**
   * Returns how likely the heroes are to win: their Health against what the remaining bosses will cost them. The
   * figures were fitted to the outcomes of 1,200 matches of random and searching bots with one and two heroes against 3 to
   * 12 bosses, at every choice: 0.046 by Brier's score with one hero and 0.112 with two. How well the heroes will play is
   * unknown to it.
   */
  @Override
  public OptionalDouble estimate(GameState state, int seat) {
    double begun = Math.min(1.0, (double) state.damage() / state.bossHealth());
    double done = state.defeated() + (state.round() > state.defeated() ? begun : 0);
    boolean isAlone = state.heroCount() == 1;
    double cost = isAlone ? COST_TO_ONE : COST_TO_SEVERAL;
    double spare = (isAlone ? LAST_OF_ONE : LAST_OF_SEVERAL) - cost * (state.definition().settings().bossCount() - done);
    for (int hero = 0; hero < state.heroCount(); hero++) {
      spare += state.health(hero);
    }
    return OptionalDouble.of(1 / (1 + StrictMath.exp(-spare / (isAlone ? DOUBT_OF_ONE : DOUBT_OF_SEVERAL))));
  }
}
