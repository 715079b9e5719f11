package games.kumite.kungfu.neutral;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/**
 * The random moves of a Dinosaur or of a berserk Cyborg, and its attacks after each (KF-VIP-08, KF-VIP-10b, KF-RUL-147).
 *
 * @param figure the figure
 * @param left the actions that it has left
 */
record Rampage(int figure, int left) implements Step<Fight> {

  /**
   * The attacks after one move, one after the other.
   *
   * @param figure the figure that attacks
   * @param victims the victims
   */
  private record Bites(int figure, Picks victims) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      if (!Able.isInPlay(figures, figure) || !Able.canStrike(figures, figure)) {
        return;
      }
      Picks rest = Picks.NONE;
      for (int i = 1; i < victims.size(); i++) {
        rest = rest.and(victims.get(i));
      }
      fight.then(Blow.attack(figure, victims.get(0), 0), Settle.ALL);
      if (rest.size() > 0) {
        fight.then(new Bites(figure, rest));
      }
    }
  }

  /**
   * The moment after one move.
   *
   * @param figure the figure that has moved
   * @param from the place where it began
   */
  private record Moved(int figure, long from) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Picks victims = Able.isInPlay(fight.figures(), figure) ? Trail.victims(fight, figure, from) : Picks.NONE;
      if (victims.size() > 0) {
        fight.then(new Bites(figure, victims));
      }
    }
  }

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (left <= 0 || !Able.toAct(figures, figure)) {
      return;
    }
    int freeing = Recovery.take(fight, figure, left);
    if (freeing > 0) {
      fight.then(new Rampage(figure, left - freeing));
      return;
    }
    if (figures.is(figure, Condition.INSIDE)) { // KF-RUL-140d: it gets out
      Occupants.leave(fight, figure);
      fight.then(new Rampage(figure, left - 1));
      return;
    }
    Step<Fight> attacks = new Moved(figure, figures.place(figure));
    if (Strides.isKept(fight, figure)) {
      fight.then(attacks, new Rampage(figure, left - 1));
    } else {
      fight.then(Stagger.of(fight, figure), Settle.ALL, attacks, new Rampage(figure, left - 1));
    }
  }
}
