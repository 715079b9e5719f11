package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The price of Boiling Blood: a die at or below the bonus Stuns (KF-TRT-16c, KF-RUL-108).
 *
 * @param figure whose activation or Reaction ends, {@link Figures#NOBODY} if a turn ends
 */
public record BoilingOver(int figure) implements Step<Fight> {

  /** That of everybody, at the end of a turn. */
  public static final BoilingOver OF_THE_TURN = new BoilingOver(Figures.NOBODY);

  private static final int SIDES = 6;
  private static final EventType COOLED =
      EventType.of("cooled", "KF-TRT-16c").named("figure", Figures::id).number("die");

  /** That of a figure whose activation or Reaction ends. */
  public static BoilingOver of(int figure) {
    return new BoilingOver(figure);
  }

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    for (int each = 0; each < figures.count(); each++) {
      boolean isDue = figure == Figures.NOBODY ? figures.is(each, Condition.BOILING)
          : each == figure && figures.is(each, Condition.BOILING_OVER);
      if (isDue) {
        figures.cure(each, Condition.BOILING);
        figures.cure(each, Condition.BOILING_OVER);
        if (Able.isInPlay(figures, each)) {
          roll(fight, each);
        }
      }
    }
  }

  private static void roll(Fight fight, int figure) {
    int die = fight.roll("blood", fight.seatOf(figure), SIDES);
    fight.tell(COOLED, fight.figures().code(figure), die);
    if (die <= fight.figures().boost(figure)) {
      Harm.stun(fight, figure);
    }
  }
}
