package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.board.Sight;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Ray;
import games.kumite.journey.map.RelativeDirection;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/**
 * JW-D-17: the ray that an attack of a pilgrim uses, if several hit the target; it sets the direction of a knock back.
 */
record ChooseRay(SingleAttack attack) implements Script.Reply<GameState, SingleAttack> {

  private static final RelativeDirection[] BEARINGS = RelativeDirection.values();

  @Override
  public String kind() {
    return "ray";
  }

  @Override
  public int seat(GameState state) {
    return attack.way() == GameState.NOBODY ? state.controller(attack.attacker()) : GameState.NOBODY;
  }

  /**
   * Returns the direction of an attack that needs no choice: that of a demon (JW-RUL-17), or of a pilgrim with only one
   * ray that hits.
   */
  static int onlyRay(GameState state, SingleAttack attack) {
    int attacker = attack.attacker();
    int pose = state.pose(attacker);
    List<Ray> icon = FigureStats.icon(state, attacker, attack.played());
    if (attacker >= Content.PILGRIMS) {
      return Sight.way(state.footing(attacker), state.squares(), pose, icon, attack.target());
    }
    int bearings = bearings(state, attack);
    return Integer.bitCount(bearings) == 1
        ? BEARINGS[Integer.numberOfTrailingZeros(bearings)].way(Pose.facing(pose)) : GameState.NOBODY;
  }

  private static int bearings(GameState state, SingleAttack attack) {
    BasePoses footing = state.footing(attack.attacker());
    int pose = state.pose(attack.attacker());
    List<Ray> icon = FigureStats.icon(state, attack.attacker(), attack.played());
    int bearings = 0;
    for (int i = 0; i < icon.size(); i++) {
      bearings |= Sight.isHit(footing, state.squares(), pose, icon.get(i), attack.target())
          ? 1 << icon.get(i).bearing().ordinal() : 0;
    }
    return bearings;
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state), state.definition().label(attack.attacker()),
        state.definition().label(attack.target()));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int left = bearings(state, attack); left != 0; left &= left - 1) {
      out.add(state.definition().actions.of(ActionVerb.RAY, Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public SingleAttack localsAfter(GameState state, Action action) {
    RelativeDirection bearing = BEARINGS[((VerbAction) action).first()];
    return attack.along(bearing.way(Pose.facing(state.pose(attack.attacker()))));
  }
}
