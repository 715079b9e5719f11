package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.board.Sight;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Bearing;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Ray;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/**
 * JW-D-17: the ray that an attack of a pilgrim uses, if several hit the target; it sets the direction of a knock back.
 */
enum ChooseRay implements Script.Choice<Journey, Strike> {
  CHOOSE;

  private static final Bearing[] BEARINGS = Bearing.values();

  @Override
  public String kind() {
    return "ray";
  }

  @Override
  public int seat(Journey journey, Strike strike) {
    return strike.way() == Journey.NOBODY ? journey.controller(strike.attacker()) : Journey.NOBODY;
  }

  /**
   * Returns the line if there is no choice: that of a demon by the ruling (JW-RUL-17), that of a pilgrim if one ray
   * hits.
   */
  static int only(Journey journey, Strike strike) {
    int attacker = strike.attacker();
    int pose = journey.pose(attacker);
    List<Ray> icon = Sums.icon(journey, attacker, strike.played());
    if (attacker >= Content.PILGRIMS) {
      return Sight.way(journey.footing(attacker), journey.squares(), pose, icon, strike.target());
    }
    int bearings = bearings(journey, strike);
    return Integer.bitCount(bearings) == 1
        ? BEARINGS[Integer.numberOfTrailingZeros(bearings)].way(Pose.facing(pose)) : Journey.NOBODY;
  }

  private static int bearings(Journey journey, Strike strike) {
    Footing footing = journey.footing(strike.attacker());
    int pose = journey.pose(strike.attacker());
    List<Ray> icon = Sums.icon(journey, strike.attacker(), strike.played());
    int bearings = 0;
    for (int i = 0; i < icon.size(); i++) {
      bearings |= Sight.isHit(footing, journey.squares(), pose, icon.get(i), strike.target())
          ? 1 << icon.get(i).bearing().ordinal() : 0;
    }
    return bearings;
  }

  @Override
  public Prompt prompt(Journey journey, Strike strike) {
    return Sequels.prompt(journey, strike.sequel(), kind(), seat(journey, strike), journey.terms().label(strike.attacker()),
        journey.terms().label(strike.target()));
  }

  @Override
  public void options(Journey journey, Strike strike, Options out) {
    for (int left = bearings(journey, strike); left != 0; left &= left - 1) {
      out.add(journey.terms().actions.of(Word.RAY, Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public Strike chosen(Journey journey, Strike strike, Action action) {
    Bearing bearing = BEARINGS[((VerbAction) action).first()];
    return strike.along(bearing.way(Pose.facing(journey.pose(strike.attacker()))));
  }
}
