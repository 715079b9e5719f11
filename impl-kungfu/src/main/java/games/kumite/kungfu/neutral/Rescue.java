package games.kumite.kungfu.neutral;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Swords;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.plot.Reviving;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The Medic's turn: a move towards a casualty, or a turn beside it (KF-VIP-03, KF-RUL-149).
 *
 * @param figure the Medic
 */
record Rescue(int figure) implements Step<Fight> {

  private static final int REVIVED = 2;
  private static final EventType TREATED = EventType.of("treated", "KF-VIP-03d").named("figure", Figures::id)
      .named("patient", Figures::id).number("successes");

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (Recovery.take(fight, figure, Recovery.FREEING) > 0) {
      return;
    }
    int patient = patient(fight);
    fight.set(Num.QUARRY, patient);
    if (patient == Figures.NOBODY) {
      return;
    }
    if (Able.areBeside(fight.board(), fight.figures(), figure, patient)) {
      fight.then(new Treatment(figure, patient));
    } else if (!Strides.isKept(fight, figure)) {
      Approach approach = new Approach(figure, patient, 1, Course.FRESH);
      long end = approach.end(fight);
      if (end != figures.place(figure)) {
        fight.then(approach.step(fight, end));
      }
    }
  }

  /** Returns the nearest casualty whom he sees, or was going to. */
  private int patient(Fight fight) {
    Figures figures = fight.figures();
    int nearest = Figures.NOBODY;
    int min = Integer.MAX_VALUE;
    for (int other = 0; other < figures.count(); other++) {
      if (isCasualty(fight, other)
          && (other == fight.get(Num.QUARRY) || Sight.isMutual(fight.board(), figures, figure, other))) {
        int gap = Gaps.gap(figures.place(figure), figures.size(figure), figures.place(other), figures.size(other));
        nearest = gap < min ? other : nearest;
        min = Math.min(min, gap);
      }
    }
    return nearest;
  }

  /**
   * Returns whether another figure is one whom he treats: with no enemy in contact (KF-VIP-03g), and of a kind that he treats
   * (KF-VIP-03h).
   */
  private static boolean isCasualty(Fight fight, int other) {
    Figures figures = fight.figures();
    boolean isOut = figures.is(other, Condition.KNOCKED_OUT) || figures.is(other, Condition.DEAD);
    boolean isThere = figures.isPlaced(other) && figures.carrier(other) == Figures.NOBODY
        && !figures.is(other, Condition.GONE) && !figures.is(other, Condition.INSIDE) && !figures.is(other, Condition.HUSK)
        && !Swords.isSword(figures, other);
    return isOut && isThere && !figures.has(other, Deed.TREATED) && !Able.has(figures, other, Trait.UNDEAD)
        && !Able.has(figures, other, Trait.ANIMAL) && !Able.has(figures, other, Trait.ARTIFICIAL)
        && figures.size(other) != Size.HUGE && !isGuarded(fight, other);
  }

  private static boolean isGuarded(Fight fight, int body) {
    Figures figures = fight.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.gang(enemy) != Figures.NEUTRAL && figures.areEnemies(enemy, body) && Able.isInPlay(figures, enemy)
          && Able.areBeside(fight.board(), figures, enemy, body)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The treatment with three Q dice of the casualty (KF-VIP-03d to 03f).
   *
   * @param figure the Medic
   * @param patient the figure that it treats
   */
  private record Treatment(int figure, int patient) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (!Tests.isWaiting(fight, patient, Tests.DICE, this)) {
        treat(fight, figure, patient);
      }
    }
  }

  private static void treat(Fight fight, int figure, int patient) {
    Figures figures = fight.figures();
    int successes = Tests.successes(fight, patient, "survival");
    fight.tell(TREATED, figures.code(figure), figures.code(patient), successes);
    if (successes < REVIVED) {
      figures.note(patient, Deed.TREATED);
    } else if (!figures.is(patient, Condition.DEAD)) {
      Reviving.revive(fight, figure, patient);
    } else if (successes == Tests.DICE) {
      figures.cure(patient, Condition.DEAD);
      figures.inflict(patient, Condition.KNOCKED_OUT);
    }
  }
}
