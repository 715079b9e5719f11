package games.kumite.kungfu.shooting;

import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The first strike of a Flying Sword: a ranged attack, after which it stands in contact with the target (KF-TRT-30a to
 * 30c, KF-RUL-73).
 *
 * @param by its owner
 * @param on the target
 * @param place the place of the sword in the owner's profile
 * @param aim the extra actions
 */
record SwordStrike(int by, int on, int place, int aim) implements Step<GameState> {

  private static final EventType FLEW = EventType.of("sword-flew", "KF-TRT-30c").word("by", Figures::id)
      .word("sword", Figures::id);

  /** The place where it comes to stand. */
  private record Landing(int by, int on, int place) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      if (!figures.isPlaced(by) || (figures.arms().weapons(by) >> place & 1) == 0) {
        return; // it has left his hands in another way
      }
      figures.arms().loseWeapon(by, place);
      int sword = figures.add(state.definition().guest("flying-sword"), figures.gang(by));
      figures.rider(sword, by);
      figures.inflict(sword, Condition.SWORD);
      figures.inflict(sword, Condition.ACTIVATED);
      int near = figures.isPlaced(on) ? on : by;
      figures.put(sword, figures.place(by));
      long beside = CarriedObjects.beside(state, near, sword);
      figures.put(sword, beside == Place.NOWHERE
          ? Spots.nearest(state.board(), figures, sword, figures.place(near)) : beside);
      state.emit(FLEW, figures.code(by), figures.code(sword));
    }
  }

  @Override
  public void run(GameState state) {
    state.then(Volley.single(state, by, RangedWeapon.item(place), on, aim), new Landing(by, on, place));
  }
}
