package games.kumite.kungfu.movement;

import games.kumite.kungfu.combat.Ambush;
import games.kumite.kungfu.combat.HackChoice;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * The choice whether a figure that has dropped on an enemy makes its Free Hack (D-34, KF-STU-12a).
 *
 * @param by the figure that has dropped
 * @param on the enemy
 */
record DropHack(int by, int on) implements HackChoice {

  /** The hack; a figure whose hack does not win lies beside the enemy (KF-STU-12b). */
  private static final Script<GameState, HandToHandAttack> FROM_THE_AIR = Script.<GameState, HandToHandAttack>of("from-above")
      .call(HandToHandAttack.SCRIPT, (state, blow) -> blow, (state, blow, done) -> done)
      .act((state, blow) -> {
        if (isMissed(blow) && Capabilities.isInPlay(state.figures(), blow.by())) {
          EffectExecutor.knockDown(state, blow.by());
        }
      })
      .build();

  /** Returns whether a hack from above was made and not won; a figure that is gone before the dice is not hacked at all. */
  static boolean isMissed(HandToHandAttack blow) {
    return blow.margin() < 0 || blow.die() != 0 && blow.margin() == 0;
  }

  /** Returns where a figure ends that drops on an enemy: in contact, else at the nearest free place (KF-RUL-104). */
  static long beside(GameState state, int figure, int enemy) {
    long place = CarriedObjects.beside(state, enemy, figure);
    return place != Place.NOWHERE ? place
        : Spots.nearest(state.board(), state.figures(), figure, state.figures().place(enemy));
  }

  /** Returns whether the figure may strike at the enemy (KF-PLT-07b, KF-TRT-46). */
  @Override
  public boolean isReady(GameState state) {
    return !state.figures().profile(by).isCivilian && !Restraint.holds(state.figures(), by, on);
  }

  @Override
  public Step<GameState> blow(GameState state) {
    int bonus = Ambush.bonus(state.figures(), by, on); // KF-H2H-04d
    return FROM_THE_AIR.start(HandToHandAttack.declared(by, on, HandToHandAttack.Kind.HACK, bonus));
  }
}
