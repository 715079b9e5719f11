package games.kumite.journey;

import games.kumite.api.GameProperties;
import games.kumite.journey.content.Content;
import games.kumite.journey.setup.InitialStates;
import games.kumite.journey.setup.SetupSteps;
import games.kumite.journey.state.GameState;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.SceneGame;

/** A game that is over once everything is set up. */
public final class SetupGame extends SceneGame<GameState> {

  /** One quest, four assignments, four places, three upgrades for each of four pilgrims. */
  private static final int MAX_DECISIONS = 21;
  private static final InitialStates BEGINNINGS =
      new InitialStates(Content.shelf(ShippedWords.ALL), Texts.of(JourneyGame.class, "journey"));

  /** A new game. */
  public SetupGame() {
    super(new JourneyGame(), SetupGame::begin);
  }

  private static GameState begin(MatchConfig config) {
    GameState state = BEGINNINGS.begin(config);
    state.then(SetupSteps.BEGIN, SceneGame.over());
    return state;
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(MAX_DECISIONS).withChance().withSharedResult();
  }
}
