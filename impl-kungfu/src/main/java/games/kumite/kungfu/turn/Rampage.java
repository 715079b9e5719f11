package games.kumite.kungfu.turn;

import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/**
 * The random moves of a Dinosaur or of a berserk Cyborg, and its attacks after each (KF-VIP-08, KF-VIP-10b, KF-RUL-147).
 *
 * @param figure the figure
 * @param left the actions that it has left
 */
record Rampage(int figure, int left) implements Step<GameState> {

  /**
   * The attacks after one move, one after the other.
   *
   * @param figure the figure that attacks
   * @param victims the victims
   */
  private record Bites(int figure, IntList victims) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      if (!Capabilities.isInPlay(figures, figure) || !Capabilities.canStrike(figures, figure)) {
        return;
      }
      IntList rest = IntList.NONE;
      for (int i = 1; i < victims.size(); i++) {
        rest = rest.and(victims.get(i));
      }
      state.then(HandToHandAttack.attack(figure, victims.get(0), 0), StateCleanup.ALL);
      if (rest.size() > 0) {
        state.then(new Bites(figure, rest));
      }
    }
  }

  /**
   * The moment after one move.
   *
   * @param figure the figure that has moved
   * @param from the place where it began
   */
  private record Moved(int figure, long from) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      IntList victims = Capabilities.isInPlay(state.figures(), figure) ? Trail.victims(state, figure, from) : IntList.NONE;
      if (victims.size() > 0) {
        state.then(new Bites(figure, victims));
      }
    }
  }

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (left <= 0 || !Capabilities.toAct(figures, figure)) {
      return;
    }
    int freeing = NeutralRecovery.take(state, figure, left);
    if (freeing > 0) {
      state.then(new Rampage(figure, left - freeing));
      return;
    }
    if (figures.is(figure, Condition.INSIDE)) { // KF-RUL-140d: it gets out
      Occupants.leave(state, figure);
      state.then(new Rampage(figure, left - 1));
      return;
    }
    Step<GameState> attacks = new Moved(figure, figures.place(figure));
    if (MoveDistance.isKept(state, figure)) {
      state.then(attacks, new Rampage(figure, left - 1));
    } else {
      state.then(RandomMovement.of(state, figure), StateCleanup.ALL, attacks, new Rampage(figure, left - 1));
    }
  }
}
