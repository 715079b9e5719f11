package games.kumite.kungfu.shooting;

import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
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
record SwordStrike(int by, int on, int place, int aim) implements Step<Fight> {

  private static final EventType FLEW = EventType.of("sword-flew", "KF-TRT-30c").named("by", Figures::id)
      .named("sword", Figures::id);

  /** The place where it comes to stand. */
  private record Landing(int by, int on, int place) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      if (!figures.isPlaced(by) || (figures.arms().weapons(by) >> place & 1) == 0) {
        return; // it has left his hands in another way
      }
      figures.arms().loseWeapon(by, place);
      int sword = figures.add(fight.terms().guest("flying-sword"), figures.gang(by));
      figures.rider(sword, by);
      figures.inflict(sword, Condition.SWORD);
      figures.inflict(sword, Condition.ACTIVATED);
      int near = figures.isPlaced(on) ? on : by;
      figures.put(sword, figures.place(by));
      long beside = Carrying.beside(fight, near, sword);
      figures.put(sword, beside == Place.NOWHERE
          ? Spots.nearest(fight.board(), figures, sword, figures.place(near)) : beside);
      fight.tell(FLEW, figures.code(by), figures.code(sword));
    }
  }

  @Override
  public void run(Fight fight) {
    fight.then(Volley.single(fight, by, Means.item(place), on, aim), new Landing(by, on, place));
  }
}
