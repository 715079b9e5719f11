package games.kumite.kungfu.window;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** A test on one die that raises C until the turn ends; the price is rolled later (KF-TRT-16, KF-RUL-108). */
enum BoilingBlood implements AnyMomentAbility {
  BOIL;

  private static final int SIDES = 6;
  private static final Refusal USED = new Refusal("KF-RUL-108", "used-in-this-turn");
  private static final EventType BOILED =
      EventType.of("boiled", "KF-TRT-16b").word("figure", Figures::id).number("bonus");

  @Override
  public ActionVerb word() {
    return ActionVerb.BOIL;
  }

  @Override
  public Trait trait() {
    return Trait.BOILING_BLOOD;
  }

  @Override
  public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    return state.figures().hasUsed(figure, OncePerTurn.BOILING_BLOOD) ? USED : null;
  }

  @Override
  public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
    state.figures().use(figure, OncePerTurn.BOILING_BLOOD);
    state.then(new IChing(figure, 1), new Boil(figure, occasion)); // D-12
  }

  /** The die, and its consequences. */
  private record Boil(int figure, WindowContext occasion) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      boil(state, figure, occasion);
    }
  }

  private static void boil(GameState state, int figure, WindowContext occasion) {
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
