package games.kumite.kungfu.fire;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/**
 * The run of an Extra that a Hot Spot has set on fire: once a turn, and it may set on fire the figures it bumps into (KF-LOC-25,
 * KF-RUL-135).
 *
 * @param figure the figure
 */
public record Blaze(int figure) implements Step<Fight> {

  private static final EventType CAUGHT = EventType.of("caught-fire", "KF-LOC-25b").named("figure", Figures::id);

  /** A test on one die of the figures that it has run into, which catch fire if they fail. */
  private record Bump(int figure, Picks before) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      Picks now = contacts(fight, figure);
      for (int i = 0; i < now.size(); i++) {
        if (catches(figures, now.get(i)) && Divination.isDue(fight, now.get(i))) { // D-12
          fight.then(new Divination(now.get(i), 1), this);
          return;
        }
      }
      for (int i = 0; i < now.size(); i++) {
        int other = now.get(i);
        if (catches(figures, other)
            && !QualityTest.isPassed(Dice.roll(fight, "fire", other), 0, figures.quality(other))) {
          figures.inflict(other, Condition.BURNING_BY_HOT_SPOT);
          fight.tell(CAUGHT, figures.code(other));
        }
      }
    }

    private boolean catches(Figures figures, int other) {
      return !contains(before, other) && !figures.is(other, Condition.BURNING_BY_HOT_SPOT)
          && !figures.is(other, Condition.SWORD); // KF-TRT-30d
    }
  }

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (Strides.isFree(fight, figure) && figures.is(figure, Condition.BURNING_BY_HOT_SPOT) // KF-RUL-34
        && figures.profile(figure).type.isExtra() && !figures.is(figure, Condition.HAS_RUN_ABOUT)) {
      figures.inflict(figure, Condition.HAS_RUN_ABOUT);
      fight.then(Stagger.of(fight, figure), new Bump(figure, contacts(fight, figure)));
    }
  }

  private static Picks contacts(Fight fight, int figure) {
    Picks contacts = Picks.NONE;
    for (int other = 0; other < fight.figures().count(); other++) {
      if (other != figure && Able.areInContact(fight.board(), fight.figures(), figure, other)) {
        contacts = contacts.and(other);
      }
    }
    return contacts;
  }

  private static boolean contains(Picks picks, int figure) {
    for (int i = 0; i < picks.size(); i++) {
      if (picks.get(i) == figure) {
        return true;
      }
    }
    return false;
  }
}
