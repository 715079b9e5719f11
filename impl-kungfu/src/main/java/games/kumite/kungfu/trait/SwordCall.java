package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Contest;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Step;

/**
 * The calling up of Flying Swords that lie Knocked Out: by their owner, for 1 Chi (KF-TRT-30e), or by any sorcerer, once in a
 * game, who chooses one, wins a contest of Q with it and pays (KF-TRT-30g).
 *
 * @param figure the sorcerer
 */
record SwordCall(int figure) implements Question<GameState>, TargetChoice {

  private static final EventType ROSE = EventType.of("sword-rose", "KF-TRT-30e").word("sword", Figures::id)
      .word("by", Figures::id);

  /** Returns whether a sword of a figure has fallen. */
  static boolean hasFallen(GameState state, int figure, WindowContext occasion) {
    return FlyingSwords.fallen(state.figures(), figure) != Figures.NOBODY;
  }

  /** Raises it for its owner. */
  static void byOwner(GameState state, int figure, WindowContext occasion) {
    rise(state, figure, FlyingSwords.fallen(state.figures(), figure));
  }

  /** Returns whether a figure is a sorcerer who has not reached for a sword. */
  static boolean mayGrasp(GameState state, int figure) {
    return Capabilities.isSorcerer(state.figures(), figure) && !state.figures().is(figure, Condition.HAS_GRASPED);
  }

  /** Returns whether any sword can be reached for. */
  static boolean isAny(GameState state, int figure, WindowContext occasion) {
    return state.figures().any(sword -> canGrasp(state.figures(), figure, sword));
  }

  /** Lets a sorcerer reach for one. */
  static void bySorcerer(GameState state, int figure, WindowContext occasion) {
    state.figures().inflict(figure, Condition.HAS_GRASPED);
    state.then(new SwordCall(figure));
  }

  private static boolean canGrasp(Figures figures, int figure, int sword) {
    return FlyingSwords.isSword(figures, sword) && figures.is(sword, Condition.KNOCKED_OUT) && figures.rider(sword) != figure;
  }

  @Override
  public String kind() {
    return "grasp";
  }

  @Override
  public boolean isTarget(GameState state, int sword) {
    return canGrasp(state.figures(), figure, sword);
  }

  @Override
  public void execute(GameState state, Action action) {
    int sword = TargetChoice.target(state, action);
    Contest.divine(state, figure, sword); // D-12
    state.then(new Grasp(figure, sword));
  }

  /** The contest for a sword that lies there (KF-TRT-30g). */
  private record Grasp(int figure, int sword) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Contest.margin(state, figure, sword) > 0) {
        Chi.spend(state, state.figures().gang(figure), 1);
        rise(state, figure, sword);
      }
    }
  }

  private static void rise(GameState state, int figure, int sword) {
    Figures figures = state.figures();
    FlyingSwords.rises(figures, sword, figures.gang(figure));
    if (!Spots.isFree(state.board(), figures, sword, figures.place(sword), figures.size(sword))) {
      long beside = CarriedObjects.beside(state, figure, sword);
      figures.put(sword, beside == Place.NOWHERE
          ? Spots.nearest(state.board(), figures, sword, figures.place(sword)) : beside);
    }
    state.emit(ROSE, figures.code(sword), figures.code(figure));
  }
}
