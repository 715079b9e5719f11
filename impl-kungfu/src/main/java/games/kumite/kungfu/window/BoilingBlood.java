package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Once;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** A test on one die that raises C until the turn ends; the price is rolled later (KF-TRT-16, KF-RUL-108). */
enum BoilingBlood implements Ability {
  BOIL;

  private static final int SIDES = 6;
  private static final Refusal USED = new Refusal("KF-RUL-108", "used-in-this-turn");
  private static final EventType BOILED =
      EventType.of("boiled", "KF-TRT-16b").named("figure", Figures::id).number("bonus");

  @Override
  public Word word() {
    return Word.BOIL;
  }

  @Override
  public Trait trait() {
    return Trait.BOILING_BLOOD;
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
    return fight.figures().hasUsed(figure, Once.BOILING_BLOOD) ? USED : null;
  }

  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    fight.figures().use(figure, Once.BOILING_BLOOD);
    fight.then(new Divination(figure, 1), new Boil(figure, occasion)); // D-12
  }

  /** The die, and its consequences. */
  private record Boil(int figure, Occasion occasion) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      boil(fight, figure, occasion);
    }
  }

  private static void boil(Fight fight, int figure, Occasion occasion) {
    Figures figures = fight.figures();
    int die = Dice.roll(fight, "blood", figure);
    int quality = figures.quality(figure);
    int bonus = QualityTest.isPassed(die, 0, quality) ? Math.max(0, die - quality) : 0;
    fight.tell(BOILED, figures.code(figure), bonus);
    if (bonus > 0) {
      figures.boost(figure, bonus);
      figures.inflict(figure, occasion.actor() == figure ? Condition.BOILING_OVER : Condition.BOILING);
    }
  }
}
