package games.kumite.kungfu.trait;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.Fall;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.morale.Fright;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;

/**
 * The sound of the Magic Gong: every figure within L passes a test on one die or is Knocked Down; Animals are frightened as well
 * (KF-TRT-50).
 *
 * @param by the figure that strikes it
 */
record MagicGong(int by) implements Step<GameState> {

  static final Refusal LOST = new Refusal("KF-RUL-55", "gong-lost");
  private static final EventType SOUNDED = EventType.of("gong-sounded", "KF-TRT-50a").word("by", Figures::id);
  private static final EventType STUNNED = EventType.of("gong-felled", "KF-TRT-50a").word("figure", Figures::id);

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (asks(state)) {
      return;
    }
    state.emit(SOUNDED, figures.code(by));
    IntList animals = IntList.NONE;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (isHearing(figures, figure)) {
        boolean isSteady = QualityTest.isPassed(state, "gong", figure, 0);
        if (!isSteady && !figures.is(figure, Condition.KNOCKED_DOWN)) {
          state.emit(STUNNED, figures.code(figure));
          if (figures.is(figure, Condition.CLIFFHANGING)) {
            Fall.ifHanging(state, figure, by); // no figure lies in the air
          } else {
            EffectExecutor.knockDown(state, figure);
            state.then(Fall.ofWhoLies(figure, by)); // KF-RUL-176
          }
        }
        boolean isFrightened = Capabilities.has(figures, figure, Trait.ANIMAL) && !figures.is(figure, Condition.POSSESSED); // KF-RUL-159
        animals = isFrightened ? animals.and(figure) : animals; // KF-TRT-50c
      }
    }
    if (animals.size() > 0) {
      state.then(new Fright(animals));
    }
  }

  /** Asks each figure that has divined what its die is, first of all, and returns whether any is asked (D-12). */
  private boolean asks(GameState state) {
    boolean isAsking = false;
    for (int figure = 0; figure < state.figures().count() && IChing.isAny(state); figure++) {
      isAsking |= isHearing(state.figures(), figure) && IChing.ask(state, figure, 1);
    }
    if (isAsking) {
      state.then(this);
    }
    return isAsking;
  }

  /**
   * Returns whether a figure hears it, the striker himself included; Artificial and Undead figures are deaf to it (KF-TRT-50b).
   */
  private boolean isHearing(Figures figures, int figure) {
    return Capabilities.isInPlay(figures, figure) && !Capabilities.has(figures, figure, Trait.ARTIFICIAL)
        && !Capabilities.has(figures, figure, Trait.UNDEAD) && Capabilities.areNear(figures, by, figure, Stick.LONG.length());
  }
}
