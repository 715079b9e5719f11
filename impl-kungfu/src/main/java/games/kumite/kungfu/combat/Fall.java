package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * A figure that was pushed over an edge, still at its old level, comes down (KF-STU-14e to 14i, KF-RUL-104).
 *
 * @param figure who
 */
record Fall(int figure) implements Step<Fight> {

  private static final int SIDES = 6;
  private static final int RING = 100;
  private static final int MAX_RINGS = 40;
  private static final EventType FELL = EventType.of("fell", "KF-STU-15").named("figure", Figures::id).number("height");
  private static final EventType HANGS = EventType.of("hangs", "KF-STU-14h").named("figure", Figures::id);

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (!Able.isInPlay(figures, figure) || Able.has(figures, figure, Trait.FLYING)) { // KF-TRT-29d
      return;
    }
    long edge = figures.place(figure);
    int level = fight.board().levelBelow(Place.x(edge), Place.y(edge), Place.level(edge) - 1, figures.size(figure).height());
    int height = Place.level(edge) - Math.max(level, 0);
    boolean isProtagonist = figures.profile(figure).type == FigureType.PROTAGONIST;
    boolean isSafe = height <= Stick.SHORT.length() && Able.has(figures, figure, Trait.ACROBAT)
        && !figures.is(figure, Condition.LIMPING); // KF-TRT-01a
    boolean isSuccess = isSafe || needsDie(isProtagonist, height) && test(fight);
    if (isProtagonist && isSuccess && !isSafe) {
      figures.inflict(figure, Condition.CLIFFHANGING);
      fight.tell(HANGS, figures.code(figure));
      return;
    }
    fight.tell(FELL, figures.code(figure), height);
    figures.put(figure, landing(fight, Place.of(Place.x(edge), Place.y(edge), Math.max(level, 0))));
    Carrying.follow(fight, figure);
    if (!isSafe) {
      if (isProtagonist) {
        hurtProtagonist(fight, height);
      } else {
        hurtExtra(fight, height, isSuccess);
      }
    }
  }

  /** No die is rolled where every result is the same. */
  private static boolean needsDie(boolean isProtagonist, int height) {
    return isProtagonist || height <= Stick.MEDIUM.length();
  }

  private boolean test(Fight fight) {
    Figures figures = fight.figures();
    int bonus = Able.has(figures, figure, Trait.ACROBAT) && !figures.is(figure, Condition.LIMPING) ? 1 : 0;
    return QualityTest.isPassed(fight.roll("fall", fight.seatOf(figure), SIDES), bonus, figures.quality(figure));
  }

  /** KF-STU-14e to 14g. */
  private void hurtExtra(Fight fight, int height, boolean isSuccess) {
    if (height <= Stick.SHORT.length()) {
      if (!isSuccess) {
        Harm.knockDown(fight, figure);
      }
    } else if (height <= Stick.MEDIUM.length() && isSuccess) {
      Casualty.knockOut(fight, figure, Figures.NOBODY);
    } else {
      Casualty.kill(fight, figure, Figures.NOBODY);
    }
  }

  /** KF-STU-14i. */
  private void hurtProtagonist(Fight fight, int height) {
    Harm.knockDown(fight, figure);
    if (height > Stick.SHORT.length()) {
      Harm.limp(fight.figures(), figure);
    }
    if (height > Stick.MEDIUM.length()) {
      Harm.wound(fight, figure, Figures.NOBODY);
    }
  }

  /** The place below, or the nearest free one around it. */
  private long landing(Fight fight, long below) {
    Size size = fight.figures().size(figure);
    if (Spots.isFree(fight.board(), fight.figures(), figure, below, size)) {
      return below;
    }
    for (int ring = 1; ring <= MAX_RINGS; ring++) {
      for (int direction = 0; direction < Directions.COUNT; direction++) {
        long place = Place.of(Place.x(below) + Directions.x(direction, ring * RING),
            Place.y(below) + Directions.y(direction, ring * RING), Place.level(below));
        if (place != Place.NOWHERE && Spots.isFree(fight.board(), fight.figures(), figure, place, size)) {
          return place;
        }
      }
    }
    return below;
  }
}
