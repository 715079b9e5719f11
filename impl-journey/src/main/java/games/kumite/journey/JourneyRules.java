package games.kumite.journey;

import games.kumite.journey.outlook.Prospects;
import games.kumite.journey.setup.Beginnings;
import games.kumite.journey.setup.Setup;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.table.TableDescription;
import games.kumite.journey.turn.Turn;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import jakarta.inject.Inject;
import java.util.OptionalDouble;

/** The beginning of a match, its table and its estimate. Thread-safe. */
final class JourneyRules implements Rules<Journey> {

  private final Beginnings beginnings;
  private final TableDescription description;

  @Inject
  JourneyRules(Beginnings beginnings, TableDescription description) {
    this.beginnings = beginnings;
    this.description = description;
  }

  @Override
  public Journey begin(Start start) {
    Journey journey = beginnings.begin(start);
    journey.then(Setup.BEGIN, Turn.NEXT);
    return journey;
  }

  @Override
  public ActionSet actions(Journey journey) {
    return journey.terms().actions;
  }

  @Override
  public void describe(Journey journey, TableBuilder table) {
    description.describe(journey, table);
  }

  /** Returns the turn, which counts as the round. */
  @Override
  public int round(Journey journey) {
    return journey.get(Num.TURN);
  }

  /** Returns the estimate of the quest, which is equal for all seats. */
  @Override
  public OptionalDouble estimate(Journey journey, int seat) {
    return OptionalDouble.of(Prospects.of(journey));
  }
}
