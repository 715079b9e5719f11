package games.kumite.kungfu.turn;

import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.combat.TraitHack;
import games.kumite.kungfu.effect.Displacement;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.movement.ManholeMoves;
import games.kumite.kungfu.prop.PropActivation;
import games.kumite.kungfu.prop.TakeUp;
import games.kumite.kungfu.state.Callbacks;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.AbilityWindow;
import games.kumite.spi.Step;

/** The procedures that rules of lower packages start: a caller is below what follows, and all of it is below this. */
public enum Wiring implements Callbacks {
  /** The sequels by the rules of the game. */
  BY_RULES;

  @Override
  public Step<GameState> settle() {
    return StateCleanup.ALL;
  }

  @Override
  public void declared(GameState state, int actor, int by, int on) {
    AbilityWindow.DECLARED.open(state, actor, by, on);
  }

  @Override
  public void known(GameState state, int actor, int by, int on) {
    AbilityWindow.KNOWN.open(state, actor, by, on);
  }

  @Override
  public void owed(GameState state, int gang) {
    AbilityWindow.owed(state, gang);
  }

  @Override
  public Step<GameState> hack(int by, int on) {
    return HandToHandAttack.SCRIPT.start(HandToHandAttack.hack(by, on));
  }

  @Override
  public Step<GameState> traitHack(int by, int on) {
    return TraitHack.of(by, on, 0);
  }

  @Override
  public Step<GameState> counterHack(int by, int on) {
    return new TraitHack(by, on, 0, HandToHandAttack.Kind.COUNTER_HACK);
  }

  @Override
  public Step<GameState> activate(int by, int on, int piece) {
    return new PropActivation(by, on, piece);
  }

  @Override
  public boolean canTakeUp(GameState state, int by, int on) {
    return TakeUp.isAny(state, by, on);
  }

  @Override
  public Step<GameState> takeUp(int by, int on) {
    return new TakeUp(by, on);
  }

  @Override
  public boolean offersManhole(GameState state, int figure, long to, Step<GameState> otherwise) {
    return ManholeMoves.offers(state, figure, to, otherwise);
  }

  @Override
  public void displaced(GameState state, int figure) {
    Displacement.to(state, figure, state.figures().place(figure));
  }
}
