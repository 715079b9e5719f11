package games.kumite.kungfu.feat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.combat.Fall;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.morale.Fright;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;

/**
 * The sound of the Magic Gong: every figure within L passes a test on one die or is Knocked Down; Animals are frightened as well
 * (KF-TRT-50).
 *
 * @param by the figure that strikes it
 */
record Gong(int by) implements Step<Fight> {

  static final Refusal LOST = new Refusal("KF-RUL-55", "gong-lost");
  private static final EventType SOUNDED = EventType.of("gong-sounded", "KF-TRT-50a").named("by", Figures::id);
  private static final EventType STUNNED = EventType.of("gong-felled", "KF-TRT-50a").named("figure", Figures::id);

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (asks(fight)) {
      return;
    }
    fight.tell(SOUNDED, figures.code(by));
    Picks animals = Picks.NONE;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (isHearing(figures, figure)) {
        boolean isSteady = QualityTest.isPassed(Dice.roll(fight, "gong", figure), 0,
            figures.quality(figure));
        if (!isSteady && !figures.is(figure, Condition.KNOCKED_DOWN)) {
          fight.tell(STUNNED, figures.code(figure));
          if (figures.is(figure, Condition.CLIFFHANGING)) {
            Fall.ifHanging(fight, figure, by); // no figure lies in the air
          } else {
            Harm.knockDown(fight, figure);
            fight.then(Fall.ofWhoLies(figure, by)); // KF-RUL-176
          }
        }
        boolean isFrightened = Able.has(figures, figure, Trait.ANIMAL) && !figures.is(figure, Condition.POSSESSED); // KF-RUL-159
        animals = isFrightened ? animals.and(figure) : animals; // KF-TRT-50c
      }
    }
    if (animals.size() > 0) {
      fight.then(new Fright(animals));
    }
  }

  /** Asks each figure that has divined what its die is, first of all, and returns whether any is asked (D-12). */
  private boolean asks(Fight fight) {
    boolean isAsking = false;
    for (int figure = 0; figure < fight.figures().count() && Divination.isAny(fight); figure++) {
      if (isHearing(fight.figures(), figure) && Divination.isDue(fight, figure)) {
        fight.then(new Divination(figure, 1));
        isAsking = true;
      }
    }
    if (isAsking) {
      fight.then(this);
    }
    return isAsking;
  }

  /**
   * Returns whether a figure hears it, the striker himself included; Artificial and Undead figures are deaf to it (KF-TRT-50b).
   */
  private boolean isHearing(Figures figures, int figure) {
    return Able.isInPlay(figures, figure) && !Able.has(figures, figure, Trait.ARTIFICIAL)
        && !Able.has(figures, figure, Trait.UNDEAD) && Able.areNear(figures, by, figure, Stick.LONG.length());
  }
}
