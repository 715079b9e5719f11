package games.kumite.journey.attack;

import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Relocation;
import games.kumite.journey.stats.FigureStats;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.EventType;

/**
 * Knock back: the figure that an attack hits is pushed straight away from the attacker, as far as nothing stops it; the
 * rest is crushing damage (JW-SPC-01 to JW-SPC-06). {@link Follow} comes directly after it.
 *
 * @param moved the number of squares that the figure was moved
 * @param crushing the crushing damage, against which there is no defense (JW-SPC-04)
 * @param red the damage of red squares that a pilgrim entered on the way (JW-RUL-106)
 */
record KnockBack(int moved, int crushing, int red) {

  private static final EventType KNOCKED =
      EventTypes.figure("knocked", "JW-SPC-01").number("moved").number("crushing").word("to", EventTypes::spaceId);
  private static final KnockBack NONE = new KnockBack(0, 0, 0);

  /**
   * Knocks the figure back that a single attack has hit, if the attack does so.
   *
   * @param hasDamage whether the numerical damage after defense is 1 or more (ifDamage)
   */
  static KnockBack by(GameState state, SingleAttack attack, boolean hasDamage) {
    int squares = squares(state, attack, hasDamage);
    return squares == 0 ? NONE : push(state, attack.struck(state), direction(state, attack), squares);
  }

  /** Returns N of Knock back N: that of the white or black die and of the cards played. */
  private static int squares(GameState state, SingleAttack attack, boolean hasDamage) {
    return AttackDice.sum(AttackDice.row(state, attack), EffectVerb.KNOCK_BACK)
        + PlayedCards.sum(state, attack.played(), EffectVerb.KNOCK_BACK)
        + (hasDamage ? PlayedCards.sumIfDamage(state, attack.played(), EffectVerb.KNOCK_BACK) : 0);
  }

  /** Returns the line of attack, away from the attacker (JW-SPC-01); a reflected attack reverses it (JW-RUL-45). */
  static int direction(GameState state, SingleAttack attack) {
    return attack.isReflected(state) ? CompassDirections.back(attack.way()) : attack.way();
  }

  /**
   * Pushes a figure square by square with its whole base and its old facing (JW-SPC-02). It stops where it cannot stand:
   * at figures, tokens, yellow and purple lines and the edge of the map (JW-SPC-05, JW-SPC-06, JW-RUL-17).
   *
   * @param way the direction, below 0 if there is none
   */
  private static KnockBack push(GameState state, int figure, int way, int squares) {
    BasePoses footing = state.footing(figure);
    int moved = 0;
    int red = 0;
    int from = state.pose(figure);
    int to = way < 0 ? Pose.NONE : BasePlacement.push(footing, state.squares(), figure, from, way);
    while (moved < squares && to != Pose.NONE) {
      Relocation.to(state, figure, to);
      moved++;
      red += figure < Content.PILGRIMS && Relocation.entersRed(footing, from, to) ? 1 : 0;
      from = to;
      to = BasePlacement.push(footing, state.squares(), figure, from, way);
    }
    int crushing = crushing(state, figure, squares - moved);
    state.emit(KNOCKED, figure, moved, crushing, Pose.square(from));
    for (int i = 0; i < red; i++) {
      state.emit(EventTypes.SCORCHED, figure);
    }
    return new KnockBack(moved, crushing, red);
  }

  /** Returns the crushing damage for squares that a figure could not be moved: 1 each (JW-SPC-03, JW-RUL-107). */
  private static int crushing(GameState state, int figure, int squares) {
    return squares == 0 ? 0 : Math.max(0, squares + FigureStats.corruption(state, figure, EffectVerb.MOD_CRUSHING));
  }

  /** Returns the damage that the knock back adds to the total of the attack (JW-RUL-18, JW-RUL-106). */
  int damage() {
    return crushing + red;
  }
}
