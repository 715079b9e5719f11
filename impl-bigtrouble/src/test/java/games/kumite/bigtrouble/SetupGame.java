package games.kumite.bigtrouble;

import games.kumite.api.GameProperties;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.setup.SetupSteps;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MatchDefinition;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.content.DefinitionCache;
import games.kumite.spi.testkit.SceneGame;

/** A game that is over once it is set up. */
public final class SetupGame extends SceneGame<GameState> {

  private static final int MAX_DECISIONS = 4 * 6 + 3;
  private static final DefinitionCache<Settings, Content, MatchDefinition> TERMS =
      new DefinitionCache<>(Content.shelf(ShippedWords.ALL), Settings::content, Contents::definition);

  /** A new game. */
  public SetupGame() {
    super(new BigTroubleGame(), SetupGame::begin);
  }

  private static GameState begin(MatchConfig config) {
    GameState state = new GameState(config, TERMS.of(Settings.of(config)));
    state.then(SetupSteps.BEGIN, SceneGame.over());
    return state;
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withScoreRange(0, 1).withChance().withSharedResult();
  }
}
