package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The test on one die that may raise C until the turn ends; the price is rolled later, at the end of the activation in which
 * it is made, if there is one (KF-TRT-16, KF-RUL-108).
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
    if (bonus > 0) {
      state.then(new Rise(this, bonus));
    } else {
      state.emit(BOILED, figures.code(figure), bonus);
    }
  }

  /**
   * The choice whether a success raises C (D-75, KF-TRT-16b).
   *
   * @param blood the test
   * @param bonus the rise
   */
  private record Rise(BoilingBlood blood, int bonus) implements Question<GameState>, FigureChoice {
    @Override
    public String kind() {
      return "rise";
    }

    @Override
    public int figure() {
      return blood.figure;
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(figure()), bonus);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.BOIL, FigureNames.of(state.figures(), figure())));
      out.add(state.actions().of(ActionVerb.WAIVE));
    }

    @Override
    public void execute(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.BOIL) {
        Figures figures = state.figures();
        state.emit(BOILED, figures.code(figure()), bonus);
        figures.boost(figure(), bonus);
        figures.inflict(figure(), blood.occasion.actor() == figure() ? Condition.BOILING_OVER : Condition.BOILING);
      }
    }
  }
}
