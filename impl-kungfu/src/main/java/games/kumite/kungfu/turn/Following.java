package games.kumite.kungfu.turn;

import games.kumite.kungfu.combat.Displacement;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.movement.Underground;
import games.kumite.kungfu.prop.Activated;
import games.kumite.kungfu.prop.TakeUp;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Sequels;
import games.kumite.kungfu.window.Moment;
import games.kumite.spi.Step;

/** The sequels of a match: a caller is below what follows, and all of it is below this. */
public enum Following implements Sequels {
  /** The sequels by the rules of the game. */
  BY_RULES;

  @Override
  public Step<Fight> settle() {
    return Settle.ALL;
  }

  @Override
  public void declared(Fight fight, int actor, int by, int on) {
    Moment.DECLARED.open(fight, actor, by, on);
  }

  @Override
  public void known(Fight fight, int actor, int by, int on) {
    Moment.KNOWN.open(fight, actor, by, on);
  }

  @Override
  public Step<Fight> activate(int by, int on, int piece) {
    return new Activated(by, on, piece);
  }

  @Override
  public boolean canTakeUp(Fight fight, int by, int on) {
    return TakeUp.isAny(fight, by, on);
  }

  @Override
  public Step<Fight> takeUp(int by, int on) {
    return new TakeUp(by, on);
  }

  @Override
  public boolean offersManhole(Fight fight, int figure, long to, Step<Fight> otherwise) {
    return Underground.offers(fight, figure, to, otherwise);
  }

  @Override
  public void displaced(Fight fight, int figure) {
    Displacement.to(fight, figure, fight.figures().place(figure));
  }
}
