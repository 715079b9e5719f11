package games.kumite.kungfu.trait;

import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The test on one die that raises C until the turn ends, or until the activation ends in which it is made; the price is rolled
 * later (KF-TRT-16, KF-RUL-108).
 *
 * @param figure the figure
 * @param occasion the occasion on which it boils
 */
record BoilingBlood(int figure, WindowContext occasion) implements Step<GameState> {

  private static final EventType BOILED =
      EventType.of("boiled", "KF-TRT-16b").word("figure", Figures::id).number("bonus");

  static void begin(GameState state, int figure, WindowContext occasion) {
    state.then(new IChing(figure, 1), new BoilingBlood(figure, occasion)); // D-12
  }

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    int die = FigureDice.roll(state, "blood", figure);
    int quality = figures.quality(figure);
    int bonus = QualityTest.isPassed(die, 0, quality) ? Math.max(0, die - quality) : 0;
    state.emit(BOILED, figures.code(figure), bonus);
    if (bonus > 0) {
      figures.boost(figure, bonus);
      figures.inflict(figure, occasion.actor() == figure ? Condition.BOILING_OVER : Condition.BOILING);
    }
  }
}
