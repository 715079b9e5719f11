package games.kumite.journey;

import games.kumite.journey.evaluation.Evaluation;
import games.kumite.journey.setup.InitialStates;
import games.kumite.journey.setup.SetupSteps;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.table.PictureKeys;
import games.kumite.journey.table.TableDescription;
import games.kumite.journey.turn.TurnSteps;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalDouble;

/** The beginning of a match, its table and its estimate. Thread-safe. */
final class JourneyRules implements Rules<GameState> {

  private final InitialStates beginnings;
  private final TableDescription description;

  @Inject
  JourneyRules(InitialStates beginnings, TableDescription description) {
    this.beginnings = beginnings;
    this.description = description;
  }

  @Override
  public GameState initialState(MatchConfig config) {
    GameState state = beginnings.begin(config);
    state.then(SetupSteps.BEGIN, TurnSteps.NEXT);
    return state;
  }

  @Override
  public ActionSet actionSet(GameState state) {
    return state.definition().actions;
  }

  @Override
  public void describe(GameState state, TableBuilder table) {
    description.describe(state, table);
  }

  @Override
  public List<String> pictureKeys() {
    return PictureKeys.of(beginnings.shipped());
  }

  /** Returns the turn, which counts as the round. */
  @Override
  public int round(GameState state) {
    return state.get(Counters.TURN);
  }

  /** Returns the estimate of the quest, which is equal for all seats. */
  @Override
  public OptionalDouble estimate(GameState state, int seat) {
    return OptionalDouble.of(Evaluation.of(state));
  }
}
