package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.trigger.Simultaneous;
import games.kumite.kungfu.trigger.Trigger;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The price of Boiling Blood: a die at or below the bonus Stuns (KF-TRT-16c, KF-RUL-108).
 *
 * @param figure the figure whose activation or Reaction ends, {@link Figures#NOBODY} if a turn ends
 */
public record BoilingOver(int figure) implements Step<Fight> {

  /** The price of all figures, at the end of a turn. */
  public static final BoilingOver OF_THE_TURN = new BoilingOver(Figures.NOBODY);

  private static final int SIDES = 6;
  private static final EventType COOLED =
      EventType.of("cooled", "KF-TRT-16c").named("figure", Figures::id).number("die")
          .number("bonus");

  /** Handles the end of the activation or Reaction of a figure. */
  public static void after(Fight fight, int figure) {
    if (fight.figures().is(figure, Condition.BOILING_OVER)) {
      fight.then(new BoilingOver(figure));
    }
  }

  /** The price that is due when a turn ends (KF-RUL-05). */
  private enum Cooling implements Trigger {
    OF_THE_TURN;

    @Override
    public boolean isDue(Fight fight, int figure) {
      return fight.figures().is(figure, Condition.BOILING) && Able.isInPlay(fight.figures(), figure);
    }

    @Override
    public Step<Fight> step(Fight fight, int figure) {
      return new Cools(figure);
    }
  }

  /**
   * The price of one figure.
   *
   * @param figure the figure
   */
  private record Cools(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      pay(fight, figure);
    }
  }

  @Override
  public void run(Fight fight) {
    if (figure == Figures.NOBODY) {
      Simultaneous.all(fight, Cooling.OF_THE_TURN);
    } else if (fight.figures().is(figure, Condition.BOILING_OVER)) {
      pay(fight, figure);
    }
  }

  private static void pay(Fight fight, int figure) {
    fight.figures().cure(figure, Condition.BOILING);
    fight.figures().cure(figure, Condition.BOILING_OVER);
    if (Able.isInPlay(fight.figures(), figure)) {
      roll(fight, figure);
    }
  }

  private static void roll(Fight fight, int figure) {
    int die = fight.roll("blood", fight.seatOf(figure), SIDES);
    fight.tell(COOLED, fight.figures().code(figure), die, fight.figures().boost(figure));
    if (die <= fight.figures().boost(figure)) {
      Harm.stun(fight, figure, Figures.NOBODY);
      fight.then(Settle.ALL); // KF-RUL-175: it may have come down from a roof
    }
  }
}
